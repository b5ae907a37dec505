"""The mock's clock, which a test can move."""

from __future__ import annotations

import time

from flask import current_app


class Clock:
    """
    Real time plus an offset, ``offset_s``.

    Tokens, codes and sessions expire by this clock. Signed times (``iat``, ``exp``) are real time, because the reader
    of a token knows no other.
    """

    def __init__(self) -> None:
        self.offset_s = 0.0

    def now_s(self) -> float:
        """Seconds since 1970."""
        return time.time() + self.offset_s

    def now_ms(self) -> int:
        """Milliseconds since 1970, as the calls write times."""
        return round(self.now_s() * 1000)

    def advance(self, seconds: float) -> None:
        """Move on; a negative number moves back."""
        self.offset_s += seconds

    def set(self, now_s: float) -> None:
        """Go on from another moment."""
        self.offset_s = now_s - time.time()

    def reset(self) -> None:
        """Return to real time."""
        self.offset_s = 0.0


def clock() -> Clock:
    """The clock of the application that serves this request."""
    found: Clock = current_app.extensions["clock"]
    return found
