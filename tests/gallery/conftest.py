"""The gallery of building blocks, served on a port of its own."""

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, Playwright

from bff.settings import INSTALLATION
from tests.support.browser import chromium

BUILD = INSTALLATION / "build" / "gallery"


class _QuietHandler(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name of the base class
        """Keep the test's output free of requests."""


@pytest.fixture(scope="session")
def gallery_url() -> Iterator[str]:
    """Address of the built gallery, ``http://127.0.0.1:40123``."""
    assert (BUILD / "index.html").exists(), "make test-python builds the gallery first"
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_QuietHandler, directory=str(BUILD)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Debian's Chromium."""
    with chromium(playwright) as started:
        yield started
