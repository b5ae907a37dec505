"""Answers of upstreams in browsers' caches, and the conditional requests for them."""

import re
from collections.abc import Mapping

import pytest

from tests.conftest import Stack
from tests.support.scripted_gateway import SharedGateway
from tests.support.visitor import Visitor

VERSION = "IDMProv/rest/access/info/version"
CHANGED = "Wed, 21 Oct 2015 07:28:00 GMT"
_CONDITION = re.compile(rb"\r\n(If-[\w-]+): ([^\r]*)")


def _answer(*lines: str) -> list[bytes]:
    head = "".join(f"{line}\r\n" for line in ("HTTP/1.1 200 OK", "Content-Length: 2", *lines))
    return [f"{head}\r\nok".encode()]


def _not_modified(*lines: str) -> list[bytes]:
    return ["".join(f"{line}\r\n" for line in ("HTTP/1.1 304 Not Modified", *lines, "")).encode()]


def _conditions(request: bytes) -> dict[str, str]:
    """Conditions of the request that the upstream got."""
    return {name.decode(): value.decode() for name, value in _CONDITION.findall(request)}


def _as_browsers_ask(headers: Mapping[str, str]) -> dict[str, str]:
    """Give the conditions that a browser sends for a cached answer with these headers."""
    asks = {"ETag": "If-None-Match", "Last-Modified": "If-Modified-Since"}
    return {asks[name]: headers[name] for name in asks if name in headers}


@pytest.fixture
def another(stack: Stack, scripted: SharedGateway) -> Visitor:
    """The next person at the same browser."""
    visitor = Visitor(stack.console_url)
    visitor.sign_in("helpdesk")
    visitor.console_url = scripted.console_url
    return visitor


@pytest.mark.parametrize(
    ("said", "cache_control", "vary"),
    [
        ([], "private, no-cache", "Cookie"),
        (["Cache-Control: public, max-age=600, immutable", "Expires: x"], "private, no-cache", "Cookie"),
        (["Cache-Control: no-store"], "private, no-cache, no-store", "Cookie"),
        (
            ["Cache-Control: max-age=1", "cache-control: must-revalidate,No-Store"],
            "private, no-cache, no-store",
            "Cookie",
        ),
        (
            ["Vary: Accept-Language", "Vary: Origin, Accept"],
            "private, no-cache",
            "Accept-Language, Origin, Accept, Cookie",
        ),
        (["Vary: Accept, cookie"], "private, no-cache", "Accept, cookie"),
        (["Vary: *"], "private, no-cache", "*, Cookie"),
    ],
)
def test_an_answer_is_kept_for_its_person_and_asked_about_each_time(
    signed_in: Visitor, scripted: SharedGateway, said: list[str], cache_control: str, vary: str
) -> None:
    """The rule holds with any cache headers of the upstream, except ``no-store``, which is passed on."""
    with scripted.before(signed_in, _answer(*said)):
        headers = signed_in.get(VERSION).headers

    assert (headers["Cache-Control"], headers["Vary"]) == (cache_control, vary)
    assert "Expires" not in headers


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        (['ETag: "a.b@1"'], {"If-None-Match": '"a.b@1"'}),
        (['ETag: W/"x"', f"Last-Modified: {CHANGED}"], {"If-None-Match": 'W/"x"'}),
        ([f"Last-Modified: {CHANGED}"], {"If-Modified-Since": CHANGED}),
        (["ETag: unquoted", f"Last-Modified: {CHANGED}"], {"If-Modified-Since": CHANGED}),
        (["ETag: unquoted", "Last-Modified: yesterday"], {}),
        ([], {}),
    ],
)
def test_a_person_asks_again_what_the_upstream_can_compare(
    signed_in: Visitor, stack: Stack, scripted: SharedGateway, said: list[str], asked: dict[str, str]
) -> None:
    """The upstream gets its own tags or dates, also after the next sign-in; the 304 has the tag of the first answer."""
    with scripted.before(signed_in, _answer(*said), _not_modified(*said)) as server:
        kept = signed_in.get(VERSION).headers
        again = signed_in.get(VERSION, headers=_as_browsers_ask(kept))
        signed_in.console_url = stack.console_url
        signed_in.sign_in()
        signed_in.console_url = scripted.console_url
        signed_in.get(VERSION, headers=_as_browsers_ask(kept))

    assert [_conditions(request) for request in server.requests] == [{}, asked, asked]
    assert again.headers.get("ETag") == kept.get("ETag")


@pytest.mark.parametrize("said", [['ETag: "x"'], [f"Last-Modified: {CHANGED}"]])
def test_nobody_asks_about_what_another_person_was_given(
    signed_in: Visitor, another: Visitor, scripted: SharedGateway, said: list[str]
) -> None:
    """The upstream then sends the whole answer; the same answer has another tag for each person."""
    with scripted.before(signed_in, _answer(*said)) as server:
        kept = signed_in.get(VERSION).headers
        whole = another.get(VERSION, headers=_as_browsers_ask(kept))

    assert [_conditions(request) for request in server.requests] == [{}, {}]
    assert (whole.status_code, whole.text) == (200, "ok")
    assert whole.headers["ETag"] != kept["ETag"]


def test_of_several_tags_the_persons_own_count(signed_in: Visitor, another: Visitor, scripted: SharedGateway) -> None:
    """A cache may send the tags of several answers; only the person's own tags are passed on."""
    with scripted.before(signed_in, _answer('ETag: "1"'), _answer('ETag: W/"2"'), _answer('ETag: "3"')) as server:
        tags = [visitor.get(VERSION).headers["ETag"] for visitor in (signed_in, signed_in, another)]
        signed_in.get(VERSION, headers={"If-None-Match": ", ".join(tags)})

    assert _conditions(server.requests[-1]) == {"If-None-Match": '"1", W/"2"'}


@pytest.mark.parametrize(
    "tag", ["*", '"x"', "x", '"', '"MARK"', '"MARK.x', '"MARK@-1"', '"MARK@99999999999"', '"MARKx.y"']
)
def test_a_tag_that_is_not_ours_is_no_condition(signed_in: Visitor, scripted: SharedGateway, tag: str) -> None:
    """Tags that a client invents are ignored."""
    with scripted.before(signed_in, _answer('ETag: "x"')) as server:
        mark = signed_in.get(VERSION).headers["ETag"].strip('"').partition(".")[0]
        answer = signed_in.get(VERSION, headers={"If-None-Match": tag.replace("MARK", mark)})

    assert answer.status_code == 200
    assert _conditions(server.requests[-1]) == {}
