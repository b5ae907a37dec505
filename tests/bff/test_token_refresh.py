"""One renewal serves all waiting calls, also at the moments where the order of events decides."""

import dataclasses
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from bff.auth import refresh_lock
from bff.auth.oidc_client import OidcClient
from bff.auth.token_refresh import TokenRefresh
from bff.errors import NoSessionError, SessionMovedError, SessionOverError, TryAgainError
from bff.sessions.cipher import Cipher
from bff.sessions.record import SessionMeta, SessionRecord, Tokens, now_ms, session_key
from bff.sessions.redis_client import GuardedRedis, connect
from bff.sessions.store import SessionStore
from bff.settings import load_settings
from tests.support.scripted_provider import Says, ScriptedProvider
from tests.support.servers import bff_environ, redis_server
from tests.support.sign_in_by_hand import sign_in
from tests.support.waiting import released, wait_until

CIPHER = Cipher(("b" * 43,))


@pytest.fixture(scope="module")
def redis_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A Redis of this module's own."""
    with redis_server(tmp_path_factory.mktemp("redis")) as url:
        yield url


@pytest.fixture
def client(redis_url: str) -> Iterator[GuardedRedis]:
    """A client of an empty Redis."""
    opened = connect(redis_url)
    opened.flushall()
    yield opened
    opened.close()


@pytest.fixture
def store(client: GuardedRedis) -> SessionStore:
    """The sessions in it."""
    return SessionStore(client, CIPHER, 600)


@pytest.fixture
def oidc(provider: ScriptedProvider) -> OidcClient:
    """Our client at a provider that rotates refresh tokens strictly."""
    environ = bff_environ("http://127.0.0.1:8080", 8080, "redis://127.0.0.1:9/0", provider.url)
    return OidcClient(load_settings(environ | {"BFF_OIDC_ISSUER": provider.url}))


@pytest.fixture
def refresh(client: GuardedRedis, store: SessionStore, oidc: OidcClient) -> TokenRefresh:
    """The token refresh of one worker."""
    return TokenRefresh(client, store, oidc)


@pytest.fixture
def record(store: SessionStore, oidc: OidcClient, provider: ScriptedProvider) -> SessionRecord:
    """A session whose tokens have expired."""
    return _session(store, sign_in(oidc, provider).tokens, ends_in_s=-1)


def _session(store: SessionStore, tokens: Tokens, ends_in_s: int) -> SessionRecord:
    now = now_ms()
    meta = SessionMeta(
        subject="cn=ann",
        user_name="ann",
        full_name="Ann",
        csrf_token="t",
        created_ms=now,
        absolute_end_ms=now + 600_000,
    )
    end_ms = now + ends_in_s * 1000
    aged = dataclasses.replace(tokens, obtained_ms=end_ms - 120_000, expires_ms=end_ms)
    stored = store.load_key(session_key(store.create(meta, aged)))
    assert stored
    return stored


class Interrupted(GuardedRedis):
    """A connection that calls ``meanwhile`` just before a lock is taken."""

    meanwhile: Callable[[], object]

    def lock(self, *args: Any, **how: Any) -> Any:
        """Let it happen, then go on."""
        self.meanwhile()
        return super().lock(*args, **how)


@pytest.fixture
def interrupted(redis_url: str) -> Iterator[Interrupted]:
    """A worker's connection that is always late for the lock."""
    opened = Interrupted(unix_socket_path=redis_url.removeprefix("unix://"))
    yield opened
    opened.close()


def test_a_late_caller_gets_the_result(
    refresh: TokenRefresh, record: SessionRecord, provider: ScriptedProvider
) -> None:
    """A call with the old record, of any age, gets the new tokens without a second renewal."""
    renewed = refresh.fresh(record)

    assert refresh.fresh(record) == renewed
    assert refresh.after_401(record) == renewed
    assert provider.renewals() == 1


def test_who_comes_to_the_lock_looks_again(
    refresh: TokenRefresh,
    interrupted: Interrupted,
    store: SessionStore,
    oidc: OidcClient,
    record: SessionRecord,
    provider: ScriptedProvider,
) -> None:
    """If another worker has renewed before this one gets the lock, its tokens are used without a second renewal."""
    interrupted.meanwhile = lambda: refresh.fresh(record)

    late = TokenRefresh(interrupted, store, oidc).fresh(record)

    assert provider.renewals() == 1
    assert late == store.load_key(record.key)


