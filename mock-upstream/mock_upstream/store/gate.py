"""The gate to the data: either many requests run together, or one call that replaces all data runs alone."""

from __future__ import annotations

from contextlib import contextmanager
from threading import Condition
from typing import TYPE_CHECKING

from flask import current_app

if TYPE_CHECKING:
    from collections.abc import Iterator


class Gate:
    """Lets in any number of requests, or one call alone; a call that waits to run alone goes before later requests."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._inside = 0
        self._closed = False

    def enter(self) -> None:
        """Wait until no call runs alone, and count this request as running."""
        with self._changed:
            self._changed.wait_for(lambda: not self._closed)
            self._inside += 1

    def leave(self) -> None:
        """End the access that `enter` gave."""
        with self._changed:
            self._inside -= 1
            self._changed.notify_all()

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Stop new requests, wait until the running ones end, and then run alone."""
        with self._changed:
            self._changed.wait_for(lambda: not self._closed)
            self._closed = True
            self._changed.wait_for(lambda: self._inside == 0)
        try:
            yield
        finally:
            with self._changed:
                self._closed = False
                self._changed.notify_all()


def gate() -> Gate:
    """The gate of the application that serves this request."""
    found: Gate = current_app.extensions["gate"]
    return found
