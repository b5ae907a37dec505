"""Notices from Redis about changed sessions: one connection of each worker, on which Redis names every written key."""

import math
import os
import socket
import threading
import time
from collections.abc import Callable
from contextlib import closing
from typing import Any

import redis

from bff.observability import log
from bff.sessions.record import SESSION_KEYS
from bff.sessions.redis_client import GuardedRedis

_SILENCE_S = 1.0
_TRUSTED_S = 2.0
_PAUSE_S = 1.0


class Tracking:
    """
    ``CLIENT TRACKING`` in broadcast mode (Redis 6), which costs the server nothing for each key.

    Redis writes a changed key to this connection before it answers the client that changed it. The cache is not used
    while the connection has unread data, or after two seconds without a word of Redis; after one second of silence
    Redis gets a ping.

    Args:
        changed: Called with the Redis key of a session that was written, ended or dropped.
        lost: Called when changes may have been missed: the connection is new, or everything was deleted.

    Source:
        docs/assumptions.md A-92.
    """

    def __init__(self, client: GuardedRedis, changed: Callable[[str], object], lost: Callable[[], object]) -> None:
        self._pool = client.connection_pool
        self._answer_s = client.get_connection_kwargs()["socket_timeout"]
        self._changed = changed
        self._lost = lost
        self._heard = -math.inf
        self._arrivals: socket.socket | None = None
        self._trouble = ""

    @property
    def up(self) -> bool:
        """Whether Redis was heard on the connection in the last two seconds."""
        return time.monotonic() - self._heard < _TRUSTED_S

    @property
    def complete(self) -> bool:
        """Whether all invalidations from Redis have been received."""
        return self.up and not self._unread()

    def start(self) -> None:
        """Listen beside the requests of this process, for as long as it lives."""
        threading.Thread(target=self._work, name="session tracking", daemon=True).start()

    def _work(self) -> None:
        while True:
            connection = self._pool.connection_class(**self._pool.connection_kwargs)
            try:
                self._follow(connection)
            except (redis.RedisError, OSError) as problem:
                self._tell(type(problem).__name__)
            finally:
                connection.disconnect()
            time.sleep(_PAUSE_S)

    def _follow(self, connection: Any) -> None:
        connection.connect()
        connection._get_parser().set_invalidation_push_handler(self._told)  # noqa: SLF001 - as redis-py's own cache does
        connection.send_command("CLIENT", "TRACKING", "ON", "BCAST", "PREFIX", SESSION_KEYS)
        connection.read_response()
        with closing(socket.socket(fileno=os.dup(connection._sock.fileno()))) as self._arrivals:  # noqa: SLF001
            self._arrivals.settimeout(0)
            self._lost()
            self._tell("")
            while True:
                self._heard = time.monotonic()
                self._hear(connection)

    def _hear(self, connection: Any) -> None:
        """Wait for a message from Redis; after a second of silence send a ping."""
        try:
            connection.read_response(push_request=True, timeout=_SILENCE_S, disconnect_on_error=False)
        except redis.TimeoutError:
            connection.send_command("PING")
            while connection.read_response(push_request=True, timeout=self._answer_s) != b"PONG":
                pass

    def _told(self, message: Any) -> None:
        """Read ``[b"invalidate", [key, ...]]``; without keys everything was deleted."""
        if message[1] is None:
            self._lost()
        for key in message[1] or ():
            self._changed(key.decode())

    def _unread(self) -> bool:
        try:
            return self._arrivals is None or self._arrivals.recv(1, socket.MSG_PEEK) is not None
        except BlockingIOError:
            return False
        except OSError:
            return True

    def _tell(self, trouble: str) -> None:
        if trouble != self._trouble:
            log.warning("session_cache.off" if trouble else "session_cache.on", reason=trouble)
            self._trouble = trouble
