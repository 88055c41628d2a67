"""The playground: any source, run once in the sandbox that judges, with the value of its last expression."""

from judge.playground.play import LIMITS as LIMITS
from judge.playground.play import Play as Play
from judge.playground.play import Played as Played
from judge.playground.shown import Shown as Shown
