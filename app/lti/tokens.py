"""Whether a launch is what it says: signature by the platform's keys, then every claim that binds it to us.

After the 1EdTech Security Framework 1.0, sections 5.1.2 and 5.1.3, and LTI 1.3 core, section 5.3.
"""

import asyncio
import time
from hashlib import sha256
from typing import Any

import structlog
from joserfc import jws, jwt
from joserfc.errors import JoseError
from joserfc.jwk import RSAKey
from pydantic import ValidationError
from sqlalchemy.exc import IntegrityError

from app.errors import ApiError
from app.i18n import _
from app.lti.claims import Claims
from app.lti.outbound import Outbound, Refused, Unreachable
from app.lti.platforms import Platform
from app.storage import Database
from app.storage import lti as queries
from judge.message import Message

log = structlog.get_logger("lti")

LEEWAY = 60.0
OLDEST = 3600.0
LARGEST_TOKEN = 32 * 1024
KEYS_LAST = 3600.0
AGAIN_AFTER = 30.0
"""So often at most are a platform's keys fetched for a key that is not among them."""


class PlatformKeys:
    """The public keys of platforms, fetched when one is needed."""

    def __init__(self, outbound: Outbound) -> None:
        self._outbound = outbound
        self._known: dict[tuple[str, str], tuple[dict[str, Any], float]] = {}
        self._lock = asyncio.Lock()
        self.again_after = AGAIN_AFTER

    async def find(self, platform: Platform, kid: str) -> RSAKey:
        """The platform's key of this name."""
        async with self._lock:
            keys, fetched = self._known.get(platform.key, ({}, float("-inf")))
            age = time.monotonic() - fetched
            if age > KEYS_LAST or (kid not in keys and age > self.again_after):
                keys = await self._fetch(platform)
                self._known[platform.key] = keys, time.monotonic()
        if kid not in keys:
            raise not_good("signature", _("This launch is signed by a key that the learning platform does not have."))
        try:
            return RSAKey.import_key(keys[kid])
        except (JoseError, ValueError, TypeError) as error:
            raise not_good("signature", _("The learning platform's key cannot be read.")) from error

    async def _fetch(self, platform: Platform) -> dict[str, Any]:
        try:
            found = (await self._outbound.get_json(platform, platform.jwks_url)).get("keys")
        except (Unreachable, Refused) as error:
            log.error("a platform's keys cannot be fetched", issuer=platform.issuer, error=str(error))
            raise ApiError(
                503,
                "lti_platform",
                _("The learning platform's keys cannot be fetched now, so nobody can come in from there."),
                hint=_("Try again in a minute. For the operator: the log says more; jwks_url has to be reachable."),
                retry_after=60.0,
            ) from error
        keys = found if isinstance(found, list) else []
        return {key["kid"]: key for key in keys if isinstance(key, dict) and isinstance(key.get("kid"), str)}


async def checked(keys: PlatformKeys, platform: Platform, token: str, nonce: str) -> Claims:
    """What ``token`` says, if all of it is true."""
    if len(token) > LARGEST_TOKEN:
        raise not_good("token", _("What the learning platform sent is too long."))
    try:
        header = jws.extract_compact(token.encode("ascii")).headers()
    except (JoseError, ValueError) as error:
        raise not_good("token", _("What the learning platform sent is no signed token.")) from error
    if header.get("alg") != "RS256":
        raise not_good("algorithm", _("This launch is not signed by RS256, which alone is accepted."))
    key = await keys.find(platform, str(header.get("kid", "")))
    try:
        claims = jwt.decode(token, key, algorithms=["RS256"]).claims
    except (JoseError, ValueError) as error:
        raise not_good("signature", _("The signature of this launch is wrong.")) from error
    check_claims(claims, platform, nonce, time.time())
    try:
        found = Claims.model_validate(claims)
    except ValidationError as error:
        where = ".".join(map(str, error.errors()[0]["loc"]))[:200].encode("ascii", "replace").decode()
        reason = _("A part of this launch is missing or not as LTI 1.3 has it: {where}.", where=where)
        raise not_good("claims", reason) from error
    if found.deployment_id not in platform.deployments:
        raise not_good(
            "deployment",
            _("The deployment {id} of your learning platform is not registered here.", id=found.deployment_id[:80]),
            _("For the operator: add it to `deployments` in the file that ROPE_JUDGE_LTI names."),
        )
    return found


def check_claims(claims: dict[str, Any], platform: Platform, nonce: str, now: float) -> None:
    """For us, from them, of now, and in answer to what we asked."""
    if claims.get("iss") != platform.issuer:
        raise not_good("issuer", _("This launch is from another learning platform than it began at."))
    audience = claims.get("aud")
    audiences = audience if isinstance(audience, list) else [audience]
    by = claims.get("azp")
    if platform.client_id not in audiences or (len(audiences) > 1 and by is None):
        raise not_good("audience", _("This launch is meant for another tool."))
    if by is not None and by != platform.client_id:
        raise not_good("audience", _("This launch is meant for another tool."))
    expires, issued = _moment(claims.get("exp")), _moment(claims.get("iat"))
    if expires is None or issued is None or expires <= now - LEEWAY or not now - OLDEST < issued <= now + LEEWAY:
        raise not_good(
            "time",
            _("This launch has expired, or the clocks of the two servers differ."),
            _("Start again from your course."),
        )
    if not nonce or claims.get("nonce") != nonce:
        raise not_good("nonce", _("This launch does not belong to the login that it answers."))


async def use_nonce(database: Database, platform: Platform, nonce: str) -> None:
    """Take a nonce, which is good once."""
    now = time.time()
    kept = sha256("\n".join((*platform.key, nonce)).encode()).hexdigest()
    try:
        await database.wrote(*queries.use_nonce(kept, now, now + OLDEST + 2 * LEEWAY))
    except IntegrityError:
        again = _("Start again from your course.")
        raise not_good("replay", _("This launch was used before."), again) from None


def not_good(why: str, reason: Message, hint: Message | None = None) -> ApiError:
    """A launch that is not believed."""
    log.warning("a launch is refused", why=why)
    again = _("Start again from your course. If that does not help, tell whoever runs this server.")
    return ApiError(403, f"lti_{why}", reason, hint=hint or again)


def _moment(value: Any) -> float | None:
    return float(value) if isinstance(value, int | float) and not isinstance(value, bool) else None
