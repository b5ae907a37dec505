"""People at work while something breaks."""

import re
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import requests


@dataclass
class Load:
    """Outcomes of the calls of several threads."""

    statuses: Counter[int] = field(default_factory=Counter)
    longest_s: float = 0.0
    _lock: threading.Lock = field(default_factory=threading.Lock)

    def note(self, status: int, took_s: float) -> None:
        """Count an answer; 0 stands for a connection that broke."""
        with self._lock:
            self.statuses[status] += 1
            self.longest_s = max(self.longest_s, took_s)

    def __str__(self) -> str:
        counted = ", ".join(f"{count} x {status}" for status, count in sorted(self.statuses.items()))
        return f"{counted}; longest {self.longest_s:.2f} s"


def slowest_ms(log: Path, status: int) -> float:
    """Read in a gateway's log how long its slowest answer with a status took."""
    return max(map(float, re.findall(rf'"status": ?{status}, ?"ms": ?([\d.]+)', log.read_text(encoding="utf-8"))))


@contextmanager
def under_load(call: Callable[[], requests.Response], threads: int) -> Iterator[Load]:
    """Let threads call again and again until the block ends."""
    load, over = Load(), threading.Event()

    def work() -> None:
        while not over.is_set():
            began = time.monotonic()
            try:
                status = call().status_code
            except requests.RequestException:
                status = 0
            load.note(status, time.monotonic() - began)

    working = [threading.Thread(target=work, daemon=True) for _ in range(threads)]
    for thread in working:
        thread.start()
    try:
        yield load
    finally:
        over.set()
        for thread in working:
            thread.join(60)
        assert not any(thread.is_alive() for thread in working), "A call hangs."
