"""Right answers are right, wrong ones wrong, and no two mistakes can be taken for one another, whatever is drawn."""

from itertools import combinations

import pytest
import torch

from tests.problems.kit import ENTRIES, SEEDS, apart, each, entry, excess, observe, submissions, trials, verdict

RIGHT = [(problem, "solution.py") for problem in ENTRIES] + each("accepted")


@pytest.mark.parametrize(("problem", "name"), RIGHT)
def test_a_right_answer_equals_the_oracle(problem: str, name: str) -> None:
    call = entry(problem, name)
    for seed in SEEDS:
        for trial in trials(problem, seed):
            seen = observe(call, trial)
            assert excess(seen, trial) <= 1, (seed, trial.case.name, seen.error)


@pytest.mark.parametrize(("problem", "name"), each("wrong_answer"))
def test_a_wrong_answer_is_wrong_by_its_values(problem: str, name: str) -> None:
    assert {verdict(entry(problem, name), problem, seed) for seed in SEEDS} == {"WA"}


@pytest.mark.parametrize(("problem", "name"), each("run_time_error"))
def test_a_run_time_error_is_one(problem: str, name: str) -> None:
    assert {verdict(entry(problem, name), problem, seed) for seed in SEEDS} == {"RTE"}


@pytest.mark.parametrize("problem", ENTRIES)
def test_the_starter_fails(problem: str) -> None:
    assert verdict(entry(problem, "starter.py"), problem, 0) == "RTE"


@pytest.mark.parametrize("problem", ENTRIES)
@pytest.mark.parametrize("samples_only", [False, True], ids=["submit", "run"])
def test_mistakes_differ_from_each_other(problem: str, samples_only: bool) -> None:
    names = submissions(problem, "wrong_answer")
    for seed in SEEDS:
        chosen = [trial for trial in trials(problem, seed) if trial.case.sample or not samples_only]
        seen = {name: [observe(entry(problem, name), trial) for trial in chosen] for name in names}
        shown = [name for name in names if any(excess(*pair) > 1 for pair in zip(seen[name], chosen, strict=True))]
        for one, other in combinations(shown, 2):
            pairs = zip(seen[one], seen[other], chosen, strict=True)
            assert any(apart(a, b, trial) for a, b, trial in pairs), (seed, one, other)


@pytest.mark.parametrize("problem", ENTRIES)
def test_cases_are_fresh_and_repeatable(problem: str) -> None:
    def inputs(seed: int) -> dict[str, list[object]]:
        trials.cache_clear()
        cases = (trial.case for trial in trials(problem, seed))
        return {case.name: [a.tolist() if isinstance(a, torch.Tensor) else a for a in case.args] for case in cases}

    one, again, other = inputs(1), inputs(1), inputs(2)
    assert one == again
    assert {name for name in one if one[name] == other[name]} <= {"1d", "example", "zero-size"}
