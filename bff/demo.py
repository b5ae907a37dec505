"""The whole product on one machine: Redis, the mock upstream and the console, started and stopped together."""

import base64
import contextlib
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from bff.demo_redis import NoRedisError, redis_program
from bff.settings import INSTALLATION

_BIN = Path(sys.executable).parent
_START_SECONDS = 180
_STOP_SECONDS = 10
_MOCK_CLIENT_SECRET = "demo-client-secret-for-the-mock-only"  # noqa: S105 - the mock holds the other half
_ACCOUNTS = "admin, delegate, helpdesk, user; password demoPass1"


@dataclass(frozen=True)
class Place:
    """Where the demo listens and keeps its data."""

    console_port: int
    mock_port: int
    data: Path

    @property
    def redis_socket(self) -> Path:
        """Where its Redis listens."""
        return self.data / "redis" / "redis.sock"


class DemoError(Exception):
    """The demo cannot start; the message is one line for a person."""


@dataclass(frozen=True)
class Child:
    """A started program in its own process group, so that its child processes can be stopped with it."""

    name: str
    process: subprocess.Popen[bytes]

    @classmethod
    def start(cls, name: str, command: list[str], environ: Mapping[str, str]) -> "Child":
        """Start a program; Ctrl-C reaches only the demo, which then stops the program."""
        process = subprocess.Popen(command, env={**os.environ, **environ}, cwd=INSTALLATION, process_group=0)  # noqa: S603
        return cls(name, process)

    def stop(self) -> None:
        """Ask the program to end, then kill its whole process group."""
        self.process.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(_STOP_SECONDS)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


def run_demo(place: Place) -> int:
    """
    Start everything, print one line with the address, and stop everything on Ctrl-C or SIGTERM.

    Returns:
        The exit status: 0 when it was stopped, 1 when it could not start or a part of it ended by itself.
    """
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _raise_interrupt)
    children: list[Child] = []
    try:
        _refuse_taken(place)
        children.append(_start_redis(place))
        children.append(_start_mock(place))
        children.append(_start_console(place))
        _await_all(place, children)
        print(f"idm-console is ready: http://127.0.0.1:{place.console_port} ({_ACCOUNTS})", flush=True)
        return _watch(children)
    except (DemoError, NoRedisError) as problem:
        print(f"idm-console: {problem}", file=sys.stderr, flush=True)
        return 1
    except KeyboardInterrupt:
        return 0
    finally:
        for child in reversed(children):
            child.stop()


def _raise_interrupt(_number: int, _frame: FrameType | None) -> None:
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, signal.SIG_IGN)
    raise KeyboardInterrupt


def _refuse_taken(place: Place) -> None:
    if _redis_answers(place):
        raise DemoError(f"another demo is running on the data in {place.data}")
    for variable, port in (("BFF_PORT", place.console_port), ("MOCK_PORT", place.mock_port)):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError as problem:
                raise DemoError(
                    f"port {port} cannot be used ({problem.strerror}); choose another with {variable}=..."
                ) from None


def _start_redis(place: Place) -> Child:
    folder = place.redis_socket.parent
    folder.mkdir(parents=True, exist_ok=True)
    command = [
        redis_program(),
        "--port",
        "0",
        "--unixsocket",
        str(place.redis_socket),
        "--unixsocketperm",
        "700",
    ]
    command += ["--dir", str(folder), "--appendonly", "yes", "--save", "", "--logfile", str(folder / "redis.log")]
    child = Child.start("redis", command, {})
    _await("Redis", [child], lambda: _redis_answers(place))
    return child


def _redis_answers(place: Place) -> bool:
    try:
        return bool(redis.Redis(unix_socket_path=str(place.redis_socket), retry=Retry(NoBackoff(), 0)).ping())
    except redis.RedisError:
        return False


def _start_mock(place: Place) -> Child:
    environ = {
        "MOCK_PORT": str(place.mock_port),
        "MOCK_PUBLIC_URL": f"http://localhost:{place.mock_port}",
        "MOCK_CONSOLE_URL": f"http://127.0.0.1:{place.console_port}",
        "MOCK_CLIENT_SECRET": _MOCK_CLIENT_SECRET,
        "MOCK_DATABASE": os.environ.get("MOCK_DATABASE", str(place.data / "mock.sqlite3")),
    }
    return Child.start("mock upstream", [str(_BIN / "idm-console-mock"), "serve"], environ)


def _start_console(place: Place) -> Child:
    mock = f"http://localhost:{place.mock_port}"
    environ = {
        "BFF_PUBLIC_URL": f"http://127.0.0.1:{place.console_port}",
        "BFF_BIND": f"127.0.0.1:{place.console_port}",
        "BFF_REDIS_URL": f"unix://{place.redis_socket}",
        "BFF_OIDC_ISSUER": f"{mock}/osp/a/idm/auth/oauth2",
        "BFF_OIDC_CLIENT_ID": "idm-console",
        "BFF_DRAIN_S": "0",
        "BFF_OIDC_CLIENT_SECRET": _MOCK_CLIENT_SECRET,
        "BFF_UPSTREAM_IDM": f"{mock}/IDMProv",
        "BFF_UPSTREAMS": json.dumps({"forms": {"base_url": f"{mock}/IDMProv/rest/access/forms"}}),
        "BFF_SSPR_URL": f"{mock}/sspr/private/changepassword",
        "BFF_SECRET_KEYS": _secret_key(place),
        "GUNICORN_CMD_ARGS": "--graceful-timeout 1",  # idle browsers do not hold up ctrl-C
        "BFF_AUDIT_LOG": str(place.data / "audit.log"),
        "BFF_LOG_LEVEL": os.environ.get("BFF_LOG_LEVEL", "warning"),
    }
    return Child.start("console", [str(_BIN / "idm-console"), "serve"], environ)


def _secret_key(place: Place) -> str:
    path = place.data / "secret-key"
    if not path.exists():
        path.touch(mode=0o600)
        path.write_text(base64.urlsafe_b64encode(secrets.token_bytes(32)).decode(), encoding="ascii")
    return path.read_text(encoding="ascii")


def _await_all(place: Place, children: list[Child]) -> None:
    _await("the mock upstream", children, lambda: _ok(f"http://localhost:{place.mock_port}/live"))
    _await("the console", children, lambda: _ok(f"http://127.0.0.1:{place.console_port}/bff/ready"))


def _ok(url: str) -> bool:
    try:
        with urllib.request.urlopen(url, timeout=2):  # noqa: S310 - our own loopback addresses
            return True
    except (urllib.error.URLError, OSError):
        return False


def _await(what: str, children: list[Child], ready: Callable[[], bool]) -> None:
    deadline = time.monotonic() + _START_SECONDS
    told = False
    while not ready():
        ended = next((child for child in children if child.process.poll() is not None), None)
        if ended:
            raise DemoError(f"{ended.name} ended while starting (exit status {ended.process.returncode})")
        if time.monotonic() > deadline:
            raise DemoError(f"{what} is not ready after {_START_SECONDS} s")
        if not told:
            print(f"starting {what} ...", flush=True)
            told = True
        time.sleep(0.05)


def _watch(children: list[Child]) -> int:
    while True:
        for child in children:
            if child.process.poll() is not None:
                print(f"idm-console: {child.name} ended; stopping", file=sys.stderr, flush=True)
                return 1
        time.sleep(0.2)
