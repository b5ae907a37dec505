"""Cookies of the upstream: stored with the session, sent with its calls, and never given to a browser."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import redis
import responses

from bff.breaker import Breaker
from bff.catalogue import rights
from bff.sessions.cipher import Cipher
from bff.sessions.record import SessionMeta, SessionRecord, Tokens, now_ms, session_key
from bff.sessions.redis_client import GuardedRedis, connect
from bff.sessions.store import SessionStore
from bff.settings import load_settings
from bff.upstream.client import Upstream, UpstreamHttp
from bff.upstream.cookies import UpstreamCookies
from bff.upstream.shares import Shares
from tests.conftest import Stack
from tests.support.scripted_gateway import SharedGateway
from tests.support.scripted_server import ScriptedServer
from tests.support.servers import bff_environ, redis_server
from tests.support.time_travel import age_tokens
from tests.support.visitor import Visitor

VERSION = "IDMProv/rest/access/info/version"
PATH = f"/{VERSION}"
KEY = "b" * 43
OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"


def _setting(*cookies: str, status: str = "200 OK") -> list[bytes]:
    lines = "".join(f"Set-Cookie: {cookie}\r\n" for cookie in cookies)
    return [f"HTTP/1.1 {status}\r\n{lines}Content-Length: 2\r\n\r\nok".encode()]


def _sent(server: ScriptedServer, number: int) -> dict[str, str]:
    """Headers of one of the requests that arrived."""
    lines = server.requests[number].decode("latin-1").partition("\r\n\r\n")[0].split("\r\n")[1:]
    return {name: value for name, _, value in (line.partition(": ") for line in lines)}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[GuardedRedis]:
    """An empty Redis."""
    with redis_server(tmp_path) as url:
        opened = connect(url)
        yield opened
        opened.close()


@pytest.fixture
def store(client: GuardedRedis) -> SessionStore:
    """A store whose sessions idle for ten minutes."""
    return SessionStore(client, Cipher((KEY,)), 600)


@pytest.fixture
def record(store: SessionStore) -> SessionRecord:
    """A session without cookies."""
    end = now_ms() + 3_600_000
    meta = SessionMeta(subject="s", user_name="u", full_name="U", csrf_token="", created_ms=0, absolute_end_ms=end)
    tokens = Tokens(access_token="a", refresh_token="", id_token="", obtained_ms=now_ms(), expires_ms=0)
    return _load(store, store.create(meta, tokens))


def _load(store: SessionStore, session_id: str) -> SessionRecord:
    record = store.load(session_id)
    assert record is not None
    return record


def test_a_cookie_comes_back_with_the_next_call(signed_in: Visitor, scripted: SharedGateway) -> None:
    """The anti-forgery header has the value of the upstream's own cookie (SPEC 7 "Common request headers")."""
    first = _setting("JSESSIONID=1; Path=/IDMProv; HttpOnly", "netiq_idm_rbpm_acsrf=t; Path=/", "x=1; Path=/other")
    with scripted.before(signed_in, first, [OK]) as server:
        answer = signed_in.get(VERSION)
        signed_in.get(VERSION)

        assert "Set-Cookie" not in answer.headers
        assert "Cookie" not in _sent(server, 0)
        assert _sent(server, 0)["netiq_idm_rbpm_acsrf"] == ""
        assert _sent(server, 1)["Cookie"] == "JSESSIONID=1; netiq_idm_rbpm_acsrf=t"
        assert _sent(server, 1)["netiq_idm_rbpm_acsrf"] == "t"


def test_another_user_never_sees_it(signed_in: Visitor, stack: Stack, scripted: SharedGateway) -> None:
    """Another user does not get the cookie, at the same time or in the same browser after a sign-out."""
    other = Visitor(stack.console_url)
    other.sign_in("user")
    with scripted.before(signed_in, _setting("JSESSIONID=1; Path=/"), [OK]) as server:
        other.console_url = signed_in.console_url
        signed_in.get(VERSION)
        other.get(VERSION)
        signed_in.http.cookies = other.http.cookies
        signed_in.get(VERSION)

        assert [_sent(server, number).get("Cookie") for number in (1, 2)] == [None, None]


def test_a_cookie_of_a_refused_call_goes_with_its_replay(
    signed_in: Visitor, stack: Stack, scripted: SharedGateway
) -> None:
    """An answer with any status may set a cookie."""
    refused = _setting("JSESSIONID=1; Path=/", status="401 Unauthorized")
    with scripted.before(signed_in, refused, [OK]) as server:
        _age_tokens(stack)

        assert signed_in.get(VERSION).content == b"ok"
        assert _sent(server, 1)["Cookie"] == "JSESSIONID=1"


def _age_tokens(stack: Stack) -> None:
    """A token that was issued just now is not renewed."""
    age_tokens(stack.redis_url, stack.environ["BFF_SECRET_KEYS"], 20)


