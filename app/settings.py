"""What an operator can set: environment variables ``ROPE_JUDGE_*``, or arguments of ``rope-judge serve``."""

import re
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from pydantic import AliasChoices, Field, SecretStr, ValidationError, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict, SettingsError

from app.complaint import check_template
from app.i18n import _
from judge.errors import OperatorError
from judge.reason import quoted

if TYPE_CHECKING:
    from app.storage.address import Address

ROOT = Path(__file__).resolve().parent.parent


class Settings(BaseSettings):
    """All settings with their defaults: one person, on this machine only."""

    model_config = SettingsConfigDict(env_prefix="ROPE_JUDGE_", frozen=True, extra="ignore")

    host: str = "127.0.0.1"
    port: int = Field(default=8000, ge=0, le=65535)
    data: Path = ROOT / "data"
    problems: Path | None = None

    classroom: bool = False
    """Ask everybody to sign in although there is no teacher yet; on an address that others reach that is so anyway."""
    public_url: str = ""
    """The address that people use, such as ``https://judge.school.example``: for links and QR codes."""
    open_network: bool = False
    """Serve without sign-in on an address that others can reach: for containers and networks where all are trusted."""
    allow_weak_sandbox: bool = False
    """Serve on such an address although the kernel does not confine submissions."""
    allowed_hosts: tuple[str, ...] = ()
    """Names, besides this machine's own, under which the server is reached. A JSON list in the environment."""

    database_url: SecretStr | None = Field(
        default=None, validation_alias=AliasChoices("ROPE_JUDGE_DATABASE_URL", "database_url")
    )
    """``postgresql://user:password@host/name``: everything is kept there and not in the data folder."""
    database_pool: int = Field(default=10, ge=1, le=500)
    """Connections to PostgreSQL for reading, in each process; one or two more write and wait for news."""
    database_wait: float = Field(default=5.0, gt=0, le=60)
    """Seconds that a request waits for one of them before it is told that the server is busy."""

    queue_limit: int = Field(default=1000, ge=1)
    """Submissions that may wait to be judged; whoever hands in more is told when to come again."""
    stalled_seconds: float = Field(default=15.0, ge=1, le=600)
    """A worker of which nothing was heard for so long is taken for dead. The same for all servers and workers."""

    lti: Path | None = None
    """A JSON file of learning platforms that may launch by LTI 1.3, see docs/classroom.md. With it, people sign in."""

    max_body_bytes: int = Field(default=512 * 1024, ge=1024)
    max_source_bytes: int = Field(default=64 * 1024, ge=1024)
    rate: str = "600/minute"
    """Submissions taken from one address, where nobody signs in; never applied to loopback."""
    learner_rate: str = "60/minute"
    """Submissions taken from one learner or teacher, from whatever address."""
    assist_rate: str = "3000/minute"
    """Questions of editors (completion, signatures, syntax) taken from one address, where nobody signs in."""
    learner_assist_rate: str = "240/minute"
    """The same from one learner or teacher."""
    embed_origins: tuple[str, ...] = ()
    """Sites, such as ``https://handbook.example``, whose pages may show exercises in a frame. A JSON list."""
    feedback: str = ""
    """Where "Something wrong here?" leads: an address beginning with ``mailto:`` or ``https://``. It may have holes,
    ``{exercise}``, ``{version}``, ``{report}`` and ``{page}``."""
    assist_seconds: float = Field(default=0.3, gt=0, le=60)
    """How long such a question may take; what takes longer is given up, and the editor goes on by itself."""
    metrics_token: str = ""
    """What Prometheus says to read ``/metrics`` of a classroom."""
    heartbeat_seconds: float = Field(default=15.0, gt=0)
    max_streams: int = Field(default=512, ge=1)

    log_level: Literal["debug", "info", "warning", "error"] = "info"

    def __init__(self, **values: Any) -> None:
        try:
            super().__init__(**values)
        except (ValidationError, SettingsError) as error:
            said = quoted(_reason(error), "program")
            raise OperatorError(_("The settings cannot be used: {reason}.", reason=said)) from error

    @field_validator("rate", "learner_rate", "assist_rate", "learner_assist_rate")
    @classmethod
    def _is_rate(cls, rate: str) -> str:
        from limits import parse

        parse(rate)
        return rate

    @field_validator("database_url")
    @classmethod
    def _is_database(cls, url: SecretStr | None) -> SecretStr | None:
        if url is None or not url.get_secret_value().strip():
            return None
        from app.storage.address import Address

        Address.parsed(url.get_secret_value())
        return url

    @property
    def loopback(self) -> bool:
        """Whether only this machine can reach the server."""
        return is_loopback(self.host)

    @field_validator("public_url")
    @classmethod
    def _is_address(cls, url: str) -> str:
        if url and not re.fullmatch(r"https?://[^\s/?#@]+/?", url):
            raise ValueError("write it like https://judge.example, without a path")
        return url.rstrip("/")

    @field_validator("embed_origins")
    @classmethod
    def _are_origins(cls, origins: tuple[str, ...]) -> tuple[str, ...]:
        for origin in origins:
            if not re.fullmatch(r"https?://[a-z0-9.-]+(?::[0-9]{1,5})?", origin, re.IGNORECASE):
                raise ValueError(f"write origins like https://handbook.example, without a path; found {origin!r}")
        return tuple(origin.lower() for origin in origins)

    @field_validator("feedback")
    @classmethod
    def _leads_somewhere(cls, template: str) -> str:
        if template:
            check_template(template)
        return template

    @property
    def needs_sign_in(self) -> bool:
        """Whether people sign in even where there is no teacher yet."""
        return self.classroom or self.lti is not None or not (self.loopback or self.open_network)

    @property
    def database(self) -> Path:
        """The SQLite file in the data folder."""
        return self.data / "rope-judge.sqlite3"

    @property
    def own_slots(self) -> int | None:
        """Slots of the server's own engine: with workers, it only runs what is not handed in. None: by the cores."""
        return None if self.database_url is None else 1

    @property
    def storage(self) -> "Path | Address":
        """Where everything is kept: on the PostgreSQL server, where one is named, else in the SQLite file."""
        if self.database_url is None:
            return self.database
        from app.storage.address import Address

        return Address.parsed(self.database_url.get_secret_value(), self.database_pool, self.database_wait)


def _reason(error: ValidationError | SettingsError) -> str:
    """Every setting that is wrong and why, on one line."""
    if isinstance(error, SettingsError):
        field = re.search('field "([a-z_]+)"', str(error))
        return f"{_variable(field[1])}: no valid JSON" if field else " ".join(str(error).split())
    faults = (f"{_variable(fault['loc'][0] if fault['loc'] else '')}: {fault['msg']}" for fault in error.errors())
    return "; ".join(" ".join(fault.split()) for fault in faults)


def _variable(field: object) -> str:
    return f"ROPE_JUDGE_{field}".upper()


def is_loopback(host: str) -> bool:
    """Whether ``host``, a name or an address, means this machine and nobody else."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    address = as_address(host)
    return address is not None and address.is_loopback


def as_address(host: str) -> IPv4Address | IPv6Address | None:
    """``host`` as an IP address, or None where it is a name."""
    try:
        return ip_address(host.strip("[]").partition("%")[0])
    except ValueError:
        return None
