"""The gallery of building blocks, served on a port of its own."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

from bff.settings import INSTALLATION

_BUILD = INSTALLATION / "build" / "gallery"


class _QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name of the base class
        """Keep the output free of requests."""


@contextmanager
def served_gallery() -> Iterator[str]:
    """Give the address of the built gallery, ``http://127.0.0.1:40123``."""
    assert (_BUILD / "index.html").exists(), "the Makefile builds the gallery first"
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_QuietHandler, directory=str(_BUILD)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()
