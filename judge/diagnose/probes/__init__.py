"""One mistake a module. A probe is made anew for each diagnosis and may remember what it saw."""

from judge.diagnose.probes.dtype import WrongDtype
from judge.diagnose.probes.first_position import FirstPositionOnly
from judge.diagnose.probes.input_modified import InputModified
from judge.diagnose.probes.input_returned import InputReturned
from judge.diagnose.probes.negated import Negated
from judge.diagnose.probes.permuted import Permuted
from judge.diagnose.probes.probe import Probe
from judge.diagnose.probes.rounded import Rounded
from judge.diagnose.probes.scaled import Scaled
from judge.diagnose.probes.shifted import Shifted
from judge.diagnose.probes.transposed import Transposed

PROBES: tuple[type[Probe], ...] = (
    # From the most specific to the least.
    InputReturned,
    WrongDtype,
    Rounded,
    Negated,
    Transposed,
    Shifted,
    Permuted,
    Scaled,
    FirstPositionOnly,
    InputModified,
)
