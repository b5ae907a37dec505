"""Records in Redis that this release did not write: of releases before, of later ones, and broken ones."""

import dataclasses
import json
import zlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from bff.auth.login_flow import LoginFlow, login_key
from bff.errors import LoginRefusedError, NotFoundError
from bff.observability.metrics import SKIPPED_ENDS
from bff.proxy.parking import Parking, call_key
from bff.sessions.cipher import Cipher
from bff.sessions.nodes import KeyElsewhereError
from bff.sessions.reaper import Reaper
from bff.sessions.record import NewerShapeError, now_ms, session_key
from bff.sessions.redis_client import GuardedRedis, connect
from bff.sessions.store import SessionStore
from tests.bff.stored_records import CALL_ID, CIPHER, HANDLE, LOGIN, META, PERSON, REQUEST, SESSION_ID, STATE, TOKENS
from tests.support.servers import redis_server

RELEASES = sorted((Path(__file__).parent / "stored_records").glob("*.json"))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[GuardedRedis]:
    """An empty Redis."""
    with redis_server(tmp_path) as url:
        yield connect(url)


def restore(client: GuardedRedis, release: Path) -> None:
    """Restore the records of a release: dumps of Redis by key, in hexadecimal digits."""
    for key, dump in json.loads(release.read_text(encoding="utf-8")).items():
        client.restore(key, 0, bytes.fromhex(dump), replace=True)


@pytest.mark.parametrize("release", RELEASES, ids=lambda path: path.stem)
def test_records_of_each_release_are_read(client: GuardedRedis, release: Path) -> None:
    """After an upgrade all sessions, begun sign-ins and waiting calls can still be read."""
    restore(client, release)

    record = SessionStore(client, CIPHER, 600).stored(session_key(SESSION_ID))
    assert record
    assert (record.meta, record.tokens, record.flask, record.upstream) == (META, TOKENS, b'{"a":1}', b"cookies")
    assert LoginFlow(client, CIPHER, SessionStore(client, CIPHER, 600).nodes).take(HANDLE, STATE) == LOGIN
    assert _parking(client).take(PERSON, CALL_ID) == REQUEST


def _stored(client: GuardedRedis, session_id: str, meta: bytes) -> SessionStore:
    store, key, tokens = SessionStore(client, CIPHER, 600), session_key(session_id), TOKENS.pack()
    parts = {"meta": CIPHER.seal(meta, f"{key}/meta"), "tokens": CIPHER.seal(tokens, f"{key}/tokens")}
    client.hset(key, mapping=parts)  # type: ignore[arg-type]
    client.hset(key, "seen_ms", str(now_ms() - 3_600_000))
    store.ends.set(key, 0)
    return store


def test_a_field_that_a_later_release_appended_is_left_out(client: GuardedRedis) -> None:
    """
    A field that a later release has added is ignored.

    Nodes of two releases share the sessions during an upgrade.
    """
    values = [*json.loads(zlib.decompress(META.pack())), "later"]
    record = _stored(client, "s", zlib.compress(json.dumps(values).encode())).stored(session_key("s"))

    assert record
    assert record.meta == META


def _skipped() -> float:
    [metric] = SKIPPED_ENDS.collect()
    return sum(
        each.value for each in metric.samples if each.name.endswith("_total") and each.labels["reason"] == "shape"
    )


def test_a_shape_of_a_later_release_waits_for_its_node(client: GuardedRedis) -> None:
    """The session is neither missing nor deleted: the reaper counts it, and continues with the others."""
    store = _stored(client, "later", b"2" + META.pack())
    _stored(client, "expired", META.pack())
    skipped = _skipped()
    with pytest.raises(NewerShapeError):
        store.load("later")

    assert Reaper(client, store, lambda _tokens: True).reap() is True
    assert _skipped() == skipped + 1
    assert [client.exists(session_key(each)) for each in ("later", "expired")] == [1, 0]


