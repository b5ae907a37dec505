"""The cookies that an upstream has set in one session: which are kept, and which are sent with a call."""

import re
from collections.abc import Iterable

import msgspec
from werkzeug.http import parse_date

MOST_COOKIES = 20
MOST_BYTES = 8192
"""Names and values of all cookies together: what usual servers take as one header."""

MOST_BYTES_OF_ONE = 4096

_LONGEST_LIFE_S = 400 * 86_400
_CONTROL = re.compile(r"[\x00-\x1f\x7f]")
_MAX_AGE = re.compile(r"-?[0-9]{1,12}")


class Cookie(msgspec.Struct, frozen=True, array_like=True):
    """A cookie; ``expires_ms`` is 0 when it lives as long as the session."""

    name: str
    value: str
    path: str
    expires_ms: int

    def alive(self, now_ms: int) -> bool:
        """Whether the cookie has not expired."""
        return not self.expires_ms or now_ms < self.expires_ms

    def goes_to(self, path: str) -> bool:
        """Whether the cookie is sent with a call of this path (RFC 6265, 5.1.4)."""
        return path == self.path or path.startswith(self.path.rstrip("/") + "/")

    def says_the_same(self, other: "Cookie", now_ms: int) -> bool:
        """Whether the cookies are equal, except for an end that moved by less than a tenth of the remaining life."""
        return other.value == self.value and abs(other.expires_ms - self.expires_ms) * 10 < other.expires_ms - now_ms


Jar = tuple[Cookie, ...]


def sent(jar: Jar, path: str, now_ms: int) -> Jar:
    """Cookies for a call of a path, the longest path first (RFC 6265, 5.4)."""
    fitting = (cookie for cookie in jar if cookie.alive(now_ms) and cookie.goes_to(path))
    return tuple(sorted(fitting, key=lambda cookie: -len(cookie.path)))


def updated(jar: Jar, set_cookies: Iterable[str], path: str, now_ms: int) -> Jar:
    """Build the jar that results from the answer to a call of a path; it equals ``jar`` when no cookie has changed."""
    kept = {(cookie.name, cookie.path): cookie for cookie in jar}
    for text in set_cookies:
        cookie = parsed(text, path, now_ms)
        if cookie is not None:
            before = kept.get((cookie.name, cookie.path))
            if before != cookie and not (before and before.says_the_same(cookie, now_ms)):
                kept.pop((cookie.name, cookie.path), None)
                kept[cookie.name, cookie.path] = cookie
    return _bounded([cookie for cookie in kept.values() if cookie.alive(now_ms)])


def parsed(set_cookie: str, path: str, now_ms: int) -> Cookie | None:
    """
    Read a ``Set-Cookie`` header; None when it has no name, is too large or holds control characters.

    ``Domain``, ``Secure`` and ``SameSite`` say to whom a browser may send a cookie. They are ignored, because the
    gateway sends a cookie only to the upstream that set it, over the same connection pool.

    Source:
        RFC 6265, 5.2 and 5.3; docs/assumptions.md A-65.
    """
    pair, *rest = set_cookie.split(";")
    name, equals, value = (part.strip(" \t") for part in pair.partition("="))
    if not name or not equals or len(name + value) > MOST_BYTES_OF_ONE or _CONTROL.search(name + value):
        return None
    attributes = {key.strip().lower(): given.strip() for key, _, given in (each.partition("=") for each in rest)}
    given_path = attributes.get("path", "")
    cookie_path = given_path if given_path.startswith("/") else path[: path.rfind("/")] or "/"
    return Cookie(name, value, cookie_path, _expires_ms(attributes, now_ms))


def _expires_ms(attributes: dict[str, str], now_ms: int) -> int:
    if _MAX_AGE.fullmatch(attributes.get("max-age", "")):
        life_s = min(int(attributes["max-age"]), _LONGEST_LIFE_S)
        return max(now_ms + life_s * 1000, 1)
    try:
        end = parse_date(attributes.get("expires"))
    except OverflowError:
        return 0
    return 0 if end is None else max(int(end.timestamp()) * 1000, 1)


def _bounded(cookies: list[Cookie]) -> Jar:
    kept: list[Cookie] = []
    room = MOST_BYTES
    for cookie in reversed(cookies[-MOST_COOKIES:]):
        room -= len(cookie.name) + len(cookie.value)
        if room < 0:
            break
        kept.insert(0, cookie)
    return tuple(kept)
