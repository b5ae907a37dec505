"""Many signed-in people at once, without the way through the provider."""

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import requests
from itsdangerous import URLSafeTimedSerializer

from bff.sessions.cipher import Cipher, derive
from bff.sessions.record import SessionMeta, Tokens, now_ms, session_key
from bff.sessions.redis_client import connect
from bff.sessions.store import SessionStore
from tests.support.visitor import CSRF_HEADER

VERSION = "IDMProv/rest/access/info/version"


@dataclass(frozen=True)
class Person:
    """A session, and the cookies and headers of its browser."""

    session_id: str
    csrf_token: str

    @property
    def key(self) -> str:
        """Where the session is in Redis."""
        return session_key(self.session_id)

    def call(self, method: str, address: str, *, stream: bool = False) -> requests.Response:
        """Make a call as the UI does; with ``stream`` the body is read later."""
        headers = {"Cookie": f"idmc={self.session_id}", CSRF_HEADER: self.csrf_token}
        return requests.request(method, address, headers=headers, timeout=30, allow_redirects=False, stream=stream)


@contextmanager
def store_of(environ: dict[str, str]) -> Iterator[SessionStore]:
    """Open the store that a gateway with these settings uses."""
    with connect(environ["BFF_REDIS_URL"], 5) as client:
        yield SessionStore(client, Cipher((environ["BFF_SECRET_KEYS"],)), 1200)


def sign_in(store: SessionStore, count: int, secret_key: str) -> list[Person]:
    """Begin sessions with tokens that only have a name; anti-forgery tokens are as Flask-WTF signs them."""
    signer = URLSafeTimedSerializer(derive(secret_key, "csrf tokens"), salt="wtf-csrf-token")
    return [_begin(store, number, signer) for number in range(count)]


def _begin(store: SessionStore, number: int, signer: URLSafeTimedSerializer) -> Person:
    secret = secrets.token_hex(20)
    csrf_token = str(signer.dumps(secret))
    meta = SessionMeta(
        subject=f"cn=person{number},ou=users,o=data",
        user_name=f"person{number}",
        full_name=f"Person {number}",
        csrf_token=csrf_token,
        created_ms=now_ms(),
        absolute_end_ms=now_ms() + 3_600_000,
        flask=json.dumps({"csrf_token": secret}),
    )
    return Person(store.create(meta, tokens("0")), csrf_token)


def tokens(name: str) -> Tokens:
    """Give tokens that do not expire, with a name."""
    return Tokens(access_token=name, refresh_token="r", id_token="", obtained_ms=now_ms(), expires_ms=0)
