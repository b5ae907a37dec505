"""The same seed number always gives the same organization."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest
from mock_upstream.seed import fill, people
from mock_upstream.seed.calendar import DAY_MS, today_ms
from mock_upstream.seed.fill import ensure_seeded
from mock_upstream.seed.groups import groups_of
from mock_upstream.seed.people import Organisation, Row
from mock_upstream.seed.teams import teams_of
from mock_upstream.settings import load_settings
from mock_upstream.store.database import Database

COUNT = 400


@pytest.fixture(scope="module")
def rows() -> list[Row]:
    """400 people."""
    return Organisation(1, COUNT, "hash").rows()


def test_whoever_seeds_makes_all_tables() -> None:
    """Tables are created also by a program that has not imported all code of the mock, such as a benchmark."""
    listing = "from mock_upstream.store.models import Base; print(*Base.metadata.tables)"
    tables = [
        subprocess.run([sys.executable, "-c", f"import {module}; {listing}"], check=True, capture_output=True).stdout
        for module in ("mock_upstream.app", "mock_upstream.seed.fill")
    ]

    assert {*tables[0].split()} == {*tables[1].split()}


def test_the_same_seed_makes_the_same_people(rows: list[Row]) -> None:
    """The rows are equal, down to the last byte of a photo."""
    assert Organisation(1, COUNT, "hash").rows() == rows


def test_another_seed_makes_other_people(rows: list[Row]) -> None:
    """Only the demo accounts keep their names."""
    others = {row["full_name"] for row in Organisation(2, COUNT, "hash").rows()}

    assert len(others & {row["full_name"] for row in rows}) < COUNT / 4
    assert "Amara Okafor" in others


def test_offices_have_the_sizes_that_are_told(rows: list[Row]) -> None:
    """Every fifth person works in London, every twenty-fifth in Haifa."""
    towns = Counter(row["location"] for row in rows)

    assert towns["London"] > 2 * towns["Haifa"]


def test_names_for_signing_in_are_unique_and_plain(rows: list[Row]) -> None:
    """User names are lower-case Latin letters and digits, which every system accepts; email addresses use them."""
    names = [row["cn"] for row in rows]

    assert len(set(names)) == COUNT
    assert all(name.isascii() and name.isalnum() and name == name.lower() for name in names)
    assert all(row["mail"] == f"{row['cn']}@aldermoor.example" for row in rows)


def test_everybody_but_one_has_a_manager_who_stands_before(rows: list[Row]) -> None:
    """The managers form a tree with at most eight reports below a head of department."""
    seen: set[str] = set()
    for row in rows:
        assert row["manager_dn"] in seen or row is rows[0]
        seen.add(row["dn"])
    reports = Counter(row["manager_dn"] for row in rows[1:])
    assert max(reports.values()) == 8


def test_managers_work_in_their_reports_department(rows: list[Row]) -> None:
    """Only heads of departments have a manager in another department."""
    by_dn = {row["dn"]: row for row in rows}
    for row in rows[1:]:
        manager = by_dn[row["manager_dn"]]
        assert row["department"] == manager["department"] or manager is rows[0]


@pytest.mark.parametrize("count", [100, 200, 2000])
def test_the_demo_accounts_are_people_like_others(count: int) -> None:
    """Each exists once, can sign in, has a manager; the administrator leads people, the employee nobody."""
    rows = Organisation(7, count, "hash").rows()
    demo = {row["cn"]: row for row in rows if row["cn"] in {"admin", "delegate", "helpdesk", "user", "guest"}}
    led = {row["manager_dn"] for row in rows}

    assert len(demo) == 5
    assert not any(row["disabled"] for row in demo.values())
    assert all(row["manager_dn"] for row in demo.values())
    assert demo["admin"]["dn"] in led
    assert demo["user"]["dn"] not in led


def test_a_demo_account_is_never_disabled(monkeypatch: pytest.MonkeyPatch) -> None:
    """No demo account is among the disabled logins."""
    monkeypatch.setattr(people, "_DISABLED_SHARE", 1)
    enabled = {row["cn"] for row in Organisation(1, COUNT, "hash").rows() if not row["disabled"]}

    assert {"admin", "delegate", "helpdesk", "user", "guest"} <= enabled


def test_some_logins_are_disabled_and_about_a_third_has_a_photo(rows: list[Row]) -> None:
    """Photos are only for the first 300."""
    assert 0 < sum(row["disabled"] for row in rows) < COUNT * 0.06
    assert 70 < sum(row["photo"] is not None for row in rows) < 130
    assert not any(row["photo"] for row in rows[300:])


def test_groups_and_teams_follow_from_the_people(rows: list[Row]) -> None:
    """Everybody is in the group of their department and of their office; a team has somebody who acts for it."""
    groups = groups_of(rows, 1)
    members = {group.name: set(group.members) for group in groups}
    teams = teams_of(rows, groups)

    assert groups_of(rows, 1) == groups
    assert all(row["dn"] in members[row["department"]] & members[f"{row['location']} Office"] for row in rows)
    assert all(team.requestors and team.permissions and (team.recipients or team.all_users) for team in teams)
    assert len({team.dn for team in teams}) == len(teams)


def test_two_thousand_people_are_made_in_three_seconds() -> None:
    """The limit is in processor time, because a demo should start at once and other programs should not count."""
    begun = time.process_time()

    Organisation(1, 2000, "hash").rows()

    assert time.process_time() - begun < 3


def test_a_reset_on_another_day_is_of_that_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The changed data stays and grows older; the pristine copy is made anew, so that its tasks are still open."""
    settings = load_settings({"MOCK_USERS": "100", "MOCK_DATABASE": str(tmp_path / "mock.sqlite3")})
    with closing(Database(settings.database, settings.pristine)) as database:
        ensure_seeded(database, settings)
        monkeypatch.setattr(fill, "today_ms", lambda: today_ms() + DAY_MS)
        before = _kept(settings.database), _kept(settings.pristine)
        ensure_seeded(database, settings)
        after = _kept(settings.database), _kept(settings.pristine)
        ensure_seeded(database, settings)

    assert before[0] == before[1] == after[0]
    assert after[1][0] == before[1][0] + DAY_MS
    assert after[1][1] != before[1][1]
    assert _kept(settings.pristine) == after[1]


def test_seeding_leaves_no_file_open(tmp_path: Path) -> None:
    """Neither the database nor its pristine copy stays open, also if the database exists already."""
    settings = load_settings({"MOCK_USERS": "100", "MOCK_DATABASE": str(tmp_path / "mock.sqlite3")})
    with closing(Database(settings.database, settings.pristine)) as database:
        ensure_seeded(database, settings)
        ensure_seeded(database, settings)

    opened = [link.readlink() for link in Path("/proc/self/fd").iterdir() if link.is_symlink()]
    assert [file for file in opened if tmp_path in file.parents] == []


def _kept(file: Path) -> tuple[int, str]:
    """Read the day on which a database was made, and its signing key, which is new each time."""
    with closing(sqlite3.connect(file)) as connection:
        [(day_ms, key)] = connection.execute("SELECT day_ms, material FROM origin, keys WHERE purpose = 'tokens'")
    return day_ms, key
