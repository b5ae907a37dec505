"""Time for which the worst bodies block another caller of the same worker."""

import re
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlencode, urlsplit

from bff.catalogue.examples import example
from bff.catalogue.index import OPERATIONS
from bff.catalogue.operation import Operation
from tests.bench.gateway import gateway
from tests.bench.nginx import upstream
from tests.support.raw_http import begun
from tests.support.visitor import Visitor
from tests.support.worst_bodies import shapeless_bodies, worst_bodies

_PARAMETER = re.compile(r"\{\w+\}")
_RUNS = 3
_CHUNKS = 100_000


@dataclass(frozen=True, kw_only=True)
class Bodies:
    """The longest wait of a trivial call that is made beside a body, and the name of that body."""

    longest_ms: float
    which: str


def time_bodies(folder: Path) -> Bodies:
    """Send each of the worst bodies to a gateway with one worker, and right after it a call of another connection."""
    with upstream(folder) as (port, _), gateway(folder, port, sessions=1, workers=1) as ours:
        [person] = ours.visitors
        other = HTTPConnection(urlsplit(person.console_url).netloc, timeout=60)
        waits_ms = {
            f"{call}: {what}": statistics.median(_wait_ms(person, other, call, framing, body) for _ in range(_RUNS))
            for call, framing, what, body in _worst()
        }
        other.close()
    which, longest_ms = max(waits_ms.items(), key=lambda each: each[1])
    return Bodies(longest_ms=longest_ms, which=which)


def _worst() -> Iterator[tuple[str, str, str, bytes]]:
    described = {operation.body: operation for operation in OPERATIONS if operation.body}
    for schema, operation in described.items():
        for what, body in worst_bodies(schema()):
            yield _call(operation), f"Content-Length: {len(body)}", what, body
    call = _call(next(iter(described.values())))
    for what, body in shapeless_bodies():
        yield call, f"Content-Length: {len(body)}", what, body
    yield call, "Transfer-Encoding: chunked", "chunks of a byte", b"1\r\na\r\n" * _CHUNKS + b"0\r\n\r\n"


def _call(operation: Operation) -> str:
    query = urlencode(example(operation.query())) if operation.query else ""
    return f"{operation.method} /IDMProv{_PARAMETER.sub('1', operation.path)}?{query}"


def _wait_ms(person: Visitor, other: HTTPConnection, call: str, framing: str, body: bytes) -> float:
    with begun(person, *call.split(" /"), framing, "Connection: close") as connection:
        connection.sendall(body)
        sent_s = time.perf_counter()
        other.request("GET", "/bff/live")
        other.getresponse().read()
        waited_s = time.perf_counter() - sent_s
        assert connection.recv(65536).startswith(b"HTTP/1.1 ")
    return waited_s * 1000
