"""A toy exercise is measured; the exercises that come with the judge have the room that is asked for."""

import io
from pathlib import Path

import pytest
import torch

from judge.calibrate import GAP, Calibration, calibrate, show
from judge.calibrate.command import command
from judge.calibrate.crude import crude
from judge.calibrate.show import fault_lines
from judge.problem import Catalogue
from judge.problem.catalogue import folders
from tests.judge.toy import CODE_YAML, docstring, double, write_answer, write_code


def measured(root: Path, **bounds: object) -> Calibration:
    """The toy *double*, with the tolerance that is given."""
    write_code(root, tolerance=CODE_YAML["tolerance"] | bounds)
    return calibrate(Catalogue.load(root)["double"], (1, 2))


def test_every_answer_is_measured(tmp_path: Path) -> None:
    calibration = measured(tmp_path)
    roles = {answer.name: answer.role for answer in calibration.answers}
    assert roles["solution"] == "accepted"
    assert "wrong" in roles.values()
    assert roles["results through bfloat16"] == "crude"
    assert fault_lines(calibration) == []
    (standing,) = calibration.standings()
    assert standing.key == "float32"
    assert standing.accepted[0] < 1 and standing.refused is not None
    assert standing.refused[0] > 1


def test_a_tolerance_that_lets_half_precision_pass_is_found(tmp_path: Path) -> None:
    faults = fault_lines(measured(tmp_path, float32={"atol": 0.0, "rtol": 2e-2}))
    assert "results through float16: PASSES" in faults


def test_right_answers_that_are_refused_and_wrong_ones_that_are_too_near_are_found(tmp_path: Path) -> None:
    crooked = {"submissions/accepted/crooked.py": double("return 2 * x * 1.00001")}
    near = {"submissions/wrong_answer/near.py": docstring("near") + double("return 2 * x * 1.000003")}
    write_code(tmp_path, files=crooked | near)
    calibration = calibrate(Catalogue.load(tmp_path)["double"], (1,))
    out = io.StringIO()
    show(calibration, "zh", out)
    assert "!! crooked：被拒绝" in out.getvalue()
    refused, close = fault_lines(calibration)
    assert refused == "crooked: REFUSED"
    assert close == "near: only 0.3× the worst right answer, 4× is asked for"


def test_kinds_without_code_and_unfinished_folders_are_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_answer(tmp_path)
    write_code(tmp_path).joinpath("cases.py").unlink()
    monkeypatch.setattr("judge.calibrate.command.folders", lambda: folders(tmp_path))
    out = io.StringIO()
    assert command([], "en", out) == 0
    assert out.getvalue().startswith("add-by-hand  (no code is run, nothing to calibrate)")
    assert "0 exercises, 0 answers" in out.getvalue()


def test_every_step_is_rounded_and_views_are_left_alone() -> None:
    def entry(x: torch.Tensor) -> torch.Tensor:
        y = x.clone()
        y[1:].mul_(3.0)
        return y / 7

    x = torch.tensor([1.0, 1.0])
    assert torch.equal(
        crude(entry)["every step through bfloat16"](x), (x * torch.tensor([1, 3]) / 7).bfloat16().float()
    )


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_every_tolerance_has_room_on_both_sides() -> None:
    """Of every exercise, with two seeds: each wrong or crude answer is GAP times further off than any right one."""
    out = io.StringIO()
    assert command(["--check", "--seeds", "2"], "en", out) == 0, out.getvalue()
    assert GAP >= 4
