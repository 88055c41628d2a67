"""Whose the data folder is: files in it are open to whom it is open, and to nobody else."""

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path

from app.i18n import _
from judge.errors import OperatorError
from judge.reason import reason


def own_folder(folder: Path) -> None:
    """Make ``folder`` where it is missing. One of ours that everybody may write to is closed to others.

    The image's ``/data`` is such a one, so that it can be used under any user; from the first start on it belongs to
    who started it, and to the group.
    """
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if sys.platform == "win32":
        return
    found = folder.stat()
    shared = found.st_mode & (stat.S_IWOTH | stat.S_ISVTX) == stat.S_IWOTH  # with the other bit it is one like /tmp
    if shared and (found.st_uid == os.geteuid() or (os.geteuid() == 0 and not any(folder.iterdir()))):
        with suppress(PermissionError):  # root in a container may lack the right
            folder.chmod(found.st_mode & 0o770)


def own_file(path: Path) -> None:
    """Make ``path`` where it is missing, with the rights that its folder gives: the group's where that is the group's.

    Under another user of the same group, as in a container started with another ``--user``, it can still be used.
    """
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return
    try:
        if sys.platform != "win32":
            os.fchmod(file, path.parent.stat().st_mode & 0o660 | 0o600)
    finally:
        os.close(file)


def unusable(folder: Path, error: OSError) -> OperatorError:
    """Why ``folder`` cannot be used; where rights are lacking, whose it is and who we are."""
    why = reason(error)
    message = _("The data folder {folder} cannot be used: {reason}.", folder=str(folder), reason=why)
    if sys.platform == "win32" or not isinstance(error, PermissionError):
        return OperatorError(message)
    try:
        owner = next(place for place in (folder, *folder.parents) if place.exists()).stat()
    except OSError:
        return OperatorError(message)
    return OperatorError(
        _(
            "The data folder {folder} cannot be used: {reason}. It belongs to user {owner} and group {group}; the "
            "server runs as user {user} and group {ours}. Give it the folder (chown -R {user}:{ours}), or start it as "
            "the folder's user (in a container: --user {owner}:{group}).",
            folder=str(folder),
            reason=why,
            owner=owner.st_uid,
            group=owner.st_gid,
            user=os.geteuid(),
            ours=os.getegid(),
        )
    )