def test_a_provider_slower_than_the_lock_gets_one_call(
    refresh: TokenRefresh,
    client: GuardedRedis,
    store: SessionStore,
    record: SessionRecord,
    provider: ScriptedProvider,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The lock is extended as long as the provider takes; all callers get its answer."""
    monkeypatch.setattr(refresh_lock, "_RENEWED_EVERY_S", 0.1)
    answers = threading.Event()
    provider.says = Says(answers=answers)

    with ThreadPoolExecutor(4) as pool, released(answers):
        waiting = [pool.submit(refresh.fresh, record) for _ in range(4)]
        wait_until(provider.renewals)
        _await_more_life(client, f"idmc:refresh:{record.key}")
    renewed = [each.result() for each in waiting]

    assert provider.renewals() == 1
    assert renewed == [store.load_key(record.key)] * 4
    assert record not in renewed


def _await_more_life(client: GuardedRedis, key: str) -> None:
    left_ms = client.pttl(key)
    wait_until(lambda: client.pttl(key) > left_ms)


def test_the_lock_of_a_killed_worker_ends(
    refresh: TokenRefresh, record: SessionRecord, client: GuardedRedis, provider: ScriptedProvider
) -> None:
    """After the lock has expired, another worker renews for the same person."""
    client.set(f"idmc:refresh:{record.key}", "of a worker that is gone", px=300)

    assert refresh.fresh(record) != record
    assert provider.renewals() == 1


def test_a_lock_is_released_by_its_owner_alone(client: GuardedRedis) -> None:
    """The lock expires by itself; a worker that was stopped for longer does not release the lock of the next worker."""
    name = "idmc:refresh:k"
    with refresh_lock.refresh_lock(client, "k") as mine:
        assert mine
        assert 0 < client.pttl(name) <= 6000
        client.set(name, "of the next one")

    assert client.get(name) == b"of the next one"


def test_one_failure_is_enough_for_all_who_wait(
    refresh: TokenRefresh, record: SessionRecord, client: GuardedRedis, provider: ScriptedProvider
) -> None:
    """Callers that wait do not ask the provider again at once, but after a moment."""
    provider.says = Says(status=500)
    with pytest.raises(TryAgainError):
        refresh.fresh(record)
    [marker] = client.keys("idmc:refresh-failed:*")
    assert 0 < client.pttl(marker) < 2000
    client.persist(marker)
    provider.says = Says()

    with pytest.raises(TryAgainError):
        refresh.after_401(record)
    assert provider.renewals() == 1

    client.delete(marker)
    assert refresh.fresh(record) != record
    assert provider.renewals() == 2


def test_a_token_that_still_works_is_used_when_it_cannot_be_renewed(
    refresh: TokenRefresh, store: SessionStore, oidc: OidcClient, provider: ScriptedProvider
) -> None:
    """If a renewal ahead of time fails, the old token is still used."""
    record = _session(store, sign_in(oidc, provider).tokens, ends_in_s=10)
    provider.says = Says(status=500)

    assert refresh.fresh(record) == record
    assert provider.renewals() == 1


def test_a_sign_out_during_the_renewal_wins(
    refresh: TokenRefresh, store: SessionStore, record: SessionRecord, provider: ScriptedProvider
) -> None:
    """The new tokens are revoked, not stored."""
    with pytest.raises(NoSessionError):
        _during_renewal(refresh, record, provider, lambda: store.end(record.key))

    assert len(provider.revoked) == 1
    assert store.stored(record.key) is None


def test_an_extension_during_the_renewal_wins(
    refresh: TokenRefresh, store: SessionStore, record: SessionRecord, provider: ScriptedProvider
) -> None:
    """The session continues under another id with its own tokens."""
    with pytest.raises(SessionMovedError):
        _during_renewal(refresh, record, provider, lambda: store.end_moved(record.key, session_key("new")))

    assert len(provider.revoked) == 1


def _during_renewal(
    refresh: TokenRefresh, record: SessionRecord, provider: ScriptedProvider, happens: Callable[[], object]
) -> SessionRecord:
    answers = threading.Event()
    provider.says = dataclasses.replace(provider.says, answers=answers)
    with ThreadPoolExecutor(1) as pool:
        with released(answers):
            renewed = pool.submit(refresh.fresh, record)
            wait_until(provider.renewals)
            happens()
        return renewed.result()


def test_a_refusal_counts_only_for_the_tokens_that_are_still_stored(
    refresh: TokenRefresh, store: SessionStore, oidc: OidcClient, record: SessionRecord, provider: ScriptedProvider
) -> None:
    """A worker that lost the lock, and got a refusal from the provider, uses the tokens of the other worker."""
    others = sign_in(oidc, provider).tokens
    provider.says = Says(status=400, renewal={"error": "invalid_grant"})

    renewed = _during_renewal(refresh, record, provider, lambda: store.replace_tokens(record, others))

    assert renewed == store.load_key(record.key)
    assert renewed.tokens == others


class LostAnswer(SessionStore):
    """Writes tokens, then loses Redis' answer as often as asked."""

    failures = 1

    def replace_tokens(self, record: SessionRecord, tokens: Tokens) -> SessionRecord | None:
        """Write, but fail as if the outcome were unknown."""
        written = super().replace_tokens(record, tokens)
        if self.failures:
            self.failures -= 1
            raise TryAgainError
        return written


def test_a_write_whose_answer_was_lost_counts(
    client: GuardedRedis, store: SessionStore, oidc: OidcClient, record: SessionRecord, provider: ScriptedProvider
) -> None:
    """The write is tried again, finds its own tokens in the record, and does not revoke them."""
    renewed = TokenRefresh(client, LostAnswer(client, CIPHER, 600), oidc).fresh(record)

    assert renewed == store.load_key(record.key)
    assert provider.revoked == []
    assert renewed.tokens.access_token in provider.access_tokens


def test_a_dead_grant_ends_the_session_for_all(
    refresh: TokenRefresh, store: SessionStore, oidc: OidcClient, record: SessionRecord
) -> None:
    """When a refresh token that was already used is refused, no call waits any longer."""
    oidc.refresh(record.tokens, "cn=ann")

    with pytest.raises(SessionOverError):
        refresh.fresh(record)
    assert store.stored(record.key) is None
