"""A gateway of a test's own in front of a scripted upstream."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.conftest import Stack
from tests.support.scripted_server import Script, ScriptedServer, scripted_server
from tests.support.servers import free_port, gateway
from tests.support.visitor import Visitor


@contextmanager
def gateway_before(stack: Stack, visitor: Visitor, folder: Path, *scripts: Script) -> Iterator[ScriptedServer]:
    """Run a gateway with one worker in front of a scripted upstream; sessions are those of the stack."""
    port = free_port()
    with scripted_server(*scripts) as server:
        environ = stack.environ | {
            "BFF_BIND": f"127.0.0.1:{port}",
            "BFF_UPSTREAM_IDM": f"http://127.0.0.1:{server.port}/IDMProv",
            "BFF_UPSTREAM_READ_TIMEOUT_S": "10",
            "BFF_WORKERS": "1",
            "GUNICORN_CMD_ARGS": f"--graceful-timeout 1 --pid {folder}/gunicorn.pid",
        }
        with gateway(environ, folder):
            visitor.console_url = f"http://127.0.0.1:{port}/"
            yield server
