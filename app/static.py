"""Files of the page itself, from ``static/``.

Their addresses carry a hash of the whole folder, ``/static/v-<hash>/app.css``, so that a browser may keep them for
ever. Of the whole folder and not of each file: modules import each other, and sheets name their fonts, by relative
addresses, which then carry the same hash by themselves. Nothing has to be rewritten, and no import map, which the
content policy would have to let in by a hash of its own. The price is that every file is fetched again after an update.
"""

import hashlib
import mimetypes
import os
import re
import time
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path, PurePosixPath
from posixpath import normpath

import anyio.to_thread
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from app.encoding import SMALLEST, Encoding, accepted, encoded, is_text
from app.settings import ROOT

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
FOR_OTHERS = "embed.js"
"""The one script that pages of other sites load."""
_LOOK_SECONDS = 1.0
_IMPORT = re.compile(rb"""^(?:import|export)\b[^;"'(]*["'](\.[^"']+)["']""", re.MULTILINE)
_TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".woff2": "font/woff2"}
"""Not left to the system's table: with ``nosniff``, a browser runs no module that is called otherwise."""


@dataclass(frozen=True)
class File:
    """One file, as it was when the folder was read."""

    content: bytes
    media_type: str
    _encoded: dict[Encoding, bytes] = field(default_factory=dict, repr=False)

    @cached_property
    def digest(self) -> str:
        return hashlib.sha256(self.content).hexdigest()[:16]

    async def body(self, encoding: Encoding | None) -> tuple[bytes, Encoding | None]:
        """The content, in ``encoding`` if it gains by that; encoded once, at the first request."""
        if encoding is None or not is_text(self.media_type) or len(self.content) < SMALLEST:
            return self.content, None
        if encoding not in self._encoded:
            self._encoded[encoding] = await anyio.to_thread.run_sync(
                lambda: encoded(self.content, encoding, often=True)
            )
        return self._encoded[encoding], encoding


@dataclass(frozen=True)
class Tree:
    """All files under one hash. Kept in memory, so that an address never answers with another content than its own."""

    files: dict[str, File]
    _imports: dict[str, list[str]] = field(default_factory=dict, repr=False)

    @cached_property
    def hash(self) -> str:
        digest = hashlib.sha256()
        for name, file in sorted(self.files.items()):
            digest.update(f"{name} {file.digest}\n".encode())
        return digest.hexdigest()[:12]

    def imports(self, name: str) -> list[str]:
        """What the module ``name`` imports at once, directly or not, the nearest first. Looked for once."""
        if name not in self._imports:
            found = [name]
            for each in found:
                folder = PurePosixPath(each).parent
                names = (normpath(folder / path.decode()) for path in _IMPORT.findall(self.files[each].content))
                found += [other for other in dict.fromkeys(names) if other in self.files and other not in found]
            self._imports[name] = found[1:]
        return self._imports[name]

    @classmethod
    def read(cls, root: Path) -> "Tree":
        """The files under ``root``; hidden ones stay unknown."""
        return cls({path.relative_to(root).as_posix(): _file(path) for path in _paths(root)})


def _paths(root: Path) -> list[Path]:
    return [path for path in sorted(root.rglob("*")) if path.is_file() and not path.name.startswith(".")]


def _file(path: Path) -> File:
    media_type = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    charset = "; charset=utf-8" if media_type.startswith("text/") else ""
    return File(path.read_bytes(), media_type + charset)


def _stamp(root: Path) -> list[tuple[str, int, int]]:
    """Changes when a file does. Somebody waits for it once a second, so quickly: no ``Path`` for each."""
    found, folders = [], [str(root)]
    for folder in folders:
        with os.scandir(folder) as entries:
            for entry in entries:
                if entry.is_dir():
                    folders.append(entry.path)
                elif not entry.name.startswith("."):
                    status = entry.stat()
                    found.append((entry.path, status.st_mtime_ns, status.st_size))
    return sorted(found)


class Static:
    """The folder ``root``, read again when it was seen to change. An ASGI application."""

    def __init__(self, root: Path = ROOT / "static") -> None:
        self.root = root
        self._tree: Tree | None = None
        self._stamp: object = None
        self._looked = 0.0

    @property
    def tree(self) -> Tree:
        """The files as they are now; looked at no more than once a second."""
        now = time.monotonic()
        if self._tree is None:
            self._tree, self._stamp = Tree.read(self.root), _stamp(self.root)
        elif now - self._looked >= _LOOK_SECONDS:
            with suppress(OSError):  # an update is going on: next second
                stamp = _stamp(self.root)
                if stamp != self._stamp:
                    self._tree, self._stamp = Tree.read(self.root), stamp
        else:
            return self._tree
        self._looked = now
        return self._tree

    def modules(self, name: str) -> list[str]:
        """The addresses of all that the module ``name`` imports, and of what that imports in turn.

        A page that names them is ready sooner: the browser need not read one to learn of the next.
        """
        return [self.url(each) for each in self.tree.imports(name)]

    def url(self, name: str) -> str:
        """The address of ``name`` for a page. A file that is not there has one, too: it says 404."""
        return f"/static/v-{self.tree.hash}/{name}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self.response(scope["path"].removeprefix(scope.get("root_path", "")), Headers(scope=scope))
        if scope["method"] not in {"GET", "HEAD"}:
            raise HTTPException(405)
        await response(scope, receive, send)

    async def response(self, path: str, headers: Headers) -> Response:
        """``/v-<hash>/name`` for ever; ``/name``, or one with another version's hash, for this time only."""
        tree, name = self.tree, path.lstrip("/")
        version, _slash, rest = name.partition("/")
        if version.startswith("v-"):
            name = rest
        file = tree.files.get(name)
        if file is None:
            raise HTTPException(404)
        tag = f'W/"{file.digest}"'
        keep = FOREVER if version == f"v-{tree.hash}" else ASK_AGAIN
        common = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
        if keep != FOREVER:
            common["ETag"] = tag  # nobody asks again for what is kept for ever, and a page has thirty files
        if tag in headers.get("if-none-match", ""):
            return Response(status_code=304, headers=common)
        body, encoding = await file.body(accepted(headers.get("accept-encoding", "")))
        if encoding:
            common["Content-Encoding"] = encoding
        if name == FOR_OTHERS:
            common["Cross-Origin-Resource-Policy"] = "cross-origin"
        return Response(body, headers=common, media_type=file.media_type)


STATIC = Static()
