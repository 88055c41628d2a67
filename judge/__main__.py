"""``python -m judge check`` and ``calibrate`` for authors, ``doctor`` for operators; no practising here."""

import sys

from judge.errors import RopeJudgeError
from judge.language import environment_language
from judge.problem import Catalogue
from judge.quoting import clean_lines

USAGE = "usage: python -m judge check [--seeds N] [IDS...] | calibrate [--check] [--seeds N] [IDS...] | doctor"


def main(arguments: list[str]) -> int:
    """Run one verb; returns the exit code."""
    try:
        match arguments:
            case ["check", *options]:
                return _check(options)
            case ["calibrate", *options]:
                return _calibrate(options)
            case ["doctor"]:
                return _doctor()
    except RopeJudgeError as error:
        print(clean_lines(error.message.text(environment_language())), file=sys.stderr)
        return error.exit_code
    print(USAGE, file=sys.stderr)
    return 2


def _check(options: list[str]) -> int:
    from judge.check.command import command

    return command(options, environment_language())


def _calibrate(options: list[str]) -> int:
    from judge.calibrate.command import command

    return command(options, environment_language())


def _doctor() -> int:
    from judge.engine import Engine

    with Engine(Catalogue.load(), slots=1) as engine:
        posture = engine.posture
    print(posture.level)
    for layer in posture.layers:
        print(f"{layer.state:7} {layer.name}: {layer.note.text(environment_language())}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
