"""A sign-out in the middle of an extension, at the moments where only the order of writes decides."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bff.auth.identity import Identity
from bff.auth.oidc_client import OidcClient, SignIn
from bff.auth.renewal import Renewal
from bff.auth.session_life import SessionLife
from bff.errors import NoSessionError, SessionOverError
from bff.sessions.cipher import Cipher
from bff.sessions.record import SessionMeta, SessionRecord, Tokens, now_ms, public_id, session_key
from bff.sessions.redis_client import GuardedRedis, connect
from bff.sessions.store import SessionStore
from bff.settings import load_settings
from tests.support.operators import audited
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


class Interrupted(SessionStore):
    """Lets something happen just before a session is read."""

    def __init__(self, client: GuardedRedis) -> None:
        super().__init__(client, Cipher((KEY,)), 600)
        self.meanwhile: list[Callable[[], object]] = []

    def load_key(self, key: str) -> SessionRecord | None:
        """Read the session afterwards."""
        while self.meanwhile:
            self.meanwhile.pop()()
        return super().load_key(key)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[GuardedRedis]:
    """An empty Redis."""
    with redis_server(tmp_path) as url:
        opened = connect(url)
        yield opened
        opened.close()


def _tokens(name: str) -> Tokens:
    return Tokens(access_token=name, refresh_token="", id_token="", obtained_ms=now_ms(), expires_ms=0)


def _meta() -> SessionMeta:
    return SessionMeta(
        subject="cn=ann",
        user_name="ann",
        full_name="Ann",
        csrf_token="t",
        created_ms=now_ms(),
        absolute_end_ms=now_ms() + 60_000,
    )


def _alive(client: GuardedRedis) -> list[bytes]:
    """Give the sessions that are more than a note that they have moved."""
    return [key for key in client.scan_iter("idmc:session:*") if client.hexists(key, "tokens")]


def test_a_sign_out_at_the_last_moment_wins(client: GuardedRedis) -> None:
    """No record is left under either id, and the new tokens are revoked."""
    store, provider = SignedOutMeanwhile(client, Cipher((KEY,)), 600), Provider()
    store.key = session_key(SessionStore.create(store, _meta(), _tokens("old")))
    life = SessionLife(store=store, oidc=provider, absolute_s=60)

    with pytest.raises(NoSessionError):
        life.extend(store.key, SignIn(_tokens("new"), ANN))

    assert client.keys("idmc:session*") == []
    assert provider.revoked == ["new"]


@pytest.mark.parametrize("times", [1, 2])
def test_a_sign_out_that_comes_too_late_follows_the_session(client: GuardedRedis, times: int) -> None:
    """The sign-out has read the session before one or two extensions gave it another id; all tokens are revoked."""
    store, provider = SessionStore(client, Cipher((KEY,)), 600), Provider()
    life = SessionLife(store=store, oidc=provider, absolute_s=60)
    record = store.load(store.create(_meta(), _tokens("old")))
    assert record is not None
    key = record.key
    for _ in range(times):
        key = session_key(life.extend(key, SignIn(_tokens("new"), ANN)).session_id)

    with audited() as lines:
        life.end(record, by="user", event="logout")

    assert _alive(client) == []
    assert provider.revoked == ["old", *["new"] * times]
    assert [(line["event"], line["session"]) for line in lines] == [("logout", public_id(key))]


def test_a_sign_out_everywhere_finds_a_session_that_moves_meanwhile(client: GuardedRedis) -> None:
    """The id of the session is replaced after the list was read and before the session is read."""
    store, provider = Interrupted(client), Provider()
    life = SessionLife(store=store, oidc=provider, absolute_s=60)
    key = session_key(store.create(_meta(), _tokens("old")))
    store.meanwhile.append(lambda: life.extend(key, SignIn(_tokens("new"), ANN)))

    life.end_all(store.sessions_of(_meta().person), by="provider")

    assert _alive(client) == []
    assert provider.revoked == ["old", "new"]


def test_a_list_names_a_session_that_moves_meanwhile_once(client: GuardedRedis) -> None:
    """The list has the session once, although the index has both ids."""
    store = Interrupted(client)
    life = SessionLife(store=store, oidc=Provider(), absolute_s=60)
    key, other = (session_key(store.create(_meta(), _tokens(name))) for name in ("old", "other"))
    new = session_key(store.create(_meta(), _tokens("new")))
    store.meanwhile.append(lambda: life.replace(key, new, _meta().person))

    assert sorted(record.key for record in store.sessions_of(_meta().person)) == sorted([other, new])


def test_a_grant_that_is_over_ends_no_session_that_has_moved(client: GuardedRedis) -> None:
    """The provider refuses the old tokens, because the session has got new ones meanwhile."""
    store, provider = SessionStore(client, Cipher((KEY,)), 600), Provider()
    life = SessionLife(store=store, oidc=provider, absolute_s=60)
    record = store.load(store.create(_meta(), _tokens("old")))
    assert record is not None
    life.extend(record.key, SignIn(_tokens("new"), ANN))

    with pytest.raises(SessionOverError):
        Renewal(client, store, provider).end(record, by="upstream", reason="the grant is over")

    assert len(_alive(client)) == 1
