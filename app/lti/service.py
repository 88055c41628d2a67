"""LTI as the server has it: on, off, or asked for and without the packages it needs."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING

import structlog

from app.errors import ApiError
from app.i18n import _
from app.lti.platforms import Platform, Platforms

if TYPE_CHECKING:
    from app.judging import Judging
    from app.lti.claims import Claims
    from app.lti.keys import KeyStore
    from app.lti.scores import Scores
    from app.lti.tokens import PlatformKeys
    from app.storage import Database

log = structlog.get_logger("lti")

PACKAGES = ("joserfc", "httpx2")


@dataclass(frozen=True, slots=True)
class Connected:
    """Everything about platforms."""

    platforms: Platforms
    keys: "KeyStore"
    platform_keys: "PlatformKeys"
    scores: "Scores"

    async def checked(self, platform: Platform, token: str, nonce: str, database: "Database") -> "Claims":
        """What a launch says, if all of it is true and it was not said before."""
        from app.lti import tokens

        claims = await tokens.checked(self.platform_keys, platform, token, nonce)
        await tokens.use_nonce(database, platform, nonce)
        return claims


class Lti:
    """``need`` gives what handlers work with, or says why there is nothing."""

    def __init__(self, connected: Connected | None = None) -> None:
        self._connected = connected

    @property
    def platforms(self) -> list[str]:
        """Those that may launch, as their operators name them; none where LTI is off."""
        return sorted({platform.issuer for platform in self._connected.platforms.all}) if self._connected else []

    def need(self) -> Connected:
        """The parts, or an error that says how to get them."""
        if self._connected is not None:
            return self._connected
        if missing():
            raise ApiError(
                501,
                "lti_extra",
                _("This server is installed without what learning platforms need (LTI 1.3)."),
                hint=_("For the operator: pip install {packages}, then start again.", packages=" ".join(PACKAGES)),
            )
        raise ApiError(
            404,
            "lti_off",
            _("This server is connected to no learning platform."),
            hint=_("For the operator: ROPE_JUDGE_LTI names a file of platforms; docs/classroom.md shows one."),
        )


def missing() -> bool:
    """Whether the extra ``lti`` is not installed."""
    return any(find_spec(package) is None for package in PACKAGES)


@asynccontextmanager
async def connected(platforms: Platforms, database: "Database", judging: "Judging") -> AsyncIterator[Lti]:
    """LTI while the server runs; off where no platform is registered."""
    if not platforms.all:
        yield Lti()
        return
    if missing():
        log.error("ROPE_JUDGE_LTI is set, but the extra lti is not installed", packages=PACKAGES)
        yield Lti()
        return
    from app.lti.keys import KeyStore
    from app.lti.outbound import Outbound
    from app.lti.scores import Scores
    from app.lti.tokens import PlatformKeys

    keys, outbound = KeyStore(database), Outbound()
    scores = Scores(database, platforms, keys, outbound)
    judging.told.append(scores.told)
    telling = asyncio.create_task(scores.run())
    try:
        yield Lti(Connected(platforms, keys, PlatformKeys(outbound), scores))
    finally:
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)
        await outbound.close()
