"""Two people at one browser, one after the other: cached answers of the first are never shown to the second."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.conftest import Stack
from tests.support.browser import Watched
from tests.support.scripted_gateway import SharedGateway, shared_gateway
from tests.support.time_travel import age_sessions
from tests.support.visitor import CSRF_COOKIE, Visitor

VERSION = "../IDMProv/rest/access/info/version"
_HOUR_S = 3_600
_FETCH = """
async ([path, method, token]) => {
  const answer = await fetch(path, { method, headers: { 'netiq-idm-rbpm-acsrf': token } })
  return [answer.status, await answer.text()]
}
"""
_HEADERS = {
    "a life": b"Cache-Control: public, max-age=600\r\n",
    "a date": b"Last-Modified: Wed, 21 Oct 2015 07:28:00 GMT\r\n",
    "a tag": b'ETag: "photo"\r\n',
    "a life, a date and a tag": (
        b'Cache-Control: max-age=600\r\nLast-Modified: Wed, 21 Oct 2015 07:28:00 GMT\r\nETag: "photo"\r\n'
    ),
}
_CONDITIONS = {
    "a life": b"",
    "a date": b"If-Modified-Since: Wed, 21 Oct 2015 07:28:00 GMT",
    "a tag": b'If-None-Match: "photo"',
    "a life, a date and a tag": b'If-None-Match: "photo"',
}


def _whose(person: bytes, headers: bytes) -> list[bytes]:
    return [b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n%s\r\n%s" % (len(person), headers, person)]


def _unchanged(headers: bytes) -> list[bytes]:
    return [b"HTTP/1.1 304 Not Modified\r\n%s\r\n" % headers]


def _call(page: Page, path: str, method: str = "GET") -> list[Any]:
    """Give status and text, as the page's scripts get them, from the cache or not."""
    cookies = {cookie["name"]: cookie["value"] for cookie in page.context.cookies()}
    answer: list[Any] = page.evaluate(_FETCH, [path, method, cookies.get(CSRF_COOKIE, "")])
    return answer


def _sit_down(page: Page, person: Visitor) -> None:
    """Let a person who has signed in use this browser."""
    page.context.add_cookies(
        [
            {"name": each.name, "value": each.value or "", "domain": "127.0.0.1", "path": "/"}
            for each in person.http.cookies
            if each.domain == "127.0.0.1"
        ]
    )


def _sign_out(page: Page, stack: Stack) -> None:  # noqa: ARG001 - as the other way to end
    assert _call(page, "logout", "POST")[0] == 200


def _expire(page: Page, stack: Stack) -> None:  # noqa: ARG001 - as the other way to end
    age_sessions(stack.redis_url, stack.environ["BFF_SECRET_KEYS"], _HOUR_S)


@pytest.fixture(scope="module")
def scripted(stack: Stack, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SharedGateway]:
    """One gateway in front of scripted upstreams."""
    with shared_gateway(stack, tmp_path_factory.mktemp("scripted")) as running:
        yield running


@pytest.mark.parametrize("end", [_sign_out, _expire])
@pytest.mark.parametrize("kind", _HEADERS)
def test_the_next_person_gets_nothing_of_the_one_before(
    watched: Watched, stack: Stack, scripted: SharedGateway, kind: str, end: Callable[[Page, Stack], None]
) -> None:
    """The next person gets neither the body nor a 304; the same person's answers, as photos, are only revalidated."""
    page, first, second = watched.page, Visitor(stack.console_url), Visitor(stack.console_url)
    first.sign_in("admin")
    page.goto(f"{scripted.console_url}bff/session")
    scripts = [_whose(b"first", _HEADERS[kind]), _whose(b"second", _HEADERS[kind]), _unchanged(_HEADERS[kind])]
    with scripted.before(first, *scripts) as upstream:
        _sit_down(page, first)
        assert _call(page, VERSION) == [200, "first"]
        end(page, stack)
        assert _call(page, VERSION)[0] == 401
        watched.forgive("401")

        second.sign_in("helpdesk")
        _sit_down(page, second)

        assert _call(page, VERSION) == [200, "second"]
        assert b"\r\nif-" not in upstream.requests[1].lower()
        if _CONDITIONS[kind]:
            assert _call(page, VERSION) == [200, "second"]
            assert b"\r\n%s\r\n" % _CONDITIONS[kind] in upstream.requests[2]
