"""Waiting for what happens in another process."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

_STEP_S = 0.02


def wait_until(happened: Callable[[], object], *, at_most_s: float = 20) -> None:
    """
    Ask again and again until the answer is true.

    Raises:
        AssertionError: It has not become true in ``at_most_s`` seconds.
    """
    deadline = time.monotonic() + at_most_s
    while not happened():
        assert time.monotonic() < deadline, "What was waited for has not happened."
        time.sleep(_STEP_S)


@contextmanager
def released(event: threading.Event) -> Iterator[None]:
    """Set an event at the end, whatever happens, so that no thread waits for it in vain."""
    try:
        yield
    finally:
        event.set()
