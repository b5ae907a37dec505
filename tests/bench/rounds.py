"""All contenders in turn, several times, so that what else the machine does meets each of them alike."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tests.bench.contender import Contender
from tests.bench.nginx import arrived
from tests.bench.wrk import Load, drive

BUSY_CONNECTIONS = 32


@dataclass(frozen=True)
class Round:
    """One turn, by contender: under load, and at one connection."""

    busy: dict[str, Load]
    alone: dict[str, Load]


def compare(contenders: Sequence[Contender], upstream_port: int, rounds: int, seconds: int) -> Iterator[Round]:
    """
    Drive everybody in turn; every second round goes backwards.

    Raises:
        AssertionError: A call was answered without the upstream; then the figures would say nothing.
    """
    for number in range(rounds):
        turn = contenders[:: -1 if number % 2 else 1]
        busy, alone = {}, {}
        for contender in turn:
            before = arrived(upstream_port)
            busy[contender.name] = drive(contender, connections=BUSY_CONNECTIONS, seconds=seconds)
            alone[contender.name] = drive(contender, connections=1, seconds=seconds)
            answered = busy[contender.name].requests + alone[contender.name].requests
            assert arrived(upstream_port) - before >= answered, f"{contender.name} answers by itself"
        yield Round(busy, alone)