def test_they_go_on_with_an_extended_session(signed_in: Visitor, stack: Stack, scripted: SharedGateway) -> None:
    """The session keeps the cookies of the upstream under its new id."""
    with scripted.before(signed_in, _setting("JSESSIONID=1; Path=/"), [OK]) as server:
        through = signed_in.console_url
        signed_in.get(VERSION)
        signed_in.console_url = stack.console_url
        signed_in.navigate(signed_in.callback_url(begin="bff/extend"))
        signed_in.console_url = through
        signed_in.get(VERSION)

        assert _sent(server, 1)["Cookie"] == "JSESSIONID=1"


def test_answers_side_by_side_lose_nothing(store: SessionStore, record: SessionRecord) -> None:
    """Sixteen answers to one session, each with a cookie of its own."""
    cookies = UpstreamCookies(store, "idm")
    with ThreadPoolExecutor(16) as pool:
        list(pool.map(lambda number: cookies.keep(record, PATH, [f"c{number}=1; Path=/"]), range(16)))

    current = store.load_key(record.key)
    assert current is not None
    kept = cookies.headers(current, PATH)["Cookie"].split("; ")
    assert sorted(kept) == sorted(f"c{number}=1" for number in range(16))


def test_what_says_nothing_new_costs_no_write(store: SessionStore, record: SessionRecord) -> None:
    """Servers repeat their cookies; a cookie without a change is not written again."""
    cookies = UpstreamCookies(store, "idm")
    written = cookies.keep(record, PATH, ["a=1; Path=/"])

    assert cookies.keep(written, PATH, ["a=1; Path=/", "gone=; Path=/; Max-Age=0"]) is written


def test_they_are_encrypted(client: redis.Redis, store: SessionStore, record: SessionRecord) -> None:
    """A dump of Redis does not show the cookies, and a part of the record cannot be moved to another place."""
    UpstreamCookies(store, "idm").keep(record, PATH, ["JSESSIONID=remember; Path=/"])

    sealed = client.hget(record.key, "upstream")
    assert sealed
    assert b"remember" not in sealed
    client.hset(record.key, "upstream", client.hget(record.key, "meta"))
    assert store.load_key(record.key) is None


def test_a_session_that_has_ended_stays_ended(client: redis.Redis, store: SessionStore, record: SessionRecord) -> None:
    """An answer that arrives after the sign-out, or after the session moved, stores no cookie."""
    cookies = UpstreamCookies(store, "idm")
    store.end(record.key)

    assert cookies.keep(record, PATH, ["a=1"]) is record
    assert not client.exists(record.key)


def test_a_session_that_moved_stays_moved(client: redis.Redis, store: SessionStore, record: SessionRecord) -> None:
    """The answer is delivered all the same."""
    store.end_moved(record.key, session_key("new"))

    assert UpstreamCookies(store, "idm").keep(record, PATH, ["a=1"]) is record
    assert client.hkeys(record.key) == [b"moved"]


def test_an_answer_is_delivered_though_its_cookies_are_lost(record: SessionRecord) -> None:
    """The upstream has acted, so an error of Redis does not turn the answer into a failure."""
    away = SessionStore(connect("redis://127.0.0.1:9/0"), Cipher((KEY,)), 600)

    assert UpstreamCookies(away, "idm").keep(record, PATH, ["a=1"]) is record


def test_every_upstream_has_its_own(store: SessionStore, record: SessionRecord) -> None:
    """An upstream does not get cookies of another upstream."""
    idm, forms = UpstreamCookies(store, "idm"), UpstreamCookies(store, "forms")
    written = forms.keep(idm.keep(record, PATH, ["a=idm; Path=/"]), PATH, ["a=forms; Path=/"])

    assert idm.headers(written, PATH)["Cookie"] == "a=idm"
    assert forms.headers(written, PATH)["Cookie"] == "a=forms"


def test_a_path_with_api_neither_sends_nor_sets_any(store: SessionStore, record: SessionRecord) -> None:
    """Such a call carries the token and the type of its content (SPEC 7 "Common request headers")."""
    cookies = UpstreamCookies(store, "idm")
    written = cookies.keep(record, PATH, ["a=1; Path=/"])

    assert cookies.headers(written, "/IDMProv/api/x") == {}
    assert cookies.keep(written, "/IDMProv/api/x", ["b=1; Path=/"]) is written


@responses.activate
def test_the_aggregates_send_and_keep_the_same(store: SessionStore, record: SessionRecord) -> None:
    """Both lanes are one visitor to the upstream."""
    settings = load_settings(bff_environ("http://127.0.0.1:8080", 8080, "redis://x", "http://idm.example"))
    cookies = UpstreamCookies(store, "idm")
    upstream = Upstream(
        UpstreamHttp(settings.idm, Breaker("idm"), Shares("idm", 1)),
        cookies,
        settings.password_change,
        record,
        lambda renewed: renewed,
    )
    address = "http://idm.example/IDMProv/rest/access/rob"
    responses.get(address, json={}, headers={"Set-Cookie": "JSESSIONID=1; Path=/IDMProv"})

    upstream.read(rights.READ_REQUEST_RIGHTS)
    upstream.read(rights.READ_REQUEST_RIGHTS)

    assert [call.request.headers.get("Cookie") for call in responses.calls] == [None, "JSESSIONID=1"]
    current = store.load_key(record.key)
    assert current is not None
    assert cookies.headers(current, PATH)["Cookie"] == "JSESSIONID=1"
