"""How bytes are made smaller on their way: Brotli where the browser takes it, else gzip.

Browsers offer Brotli over https and on this machine only; over plain http in a school's network it is gzip.
"""

import re
import zlib
from typing import Literal, TypeAlias

import brotli

Encoding: TypeAlias = Literal["br", "gzip"]

SMALLEST = 600  # bytes; below that the packets' own headers weigh more
_TEXT = re.compile(r"text/|application/(?:json|x-ipynb\+json|problem\+json)|image/svg\+xml")
_OFFER = re.compile(r"(br|gzip|\*)(?:\s*;\s*q=([0-9.]{1,5}))?", re.IGNORECASE)


def accepted(header: str) -> Encoding | None:
    """The best encoding among those that an ``Accept-Encoding`` header takes."""
    offers = (_OFFER.fullmatch(part.strip()) for part in header[:500].split(","))
    taken = {offer[1].lower() for offer in offers if offer and offer[2] not in {"0", "0.0", "0.00", "0.000"}}
    return "br" if "br" in taken else "gzip" if "gzip" in taken else None


def is_text(media_type: str) -> bool:
    """Whether ``media_type`` gains by it. Fonts and pictures of pixels are small already."""
    return _TEXT.match(media_type) is not None


def encoded(content: bytes, encoding: Encoding, *, often: bool) -> bytes:
    """``content`` in ``encoding``. What is sent ``often`` is worth more time: 0.3 s for all of static/, not 0.04."""
    if encoding == "br":
        return bytes(brotli.compress(content, quality=9 if often else 5))
    packer = zlib.compressobj(9 if often else 6, zlib.DEFLATED, 31)  # 31: gzip's frame, without a name or a time
    return packer.compress(content) + packer.flush()
