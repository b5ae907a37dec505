"""Writes to Redis that wait until a replica has them, if there is a replica."""

from typing import Any

from bff.observability import log
from bff.sessions.redis_client import GuardedRedis


class Replication:
    """
    Runs the scripts whose loss in a failover would end a session, or bring an ended one back.

    Each script is followed by ``WAIT 1`` in the same round trip if the server had replicas when it was last asked. A
    write that no replica has within half of the client's time-out stays in the master, and is logged.

    Source:
        docs/assumptions.md A-91.
    """

    def __init__(self, client: GuardedRedis) -> None:
        self._redis = client
        self._wait_ms = int(client.get_connection_kwargs()["socket_timeout"] * 1000 / 2)
        self._replicas: bool | None = None

    def run(self, script: str, key: str, *args: bytes | str | int) -> Any:
        """Run a script that touches one key and give what it returns."""
        if self._replicas is None:
            self._replicas = _has_replicas(self._redis.role())
        pipe = self._redis.pipeline(transaction=False)
        pipe.eval(script, 1, key, *args)
        if self._replicas:
            pipe.wait(1, self._wait_ms)
        pipe.role()
        with self._redis.guarded():
            result, *acknowledged, role = pipe.execute()
        self._replicas = _has_replicas(role)
        if acknowledged == [0]:
            log.error("redis.not_replicated")
        return result


def _has_replicas(role: Any) -> bool:
    """Read the answer to ROLE: ``[b"master", offset, [[address, port, offset], ...]]``."""
    return role[0] == b"master" and bool(role[2])
