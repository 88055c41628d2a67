"""Start a server in a process of its own: ``launch.py DATA [fake]``. It says on standard error where it listens."""

# ruff: noqa: E402
import os
import sys

from judge.collector import while_loading

while_loading()  # as the command does

from pathlib import Path
from typing import cast

from app.log import configure
from app.serve import listen, run, serve
from app.settings import Settings
from judge.engine import Engine


def main(data: Path, engine: str = "real") -> None:
    """Serve on a free port of loopback; the fake engine's server on ``TEST_PORT``, if that is set."""
    if engine == "real":
        serve("127.0.0.1", 0, data)
        return
    from tests.app.fake_engine import FakeEngine

    settings = Settings(port=int(os.environ.get("TEST_PORT", "0")), data=data)
    configure(settings.log_level if "ROPE_JUDGE_LOG_LEVEL" in os.environ else "error")
    with listen(settings) as listener:
        run(settings, cast(Engine, FakeEngine()), listener)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
