"""Rare answers of the identity applications, and how an aggregate reads them."""

from typing import Any

import pytest
import requests
import responses

from bff.breaker import Breaker
from bff.catalogue import clients, rights
from bff.errors import (
    AppError,
    UpstreamFailedError,
    UpstreamLateError,
    UpstreamRefusedError,
    UpstreamUnreachableError,
)
from bff.sessions.cipher import Cipher
from bff.sessions.record import SessionMeta, SessionRecord, Tokens
from bff.sessions.redis_client import connect
from bff.sessions.store import SessionStore
from bff.settings import load_settings
from bff.upstream.client import Upstream, UpstreamHttp
from bff.upstream.cookies import UpstreamCookies
from bff.upstream.shares import Shares
from tests.support.servers import bff_environ

BASE = "http://idm.example/IDMProv"
URL = f"{BASE}/rest/access/rob"


def _record(token: str) -> SessionRecord:
    meta = SessionMeta(subject="s", user_name="u", full_name="U", csrf_token="t", created_ms=0, absolute_end_ms=0)
    tokens = Tokens(access_token=token, refresh_token="r", id_token="", obtained_ms=0, expires_ms=0)
    return SessionRecord(
        key="k",
        meta=meta,
        meta_version=b"1",
        tokens=tokens,
        tokens_version=b"1",
        flask=b"{}",
        flask_version=b"1",
        seen_ms=0,
    )


@pytest.fixture
def upstream() -> Upstream:
    """The line of a user whose token is renewed from ``old`` to ``new``."""
    environ = bff_environ("http://127.0.0.1:8080", 8080, "redis://127.0.0.1:9/0", "http://idm.example")
    settings = load_settings(environ)
    store = SessionStore(connect(settings.redis_url), Cipher(settings.secret_keys), settings.session_idle_s)
    cookies = UpstreamCookies(store, "idm")
    return Upstream(
        UpstreamHttp(settings.idm, Breaker("idm"), Shares("idm", 1)),
        cookies,
        settings.password_change,
        _record("old"),
        lambda _: _record("new"),
    )


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ({"status": 500, "json": {"proxyFor": True}}, UpstreamFailedError),
        ({"status": 489, "json": {"Fault": {}}}, UpstreamFailedError),
        ({"status": 302, "headers": {"Location": "/login"}}, UpstreamFailedError),
        ({"status": 200, "json": {"proxyFor": "sometimes"}}, UpstreamFailedError),
        ({"status": 200, "json": ["proxyFor"]}, UpstreamFailedError),
        ({"status": 200, "body": "<html>"}, UpstreamFailedError),
        ({"status": 401}, UpstreamRefusedError),
        ({"body": requests.ConnectionError()}, UpstreamUnreachableError),
        ({"body": requests.ReadTimeout()}, UpstreamLateError),
    ],
    ids=["500", "fault", "redirect", "wrong type", "a list", "not json", "401", "no answer", "late"],
)
@responses.activate
def test_a_bad_answer_becomes_one_of_our_errors(
    upstream: Upstream, answer: dict[str, Any], expected: type[AppError]
) -> None:
    """The status decides first; the body is believed only when the status is good."""
    responses.get(URL, **answer)

    with pytest.raises(expected):
        upstream.read(rights.READ_REQUEST_RIGHTS)


@responses.activate
def test_a_refused_token_is_renewed_and_asked_with_once_more(upstream: Upstream) -> None:
    """The second try carries the new token."""
    responses.get(URL, status=401, match=[responses.matchers.header_matcher({"Authorization": "Bearer old"})])
    responses.get(
        URL, json={"proxyFor": True}, match=[responses.matchers.header_matcher({"Authorization": "Bearer new"})]
    )

    assert upstream.read(rights.READ_REQUEST_RIGHTS) == {"proxyFor": True}


@responses.activate
def test_a_parameter_stays_one_segment_of_the_path(upstream: Upstream) -> None:
    """An id with any characters cannot lead to another path."""
    reply = {"id": "../x", "name": "X", "config": "{}"}
    responses.get(f"{BASE}/rest/access/config/clients/..%2Fx", json=reply)

    assert upstream.read(clients.READ_CLIENT, {"id": "../x"})["name"] == "X"


_STYLE_URL = f"{BASE}/rest/access/config/style/brand-1.css"
_NOT_THERE = {"Fault": {"Code": {"Subcode": {"Value": "NotFound"}}}}


def _read_style(upstream: Upstream) -> str | None:
    return upstream.read_text(clients.READ_STYLE, {"fileName": "brand-1.css"})


@pytest.mark.parametrize("answer", [{"status": 404}, {"status": 489, "json": _NOT_THERE}], ids=["404", "fault"])
@responses.activate
def test_a_text_that_is_not_there_is_none(upstream: Upstream, answer: dict[str, Any]) -> None:
    """The result is None, not an error, for a 404 and for a fault "not found"."""
    responses.get(_STYLE_URL, **answer)

    assert _read_style(upstream) is None


@responses.activate
def test_a_text_is_utf_8_whatever_its_type_says(upstream: Upstream) -> None:
    """A text is read as UTF-8, which the upstream stores, and not with the default of HTTP."""
    responses.get(_STYLE_URL, body="é".encode(), content_type="text/css")

    assert _read_style(upstream) == "é"


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ({"status": 500, "json": _NOT_THERE | {"Fault": {"Code": {}}}}, UpstreamFailedError),
        ({"status": 489, "json": {"Fault": []}}, UpstreamFailedError),
        ({"status": 302, "headers": {"Location": "/login"}}, UpstreamFailedError),
        ({"status": 401}, UpstreamRefusedError),
    ],
    ids=["500", "another fault", "redirect", "401"],
)
@responses.activate
def test_a_bad_answer_is_no_text(upstream: Upstream, answer: dict[str, Any], expected: type[AppError]) -> None:
    """A bad answer becomes one of our errors, as for JSON."""
    responses.get(_STYLE_URL, **answer)

    with pytest.raises(expected):
        _read_style(upstream)
