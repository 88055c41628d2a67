"""Start a server in a process of its own: ``launch.py DATA [fake]``. It says on standard error where it listens."""

import sys
from pathlib import Path
from typing import cast

from app.log import configure
from app.serve import run, serve
from app.settings import Settings
from judge.engine import Engine


def main(data: Path, engine: str = "real") -> None:
    """Serve on a free port of loopback."""
    if engine == "real":
        serve("127.0.0.1", 0, data)
        return
    from tests.app.fake_engine import FakeEngine

    configure("error")
    run(Settings(port=0, data=data), cast(Engine, FakeEngine()))


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
