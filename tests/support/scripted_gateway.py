"""A gateway of a test's own in front of a scripted upstream."""

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from tests.conftest import Stack
from tests.support.scripted_server import Script, ScriptedServer, scripted_server
from tests.support.servers import free_port, gateway
from tests.support.visitor import Visitor


@contextmanager
def gateway_before(stack: Stack, visitor: Visitor, folder: Path, *scripts: Script) -> Iterator[ScriptedServer]:
    """Run a gateway with one worker in front of a scripted upstream; sessions are those of the stack."""
    with scripted_server(*scripts) as server:
        address = f"http://127.0.0.1:{server.port}/IDMProv"
        with own_gateway(stack, visitor, folder, {"BFF_UPSTREAM_IDM": address, "BFF_UPSTREAM_READ_TIMEOUT_S": "10"}):
            yield server


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
    """Run a gateway with other settings than the stack's, and let the visitor go there."""
    port = free_port()
    environ = stack.environ | {
        "BFF_BIND": f"127.0.0.1:{port}",
        "BFF_WORKERS": "1",
        "GUNICORN_CMD_ARGS": f"--graceful-timeout 1 --pid {folder}/gunicorn.pid",
        **changes,
    }
    with gateway(environ, folder):
        visitor.console_url = f"http://127.0.0.1:{port}/"
        yield


def peak_bytes(folder: Path) -> int:
    """Give the most memory that the one worker of the gateway ever had."""
    master = (folder / "gunicorn.pid").read_text(encoding="utf-8").strip()
    (worker,) = Path(f"/proc/{master}/task/{master}/children").read_text(encoding="utf-8").split()
    status = Path(f"/proc/{worker}/status").read_text(encoding="utf-8")
    return int(status.partition("VmHWM:")[2].split()[0]) * 1024
