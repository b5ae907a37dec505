"""No secret is in a log, an error or a trace."""

import base64
import json
import secrets
import signal
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, quote, urlsplit

import pytest
import requests

from bff.app import Parts
from bff.settings import load_settings
from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.raw_http import answer_to
from tests.support.servers import REDIS, await_port, bff_environ, free_port, gateway, mock_upstream, program
from tests.support.time_travel import age_tokens
from tests.support.visitor import CSRF_HEADER, Visitor
from tests.support.waiting import wait_until

VERSION = "IDMProv/rest/access/info/version"
USERINFO, TOKEN = "/osp/a/idm/auth/oauth2/userinfo", "/osp/a/idm/auth/oauth2/token"


@dataclass
class Journey:
    """A journey with many failures: the secrets that must not be found, and the texts that could have them."""

    stack: Stack
    secrets: dict[str, str] = field(default_factory=dict)
    errors: list[requests.Response] = field(default_factory=list)

    def visitor(self) -> Visitor:
        """Give somebody whose refusals are remembered."""
        visitor = Visitor(self.stack.console_url)
        visitor.http.hooks["response"].append(self._remember)
        return visitor

    def _remember(self, answer: requests.Response, **_options: Any) -> None:
        if answer.status_code >= 400 and answer.url.startswith(self.stack.console_url):
            self.errors.append(answer)

    def expire(self, *, refresh: bool) -> None:
        """End the tokens at the provider; they are old enough to be worth a renewal."""
        age_tokens(self.stack.redis_url, self.stack.environ["BFF_SECRET_KEYS"], 30)
        MockControl(self.stack.mock_url).expire_tokens(refresh=refresh)

    def learn(self, parts: Parts, visitor: Visitor, name: str) -> None:
        """Take note of a session's id and tokens."""
        session_id = visitor.http.cookies["idmc"]
        record = parts.store.load(session_id)
        assert record
        tokens = record.tokens
        self.secrets |= {f"{name} session": session_id, f"{name} csrf": visitor.csrf_token}
        self.secrets |= {f"{name} access": tokens.access_token, f"{name} refresh": tokens.refresh_token}
        self.secrets |= {f"{name} id": tokens.id_token}

    def learn_sign_in(self, parts: Parts, visitor: Visitor, callback: str) -> None:
        """Take note of a sign-in on its way."""
        query = parse_qs(urlsplit(callback).query)
        (key,) = parts.redis.scan_iter("idmc:login:*")
        sealed = parts.redis.get(key)
        assert isinstance(sealed, bytes)
        login = json.loads(parts.cipher.open(sealed, key.decode()))
        handle = next(cookie.value or "" for cookie in visitor.http.cookies if "login" in cookie.name)
        self.secrets |= {"code": query["code"][0], "state": login["state"], "handle": handle}
        self.secrets |= {"verifier": login["verifier"], "nonce": login["nonce"]}


@pytest.fixture(scope="module")
def journey(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Journey]:
    """The way, walked once, before a Redis with a password that dies at the end; all is logged."""
    folder, password = tmp_path_factory.mktemp("secrets"), secrets.token_urlsafe(16)
    redis_port, port, mock_port = free_port(), free_port(), free_port()
    command = [REDIS, "--port", str(redis_port), "--requirepass", password, "--save", ""]
    url = f"http://127.0.0.1:{port}"
    with (
        program([*command, "--dir", str(folder)], {}, folder / "redis.log") as redis_process,
        mock_upstream(folder, url, mock_port) as mock_url,
    ):
        await_port(redis_port, "Redis")
        environ = bff_environ(url, port, f"redis://:{password}@127.0.0.1:{redis_port}/0", mock_url)
        environ |= {"BFF_LOG_LEVEL": "debug", "BFF_WORKERS": "1"}
        with gateway(environ, folder):
            walked = Journey(Stack(url, mock_url, environ["BFF_REDIS_URL"], environ, folder))
            client = environ["BFF_OIDC_CLIENT_SECRET"]
            walked.secrets |= {"redis password": password, "key": environ["BFF_SECRET_KEYS"], "client": client}
            walked.secrets["basic"] = base64.b64encode(f"idm-console:{client}".encode()).decode()
            _walk(walked)
            redis_process.send_signal(signal.SIGKILL)
            redis_process.wait()
            for path in (VERSION, "bff/session", "bff/login", "bff/ready"):
                walked.visitor().get(path, cookies={"idmc": walked.secrets["first session"]})
            yield walked


