"""Cookies that say who somebody is."""

from starlette.responses import Response


def set_cookie(
    response: Response, name: str, value: str, *, max_age: int, secure: bool, embedded: bool = False, path: str = "/"
) -> None:
    """Out of reach of scripts, and kept from requests of other sites.

    ``embedded``: for a page in a frame of another site, as a learning platform shows it. Such a cookie goes along in
    that frame, and is ``Partitioned``: nowhere else, so that it tells nobody about other sites. It needs https.
    """
    response.set_cookie(
        name, value, max_age=max_age, path=path, httponly=True, secure=secure,
        samesite="none" if embedded and secure else "lax",
    )  # fmt: skip
    if embedded and secure:  # Starlette knows the word from Python 3.14 on
        key, written = response.raw_headers[-1]
        response.raw_headers[-1] = key, written + b"; Partitioned"
