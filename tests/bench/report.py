"""The results of a run as text tables, and as a chart."""

import statistics
from collections.abc import Callable, Iterable, Sequence
from operator import attrgetter
from pathlib import Path

from matplotlib.figure import Figure as Drawing

from tests.bench.contender import DIRECT, PEER
from tests.bench.figures import Figure
from tests.bench.lists import Lists
from tests.bench.open_loop import CONNECTIONS, RATES, Tail, Tails
from tests.bench.rounds import BUSY_CONNECTIONS, Round
from tests.bench.wrk import Load

_INK = "#2f5d8a"


def contenders(rounds: Sequence[Round]) -> str:
    """Write the table of the contenders."""
    head = (
        f"| {BUSY_CONNECTIONS} connections | requests/s | p50 ms | p99 ms | CPU µs | CPU over {PEER} "
        "| p50 ms at one connection | added |"
    )
    rows = (_contender(rounds, name) for name in rounds[0].busy)
    return "\n".join([head, "|---|---:|---:|---:|---:|---:|---:|---:|", *rows, ""])


def tails(rounds: Sequence[Tails]) -> str:
    """Write the table of calls at constant rates."""
    head = f"| {CONNECTIONS} connections | calls a second | p50 ms | p99 ms | p99.9 ms |"
    rows = (_tail(rounds, rate, name) for rate in RATES for name in rounds[0][rate])
    return "\n".join([head, "|---|---:|---:|---:|---:|", *rows, ""])


def figures(found: Iterable[Figure]) -> str:
    """Write the table of figures with their bars."""
    rows = (
        f"| {each.name} | {each.value:.3g} {each.unit} | {_limit(each.bar)} | {_limit(each.aim)} | {each.verdict} |"
        for each in found
    )
    return "\n".join(["| figure | measured | bar | aim | |", "|---|---:|---:|---:|---|", *rows, ""])


def lists(listed: Lists) -> str:
    """Write the table of the mock's lists."""
    rows = (f"| {name} | {p95_ms:.0f} |" for name, p95_ms in listed.p95_ms.items())
    return "\n".join(["| list of the mock | p95 ms |", "|---|---:|", *rows, ""])


def draw(rounds: Sequence[Round], file: Path) -> None:
    """Draw processor time and answer times of the contenders."""
    _drawing(rounds).savefig(file, dpi=120)


def _contender(rounds: Sequence[Round], name: str) -> str:
    def busy(of: Callable[[Load], float]) -> float:
        return statistics.median(of(each.busy[name]) for each in rounds)

    ratio = statistics.median(each.busy[name].cpu_us / each.busy[PEER].cpu_us for each in rounds)
    alone = statistics.median(each.alone[name].p50_us for each in rounds) / 1000
    added = statistics.median(each.alone[name].p50_us - each.alone[DIRECT].p50_us for each in rounds) / 1000
    p50, p99 = busy(lambda load: load.p50_us / 1000), busy(lambda load: load.p99_us / 1000)
    return (
        f"| {name} | {busy(lambda load: load.per_s):,.0f} | {p50:.1f} | {p99:.1f} "
        f"| {busy(lambda load: load.cpu_us):.0f} | {ratio:.2f} | {alone:.2f} | {added:.2f} |"
    )


def _tail(rounds: Sequence[Tails], rate: int, name: str) -> str:
    def took_ms(of: Callable[[Tail], float]) -> float:
        return statistics.median(of(each[rate][name]) for each in rounds) / 1000

    p50, p99, p999 = (took_ms(attrgetter(field)) for field in ("p50_us", "p99_us", "p999_us"))
    return f"| {name} | {rate:,} | {p50:.1f} | {p99:.1f} | {p999:.1f} |"


def _limit(value: float | None) -> str:
    return "" if value is None else f"{value:g}"


def _drawing(rounds: Sequence[Round]) -> Drawing:
    drawing = Drawing(figsize=(9, 3), layout="constrained")
    left, right = drawing.subplots(1, 2, sharey=True)
    names = list(rounds[0].busy)[::-1]
    cpu_us = [statistics.median(each.busy[name].cpu_us for each in rounds) for name in names]
    p50_ms = [statistics.median(each.alone[name].p50_us for each in rounds) / 1000 for name in names]
    left.bar_label(left.barh(names, cpu_us, color=_INK), fmt="%.0f", padding=3)
    left.set_xlabel(f"CPU µs a request, {BUSY_CONNECTIONS} connections")
    right.bar_label(right.barh(names, p50_ms, color=_INK), fmt="%.2f", padding=3)
    right.set_xlabel("p50 in ms, one connection")
    for axes in (left, right):
        axes.margins(x=0.15)
    return drawing
