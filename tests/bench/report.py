"""What a run found: two tables to read, JSON and a chart to keep."""

import dataclasses
import json
import statistics
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from matplotlib.figure import Figure as Drawing

from tests.bench.contender import DIRECT, PEER
from tests.bench.figures import Figure
from tests.bench.lists import Lists
from tests.bench.machine import describe
from tests.bench.rounds import BUSY_CONNECTIONS, Round
from tests.bench.wrk import Load

_INK = "#2f5d8a"


def tables(rounds: Sequence[Round], figures: Iterable[Figure], listed: Lists) -> str:
    """Write all tables in Markdown."""
    names = list(rounds[0].busy)
    return "\n".join([*_contenders(rounds, names), "", *_figures(figures), "", *lists(listed), ""])


def keep(folder: Path, rounds: Sequence[Round], figures: Sequence[Figure], listed: Lists) -> None:
    """Write ``bench.json`` with every single load, and ``bench.png``."""
    folder.mkdir(parents=True, exist_ok=True)
    found = {
        "machine": describe(),
        "rounds": [dataclasses.asdict(each) for each in rounds],
        "figures": [{**dataclasses.asdict(figure), "verdict": figure.verdict} for figure in figures],
        "lists": dataclasses.asdict(listed),
    }
    (folder / "bench.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    _draw(rounds).savefig(folder / "bench.png", dpi=120)


def lists(listed: Lists) -> list[str]:
    """Write the table of the mock's lists."""
    rows = [f"| {name} | {p95_ms:.0f} |" for name, p95_ms in listed.p95_ms.items()]
    return ["| list of the mock | p95 ms |", "|---|---:|", *rows]


def _contenders(rounds: Sequence[Round], names: Sequence[str]) -> list[str]:
    head = (
        f"| {BUSY_CONNECTIONS} connections | requests/s | p50 ms | p99 ms | CPU µs | CPU over {PEER} "
        "| p50 ms at one connection | added |"
    )
    return [head, "|---|---:|---:|---:|---:|---:|---:|---:|", *(_contender(rounds, name) for name in names)]


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


def _figures(figures: Iterable[Figure]) -> list[str]:
    rows = [
        f"| {each.name} | {each.value:.3g} {each.unit} | {each.bar:g} | {'' if each.aim is None else f'{each.aim:g}'} "
        f"| {each.verdict} |"
        for each in figures
    ]
    return ["| figure | measured | bar | aim | |", "|---|---:|---:|---:|---|", *rows]


def _draw(rounds: Sequence[Round]) -> Drawing:
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
