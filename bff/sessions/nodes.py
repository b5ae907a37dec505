"""Which nodes share the Redis, and which keys each of them has."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

import msgspec
import redis

from bff.errors import TryAgainError
from bff.observability import log
from bff.observability.metrics import UNKNOWN_KEYS
from bff.sessions.cipher import Cipher, UnknownKeyError
from bff.sessions.record import now_ms
from bff.sessions.redis_client import redis_or_try_again

_KEY = "idmc:nodes"
_ANNOUNCED_EVERY_S = 20.0
_LISTED_MS = 60_000
_WAITED_FOR_S = 600.0


class KeyElsewhereError(TryAgainError):
    """A record was written under a key that only another node has; this node may get the key with a restart."""


@dataclass(frozen=True, order=True)
class Node:
    """A node that was announced in the last minute. ``keys`` are fingerprints; the first key encrypts."""

    name: str
    keys: tuple[str, ...]


@dataclass(frozen=True)
class _Entry:
    keys: tuple[str, ...]
    until_ms: int

    @property
    def counts(self) -> bool:
        return self.until_ms > now_ms()


class Nodes:
    """
    One Redis hash: the name of each node with the fingerprints of its keys, written every 20 s, listed for 60 s.

    The name of a node is its host name with the address where it listens. Nobody can decrypt anything with a
    fingerprint: it is the beginning of the SHA-256 of a derived key.
    """

    def __init__(self, client: redis.Redis, cipher: Cipher) -> None:
        self._redis = client
        self._keys = cipher.fingerprints
        self._missed_s: dict[str, float] = {}

    def start(self, bind: str) -> None:
        """Announce the node that listens at ``bind`` for as long as the process lives."""
        name = f"{socket.gethostname()} {bind}"
        threading.Thread(target=self._keep_announcing, args=(name,), name="nodes", daemon=True).start()

    def announce(self, name: str) -> None:
        """Write the entry of a node with its keys once; delete entries of nodes that are silent for a minute."""
        entry = msgspec.json.encode(_Entry(self._keys, now_ms() + _LISTED_MS))
        gone = [other for other, found in self._entries() if not found.counts]
        with redis_or_try_again():
            if gone:
                self._redis.hdel(_KEY, *gone)
            self._redis.hset(_KEY, name, entry)

    def listed(self) -> list[Node]:
        """Give the nodes announced in the last minute, by name."""
        return sorted(Node(name, entry.keys) for name, entry in self._entries() if entry.counts)

    def wait_for_key(self, problem: UnknownKeyError) -> None:
        """
        Handle a record whose key this node does not have: return if the record is lost.

        Raises:
            KeyElsewhereError: Another node lists the key, and this node has missed the key for less than ten minutes.

        Source:
            docs/decisions/0051-keys-rotate-in-two-rounds.md.
        """
        missed_s = self._missed_s.setdefault(problem.fingerprint, time.monotonic())
        listed = any(problem.fingerprint in node.keys for node in self.listed())
        UNKNOWN_KEYS.labels("listed" if listed else "unlisted").inc()
        log.error("key.unknown", fingerprint=problem.fingerprint, listed=listed)
        if listed and time.monotonic() - missed_s < _WAITED_FOR_S:
            raise KeyElsewhereError

    def _entries(self) -> Iterator[tuple[str, _Entry]]:
        with redis_or_try_again():
            entries: dict[bytes, bytes] = self._redis.hgetall(_KEY)  # type: ignore[assignment]
        for name, entry in entries.items():
            with suppress(msgspec.DecodeError):  # another release may write another shape
                yield name.decode(), msgspec.json.decode(entry, type=_Entry)

    def _keep_announcing(self, name: str) -> None:
        while True:
            try:
                self.announce(name)
            except TryAgainError:
                log.warning("nodes.not_announced")
            time.sleep(_ANNOUNCED_EVERY_S)
