"""The memory that a session takes in Redis."""

import base64
import json
import secrets
from pathlib import Path
from typing import Any

from bff.sessions.cipher import Cipher
from bff.sessions.record import SessionMeta, Tokens, now_ms
from bff.sessions.redis_client import connect
from bff.sessions.store import SessionStore
from tests.support.servers import redis_server

SESSIONS = 1000
ISSUER = "https://idm.example.com/osp/a/idm/auth/oauth2"


def _base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _jwt(**claims: Any) -> str:
    """A token as providers write them, with a signature of 2048 bits that nobody checks here."""
    head = {"typ": "JWT", "alg": "RS256", "kid": secrets.token_urlsafe(24)}
    parts = [json.dumps(part).encode() for part in (head, {"iss": ISSUER, **claims})]
    return ".".join(_base64url(part) for part in (*parts, secrets.token_bytes(256)))


def _session(number: int) -> tuple[SessionMeta, Tokens]:
    """A session of a person's own, with the parts that the demo's sessions have."""
    subject, now = f"cn=person{number:05},ou=users,o=data", now_ms()
    meta = SessionMeta(
        subject=subject,
        user_name=f"person{number:05}",
        full_name="Amara Okafor",
        csrf_token=secrets.token_urlsafe(68),
        created_ms=now,
        absolute_end_ms=now + 43_200_000,
        browser="Chrome",
        system="Windows",
        address="192.0.2.200",
        issuer=ISSUER,
        provider_sid=secrets.token_urlsafe(24),
        flask=json.dumps({"csrf_token": secrets.token_hex(20)}),
    )
    tokens = Tokens(
        access_token=_jwt(sub=subject, aud="idm-console", jti=secrets.token_urlsafe(12), scope="openid profile"),
        refresh_token=secrets.token_urlsafe(36),
        id_token=_jwt(sub=subject, aud=["idm-console"], nonce=secrets.token_urlsafe(24), name="Amara Okafor"),
        obtained_ms=now,
        expires_ms=now + 120_000,
    )
    return meta, tokens


def test_a_session_costs_little_more_than_its_tokens(tmp_path: Path) -> None:
    """At most 800 bytes more, its keys in the indexes included, as Redis counts them whatever its allocator."""
    token_bytes = 0
    with redis_server(tmp_path) as url, connect(url) as client:
        store = SessionStore(client, Cipher(("b" * 43,)), 1200)
        for number in range(SESSIONS):
            meta, tokens = _session(number)
            token_bytes += len(tokens.access_token) + len(tokens.refresh_token) + len(tokens.id_token)
            store.create(meta, tokens)
        used = sum(client.memory_usage(key, samples=0) for key in client.scan_iter())

    over = (used - token_bytes) / SESSIONS
    assert over <= 800, f"{over:.0f} bytes over {token_bytes / SESSIONS:.0f} of tokens"
