"""A Redis master and its replica, as a test wants them: with a password, TLS, users, Sentinels."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from subprocess import Popen
from typing import Any

import redis

from tests.support.servers import REDIS, await_port, free_port, program
from tests.support.waiting import wait_until

PASSWORD = "pa55 word/@"
URL_PASSWORD = "pa55%20word%2F%40"
DEBIAN_REDIS = "/usr/bin/redis-server"
"""The one that speaks TLS."""

_SENTINEL = """\
dir {folder}
sentinel monitor sessions 127.0.0.1 {master} 1
sentinel auth-pass sessions "{password}"
sentinel down-after-milliseconds sessions 500
sentinel failover-timeout sessions 3000
"""


@dataclass(frozen=True)
class Flavour:
    """Options to start the servers with, and to connect to them."""

    binary: str = REDIS
    options: tuple[str, ...] = ()
    server_options: tuple[str, ...] = ()
    tls: bool = False
    asking: dict[str, Any] = field(default_factory=dict)

    def listening(self, port: int) -> list[str]:
        """Give the command-line options for the port."""
        return ["--port", "0", "--tls-port", str(port)] if self.tls else ["--port", str(port)]

    def client(self, port: int, **more: Any) -> redis.Redis:
        """Give a client of a server."""
        return redis.Redis("127.0.0.1", port, **{"password": PASSWORD, **self.asking, **more})


@dataclass(frozen=True)
class Pair:
    """Two running servers; the second follows the first."""

    master: Popen[bytes]
    master_port: int
    replica: Popen[bytes]
    replica_port: int


@contextmanager
def redis_pair(folder: Path, flavour: Flavour) -> Iterator[Pair]:
    """Run a master and a replica that is in step with it."""
    master, replica = free_port(), free_port()
    follow = ("--replicaof", "127.0.0.1", str(master))
    with (
        _redis(folder, flavour, master) as first,
        _redis(folder, flavour, replica, *follow) as second,
        flavour.client(master) as asked,
    ):
        wait_until(lambda: asked.info("replication").get("slave0", {}).get("state") == "online")
        yield Pair(first, master, second, replica)


@contextmanager
def _redis(folder: Path, flavour: Flavour, port: int, *more: str) -> Iterator[Popen[bytes]]:
    own = folder / str(port)
    own.mkdir()
    command = [flavour.binary, *flavour.listening(port), "--save", "", "--dir", str(own)]
    command += ["--requirepass", PASSWORD, "--masterauth", PASSWORD, "--repl-diskless-sync-delay", "0"]
    with program(
        [*command, *flavour.options, *flavour.server_options, *more], {}, folder / f"redis-{port}.log"
    ) as started:
        await_port(port, "Redis")
        yield started


@contextmanager
def sentinels(folder: Path, flavour: Flavour, master_port: int, count: int = 2) -> Iterator[list[int]]:
    """Run Sentinels that know each other and the replica; give their ports. The service is called ``sessions``."""
    with ExitStack() as running:
        ports = [running.enter_context(_sentinel(folder, flavour, master_port)) for _ in range(count)]
        known = running.enter_context(flavour.client(ports[0], password=None))
        wait_until(lambda: known.sentinel_slaves("sessions"))
        wait_until(lambda: len(known.sentinel_sentinels("sessions")) == count - 1)
        yield ports


@contextmanager
def _sentinel(folder: Path, flavour: Flavour, master_port: int) -> Iterator[int]:
    port = free_port()
    conf = folder / f"sentinel-{port}.conf"
    conf.write_text(_SENTINEL.format(folder=folder, master=master_port, password=PASSWORD), encoding="utf-8")
    command = [flavour.binary, str(conf), "--sentinel", *flavour.listening(port), *flavour.options]
    with program(command, {}, folder / "sentinel.log"):
        await_port(port, "Sentinel")
        yield port
