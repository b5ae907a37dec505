"""Flags of an operation in the catalogue, and their effect in the proxy."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from marshmallow import Schema
from werkzeug.test import Client, TestResponse

from bff.app import create_app
from bff.catalogue import index
from bff.catalogue.operation import Operation
from bff.settings import load_settings
from tests.conftest import Stack
from tests.support.scripted_server import Script, ScriptedServer, scripted_server
from tests.support.time_travel import age_tokens
from tests.support.visitor import CSRF_HEADER, Visitor

OK, REFUSED, CHANGE_PASSWORD = (
    f"HTTP/1.1 {status}\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{{}}".encode() for status in (200, 401, 498)
)
KEYED = Operation(method="POST", path="/rest/keyed", summary="Known by its key", reply=Schema, idempotency_key=True)
PLAIN = Operation(method="POST", path="/rest/plain/{id}", summary="Says nothing of itself", reply=Schema)
SLASHED = Operation(method="POST", path="/rest/dn/{dn}", summary="Takes a DN", reply=Schema, encoded_slash=True)

Call = Callable[..., TestResponse]


@pytest.fixture(autouse=True)
def _catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(index, "OPERATIONS", (KEYED, PLAIN, SLASHED))


@contextmanager
def _gateway(stack: Stack, visitor: Visitor, *scripts: Script) -> Iterator[tuple[ScriptedServer, Call]]:
    """Give a scripted upstream, and a way to call it through a gateway that has only these operations."""
    with scripted_server(*scripts) as server:
        upstream = {"BFF_UPSTREAM_IDM": f"http://127.0.0.1:{server.port}/IDMProv", "BFF_SESSION_CACHE": "false"}
        settings = load_settings(stack.environ | upstream, Path("none.toml"))
        client = Client(create_app(settings))
        for cookie in visitor.http.cookies:
            client.set_cookie(cookie.name, cookie.value or "", domain="127.0.0.1")

        def call(path: str, **headers: str) -> TestResponse:
            given = {CSRF_HEADER: visitor.csrf_token, **headers}
            return client.post(path, base_url=stack.console_url, headers=given)

        yield server, call


def _keys(server: ScriptedServer) -> list[str]:
    found = [re.search(rb"\r\nIdempotency-Key: ([^\r]+)", request) for request in server.requests]
    return [key[1].decode() if key else "" for key in found]


def test_a_replay_has_the_key_of_the_first_try(stack: Stack, signed_in: Visitor) -> None:
    """The upstream refuses the token once; it gets the same key twice, and another key with the next call."""
    age_tokens(stack.redis_url, stack.environ["BFF_SECRET_KEYS"], 30)
    with _gateway(stack, signed_in, [REFUSED], [OK]) as (server, call):
        assert call("/IDMProv/rest/keyed").status_code == 200
        assert call("/IDMProv/rest/keyed").status_code == 200

    first, replay, next_one = _keys(server)
    assert re.fullmatch(r'"[0-9a-f-]{36}"', first)
    assert first == replay
    assert first != next_one


def test_the_browsers_own_key_goes_on(stack: Stack, signed_in: Visitor) -> None:
    """The page's own key is passed on, so that the page can repeat a call whose answer was lost."""
    with _gateway(stack, signed_in, [OK]) as (server, call):
        call("/IDMProv/rest/keyed", **{"Idempotency-Key": '"of the page"'})

    assert _keys(server) == ['"of the page"']


def test_nobody_else_gets_a_key(stack: Stack, signed_in: Visitor) -> None:
    """An upstream that does not know the header does not get it, because it might mean something else there."""
    with _gateway(stack, signed_in, [OK]) as (server, call):
        call("/IDMProv/rest/plain/1", **{"Idempotency-Key": '"of the page"'})

    assert _keys(server) == [""]


def test_a_call_that_waits_keeps_its_key(stack: Stack, signed_in: Visitor) -> None:
    """A waiting call keeps its key, because the upstream may have acted on it before it asked for a new password."""
    with _gateway(stack, signed_in, [CHANGE_PASSWORD], [OK]) as (server, call):
        waiting = call("/IDMProv/rest/keyed").json
        assert waiting is not None
        assert call(f"/bff/replay/{waiting['replayId']}").status_code == 200

    first, second = _keys(server)
    assert first == second


@pytest.mark.parametrize("dn", ["cn=a%2Cb,ou=x%3Dy", "cn=in%2Fout,o=data", "cn=in%2fout%2Cou%3Dusers"])
def test_a_dn_arrives_as_it_was_written(stack: Stack, signed_in: Visitor, dn: str) -> None:
    """A DN arrives unchanged, with an escaped slash if the operation allows one in its parameter."""
    with _gateway(stack, signed_in, [OK]) as (server, call):
        assert call(f"/IDMProv/rest/dn/{dn}").status_code == 200

    assert server.requests[0].startswith(f"POST /IDMProv/rest/dn/{dn} HTTP/1.1\r\n".encode())


@pytest.mark.parametrize("path", ["plain/in%2Fout", "dn/a%2F..%2Fb", "dn/a%252Fb", "dn/%2Fb", "dn/a%2F", "dn/a%5Cb"])
def test_other_slashes_are_refused(stack: Stack, signed_in: Visitor, path: str) -> None:
    """Other escaped slashes are refused: in other operations, and where a name on either side is missing."""
    with _gateway(stack, signed_in, [OK]) as (server, call):
        answer = call(f"/IDMProv/rest/{path}")

    assert answer.status_code == 400
    assert answer.json is not None
    assert answer.json["code"] == "path_refused"
    assert server.requests == []
