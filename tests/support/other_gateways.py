"""A second gateway beside the stack's, on the same Redis and with the same keys."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.conftest import Stack
from tests.support.servers import free_port, gateway
from tests.support.visitor import Visitor


@contextmanager
def other_gateway(stack: Stack, visitor: Visitor, folder: Path, path: str = "/", **changed: str) -> Iterator[None]:
    """Run it with changed settings below ``path``, and let the visitor with the session use it meanwhile."""
    port, before = free_port(), visitor.console_url
    here = f"http://127.0.0.1:{port}{path}"
    environ = {"BFF_BIND": f"127.0.0.1:{port}", "BFF_PUBLIC_URL": here, "BFF_WORKERS": "1"}
    with gateway(stack.environ | environ | changed, folder):
        visitor.console_url = here
        yield
    visitor.console_url = before
