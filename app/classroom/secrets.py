"""Secrets: what is drawn, how it is kept, how it is compared.

Tokens carry 192 bits and are kept as SHA-256: nobody guesses one, so a slow hash would only cost time. Passwords and
PINs are kept as Argon2id. A PIN has a million values, whatever is done to it; what protects it is that few may be tried
(``backoff``), so its hash is a cheap one: a class of two hundred joins within a minute.
"""

import secrets
from hashlib import sha256

import anyio
import anyio.to_thread
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

CODE_LETTERS = "23456789CDFGHJKMNPQRTVWX"  # none that is taken for another, no vowels and so no words
CODE_LENGTH = 6
PIN_LENGTH = 6

_PASSWORDS = PasswordHasher()
_PINS = PasswordHasher(time_cost=1, memory_cost=8 * 1024, parallelism=1)


def new_token() -> str:
    """A token for a link or a session."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """How a token is kept."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def new_id() -> str:
    """The id of a teacher, a class or a learner."""
    return secrets.token_hex(16)


def new_code() -> str:
    """A join code."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def new_pin() -> str:
    """A PIN."""
    return "".join(secrets.choice("0123456789") for _ in range(PIN_LENGTH))


def typed_code(text: str) -> str:
    """A join code as somebody typed it: in any case, with blanks and hyphens."""
    return "".join(letter for letter in text.upper()[:40] if letter in CODE_LETTERS)


def typed_pin(text: str) -> str:
    """A PIN as somebody typed it: full-width digits are digits too."""
    return "".join(str(int(letter)) for letter in text[:40] if letter.isdecimal())


def grouped(secret: str) -> str:
    """A code or a PIN as it is read aloud: in two halves."""
    half = len(secret) // 2
    return f"{secret[:half]} {secret[half:]}"


class Hasher:
    """Argon2 off the event loop, two at a time: a burst of sign-ins must not take every thread and all memory."""

    def __init__(self) -> None:
        self._limiter = anyio.CapacityLimiter(2)
        self._nobody: dict[PasswordHasher, str] = {}

    async def password(self, password: str) -> str:
        """How a password is kept."""
        return await self._run(_PASSWORDS, password)

    async def pin(self, pin: str) -> str:
        """How a PIN is kept."""
        return await self._run(_PINS, pin)

    async def password_fits(self, kept: str | None, password: str) -> bool:
        """Whether ``password`` is the one that is kept; takes as long where there is none."""
        return await self._fits(_PASSWORDS, kept, password)

    async def pin_fits(self, kept: str | None, pin: str) -> bool:
        """Whether ``pin`` is the one that is kept; takes as long where there is none."""
        return await self._fits(_PINS, kept, pin)

    async def _run(self, hasher: PasswordHasher, secret: str) -> str:
        return await anyio.to_thread.run_sync(hasher.hash, secret, limiter=self._limiter)

    async def _fits(self, hasher: PasswordHasher, kept: str | None, secret: str) -> bool:
        if kept is None:
            if hasher not in self._nobody:
                self._nobody[hasher] = await self._run(hasher, new_token())
            kept_or_not = self._nobody[hasher]
        else:
            kept_or_not = kept

        def fits() -> bool:
            try:
                return hasher.verify(kept_or_not, secret)
            except (VerificationError, InvalidHashError):
                return False

        return await anyio.to_thread.run_sync(fits, limiter=self._limiter) and kept is not None
