"""A disk of its own for a test: small, to be filled, and to fail as a real one does."""

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

_CHUNK = 1 << 16


class Disk:
    """An ext4 file system in a file. After an error the kernel lets nobody write to it any more, as on a real disk."""

    def __init__(self, image: Path, place: Path, megabytes: int) -> None:
        self._image, self.place = image, place
        place.mkdir()
        with image.open("wb") as file:
            file.truncate(megabytes << 20)
        _run("mkfs.ext4", "-q", "-m", "0", image)
        self.mount()
        (place / "lost+found").rmdir()

    @property
    def _filler(self) -> Path:
        return self.place / "filler"

    def mount(self) -> None:
        """Make it usable."""
        _run("mount", "-o", "loop,errors=remount-ro", self._image, self.place)

    def fill(self) -> None:
        """Leave not a byte on it."""
        for chunk in (_CHUNK, 1):
            with self._filler.open("ab", buffering=0) as file:
                try:
                    while file.write(bytes(chunk)):
                        pass
                except OSError:
                    continue

    def free(self) -> None:
        """Give back what was taken."""
        self._filler.unlink()

    def settle(self) -> None:
        """Let everything that was written so far reach it: what sets a cluster up for tests does not wait for that."""
        _run("sync", "--file-system", self.place)

    def fail(self) -> None:
        """Have the kernel find an error: from now on all that is written is refused, whoever has the file open."""
        device = subprocess.run(
            ["findmnt", "-no", "SOURCE", self.place], capture_output=True, text=True, check=True
        ).stdout.strip()
        Path("/sys/fs/ext4", Path(device).name, "trigger_fs_error").write_text("1")

    def repair(self) -> None:
        """What an operator does, when nobody uses it any more: check it, and mount it again.

        It is a copy that is mounted, of what had reached the disk: the kernel keeps the broken one as it is for as long
        as any process on this machine has a mount namespace of its own in which it is still there.
        """
        broken, self._image = self._image, self._image.with_name("repaired")
        _run("umount", "--lazy", self.place)
        _run("cp", "--sparse=always", broken, self._image)
        subprocess.run(["fsck.ext4", "-y", self._image], capture_output=True)
        self.mount()


@contextmanager
def disk(megabytes: int) -> Iterator[Disk]:
    """A disk that is gone afterwards. Others than root, as PostgreSQL is, find their way to it."""
    folder = Path(tempfile.mkdtemp(prefix="rope-judge-disk-"))
    folder.chmod(0o755)
    try:
        yield Disk(folder / "image", folder / "disk", megabytes)
    finally:
        subprocess.run(["umount", "--lazy", folder / "disk"], capture_output=True)
        shutil.rmtree(folder)


def _run(*command: str | Path) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
