"""At which port a server listens, noted in its data folder for the commands that are run beside it."""

from pathlib import Path

from app.storage.folder import own_file

NAME = "port"


def note(folder: Path, port: int) -> None:
    """Note it. Where that cannot be done, commands suppose the usual one."""
    try:
        own_file(folder / NAME)
        (folder / NAME).write_text(f"{port}\n", "ascii")
    except OSError:
        return


def noted(folder: Path) -> int | None:
    """The port that was noted last; None where there is no such note."""
    try:
        port = int((folder / NAME).read_text("ascii"))
    except (OSError, ValueError):
        return None
    return port if 0 < port < 65536 else None
