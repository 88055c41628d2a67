"""Every reference, and the oracle behind it, against code that others wrote and many people run."""

import re
import warnings
from pathlib import Path

import pytest
import torch

from tests.conftest import missing
from tests.truth.agreement import BOTH, PEERS, Peer
from tests.truth.comparisons import comparisons
from tests.truth.packages import absent
from tests.truth.table import PAGE, page

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
LOCKS = [ROOT / name for name in ("requirements-dev.lock", "requirements-truth.lock")]


@pytest.fixture(scope="module", autouse=True)
def packages() -> None:
    """The extra ``truth``; imported once for the whole module."""
    if absent():
        missing(f"not installed: {', '.join(absent())} (the extra truth; make test installs it)")


@pytest.fixture(autouse=True)
def their_warnings_are_theirs() -> None:
    warnings.filterwarnings("ignore", module=r"(transformers|torchtune|x_transformers|rotary_embedding_torch)")


# Nothing of an exercise is read before its test runs: a broken one must not stop the collection of all tests.
EACH = [
    pytest.param(peer, dtype, id=f"{peer.id}, {dtype}")
    for peer in PEERS
    if (ROOT / "problems" / peer.exercise / "problem.yaml").is_file()
    for dtype in peer.dtypes
]


@pytest.mark.parametrize(("peer", "dtype"), EACH)
def test_the_package_and_the_exercise_agree_or_part_as_stated(peer: Peer, dtype: torch.dtype) -> None:
    rows = peer.rows(dtype)
    assert rows
    for row in rows:
        if peer.parts:
            assert row.share > 1, f"{row.shown}: agrees by now, although: {peer.parts}"
            assert row.reference > 0, row.shown
        else:
            assert row.share <= 1, row.shown
        assert row.own <= 1, row.shown


def test_exercises_that_have_peers_are_compared_in_both_dtypes() -> None:
    """Where inputs have a dtype at all, float64 and float32 are both tried."""
    assert len({peer.exercise for peer in comparisons()}) >= 30
    assert {peer.exercise for peer in comparisons() if peer.dtypes[:2] == BOTH} >= {"rope-half", "rope-interleaved"}


def test_the_page_is_what_the_generator_writes() -> None:
    """Up to the figures, which differ from one machine to another in their last digits."""
    assert without_figures(PAGE.read_text("utf-8")) == without_figures(page()), "run python -m tests.truth.table"


def test_the_page_names_the_versions_that_are_locked() -> None:
    locked = "\n".join(path.read_text("utf-8") for path in LOCKS)
    for name, version in re.findall(r"^\| `[^`]+` \| (\S+) (\S+) \|", PAGE.read_text("utf-8"), re.MULTILINE):
        assert f"\n{name}=={version}" in locked


def without_figures(text: str) -> list[str]:
    """The lines, sorted: an exercise may move along the track."""
    return sorted(re.sub(r"(?<=\| )(?:0|∞|\d\.\de[+-]\d\d)(?= \|)", "#", text).splitlines())
