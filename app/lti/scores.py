"""What gradebooks are told: that an exercise was solved, once, after its verdict was stored.

The table says which columns wait, the submissions say what was solved; their meeting is the outbox. So a score that a
stop or a crash cut off is found again at the next start, and a platform that is down is asked again, less and less
often. Only an accepted submission is ever told, with the full score: a score can never go down.
"""

import asyncio
import time
from contextlib import suppress
from datetime import UTC, datetime
from itertools import groupby

import structlog
from sqlalchemy.exc import IntegrityError

from app.classroom.secrets import new_token
from app.job import Job
from app.lti.claims import SCORE_SCOPE, Claims
from app.lti.keys import KeyStore
from app.lti.outbound import Outbound, Refused, Unreachable
from app.lti.platforms import Platform, Platforms
from app.storage import Database
from app.storage import lti as queries
from app.storage.dialect import NothingChanged
from app.storage.lti import Due
from judge.verdict import Verdict

log = structlog.get_logger("lti")

SCORE_TYPE = "application/vnd.ims.lis.v1.score+json"
JWT_BEARER = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer"
FIRST_WAIT, LONGEST_WAIT = 5.0, 3600.0
LONGEST_ADDRESS = 1000
CLAIMED = 60.0
"""Seconds for which a score is left to the server that is telling it."""
LOOK_AGAIN = 300.0
"""So often is the table looked at although nobody said that something happened."""
NO_USE = frozenset({400, 404, 405, 410, 413, 415, 422})
"""The column is gone, or the platform does not understand: it will say the same again."""


