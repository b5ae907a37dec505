"""A sign-out in the middle of an extension, at the one moment where only the order of writes decides."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bff.auth.identity import Identity
from bff.auth.oidc_client import OidcClient, SignIn
from bff.auth.session_life import SessionLife
from bff.errors import NoSessionError
from bff.sessions.cipher import Cipher
from bff.sessions.record import SessionMeta, Tokens, now_ms, session_key
from bff.sessions.redis_client import GuardedRedis, connect
from bff.sessions.store import SessionStore
from bff.settings import load_settings
from tests.support.servers import bff_environ, redis_server

KEY = "b" * 43
ANN = Identity(issuer="", claim="sub", subject="cn=ann", claims={"sub": "cn=ann"})


class Provider(OidcClient):
    """A provider that only takes revocations."""

    def __init__(self) -> None:
        super().__init__(load_settings(bff_environ("http://127.0.0.1:1", 1, "redis://127.0.0.1:9/0", "http://x")))
        self.revoked: list[str] = []

    def revoke(self, tokens: Tokens) -> bool:
        """Note it."""
        self.revoked.append(tokens.access_token)
        return True


class SignedOutMeanwhile(SessionStore):
    """Lets the person sign out everywhere just after the extended session was stored."""

    key = ""

    def create(self, meta: SessionMeta, tokens: Tokens, upstream: bytes = b"") -> str:
        """Store the session, then end the one before."""
        created = super().create(meta, tokens, upstream)
        self.end(self.key)
        return created


@pytest.fixture
def client(tmp_path: Path) -> Iterator[GuardedRedis]:
    """An empty Redis."""
    with redis_server(tmp_path) as url:
        opened = connect(url)
        yield opened
        opened.close()


def _tokens(name: str) -> Tokens:
    return Tokens(access_token=name, refresh_token="", id_token="", obtained_ms=now_ms(), expires_ms=0)


def test_a_sign_out_at_the_last_moment_wins(client: GuardedRedis) -> None:
    """Nothing of the session is left under either id, and the new tokens are revoked."""
    store, provider = SignedOutMeanwhile(client, Cipher((KEY,)), 600), Provider()
    meta = SessionMeta(
        subject="cn=ann",
        user_name="ann",
        full_name="Ann",
        csrf_token="t",
        created_ms=now_ms(),
        absolute_end_ms=now_ms() + 60_000,
    )
    store.key = session_key(SessionStore.create(store, meta, _tokens("old")))
    life = SessionLife(store=store, oidc=provider, absolute_s=60)

    with pytest.raises(NoSessionError):
        life.extend(store.key, SignIn(_tokens("new"), ANN))

    assert client.keys("idmc:session*") == []
    assert provider.revoked == ["new"]
