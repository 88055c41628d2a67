"""The server's own key pair, and what it signs: messages to platforms, and notes to itself that others carry.

The pair is made when it is first needed and kept in the database, so that all servers of one database sign alike.
"""

import asyncio
import json
import time
from hashlib import sha256
from typing import Any

import anyio.to_thread
from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import OctKey, RSAKey

from app.classroom.secrets import new_id
from app.storage import Database
from app.storage import lti as queries


class Keys:
    """One key pair, and one secret that follows from it."""

    def __init__(self, pair: RSAKey) -> None:
        self._pair = pair
        private = json.dumps(pair.as_dict(private=True), sort_keys=True).encode()
        self._secret = OctKey.import_key(sha256(b"rope-judge lti notes " + private).digest())

    @property
    def public(self) -> dict[str, Any]:
        """The public half, as platforms fetch it."""
        return {"keys": [self._pair.as_dict(private=False)]}

    def sign(self, claims: dict[str, Any]) -> str:
        """A message to a platform."""
        header = {"alg": "RS256", "typ": "JWT", "kid": str(self._pair.kid)}
        return jwt.encode(header, claims, self._pair)

    def seal(self, use: str, lasts: float, **values: Any) -> str:
        """A note that only this server can write, for one use."""
        return jwt.encode({"alg": "HS256"}, {**values, "use": use, "exp": int(time.time() + lasts)}, self._secret)

    def unseal(self, use: str, note: str) -> dict[str, Any] | None:
        """What a note says; None where it is not ours, for something else, or too old."""
        try:
            claims = jwt.decode(note, self._secret, algorithms=["HS256"]).claims
        except (JoseError, ValueError):
            return None
        return claims if claims.get("use") == use and claims.get("exp", 0) > time.time() else None


class KeyStore:
    """The database's key pair."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._keys: Keys | None = None
        self._lock = asyncio.Lock()

    async def get(self) -> Keys:
        """The keys, made now if there are none yet."""
        async with self._lock:
            if self._keys is None:
                kept = await self._database.read(queries.key)
                if kept is None:
                    made = await anyio.to_thread.run_sync(_new_pair)
                    kid, jwk = str(made.kid), json.dumps(made.as_dict(private=True))
                    await self._database.wrote(queries.add_key(kid, jwk, time.time()))
                    kept = await self._database.read(queries.key)
                    assert kept is not None
                self._keys = Keys(RSAKey.import_key(json.loads(kept)))
        return self._keys


def _new_pair() -> RSAKey:
    return RSAKey.generate_key(2048, {"kid": new_id(), "use": "sig", "alg": "RS256"}, private=True)
