"""``make bench``: run all measurements with the real programs on this machine."""

import tempfile
from pathlib import Path

import click

from bff.settings import INSTALLATION
from tests.bench import figures, machine, report, stored
from tests.bench.apache import apache
from tests.bench.blocks import time_blocks
from tests.bench.bodies import time_bodies
from tests.bench.contender import DIRECT, FLOOR, Contender
from tests.bench.cover import time_cover
from tests.bench.decisions import time_decisions
from tests.bench.expiries import Expiries, expire_under_load
from tests.bench.gateway import gateway
from tests.bench.impact import time_impact
from tests.bench.lists import time_lists
from tests.bench.long_lists import time_long_lists
from tests.bench.mapping import time_mapping
from tests.bench.memory import growth
from tests.bench.nginx import floor, upstream
from tests.bench.open_loop import send_steadily
from tests.bench.org_chart import time_org_chart
from tests.bench.plans import other_plans
from tests.bench.results import Results
from tests.bench.rounds import compare
from tests.bench.screens import time_screens
from tests.bench.seeding import mock_settings

_SESSIONS = 500
_RESULTS = INSTALLATION / "build" / "bench"


@click.command()
@click.option("--rounds", default=5, show_default=True, help="How often each contender has its turn.")
@click.option("--seconds", default=4, show_default=True, help="How long a turn lasts.")
@click.option("--stored", "count", default=100_000, show_default=True, help="Sessions stored for their figures.")
@click.option("--people", default=100_000, show_default=True, help="People whom the mock lists.")
def main(rounds: int, seconds: int, count: int, people: int) -> None:
    """Compare the gateway with its peers; write build/bench/ after each step."""
    place = machine.describe()
    click.echo(", ".join(f"{name} {value}" for name, value in place.items()))
    results = Results(_RESULTS, place)
    with tempfile.TemporaryDirectory(prefix="idm-bench-") as name:
        root = Path(name)
        root.chmod(0o755)
        _begin(f"{_SESSIONS} sign-ins at each of two, then {rounds} rounds")
        _compare(results, root, rounds, seconds)
        _begin("tokens that expire")
        results.add(figures.renewal(_expire(root)))
        _begin(f"{count:,} sessions stored")
        results.add(figures.memory(*_store(root, count, rounds, seconds)))
        _begin("the worst bodies of every operation")
        results.add(figures.bodies(time_bodies(_folder(root, "bodies"))))
        _begin(f"{people:,} people listed by the mock")
        organisation = _folder(root, "organisation")
        listed = time_lists(organisation, people)
        results.add(figures.lists(listed), lists=listed)
        results.add(figures.plans(other_plans(mock_settings(organisation, people).database)))
        _begin("the users page in Chromium")
        results.add(figures.screens(time_screens(organisation, people)))
        _begin("lists of 300 in Chromium")
        results.add(figures.long_lists(time_long_lists(_folder(root, "long_lists"))))
        _begin("an org chart of a thousand people in Chromium")
        results.add(figures.org_chart(time_org_chart(_folder(root, "org_chart"))))
        _begin("the impact of a change in Chromium")
        results.add(figures.impact(time_impact(_folder(root, "impact"))))
        _begin("the calendar of cover in Chromium")
        results.add(figures.cover(time_cover(_folder(root, "cover"))))
        _begin("decisions in Chromium")
        results.add(figures.decisions(time_decisions(_folder(root, "decisions"))))
        _begin("resources and their mapping in Chromium")
        results.add(figures.mapping(time_mapping(_folder(root, "mapping"))))
    _begin("the picker in Chromium")
    results.add(figures.blocks(time_blocks()))
    click.echo(report.lists(listed))
    click.echo(report.figures(results.figures))


def _begin(what: str) -> None:
    """Print the next step and the machine's pace, which tells a slow build from a machine that is slow now."""
    click.echo(f"{what} (the machine's pace: {machine.pace_ms():.0f} ms) ...")


def _compare(results: Results, root: Path, rounds: int, seconds: int) -> None:
    with (
        upstream(_folder(root, "upstream")) as (port, group),
        gateway(_folder(root, "gateway"), port, _SESSIONS) as ours,
        apache(_folder(root, "apache"), port, _SESSIONS) as peer,
        floor(_folder(root, "nginx"), port) as (floor_port, floor_group),
    ):
        results.add(figures.growth(growth(ours)))
        calls = ours.contender.calls
        alone = Contender(name=DIRECT, url=f"http://127.0.0.1:{port}", calls=calls, groups=(group,))
        plain = Contender(name=FLOOR, url=f"http://127.0.0.1:{floor_port}", calls=calls, groups=(floor_group,))
        turns = list(compare([alone, plain, peer, ours.contender], port, rounds, seconds))
        results.add(figures.speed(turns), rounds=turns)
        click.echo(report.contenders(turns))
        report.draw(turns, _RESULTS / "bench.png")
        _begin("the same at constant rates")
        steady = list(send_steadily([peer, ours.contender], port, rounds, seconds))
        results.add(figures.tails(steady), tails=steady)
        click.echo(report.tails(steady))


def _expire(root: Path) -> Expiries:
    with gateway(_folder(root, "expiries"), None, sessions=1) as ours:
        return expire_under_load(ours)


def _store(root: Path, count: int, rounds: int, seconds: int) -> tuple[stored.SessionSize, float]:
    with (
        upstream(_folder(root, "stored")) as (port, _),
        gateway(_folder(root, "full"), port, sessions=1) as full,
        gateway(_folder(root, "empty"), port, sessions=1) as empty,
    ):
        size = stored.fill(full, count)
        return size, stored.slowdown(full, empty, rounds, seconds)


def _folder(root: Path, name: str) -> Path:
    folder = root / name
    folder.mkdir()
    return folder


if __name__ == "__main__":
    main()
