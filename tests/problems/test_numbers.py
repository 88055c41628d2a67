"""The numbers by which exercises are called in a terminal."""

from judge.problem import Catalogue


def test_every_exercise_is_numbered_in_the_order_of_the_track(catalogue: Catalogue) -> None:
    assert [problem.number for problem in catalogue] == list(range(1, len(catalogue) + 1))
