"""How often one caller may sign in or be refused; each test has its own address behind a trusted proxy."""

import json
import re
from collections.abc import Iterator
from itertools import count

import pytest
import redis
import requests
from flask import Flask
from werkzeug.test import EnvironBuilder

from bff import errors
from bff.app import Parts
from bff.errors import CsrfError
from bff.settings import load_settings
from tests.conftest import Stack
from tests.support.operators import audit_lines
from tests.support.servers import bff_environ, free_port, gateway
from tests.support.visitor import CSRF_HEADER, Visitor

VERSION = "IDMProv/rest/access/info/version"
ALLOWED = 3
NO_NAVIGATIONS = [
    {"Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image", "Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty", "Sec-Fetch-Site": "same-origin"},
    {"Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe", "Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "object"},
    {"Sec-Fetch-Mode": "no-cors"},
    {"Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document", "Sec-Purpose": "prefetch;prerender"},
    {"Sec-Purpose": "prefetch"},
    {"Purpose": "prefetch"},
]
_numbers = count(1)


@pytest.fixture(scope="module")
def limited(stack: Stack, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stack]:
    """A gateway of two workers that allows little; its public address is its own."""
    folder, port = tmp_path_factory.mktemp("limited"), free_port()
    url = f"http://127.0.0.1:{port}"
    environ = stack.environ | {
        "BFF_BIND": f"127.0.0.1:{port}",
        "BFF_RATE_LIMIT": f"{ALLOWED} per hour",
        "BFF_TRUSTED_PROXIES": "127.0.0.1",
    }
    with gateway(environ, folder):
        yield Stack(url, stack.mock_url, stack.redis_url, environ, folder)


@pytest.fixture
def address() -> str:
    """An address from which no call came before."""
    return f"192.0.2.{next(_numbers)}"


@pytest.fixture
def colleague(stack: Stack) -> Visitor:
    """Another signed-in person at the same address."""
    other = Visitor(stack.console_url)
    other.sign_in("user")
    return other


def _ask(limited: Stack, path: str, address: str, **more: str) -> requests.Response:
    """Open a new connection, so that either worker may answer."""
    headers = {"X-Forwarded-For": address, **more}
    return requests.get(f"{limited.console_url}/{path}", headers=headers, timeout=20, allow_redirects=False)


def _told(answer: requests.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_an_address_begins_so_many_sign_ins(limited: Stack, address: str) -> None:
    """The count is shared by all workers; the answer has ``Retry-After``, and other addresses are not affected."""
    answers = [_ask(limited, "bff/login", address) for _ in range(ALLOWED + 1)]

    assert [answer.status_code for answer in answers] == [302] * ALLOWED + [429]
    assert answers[-1].json()["code"] == "rate_limited"
    assert 3000 < int(answers[-1].headers["Retry-After"]) <= 3600
    assert _ask(limited, "bff/login", f"{address}0").status_code == 302


def test_a_person_sees_a_page(limited: Stack, address: str) -> None:
    """A navigation gets a page instead of JSON."""
    for _ in range(ALLOWED):
        _ask(limited, "bff/login", address)
    page = _ask(limited, "bff/login", address, **{"Sec-Fetch-Mode": "navigate"})

    assert (page.status_code, page.headers["Content-Type"]) == (429, "text/html; charset=utf-8")
    assert "rate_limited" in page.text
    assert "Retry-After" in page.headers


@pytest.mark.parametrize("headers", NO_NAVIGATIONS)
def test_what_opens_no_document_is_refused_and_not_counted(
    limited: Stack, signed_in: Visitor, address: str, headers: dict[str, str]
) -> None:
    """The request is refused and not counted, as any web page can make all browsers of an office send such requests."""
    signed_in.console_url = f"{limited.console_url}/"
    sent = {"X-Forwarded-For": address, **headers}

    refused = [_ask(limited, "bff/login", address, **headers) for _ in range(ALLOWED + 1)]
    refused += [signed_in.get("bff/extend", headers=sent) for _ in range(ALLOWED + 1)]

    assert {(answer.status_code, "login_refused" in answer.text) for answer in refused} == {(400, True)}
    assert _ask(limited, "bff/login", address).status_code == 302
    assert signed_in.get("bff/extend", headers={"X-Forwarded-For": address}).status_code == 302


@pytest.mark.parametrize("site", ["none", "same-origin", "same-site", "cross-site"])
def test_a_document_is_opened_from_anywhere(limited: Stack, address: str, site: str) -> None:
    """Navigations from any site are accepted: bookmarks, links in mails and portals, older browsers."""
    headers = {"Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document", "Sec-Fetch-Site": site}

    assert _ask(limited, "bff/login", address, **headers).status_code == 302


def test_whoever_has_begun_a_sign_in_may_finish_it(limited: Stack, stack: Stack, address: str) -> None:
    """Calls without a login cookie have used up the address; the one with its own cookie counts for itself."""
    junk = [_ask(limited, "bff/callback?state=x&code=y", address) for _ in range(ALLOWED + 1)]
    visitor = Visitor(stack.console_url)
    callback = visitor.callback_url().replace(stack.console_url, limited.console_url)
    finished = visitor.http.get(callback, headers={"X-Forwarded-For": address}, timeout=20, allow_redirects=False)

    assert [_told(answer) for answer in junk] == [(400, "login_refused")] * ALLOWED + [(429, "rate_limited")]
    assert finished.status_code == 302


def test_one_session_extends_so_often(limited: Stack, signed_in: Visitor, colleague: Visitor, address: str) -> None:
    """Extensions are counted by session, not by address; without a session nothing is counted."""
    colleague.console_url = signed_in.console_url = f"{limited.console_url}/"
    answers = [signed_in.get("bff/extend", headers={"X-Forwarded-For": address}) for _ in range(ALLOWED + 1)]
    strangers = [_ask(limited, "bff/extend", address) for _ in range(ALLOWED + 1)]

    assert [answer.status_code for answer in answers] == [302] * ALLOWED + [429]
    assert colleague.get("bff/extend", headers={"X-Forwarded-For": address}).status_code == 302
    assert {_told(answer) for answer in strangers} == {(401, "no_session")}


@pytest.mark.parametrize(("method", "path"), [("GET", VERSION), ("POST", "bff/logout")])
def test_anti_forgery_failures_are_counted_and_good_calls_are_not(
    limited: Stack, signed_in: Visitor, colleague: Visitor, address: str, method: str, path: str
) -> None:
    """The failures are counted on both lanes; a colleague at the same address still gets her own error."""
    wrong = {CSRF_HEADER: "wrong", "X-Forwarded-For": address}
    colleague.console_url = signed_in.console_url = f"{limited.console_url}/"

    answers = [signed_in.call(method, path, headers=wrong) for _ in range(ALLOWED + 1)]

    assert [_told(answer) for answer in answers] == [(403, "csrf")] * ALLOWED + [(429, "rate_limited")]
    assert "Retry-After" in answers[-1].headers
    assert _told(colleague.call(method, path, headers=wrong)) == (403, "csrf")
    assert signed_in.get(VERSION, headers={"X-Forwarded-For": address}).status_code == 200


@pytest.mark.parametrize(
    ("path", "site", "status", "event"),
    [
        ("bff/session", "cross-site", 403, "csrf_failure"),
        ("bff/callback?state=invented&code=x", "same-origin", 400, "sign_in"),
    ],
)
def test_invented_cookies_are_one_caller(
    limited: Stack, address: str, path: str, site: str, status: int, event: str
) -> None:
    """
    Only a real session or begun sign-in has its own counter.

    Invented cookies share one, and few lines are audited.
    """
    cookies = [f"idmc=x{number}; idmc-login-invented=x{number}" for number in range(20)]
    answers = [_ask(limited, path, address, **{"Cookie": each, "Sec-Fetch-Site": site}) for each in cookies]

    assert [answer.status_code for answer in answers] == [status] * ALLOWED + [429] * (20 - ALLOWED)
    written = [line["event"] for line in audit_lines(limited.folder / "bff.log") if line["address"] == address]
    assert written == [event] * ALLOWED + ["rate_limited"]
    with redis.Redis.from_url(limited.redis_url) as server:
        counters = [key for key in server.scan_iter("idmc:rate*") if address in re.split("[ /]", key.decode())]
    assert len(counters) == 2


def test_says_so_once(limited: Stack, address: str) -> None:
    """The log has one line for each caller and hour, however many calls are refused."""
    for _ in range(ALLOWED + 4):
        _ask(limited, "bff/login", address)
    lines = (limited.folder / "bff.log").read_text(encoding="utf-8").splitlines()
    events = [json.loads(line) for line in lines if '"rate_limited"' in line]

    assert [event["reason"] for event in events if event["address"] == address] == ["auth.begin_login"]


def _parts(redis_url: str, rate: str) -> Parts:
    environ = bff_environ("http://127.0.0.1:8080", 8080, redis_url, "http://127.0.0.1:9")
    return Parts(load_settings(environ | {"BFF_RATE_LIMIT": rate}))


def _app(parts: Parts) -> Flask:
    """Give an application with nothing but a view of the sign-in's name."""
    app = Flask("test")
    errors.install(app, parts.rate_limit.counted)
    parts.rate_limit.install(app)
    app.add_url_rule("/", "auth.begin_login", lambda: "begun")
    return app


def _begin(app: Flask, *addresses: str) -> list[int]:
    browser = app.test_client()
    return [browser.get("/", environ_base={"REMOTE_ADDR": address}).status_code for address in addresses]


@pytest.mark.parametrize(
    ("addresses", "statuses"),
    [
        (("2001:db8:1:2::1", "2001:db8:1:2:ffff::2"), [200, 429]),
        (("2001:db8:1:3::1", "2001:db8:1:4::1"), [200, 200]),
        (("::ffff:192.0.2.201", "192.0.2.201"), [200, 429]),
        (("::ffff:192.0.2.202", "::ffff:192.0.2.203"), [200, 200]),
        (("", ""), [200, 429]),
    ],
)
def test_what_one_address_is(stack: Stack, addresses: tuple[str, ...], statuses: list[int]) -> None:
    """IPv6 counts by the customer's network, IPv4 is the same in both notations, and no address counts as one too."""
    assert _begin(_app(_parts(stack.redis_url, "1 per hour")), *addresses) == statuses


def test_counts_nothing_when_switched_off(stack: Stack) -> None:
    """An empty rate leaves no counter in Redis."""
    parts = _parts(stack.redis_url, "")
    environ = EnvironBuilder(environ_base={"REMOTE_ADDR": "192.0.2.210"}).get_environ()

    assert _begin(_app(parts), *["192.0.2.210"] * 3) == [200] * 3
    assert isinstance(parts.rate_limit.counted(CsrfError(""), environ), CsrfError)
    with redis.Redis.from_url(stack.redis_url) as server:
        assert not list(server.scan_iter("*192.0.2.210*"))


def test_redis_away() -> None:
    """A sign-in gets 503 with a time to try again; a refusal stays what it is."""
    parts = _parts("redis://127.0.0.1:9/0", "60 per minute")
    answer = _app(parts).test_client().get("/")
    refusal = parts.rate_limit.counted(CsrfError(""), EnvironBuilder().get_environ())

    assert (answer.status_code, answer.get_json()["code"]) == (503, "try_again")
    assert "Retry-After" in answer.headers
    assert isinstance(refusal, CsrfError)
