"""A gateway of a test's own in front of a scripted upstream."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.conftest import Stack
from tests.support.scripted_server import Script, ScriptedServer, scripted_server
from tests.support.servers import free_port, gateway
from tests.support.visitor import Visitor


@contextmanager
def gateway_before(stack: Stack, visitor: Visitor, folder: Path, *scripts: Script) -> Iterator[ScriptedServer]:
    """Run a gateway with one worker in front of a scripted upstream; sessions are those of the stack."""
    with scripted_server(*scripts) as server, own_gateway(stack, visitor, folder, _before(server.port)):
        yield server


@dataclass(frozen=True)
class SharedGateway:
    """A gateway for several tests, one after the other, each with its own upstream."""

    console_url: str
    upstream_port: int

    @contextmanager
    def before(self, visitor: Visitor, *scripts: Script) -> Iterator[ScriptedServer]:
        """Let the visitor use this gateway while an upstream plays the scripts."""
        with scripted_server(*scripts, port=self.upstream_port) as server:
            visitor.console_url = self.console_url
            yield server


@contextmanager
def shared_gateway(stack: Stack, folder: Path, **changes: str) -> Iterator[SharedGateway]:
    """Run a gateway with one worker whose upstream is started later; sessions are those of the stack."""
    port, upstream_port = free_port(), free_port()
    with gateway(_own(stack, port, folder) | _before(upstream_port) | changes, folder):
        yield SharedGateway(f"http://127.0.0.1:{port}/", upstream_port)


@contextmanager
def gateway_before_forms(
    stack: Stack, visitor: Visitor, folder: Path, *scripts: Script, **entries: object
) -> Iterator[ScriptedServer]:
    """Run a gateway whose identity applications are the stack's, and whose workflow forms are a scripted upstream."""
    with scripted_server(*scripts) as server:
        table = {"base_url": f"http://127.0.0.1:{server.port}/inner/forms", **entries}
        with own_gateway(stack, visitor, folder, {"BFF_UPSTREAMS": json.dumps({"forms": table})}):
            yield server


@contextmanager
def own_gateway(stack: Stack, visitor: Visitor, folder: Path, changes: Mapping[str, str]) -> Iterator[None]:
    """Run a gateway with other settings than the stack's, and let the visitor use it."""
    port = free_port()
    with gateway({**_own(stack, port, folder), **changes}, folder):
        visitor.console_url = f"http://127.0.0.1:{port}/"
        yield


def _own(stack: Stack, port: int, folder: Path) -> dict[str, str]:
    """The stack's settings, for a gateway with one worker and its own port."""
    return stack.environ | {
        "BFF_BIND": f"127.0.0.1:{port}",
        "BFF_WORKERS": "1",
        "GUNICORN_CMD_ARGS": f"--graceful-timeout 1 --pid {folder}/gunicorn.pid",
    }


def _before(port: int) -> dict[str, str]:
    return {"BFF_UPSTREAM_IDM": f"http://127.0.0.1:{port}/IDMProv", "BFF_UPSTREAM_READ_TIMEOUT_S": "10"}


def peak_bytes(folder: Path) -> int:
    """Give the most memory that the one worker of the gateway ever had."""
    master = (folder / "gunicorn.pid").read_text(encoding="utf-8").strip()
    (worker,) = Path(f"/proc/{master}/task/{master}/children").read_text(encoding="utf-8").split()
    status = Path(f"/proc/{worker}/status").read_text(encoding="utf-8")
    return int(status.partition("VmHWM:")[2].split()[0]) * 1024
