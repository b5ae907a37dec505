"""Many sessions in Redis: the memory for each one, and whether their number slows down calls."""

import dataclasses
import statistics
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial

import redis

from bff.sessions.record import SessionRecord
from tests.bench.gateway import Gateway
from tests.bench.wrk import drive
from tests.support.time_travel import stored_sessions

_FILLERS = 2


@dataclass(frozen=True)
class SessionSize:
    """Bytes in Redis for each session with all its keys, and the bytes of its tokens."""

    stored: float
    tokens: int

    @property
    def added(self) -> float:
        """The bytes that the gateway adds to the tokens."""
        return self.stored - self.tokens


def fill(gateway: Gateway, count: int) -> SessionSize:
    """Store sessions of this number of people, with the tokens of the existing session."""
    url, key = gateway.environ["BFF_REDIS_URL"], gateway.environ["BFF_SECRET_KEYS"]
    with stored_sessions(url, key) as (_, [record]):
        tokens = record.tokens
    before = _used_bytes(url)
    with ProcessPoolExecutor(_FILLERS) as pool:
        list(pool.map(partial(_store, url, key, record), [range(n, count, _FILLERS) for n in range(_FILLERS)]))
    size = len(tokens.access_token) + len(tokens.refresh_token) + len(tokens.id_token)
    return SessionSize((_used_bytes(url) - before) / count, size)


def slowdown(full: Gateway, empty: Gateway, rounds: int, seconds: int) -> float:
    """Ratio of the median answer times at one connection: with many stored sessions, and with one."""
    ratios = []
    for number in range(rounds):
        turn = (empty, full) if number % 2 else (full, empty)
        p50_us = {each.contender.url: drive(each.contender, connections=1, seconds=seconds).p50_us for each in turn}
        ratios.append(p50_us[full.contender.url] / p50_us[empty.contender.url])
    return statistics.median(ratios)


def _store(url: str, key: str, record: SessionRecord, numbers: range) -> None:
    with stored_sessions(url, key) as (store, _):
        for number in numbers:
            sid = record.meta.provider_sid and f"{record.meta.provider_sid}-{number}"
            meta = dataclasses.replace(record.meta, subject=f"{record.meta.subject}-{number}", provider_sid=sid)
            store.create(meta, record.tokens)


def _used_bytes(url: str) -> int:
    with redis.Redis.from_url(url) as client:
        used: int = client.info("memory")["used_memory"]
    return used
