"""The learning platforms that may launch: a JSON file, named by ``ROPE_JUDGE_LTI``."""

from collections import Counter
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from app.i18n import _
from judge.errors import OperatorError
from judge.message import Translated
from judge.reason import quoted, reason

LARGEST_FILE = 1 << 20


def origin(url: str) -> str:
    """Scheme, host and port of ``url``, as they are compared; empty where it has none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return ""
    if parts.scheme not in {"http", "https"} or not parts.hostname or parts.username is not None:
        return ""
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = port is None or port == {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{host}" if usual else f"{parts.scheme}://{host}:{port}"


def _safe(url: str) -> str:
    from app.settings import is_loopback

    found = origin(url)
    if not found or not url.isascii() or not url.isprintable() or set(url) & set(" \"'();,\\<>"):
        raise ValueError("write an address like https://moodle.school.example/mod/lti/token.php")
    if not found.startswith("https:") and not is_loopback(urlsplit(url).hostname or ""):
        raise ValueError("only https is safe here; http is taken for this machine alone")
    return url


def _bare(url: str) -> str:
    if origin(_safe(url)) != url.lower():
        raise ValueError("write an origin like https://moodle.school.example, without a path")
    return url.lower()


Text = Annotated[str, Field(min_length=1, max_length=255)]
Url = Annotated[str, Field(max_length=500), AfterValidator(_safe)]
Origin = Annotated[str, Field(max_length=255), AfterValidator(_bare)]


class Platform(BaseModel):
    """A platform as it was registered. ``origins``: where its pages and services are besides its three addresses."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    issuer: Annotated[str, Field(min_length=1, max_length=500)]
    client_id: Text
    auth_url: Url
    token_url: Url
    jwks_url: Url
    deployments: Annotated[tuple[Text, ...], Field(min_length=1)]
    origins: tuple[Origin, ...] = ()

    @property
    def key(self) -> tuple[str, str]:
        """What tells it from others."""
        return self.issuer, self.client_id

    @property
    def known_origins(self) -> frozenset[str]:
        """Where its pages and services may be."""
        found = {origin(url) for url in (self.auth_url, self.token_url, self.jwks_url)} | set(self.origins)
        return frozenset(found | ({origin(self.issuer)} if self.issuer.startswith("https:") else set()) - {""})

    def owns(self, url: str) -> bool:
        """Whether ``url``, of which a launch speaks, is one of the platform's."""
        return len(url) <= 1000 and origin(url) in self.known_origins


class Platforms:
    """All platforms that may launch."""

    def __init__(self, platforms: tuple[Platform, ...] = ()) -> None:
        self.all = platforms
        self._known = {platform.key: platform for platform in platforms}

    @classmethod
    def load(cls, path: Path | None) -> "Platforms":
        """Read the operator's file; none at all where no file is named."""
        if path is None:
            return cls()
        try:
            with path.open("rb") as file:
                text = file.read(LARGEST_FILE + 1)
        except OSError as error:
            raise _fault(path, reason(error)) from error
        if len(text) > LARGEST_FILE:
            raise _fault(path, Translated(_("it is larger than 1 MB")))
        try:
            found = TypeAdapter(tuple[Platform, ...]).validate_json(text)
        except ValidationError as error:
            raise _fault(
                path, quoted("; ".join(_told(fault["loc"], fault["msg"]) for fault in error.errors()), "program")
            ) from error
        twice = [key for key, n in Counter(platform.key for platform in found).items() if n > 1]
        if twice:
            issuer, client = twice[0]
            told = _("issuer {issuer} with client_id {client} is there twice", issuer=issuer, client=client)
            raise _fault(path, Translated(told))
        if not found:
            raise _fault(path, Translated(_("no platform is in it")))
        return cls(found)

    def find(self, issuer: str, client_id: str) -> Platform | None:
        """The platform that says it is ``issuer``; without a client id only where there is one such."""
        if client_id:
            return self._known.get((issuer, client_id))
        found = [platform for platform in self.all if platform.issuer == issuer]
        return found[0] if len(found) == 1 else None

    @property
    def origins(self) -> tuple[str, ...]:
        """Whose pages may show this server in a frame."""
        return tuple(sorted(frozenset().union(*(platform.known_origins for platform in self.all))))


def _told(place: tuple[int | str, ...], reason: str) -> str:
    """What is wrong and where: ``platform 2, token_url: …``."""
    where = ", ".join(f"platform {part + 1}" if n == 0 and isinstance(part, int) else str(part)
                      for n, part in enumerate(place))  # fmt: skip
    return f"{where or 'the file'}: {reason.removeprefix('Value error, ')}"


def _fault(path: Path, reason: str) -> OperatorError:
    return OperatorError(
        _("The learning platforms in {path} (ROPE_JUDGE_LTI) cannot be used: {reason}.", path=str(path), reason=reason)
    )
