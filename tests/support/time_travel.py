"""Looks into stored sessions and makes them older, so that tests need not wait."""

import dataclasses
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from bff.errors import SessionMovedError
from bff.sessions.cipher import Cipher
from bff.sessions.record import SessionRecord
from bff.sessions.redis_client import connect
from bff.sessions.store import SessionStore


@contextmanager
def stored_sessions(redis_url: str, secret_key: str) -> Iterator[tuple[SessionStore, list[SessionRecord]]]:
    """Open the gateway's store and give what is in it."""
    client = connect(redis_url)
    store = SessionStore(client, Cipher((secret_key,)), idle_s=1200)
    records = []
    for key in client.scan_iter("idmc:session:*"):
        with suppress(SessionMovedError):
            records.append(store.load_key(key.decode()))
    yield store, [record for record in records if record]
    client.close()


def age_tokens(redis_url: str, secret_key: str, seconds: int) -> None:
    """Let all stored tokens have been issued that much earlier, their end included."""
    with stored_sessions(redis_url, secret_key) as (store, records):
        for record in records:
            tokens = dataclasses.replace(
                record.tokens,
                obtained_ms=record.tokens.obtained_ms - seconds * 1000,
                expires_ms=record.tokens.expires_ms - seconds * 1000,
            )
            written = store.replace_tokens(record, tokens) or store.load_key(record.key)
            assert written is None or written.tokens == tokens


def age_sessions(redis_url: str, secret_key: str, seconds: int) -> None:
    """Let all stored sessions have begun, been used and be due to end that much earlier."""
    client, cipher = connect(redis_url), Cipher((secret_key,))
    with stored_sessions(redis_url, secret_key) as (store, records):
        for record in records:
            meta = dataclasses.replace(
                record.meta,
                created_ms=record.meta.created_ms - seconds * 1000,
                absolute_end_ms=record.meta.absolute_end_ms - seconds * 1000,
            )
            parts: dict[Any, Any] = {
                "meta": cipher.seal(meta.pack(), f"{record.key}/meta"),
                "seen_ms": record.seen_ms - seconds * 1000,
            }
            client.hset(record.key, mapping=parts)
            store.ends.set(record.key, 0)
    client.close()
