"""Several rounds in which each contender has its turn, so that other work of the machine affects all alike."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tests.bench.contender import Contender
from tests.bench.nginx import arrived
from tests.bench.wrk import Load, drive

BUSY_CONNECTIONS = 32


@dataclass(frozen=True)
class Round:
    """The results of one round by contender: under load, and with one connection."""

    busy: dict[str, Load]
    alone: dict[str, Load]


def compare(contenders: Sequence[Contender], upstream_port: int, rounds: int, seconds: int) -> Iterator[Round]:
    """
    Load each contender in turn; every second round has the opposite order.

    Raises:
        AssertionError: A call was answered without the upstream, so the figures would be wrong.
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
