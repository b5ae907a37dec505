"""The measured figures, each with its limit (bar) or goal (aim)."""

import statistics
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tests.bench.blocks import Blocks
from tests.bench.bodies import Bodies
from tests.bench.contender import DIRECT, GATEWAY, PEER
from tests.bench.cover import Cover
from tests.bench.decisions import Decisions
from tests.bench.expiries import Expiries
from tests.bench.impact import Impact
from tests.bench.lists import Lists
from tests.bench.long_lists import LongLists
from tests.bench.mapping import Mapping
from tests.bench.memory import CALLS, Growth
from tests.bench.open_loop import RATES, Tails
from tests.bench.org_chart import OrgChart
from tests.bench.rounds import Round
from tests.bench.screens import Screens
from tests.bench.stored import SessionSize

_SLOWED = "processor slowed four times"


@dataclass(frozen=True, kw_only=True)
class Figure:
    """A measured value; it is good up to its bar, or up to its aim if it has no bar."""

    name: str
    value: float
    unit: str
    bar: float | None = None
    aim: float | None = None

    @property
    def verdict(self) -> str:
        """Whether the value meets the bar, and the aim if there is one."""
        reached = self.aim is not None and self.value <= self.aim
        if self.bar is None:
            return "aim met" if reached else "aim not met"
        if self.value > self.bar:
            return "not met"
        return "met, and the aim" if reached else "met"


def speed(rounds: Sequence[Round]) -> list[Figure]:
    """Compare processor time and answer times; each figure is the median of the rounds."""
    cpu = _median(rounds, lambda each: each.busy[GATEWAY].cpu_us / each.busy[PEER].cpu_us)
    added = _median(rounds, lambda each: (each.alone[GATEWAY].p50_us - each.alone[DIRECT].p50_us) / 1000)
    return [
        Figure(name=f"CPU of a proxied request over {PEER}", value=cpu, unit="", bar=1.0, aim=0.6),
        Figure(name="p50 added at one connection", value=added, unit="ms", bar=0.6, aim=0.3),
    ]


def tails(rounds: Sequence[Tails]) -> list[Figure]:
    """Compare the slowest calls at constant rates; each figure is the median of the rounds."""
    return [figure for rate in RATES for figure in _tail_of(rounds, rate)]


def _tail_of(rounds: Sequence[Tails], rate: int) -> list[Figure]:
    ratio_99 = statistics.median(each[rate][GATEWAY].p99_us / each[rate][PEER].p99_us for each in rounds)
    ratio_999 = statistics.median(each[rate][GATEWAY].p999_us / each[rate][PEER].p999_us for each in rounds)
    return [
        Figure(name=f"p99 at {rate:,} calls a second over {PEER}", value=ratio_99, unit="", bar=1.1),
        Figure(name=f"p99.9 at {rate:,} calls a second over {PEER}", value=ratio_999, unit="", aim=1.5),
    ]


def renewal(seen: Expiries) -> list[Figure]:
    """Judge the calls that were made while tokens expired."""
    others = sum(calls != 1 for calls in seen.token_calls)
    return [
        Figure(name="expiries with other than one token call", value=others, unit="", bar=0),
        Figure(name="calls that failed at an expiry", value=seen.failed, unit="", bar=0),
        Figure(name="sessions lost at an expiry", value=seen.lost, unit="", bar=0),
    ]


def growth(seen: Growth) -> list[Figure]:
    """Judge how much a worker's memory grows by calls and by large answers."""
    return [
        Figure(name=f"growth of a worker after {CALLS:,} calls", value=seen.calls_mb, unit="MB", bar=10),
        Figure(name="growth of a worker after 200 MB through it", value=seen.downloads_mb, unit="MB", bar=10),
    ]


def memory(size: SessionSize, slowdown: float) -> list[Figure]:
    """Judge how much memory sessions need, and how much they slow down calls."""
    return [
        Figure(name="Redis memory of a session beyond its tokens", value=size.added, unit="bytes", bar=1024),
        Figure(name="p50 with many sessions stored over p50 with one", value=slowdown, unit="", bar=1.1),
    ]


def bodies(seen: Bodies) -> list[Figure]:
    """Judge how long one body blocks the other callers of its worker."""
    return [
        Figure(name=f"wait beside the worst body ({seen.which})", value=seen.longest_ms, unit="ms", bar=200, aim=100)
    ]


def lists(seen: Lists) -> list[Figure]:
    """Judge the time to seed the mock, and the time of its slowest list."""
    name, slowest = max(seen.p95_ms.items(), key=lambda each: each[1])
    return [
        Figure(name="seconds to seed the mock", value=seen.seed_s, unit="s", bar=120),
        Figure(name=f"p95 of the mock's slowest list ({name})", value=slowest, unit="ms", bar=50),
    ]


def plans(others: Sequence[str]) -> list[Figure]:
    """Judge whether every order of the mock's large lists comes from an index."""
    named = f" ({'; '.join(others)})" if others else ""
    return [Figure(name=f"lists of the mock that no index gives in order{named}", value=len(others), unit="", bar=0)]