class Scores:
    """Tells platforms what was solved."""

    def __init__(self, database: Database, platforms: Platforms, keys: KeyStore, outbound: Outbound) -> None:
        self._database, self._platforms, self._keys, self._outbound = database, platforms, keys, outbound
        self._tokens: dict[tuple[str, str], tuple[str, float]] = {}
        self._wake = asyncio.Event()
        self.first_wait = FIRST_WAIT

    async def expect(self, platform: Platform, claims: Claims, learner: str, problem: str) -> None:
        """Remember the column of a launch that has one."""
        grading = claims.grading
        if grading is None or grading.lineitem is None or SCORE_SCOPE not in grading.scope:
            return
        if len(grading.lineitem.encode("utf-8", "replace")) > LONGEST_ADDRESS:
            log.error("a gradebook's address is too long to be kept", issuer=platform.issuer)
            return
        if not platform.owns(grading.lineitem):
            log.error("a gradebook is at no address of its platform: add it to origins", issuer=platform.issuer)
            return
        row = {
            "learner": learner, "problem": problem, "lineitem": grading.lineitem, "issuer": platform.issuer,
            "client_id": platform.client_id, "subject": claims.sub, "attempts": 0, "next_at": 0.0,
        }  # fmt: skip
        try:
            await self._database.wrote(queries.expect(row))
        except IntegrityError:
            await self._database.wrote(queries.expect_again(row))
        self._wake.set()

    def told(self, job: Job) -> None:
        """A submission, or its verdict, was stored."""
        if job.mode == "submit" and job.outcome is not None and job.outcome.verdict is Verdict.AC:
            self._wake.set()

    async def run(self) -> None:
        """Until it is cancelled. A start is a reason to try again at once what waits."""
        begun = False
        while True:
            self._wake.clear()
            try:
                if not begun:
                    claimed = time.time() + CLAIMED if self._database.shared else 0.0
                    await self._database.wrote(queries.hurry(claimed))
                    begun = True
                wait = await self._round()
            except Exception as error:  # the disk, most likely; what is due stays due
                log.exception("scores cannot be told", error=type(error).__name__)
                wait = FIRST_WAIT
            try:
                async with asyncio.timeout(wait):
                    await self._wake.wait()
            except TimeoutError:
                pass

    async def _round(self) -> float:
        """Tell what is due; the seconds until something may be again."""
        while due := await self._database.read(queries.due(time.time())):
            for key, rows in groupby(sorted(due, key=_platform_of), key=_platform_of):
                await self._tell(self._platforms.find(*key), list(rows))
        following = await self._database.read(queries.next_due)
        return LOOK_AGAIN if following is None else min(LOOK_AGAIN, max(0.0, following - time.time()))

    async def _tell(self, platform: Platform | None, rows: list[Due]) -> None:
        """One platform's. Where it is not to be reached, the rest need not be tried."""
        for n, due in enumerate(rows):
            if not await self._ours(due) or (stamp := await self._stamped(due)) is None:
                continue
            try:
                if platform is None:
                    raise Unreachable("the platform is registered no more")
                await self._post(platform, due, stamp)
            except (Unreachable, Refused) as error:
                if isinstance(error, Refused) and error.status in NO_USE:
                    log.error("a platform refuses a score", issuer=due.issuer, error=str(error))
                    await self._database.wrote(queries.refused(due, str(error)))
                    continue
                wait = min(self.first_wait * 2 ** min(due.attempts, 20), LONGEST_WAIT)
                log.warning("a score is not told yet", issuer=due.issuer, error=str(error), again_in=wait)
                # A token that is refused, a server that fails: it is so for all of them, or soon found out again.
                waiting = [due] if isinstance(error, Refused) else rows[n:]
                await self._database.wrote(*queries.postpone(waiting, time.time() + wait))
                if len(waiting) > 1:
                    return
            else:
                await self._database.wrote(queries.sent(due, time.time()))
                log.info("score", issuer=due.issuer, problem=due.problem)

    async def _ours(self, due: Due) -> bool:
        """Whether it is for this server to tell. Should it die over that, another one does, a minute later."""
        if not self._database.shared:
            return True
        now = time.time()
        try:
            await self._database.wrote(queries.claim(due, now, now + CLAIMED))
        except NothingChanged:
            return False
        return True

    async def _stamped(self, due: Due) -> int | None:
        """The time to be told, the same however often it is tried; None where its learner was wiped meanwhile."""
        with suppress(NothingChanged):
            await self._database.wrote(*queries.stamp(due))
        return await self._database.read(queries.stamp_of(due))

    async def _post(self, platform: Platform, due: Due, stamp: int) -> None:
        path, mark, query = due.lineitem.partition("?")
        score = {
            "userId": due.subject,
            "scoreGiven": 1,
            "scoreMaximum": 1,
            "activityProgress": "Completed",
            "gradingProgress": "FullyGraded",
            "timestamp": datetime.fromtimestamp(stamp / 1000, UTC).isoformat(timespec="milliseconds"),
        }
        token = await self._token(platform)
        try:
            await self._outbound.post(platform, f"{path}/scores{mark}{query}", score, SCORE_TYPE, token)
        except Refused as error:
            if error.status == 401:
                self._tokens.pop(platform.key, None)
            if error.status != 409:  # "not newer than what I have": an earlier try arrived, only its answer did not
                raise

    async def _token(self, platform: Platform) -> str:
        """An access token, asked for by a signed statement of who we are."""
        known = self._tokens.get(platform.key)
        if known and known[1] > time.monotonic():
            return known[0]
        now = int(time.time())
        claims = {
            "iss": platform.client_id, "sub": platform.client_id, "aud": platform.token_url,
            "iat": now, "exp": now + 300, "jti": new_token(),
        }  # fmt: skip
        form = {
            "grant_type": "client_credentials",
            "client_assertion_type": JWT_BEARER,
            "client_assertion": (await self._keys.get()).sign(claims),
            "scope": SCORE_SCOPE,
        }
        try:
            answer = await self._outbound.post_form(platform, platform.token_url, form)
        except Refused as error:
            raise Unreachable(f"no token: {error}") from error
        token, lasts = answer.get("access_token"), answer.get("expires_in", 60)
        if not isinstance(token, str) or not token.isascii() or not token.isprintable():
            raise Unreachable("the answer holds no token")
        seconds = float(lasts) if isinstance(lasts, int | float) else 60.0
        self._tokens[platform.key] = token, time.monotonic() + min(max(seconds - 30, 0), 3600)
        return token


def _platform_of(due: Due) -> tuple[str, str]:
    return due.issuer, due.client_id
