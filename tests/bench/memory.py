"""Memory that calls and large answers leave behind in a worker."""

from dataclasses import dataclass

from tests.bench.cpu import memory_kb
from tests.bench.gateway import Gateway
from tests.bench.nginx import DOWNLOAD, DOWNLOAD_BYTES
from tests.bench.wrk import drive

CALLS = 50_000
_CONNECTIONS, _SECONDS = 32, 4
_DOWNLOADS = 6
_PIECE_BYTES = 1 << 16


@dataclass(frozen=True, kw_only=True)
class Growth:
    """Growth in MB of the worker that grew most: by ``CALLS`` calls, then by downloads of 200 MB each."""

    calls_mb: float
    downloads_mb: float


def growth(gateway: Gateway) -> Growth:
    """Measure the growth from the state after the sign-ins."""
    group = gateway.contender.groups[0]
    begun = memory_kb(group)
    _call(gateway)
    called = memory_kb(group)
    _download(gateway)
    return Growth(calls_mb=_most_mb(begun, called), downloads_mb=_most_mb(called, memory_kb(group)))


def _call(gateway: Gateway) -> None:
    called = 0
    while called < CALLS:
        called += drive(gateway.contender, connections=_CONNECTIONS, seconds=_SECONDS).requests


def _download(gateway: Gateway) -> None:
    for visitor in gateway.visitors[:_DOWNLOADS]:
        with visitor.get(DOWNLOAD, stream=True) as answer:
            assert sum(map(len, answer.iter_content(_PIECE_BYTES))) == DOWNLOAD_BYTES


def _most_mb(before: dict[int, int], after: dict[int, int]) -> float:
    return max(after[pid] - before[pid] for pid in before) / 1024
