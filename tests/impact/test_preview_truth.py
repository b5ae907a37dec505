"""The numbers of an impact preview equal what the mock does afterwards, for random changes."""

from __future__ import annotations

import os
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from mock_upstream.store.database import Database

from tests.impact.previewer import People, Preview, Previewer, previewer
from tests.impact.truth import (
    NEW,
    Possession,
    affected,
    carry_out,
    give_to_many,
    random_change,
    requests_waiting,
)
from tests.mock_upstream.console import Console, sign_in
from tests.support.servers import free_port, mock_upstream

if TYPE_CHECKING:
    from collections.abc import Iterator

_CONSOLE_URL = "http://127.0.0.1:8199"
_CAUSES = {"refused", "failed", "many", "calls"}
_MAX_CALLS = 40
_COMPLETE = 0.8
_LONG_S = 100_000
BUSINESS = "cn=Level30,cn=RoleDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
_IT = BUSINESS.replace("Level30", "Level20")


@dataclass(frozen=True)
class World:
    """A mock, its content, its administrator, and the previews that the administrator sees."""

    database: Database
    admin: Console
    previewer: Previewer


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """A mock that a save returns to: its administrator stays signed in."""
    folder = tmp_path_factory.mktemp("impact")
    with mock_upstream(folder, _CONSOLE_URL, free_port()) as url:
        admin = Console(url, _CONSOLE_URL)
        admin.control("POST", "lifetimes", {"accessTokenS": _LONG_S})
        sign_in(admin, "admin")
        admin.control("PUT", "states/begin")
        database = Database(folder / "mock.sqlite3", folder / "pristine.sqlite3")
        with previewer(url, admin.tokens["access_token"]) as running:
            yield World(database, admin, running)
        database.close()


@pytest.mark.parametrize("number", [pytest.param(20, id="quick"), pytest.param(200, id="deep", marks=pytest.mark.soak)])
def test_the_numbers_are_what_happens(world: World, number: int) -> None:
    """Who gains, loses and comes to violate what, and how many requests wait; most previews know everything."""
    chance = Random(os.environ.get("SEED", "impact"))  # noqa: S311 - makes no secrets
    seen = [_try_one(world, chance) for _ in range(number)]

    assert sum(not preview.unseen for preview in seen) >= _COMPLETE * number
    assert {unseen["cause"] for preview in seen for unseen in preview.unseen} <= _CAUSES
    assert max(preview.calls for preview in seen) <= _MAX_CALLS


def _try_one(world: World, chance: Random) -> Preview:
    world.admin.control("POST", "states/begin/load")
    with world.database.write() as session:
        give_to_many(session, chance)
        change = random_change(session, chance)
        waiting = {role: count for role in affected(change) if (count := requests_waiting(session, role))}
    before = _possession(world)
    preview = world.previewer.preview(change, NEW)
    carry_out(world.admin, change)
    after = _possession(world)

    assert preview.waiting == waiting, change
    _agree(preview.gains, after.beyond(before), preview, change)
    _agree(preview.losses, before.beyond(after), preview, change)
    _agree(preview.violators, after.violates_beyond(before), preview, change)
    return preview


def _possession(world: World) -> Possession:
    with world.database.read() as session:
        return Possession.of(session)


def _agree(said: dict[str, People], true: dict[str, People], preview: Preview, change: dict[str, Any]) -> None:
    """A complete preview has all effects; an incomplete one has no wrong ones."""
    expected = true if not preview.unseen else {key: people for key, people in true.items() if key in said}
    assert said == expected, (change, preview.unseen)


@pytest.mark.parametrize("kind", ["added", "removed"])
def test_a_role_of_thousands_takes_few_calls(world: World, kind: str) -> None:
    """A preview needs 40 calls at most, and knows who loses or gains the child role."""
    world.admin.control("POST", "states/begin/load")
    world.admin.control("POST", "scenarios/many-roles")
    sign_in(world.admin, "admin")
    child = f"cn=CrowdIT{1 if kind == 'removed' else 40},{_IT}"

    with previewer(world.admin.mock, world.admin.tokens["access_token"]) as fresh:
        preview = fresh.preview({kind: [{"parent": f"cn=CrowdBusiness1,{BUSINESS}", "child": child}]})

    assert preview.calls <= _MAX_CALLS
    moved = preview.gains if kind == "added" else preview.losses
    assert len(moved[child]) > 2000