@pytest.mark.parametrize("meta", [b"x", zlib.compress(b"{"), zlib.compress(b"7"), zlib.compress(b'["ann"]')])
def test_a_broken_record_is_no_session(client: GuardedRedis, meta: bytes) -> None:
    """A broken record causes no failed call or sign-in of its browser, and does not stop the reaper."""
    store = _stored(client, "broken", meta)
    _stored(client, "expired", META.pack())

    assert store.load("broken") is None
    assert Reaper(client, store, lambda _tokens: True).reap() is True
    assert client.exists(session_key("expired")) == 0


def _begun(client: GuardedRedis, plain: bytes) -> tuple[LoginFlow, str, str]:
    """Begin a sign-in and store another record in its place; give the flow, the Redis key and the handle."""
    flow = LoginFlow(client, CIPHER, SessionStore(client, CIPHER, 600).nodes)
    handle, _ = flow.begin()
    key = login_key(handle)
    client.set(key, CIPHER.seal(plain, key))
    return flow, key, handle


@pytest.mark.parametrize("plain", [b"{", b"{}", b'{"state":"state"}'])
def test_a_broken_sign_in_is_refused(client: GuardedRedis, plain: bytes) -> None:
    """The person has to begin the sign-in again; the record is not consumed."""
    flow, key, handle = _begun(client, plain)

    with pytest.raises(LoginRefusedError):
        flow.take(handle, STATE)
    assert client.exists(key)


def test_a_sign_in_of_a_later_shape_waits_for_its_node(client: GuardedRedis) -> None:
    """The callback answers 503, and the record stays; a field that a later release has added is ignored."""
    flow, key, handle = _begun(client, b"2[]")
    with pytest.raises(NewerShapeError):
        flow.take(handle, STATE)
    assert client.exists(key)

    client.set(key, CIPHER.seal(msgspec.json.encode({**dataclasses.asdict(LOGIN), "later": 1}), key))
    assert flow.take(handle, STATE) == LOGIN


def _parking(client: GuardedRedis, cipher: Cipher = CIPHER) -> Parking:
    return Parking(client, cipher, SessionStore(client, cipher, 600).nodes)


@pytest.mark.parametrize(("announced", "error"), [(True, KeyElsewhereError), (False, NotFoundError)])
def test_a_waiting_call_that_cannot_be_read_goes_on_waiting(
    client: GuardedRedis, error: type[Exception], *, announced: bool
) -> None:
    """While another node has the key, the person is asked to try again; the call is there for that node."""
    call_id = _parking(client).park(PERSON, REQUEST, "op", "summary")
    assert call_id
    stranger = _parking(client, Cipher(("d" * 43,)))
    if announced:
        SessionStore(client, CIPHER, 600).nodes.announce("another")

    with pytest.raises(error):
        stranger.take(PERSON, call_id)

    assert _parking(client).take(PERSON, call_id) == REQUEST


def test_a_waiting_call_of_a_later_shape_waits_for_its_node(client: GuardedRedis) -> None:
    """The list and the call itself ask to try again, and the call stays; a field that was added is ignored."""
    parking = _parking(client)
    call_id = parking.park(PERSON, REQUEST, "op", "summary")
    assert call_id
    key = call_key(PERSON, call_id)
    for part in ("ticket", "request"):
        client.hset(key, part, CIPHER.seal(msgspec.msgpack.encode([2]), f"{key}/{part}"))

    with pytest.raises(NewerShapeError):
        parking.tickets(PERSON)
    with pytest.raises(NewerShapeError):
        parking.take(PERSON, call_id)
    assert client.hstrlen(key, "request")

    added = msgspec.msgpack.encode({**dataclasses.asdict(REQUEST), "later": 1})
    client.hset(key, "request", CIPHER.seal(added, f"{key}/request"))
    assert parking.take(PERSON, call_id) == REQUEST
