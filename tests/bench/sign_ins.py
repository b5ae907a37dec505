"""Sign-ins of many people through the provider, as browsers do it."""

from concurrent.futures import ThreadPoolExecutor
from http.cookiejar import Cookie
from pathlib import Path

from tests.support.visitor import CSRF_HEADER, Visitor

_AT_ONCE = 4


def sign_in_many(console_url: str, count: int, begin: str, file: Path) -> list[Visitor]:
    """
    Sign in several times, and write the headers for the calls of each session to a file (``sessions.lua``).

    ``begin`` is the path that redirects to the provider. The provider asks the first visitor for a password, and
    recognizes the others by its cookies.
    """
    first = _signed_in(Visitor(console_url), begin)
    known = [cookie for cookie in first.http.cookies if not _of_console(cookie)]
    with ThreadPoolExecutor(_AT_ONCE) as pool:
        others = pool.map(lambda _: _signed_in(_known(console_url, known), begin), range(count - 1))
        visitors = [first, *others]
    file.write_text("".join(map(_line, visitors)), encoding="utf-8")
    return visitors


def _known(console_url: str, cookies: list[Cookie]) -> Visitor:
    visitor = Visitor(console_url)
    for cookie in cookies:
        visitor.http.cookies.set_cookie(cookie)
    return visitor


def _signed_in(visitor: Visitor, begin: str) -> Visitor:
    answer = visitor.http.get(visitor.callback_url(begin=begin), timeout=20, allow_redirects=False)
    assert answer.status_code == 302, answer.text
    return visitor


def _of_console(cookie: Cookie) -> bool:
    return cookie.domain == "127.0.0.1"


def _line(visitor: Visitor) -> str:
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in visitor.http.cookies if _of_console(cookie))
    return f"Cookie: {cookies}\t{CSRF_HEADER}: {visitor.csrf_token}\n"
