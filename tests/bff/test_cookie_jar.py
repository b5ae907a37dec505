"""Which cookies of an upstream are kept, and which go with a call."""

import pytest
from hypothesis import strategies as st

from bff.upstream.cookie_jar import MOST_BYTES, MOST_COOKIES, Cookie, Jar, parsed, sent, updated
from tests.support.fuzzing import every_depth, for_all

NOW = 1_700_000_000_000
PATH = "/IDMProv/rest/access/info/version"
HOUR = 3_600_000


def _names(jar: Jar) -> list[str]:
    return [cookie.name for cookie in jar]


@pytest.mark.parametrize(
    ("set_cookie", "kept"),
    [
        ("a=b", Cookie("a", "b", "/IDMProv/rest/access/info", 0)),
        ("a=b; Path=/IDMProv; HttpOnly; SameSite=Lax; Partitioned", Cookie("a", "b", "/IDMProv", 0)),
        ("a=b; path=IDMProv", Cookie("a", "b", "/IDMProv/rest/access/info", 0)),
        ("a=b; Domain=other.example; Secure; Path=/", Cookie("a", "b", "/", 0)),
        ('a="b c"; Path=/', Cookie("a", '"b c"', "/", 0)),
        (' a = {"x":1,"y":"="} ; Path=/', Cookie("a", '{"x":1,"y":"="}', "/", 0)),
        ("a=; Path=/", Cookie("a", "", "/", 0)),
        ("a=b; Path=/; Max-Age=3600", Cookie("a", "b", "/", NOW + HOUR)),
        ("a=b; Path=/; Max-Age=0", Cookie("a", "b", "/", NOW)),
        ("a=b; Path=/; Max-Age=-5", Cookie("a", "b", "/", NOW - 5000)),
        ("a=b; Path=/; Max-Age=soon", Cookie("a", "b", "/", 0)),
        ("a=b; Path=/; Max-Age=99999999999", Cookie("a", "b", "/", NOW + 400 * 24 * HOUR)),
        ("a=b; Path=/; Expires=Thu, 01-Jan-1970 00:00:00 GMT", Cookie("a", "b", "/", 1)),
        ("a=b; Path=/; Expires=Mon, 01 Jan 1601 00:00:00 GMT", Cookie("a", "b", "/", 1)),
        ("a=b; Path=/; Expires=Tue, 14 Nov 2023 23:13:20 GMT", Cookie("a", "b", "/", NOW + HOUR)),
        ("a=b; Path=/; Expires=whenever", Cookie("a", "b", "/", 0)),
        ("a=b; Path=/; Expires=Thu, 01 Jan 2020 00:00:00 +99999999999999", Cookie("a", "b", "/", 0)),
        ("a=b; Path=/; Max-Age=3600; Expires=Thu, 01 Jan 1970 00:00:00 GMT", Cookie("a", "b", "/", NOW + HOUR)),
        ("a", None),
        ("=b", None),
        ("", None),
        ("a=b\x00", None),
        ("a=b\r\nX: y", None),
        ("a=" + "b" * 4096, None),
    ],
)
def test_reads_a_cookie_as_browsers_do(set_cookie: str, kept: Cookie | None) -> None:
    """Cookies are parsed by RFC 6265, 5.2; ``Domain`` and the like matter only to clients of more than one server."""
    assert parsed(set_cookie, PATH, NOW) == kept


@every_depth
def test_reads_anything(examples: int) -> None:
    """Any ``Set-Cookie`` header gives one cookie or none, and never an error."""

    def holds(set_cookie: str) -> None:
        cookie = parsed("a=b;" + set_cookie, PATH, NOW)
        assert cookie is not None
        assert cookie.path.startswith("/")

    for_all(st.text(st.characters(max_codepoint=255)), holds, examples)


@pytest.mark.parametrize(
    ("cookie_path", "path", "goes"),
    [
        ("/", PATH, True),
        ("/IDMProv", PATH, True),
        ("/IDMProv/", PATH, True),
        ("/IDMProv", "/IDMProv", True),
        ("/IDM", PATH, False),
        ("/IDMProv/rest/admin", PATH, False),
    ],
)
def test_a_cookie_goes_to_its_path_and_below(cookie_path: str, path: str, *, goes: bool) -> None:
    """Paths match by RFC 6265, 5.1.4."""
    assert bool(sent((Cookie("a", "b", cookie_path, 0),), path, NOW)) is goes


def test_the_longest_path_comes_first_and_what_is_over_not_at_all() -> None:
    """Cookies are ordered by RFC 6265, 5.4, and expired ones are not sent."""
    jar = (Cookie("wide", "", "/", 0), Cookie("over", "", "/", NOW), Cookie("narrow", "", "/IDMProv", NOW + 1))

    assert _names(sent(jar, PATH, NOW)) == ["narrow", "wide"]


def test_an_end_in_the_past_deletes() -> None:
    """A cookie with an end in the past deletes the cookie of the same name and path only."""
    jar = updated((), ["a=1; Path=/", "a=2; Path=/IDMProv", "b=3; Path=/"], PATH, NOW)

    assert updated(jar, ["a=; Path=/; Max-Age=0", "c=; Path=/; Max-Age=0"], PATH, NOW) == jar[1:]


def test_nothing_changes_when_the_same_is_said_again() -> None:
    """A small move of the end is ignored, so that most answers cost no write to Redis."""
    jar = updated((), ["a=1; Path=/", "b=1; Path=/; Max-Age=600"], PATH, NOW)

    assert updated(jar, ["b=1; Path=/; Max-Age=600", "a=1; Path=/"], PATH, NOW + 50_000) == jar
    assert updated(jar, ["b=1; Path=/; Max-Age=600"], PATH, NOW + 70_000) != jar
    assert updated(jar, ["a=2; Path=/"], PATH, NOW) != jar


def test_the_number_of_cookies_is_bounded() -> None:
    """The cookies that were set or changed last stay."""
    jar = updated((), [f"a{number}=1" for number in range(MOST_COOKIES)], PATH, NOW)

    jar = updated(jar, ["a0=2", "b=1"], PATH, NOW)

    assert _names(jar) == [*(f"a{number}" for number in range(2, MOST_COOKIES)), "a0", "b"]


def test_the_size_of_cookies_is_bounded() -> None:
    """All cookies together fit into one header."""
    jar = updated((), [f"a{number}=" + "x" * 3000 for number in range(4)], PATH, NOW)

    assert _names(jar) == ["a2", "a3"]
    assert sum(len(cookie.name + cookie.value) for cookie in jar) <= MOST_BYTES