def screens(seen: Screens) -> list[Figure]:
    """Judge how fast the users page shows for a signed-in person, and how fast it sorts."""
    return [
        Figure(name="first contentful paint of the users page", value=seen.first_paint_ms, unit="ms", bar=1500),
        Figure(name="largest contentful paint of it", value=seen.largest_paint_ms, unit="ms", bar=1500),
        Figure(name="its first page of people", value=seen.list_ms, unit="ms", bar=1000),
        Figure(name="layout shift of it", value=seen.layout_shift, unit="", bar=0.05),
        Figure(name="round trips before the navigation shows", value=seen.round_trips, unit="", bar=3.2),
        Figure(name=f"sorting 50 rows, {_SLOWED}", value=seen.sort_ms, unit="ms", bar=200, aim=100),
        Figure(
            name="the same over turning rows by hand", value=seen.sort_ms / seen.sort_by_hand_ms, unit="", bar=2, aim=1
        ),
    ]


def long_lists(seen: LongLists) -> list[Figure]:
    """Judge how fast lists of 300 rows show, sort and scroll; the slowest list of each kind counts."""
    done = {"showing": seen.shown_ms, "sorting": seen.sorted_ms, "scrolling": seen.scrolled_ms}
    slowest = {act: max(took_ms.items(), key=lambda each: each[1]) for act, took_ms in done.items()}
    return [
        *(
            Figure(name=f"{act} a list of 300, {_SLOWED} ({name})", value=took_ms, unit="ms", bar=350)
            for act, (name, took_ms) in slowest.items()
        ),
        Figure(name=f"turning a page of the catalogue, {_SLOWED}", value=seen.turned_ms, unit="ms", bar=350),
        Figure(name=f"opening a cart of 20 things for 300 people, {_SLOWED}", value=seen.cart_ms, unit="ms", bar=350),
    ]


def mapping(seen: Mapping) -> list[Figure]:
    """Judge how fast resources and values show, and whether a plan of 500 values maps each of them once."""
    return [
        Figure(name="first page of 5,000 resources", value=seen.list_ms, unit="ms", bar=1000),
        Figure(name="first 50 of 2,000 values, of a chosen system", value=seen.tree_ms, unit="ms", bar=1000),
        Figure(name=f"turning a page of 50 values, {_SLOWED}", value=seen.turned_ms, unit="ms", bar=350),
        Figure(name="dry run of 500 values", value=seen.dry_run_s, unit="s", aim=30),
        Figure(name="sending 500 values", value=seen.sent_s, unit="s", aim=30),
        Figure(name="resources of 500 values that are there twice", value=seen.twice, unit="", bar=0),
        Figure(name="of these values not mapped", value=seen.missing, unit="", bar=0),
    ]


def org_chart(seen: OrgChart) -> list[Figure]:
    """Judge how smoothly a chart is dragged and zoomed, and how fast it is saved as a picture."""
    task = f"longest task, org chart of {seen.people}"
    return [
        Figure(name=f"{task}, dragged", value=seen.pan_ms, unit="ms", bar=50),
        Figure(name=f"{task}, dragged from far away", value=seen.far_pan_ms, unit="ms", bar=50),
        Figure(name=f"{task}, zoomed", value=seen.zoom_ms, unit="ms", bar=100),
        Figure(name="saving it as a picture", value=seen.picture_s, unit="s", bar=5),
    ]


def impact(seen: Impact) -> list[Figure]:
    """Judge the impact preview for a role with thousands of holders, and tabs with thousands of rows."""
    about = f"preview for a role with {seen.holders:,} holders"
    return [
        Figure(name=f"calls of a {about}", value=seen.calls, unit="", bar=40),
        Figure(name=about, value=seen.preview_s, unit="s", bar=3),
        Figure(name=f"longest task, {about}", value=seen.task_ms, unit="ms", bar=200),
        *(
            Figure(
                name=f"opening a tab of 1,000 rows or 300 approvers, {_SLOWED} ({name})",
                value=took_ms,
                unit="ms",
                bar=350,
            )
            for name, took_ms in seen.opened_ms.items()
        ),
    ]


def cover(seen: Cover) -> list[Figure]:
    """Judge the calendar with the largest number of people for which it has a bar."""
    about = "calendar of cover of 25 people, complete"
    return [
        Figure(name=f"calls of the {about}", value=seen.calls, unit="", bar=75),
        Figure(name=about, value=statistics.median(seen.took_s), unit="s", bar=3),
    ]


def decisions(seen: Decisions) -> list[Figure]:
    """Judge how soon a browser shows a decision of another session; the slowest one counts."""
    return [
        Figure(name="a decision made elsewhere shows in a browser", value=max(seen.shown_ms), unit="ms", bar=2000),
        Figure(name="a decision right after another one shows there", value=max(seen.second_ms), unit="ms", bar=2000),
    ]


def blocks(seen: Blocks) -> list[Figure]:
    """Judge how fast building blocks open."""
    return [
        Figure(name=f"opening the picker, {_SLOWED}", value=seen.picker_ms, unit="ms", bar=200, aim=100),
        Figure(name=f"opening a list of 300, {_SLOWED}", value=seen.long_list_ms, unit="ms", bar=350),
    ]


def _median(rounds: Sequence[Round], of: Callable[[Round], float]) -> float:
    return statistics.median(map(of, rounds))