def _walk(journey: Journey) -> None:
    parts, mock = Parts(load_settings(journey.stack.environ, Path("none.toml"))), MockControl(journey.stack.mock_url)
    visitor = journey.visitor()
    callback = visitor.callback_url()
    journey.learn_sign_in(parts, visitor, callback)
    _fail_before_the_sign_in(journey, callback)
    visitor.http.get(callback, timeout=20, allow_redirects=False)
    journey.learn(parts, visitor, "first")
    _fail_with_a_session(journey, visitor, mock)
    _fail_to_be_read(journey)
    visitor.get("bff/extend")
    visitor.http.get(callback, timeout=20, allow_redirects=False)
    visitor.call("POST", "bff/backchannel-logout", data={"logout_token": journey.secrets["first id"]})
    journey.expire(refresh=False)
    wait_until(lambda: visitor.get(VERSION).status_code == 200)  # the provider failed a moment ago
    journey.learn(parts, visitor, "renewed")
    journey.expire(refresh=True)
    assert visitor.get(VERSION).status_code == 489
    parts.redis.close()


def _fail_before_the_sign_in(journey: Journey, callback: str) -> None:
    stranger = journey.visitor()
    stranger.navigate(callback)
    stranger.get(callback.replace("/bff/", "/bff/none/"))
    for path, how in ((TOKEN, {"status": 500}), (USERINFO, {"status": 200, "body": []}), (TOKEN, {"disconnect": True})):
        MockControl(journey.stack.mock_url).fault(path, times=1, **how)
        journey.visitor().sign_in("user")
        MockControl(journey.stack.mock_url).heal()


def _fail_with_a_session(journey: Journey, visitor: Visitor, mock: MockControl) -> None:
    visitor.get(VERSION, headers={CSRF_HEADER: "wrong"})
    visitor.get(VERSION, headers={"Host": "evil.example"})
    visitor.get("IDMProv/rest/none")
    visitor.call("POST", "IDMProv/rest/access/preference?attribute=x", data="{", headers={"Content-Type": "text/json"})
    for path in (f"/{VERSION}", "/IDMProv/rest/access/info/user/rights"):
        mock.fault(path, disconnect=True)
        visitor.get(VERSION)
        visitor.get("bff/bootstrap")
        mock.heal()
    mock.fault(TOKEN, status=500)
    journey.expire(refresh=False)
    assert visitor.get(VERSION).status_code == 503
    mock.heal()


def _fail_to_be_read(journey: Journey) -> None:
    host = f"Host: {urlsplit(journey.stack.console_url).netloc}\r\n"
    session, code = journey.secrets["first session"], journey.secrets["code"]
    for head in (
        f"GET /bff/callback?code={code} x HTTP/1.1\r\n{host}\r\n",
        f"GET http://[/bff/callback?code={code} HTTP/1.1\r\n{host}\r\n",
        f"GET /bff/callback?code={code}{'x' * 9000} HTTP/1.1\r\n{host}\r\n",
        f"GET /bff/session HTTP/1.1\r\n{host}Cookie idmc={session}\r\n\r\n",
        f"GET /bff/session HTTP/1.1\r\n{host}Cookie: idmc={session}\x01\r\n\r\n",
        f"GET /bff/session HTTP/1.1\r\n{host}Cookie: idmc={session}{'x' * 17000}\r\n\r\n",
        f"GET /bff/session HTTP/1.1\r\n{host}" + f"Cookie: idmc={session}\r\n" * 200 + "\r\n",
    ):
        assert answer_to(journey.stack.console_url, head.encode())[9:10] in {b"4", b""}


def _found(journey: Journey, text: str) -> set[str]:
    return {name for name, secret in journey.secrets.items() if secret in text or quote(secret, safe="") in text}


def test_the_log_holds_no_secret(journey: Journey) -> None:
    """The log of the gateway and of gunicorn at debug level, with failures of every neighbour, has no secret."""
    log = (journey.stack.folder / "bff.log").read_text(encoding="utf-8")

    events = {"redis.failed", "upstream.failed", "provider.failed", "host.refused", "logout.refused", "session_ended"}
    assert {event for event in events if f'"{event}"' not in log} == set()
    assert "Invalid request" in log
    assert _found(journey, log) == set()


def test_no_error_tells_a_secret(journey: Journey) -> None:
    """Neither the body nor a header of an error has a secret."""
    told = "\n".join(f"{answer.status_code} {answer.headers} {answer.text}" for answer in journey.errors)

    assert {answer.status_code for answer in journey.errors} >= {400, 403, 404, 489, 502, 503}
    assert _found(journey, told) == set()


def test_every_kind_of_secret_was_looked_for(journey: Journey) -> None:
    """Every kind of secret has a value, because an empty one would never be found."""
    assert all(len(secret) > 15 for secret in journey.secrets.values())
