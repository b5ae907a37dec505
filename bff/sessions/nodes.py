"""Which nodes share the Redis, and which keys each of them has."""

import json
import socket
import threading
import time
from dataclasses import dataclass
from typing import Any

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


@dataclass(frozen=True)
class Node:
    """A node that was announced in the last minute. ``keys`` are fingerprints; the first key encrypts."""

    name: str
    keys: tuple[str, ...]


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
        entry = json.dumps({"keys": self._keys, "until_ms": now_ms() + _LISTED_MS})
        gone = self._entries().keys() - {node.name for node in self.listed()}
        with redis_or_try_again():
            self._redis.hset(_KEY, name, entry)
            if gone:
                self._redis.hdel(_KEY, *gone)

    def listed(self) -> list[Node]:
        """Give the nodes announced in the last minute, by name."""
        entries = sorted(self._entries().items())
        return [Node(name, tuple(entry["keys"])) for name, entry in entries if entry["until_ms"] > now_ms()]

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

    def _entries(self) -> dict[str, Any]:
        with redis_or_try_again():
            entries: dict[bytes, bytes] = self._redis.hgetall(_KEY)  # type: ignore[assignment]
        return {name.decode(): json.loads(entry) for name, entry in entries.items()}

    def _keep_announcing(self, name: str) -> None:
        while True:
            try:
                self.announce(name)
            except TryAgainError:
                log.warning("nodes.not_announced")
            time.sleep(_ANNOUNCED_EVERY_S)
