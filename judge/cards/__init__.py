"""Review cards: a question and its answer in both languages, and when each comes again."""

from judge.cards.card import SECTIONS, Card, CardText
from judge.cards.deck import Deck, Standing
from judge.cards.memory import RATINGS, Memory, Rating, intervals, reviewed

__all__ = ["RATINGS", "SECTIONS", "Card", "CardText", "Deck", "Memory", "Rating", "Standing", "intervals", "reviewed"]
