"""The gateway's own way to an upstream, pointed at a scripted server."""

import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bff.breaker import Breaker
from bff.proxy.answer import Answer
from bff.proxy.transport import Transport
from bff.settings import load_settings
from tests.support.scripted_server import Script, ScriptedServer, scripted_server
from tests.support.servers import bff_environ

OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"


def transport_to(port: int, scheme: str = "http", **more: str) -> Transport:
    """Build an impatient transport."""
    environ = bff_environ("http://127.0.0.1:8080", 8080, "redis://127.0.0.1:9/0", "http://127.0.0.1:9")
    environ |= {
        "BFF_UPSTREAM_IDM": f"{scheme}://127.0.0.1:{port}/IDMProv",
        "BFF_UPSTREAM_CONNECT_TIMEOUT_S": "1.5",
        "BFF_UPSTREAM_READ_TIMEOUT_S": "1.5",
    }
    return Transport(load_settings(environ | more, Path("none.toml")).idm, Breaker("idm"))


@contextmanager
def scripted_upstream(*scripts: Script, **more: str) -> Iterator[tuple[ScriptedServer, Transport]]:
    """Give a server that plays the scripts, and a transport to it."""
    with scripted_server(*scripts) as server, closing(transport_to(server.port, **more)) as transport:
        yield server, transport


def get(transport: Transport, target: str = "/x") -> Answer:
    """Make the simplest call."""
    return transport.send("GET", target, {}, None)


def read(answer: Answer) -> bytes:
    """Read a body to its end."""
    return b"".join(answer)


def settle() -> None:
    """Wait until the last bytes of the server have arrived."""
    time.sleep(0.1)
