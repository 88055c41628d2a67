"""Plans are fresh, replayable, and hold a real vector-Jacobian product."""

import pytest
import torch

from judge.case import Want
from judge.errors import LearnerError
from judge.plan import Plan, fresh_seed, make_plan, room
from judge.problem import Catalogue


def names(plan: Plan) -> list[str]:
    return [planned.case.name for planned in plan.cases]


def test_the_same_seed_gives_the_same_bytes(catalogue: Catalogue) -> None:
    problem = catalogue["rotate-half"]
    assert make_plan(problem, "submit", 5).calls == make_plan(problem, "submit", 5).calls
    assert make_plan(problem, "submit", 5).calls != make_plan(problem, "submit", 6).calls


def test_seeds_are_fresh_and_survive_a_browsers_numbers() -> None:
    seeds = {fresh_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert max(seeds) < 1 << 53


def test_run_judges_the_samples_and_submit_everything(catalogue: Catalogue) -> None:
    problem = catalogue["rotate-half"]
    samples, everything = make_plan(problem, "run", 1), make_plan(problem, "submit", 1)
    assert all(planned.case.sample for planned in samples.cases)
    assert len(everything.cases) == 12
    assert set(names(samples)) < set(names(everything))


@pytest.mark.parametrize("mode", ["run", "submit"])
def test_one_case_alone_is_drawn_as_among_the_others(catalogue: Catalogue, mode: str) -> None:
    problem = catalogue["rotate-half"]
    whole = make_plan(problem, "submit", 9)
    alone = make_plan(problem, mode, 9, only="bf16")  # type: ignore[arg-type]
    assert names(alone) == ["bf16"]
    at = names(whole).index("bf16")
    assert torch.equal(alone.cases[0].case.args[0], whole.cases[at].case.args[0])  # type: ignore[arg-type]


def test_an_unknown_case_is_named_with_those_there_are(catalogue: Catalogue) -> None:
    with pytest.raises(LearnerError, match=r"no case bf61.*non-contiguous"):
        make_plan(catalogue["rotate-half"], "submit", 1, only="bf61")


def test_wanted_gradients_are_the_vector_jacobian_product(catalogue: Catalogue) -> None:
    plan = make_plan(catalogue["rotate-half"], "submit", 3, only="gradient")
    (planned,) = plan.cases
    (cotangent,), (gradient,) = planned.cotangents, planned.gradients
    left, right = cotangent.double().chunk(2, dim=-1)
    assert torch.equal(gradient.value, torch.cat((right, -left), dim=-1))  # rotate_half is minus its own transpose
    assert isinstance(planned.expected, Want)
    assert not planned.expected.value.requires_grad


def test_an_answer_of_the_right_size_has_room(catalogue: Catalogue) -> None:
    for problem in catalogue:
        if problem.kind == "code":
            plan = make_plan(problem, "submit", 1)
            largest = (
                max(planned.expected.value.numel() * 8 for planned in plan.cases if isinstance(planned.expected, Want))
                if any(isinstance(planned.expected, Want) for planned in plan.cases)
                else 0
            )
            assert room(plan) > largest
