"""A separate Redis for each contender, over TCP, because mod_auth_openidc cannot use a Unix socket."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.servers import REDIS, await_port, free_port, program


@contextmanager
def redis_server(folder: Path) -> Iterator[tuple[int, int]]:
    """Run an empty Redis and give its port and its process group."""
    port = free_port()
    command = [REDIS, "--port", str(port), "--save", "", "--dir", str(folder)]
    with program(command, {}, folder / "redis.log") as process:
        await_port(port, "Redis")
        yield port, process.pid
