"""Calls at a constant rate: a worker that is blocked for a moment shows in the slowest calls."""

import statistics
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from tests.bench.contender import CALL, Contender
from tests.bench.nginx import arrived

RATES = (1_536, 3_072)
"""Calls a second over all connections together."""
CONNECTIONS = 64
_WARM_UP_S = 1
_NO_FAILURE = (", 0 failed, 0 errored, 0 timeout", " 0 3xx, 0 4xx, 0 5xx")


@dataclass(frozen=True, kw_only=True)
class Tail:
    """Times of the calls in one run of h2load."""

    requests: int
    p50_us: float
    p99_us: float
    p999_us: float


Tails: TypeAlias = dict[int, dict[str, Tail]]
"""The result of one round, by rate and contender."""


def send_steadily(contenders: Sequence[Contender], upstream_port: int, rounds: int, seconds: int) -> Iterator[Tails]:
    """
    Load each contender in turn at each rate; every second round has the opposite order.

    Raises:
        AssertionError: A call failed or was answered without the upstream, so the figures would be wrong.
    """
    for number in range(rounds):
        turn = contenders[:: -1 if number % 2 else 1]
        yield {rate: {each.name: _tail(each, upstream_port, rate, seconds) for each in turn} for rate in RATES}


def _tail(contender: Contender, upstream_port: int, rate: int, seconds: int) -> Tail:
    before = arrived(upstream_port)
    with tempfile.NamedTemporaryFile("r", encoding="utf-8") as log:
        told = subprocess.check_output([*_command(contender, rate, seconds), "--log-file", log.name]).decode()
        rows = [line.split("\t") for line in log]
    took_us = [int(us) for _, status, us in rows if status == "200"]  # the others were cut off at the end of the run
    assert all(none in told for none in _NO_FAILURE), f"{contender.name}: {told}"
    assert arrived(upstream_port) - before >= len(took_us), f"{contender.name} answers by itself"
    permille = statistics.quantiles(took_us, n=1000)
    return Tail(requests=len(took_us), p50_us=permille[499], p99_us=permille[989], p999_us=permille[998])


def _command(contender: Contender, rate: int, seconds: int) -> list[str]:
    load = ["--h1", "--clients", str(CONNECTIONS), "--rps", str(rate // CONNECTIONS)]
    times = ["--duration", str(seconds), "--warm-up-time", str(_WARM_UP_S)]
    headers = [f"--header={header}" for header in _first_session(contender.calls)]
    return ["/usr/bin/h2load", *load, *times, *headers, contender.url + CALL]


def _first_session(calls: Path) -> list[str]:
    with calls.open(encoding="utf-8") as sessions:
        headers = sessions.readline().rstrip("\n").split("\t")
    return [header for header in headers if not header.endswith(": ")]  # h2load refuses an empty header
