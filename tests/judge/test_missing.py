"""What is said of a source that lacks the function."""

import pytest

from judge.missing import missing


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("", "there is no code in the source: define rotate_half there"),
        ("# to do\n\n   # later\n", "there is no code in the source: define rotate_half there"),
        (
            "def rotate_halff(x):\n    return x\n",
            "the source defines rotate_halff, and nothing called rotate_half: give",
        ),
        (
            "import torch\nrotatehalf = lambda x: x\n",
            "the source defines rotatehalf, and nothing called rotate_half: give",
        ),
        ("def solve(x):\n    return x\n", "the source defines no rotate_half that can be called"),
        ("rotate_half = 3\n", "the source defines no rotate_half that can be called"),
        ("x == rotate_halff\n", "the source defines no rotate_half that can be called"),
    ],
)
def test_what_is_there_instead(source: str, said: str) -> None:
    message = missing(source, "rotate_half")
    assert message.text("en").startswith(said)
    assert message.text("zh") != message.text("en") and "rotate_half" in message.text("zh")
