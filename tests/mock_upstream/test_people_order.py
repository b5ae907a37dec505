"""People are listed in every order, and the names beside references are stored and kept up to date."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.mock_upstream.console import Console

SORTED_BY = {
    "": "sort_name",
    "FirstName": "sort_first",
    "LastName": "sort_last",
    "manager": "sort_manager",
    "CN": "cn",
    "Email": "mail",
    "TelephoneNumber": "phones",
    "Title": "title",
    "Department": "department",
    "Location": "location",
}
"""What the call is asked for -> the column that it means."""


@pytest.fixture
def rows(console: Console, database: Path) -> Iterator[sqlite3.Connection]:  # noqa: ARG001 - reset
    """Open the tables of the running mock, as code does that does not update the order."""
    with closing(sqlite3.connect(database)) as connection:
        yield connection


_WRONG = {
    "managers": """people LEFT JOIN people manager ON manager.dn = people.manager_dn
        WHERE people.sort_manager IS NOT manager.sort_name""",
    "members": "group_members JOIN people ON dn = person_dn WHERE group_members.sort_name IS NOT people.sort_name",
    "holders": """assignments LEFT JOIN people ON people.dn = holder_dn LEFT JOIN groups ON groups.dn = holder_dn
        WHERE sort_holder IS NOT coalesce(people.sort_name, groups.sort_name, holder_dn)""",
    "rows": "assignments LEFT JOIN people ON dn = holder_dn WHERE holder_row IS NOT coalesce(people.rowid, 0)",
}
"""Whose name or row is kept beside a reference -> the rows in which it is another."""


def _wrong(rows: sqlite3.Connection) -> dict[str, int]:
    counts = {whose: rows.execute(f"SELECT count(*) FROM {wrong}") for whose, wrong in _WRONG.items()}  # noqa: S608 - constant
    return {whose: count for whose, found in counts.items() if (count := found.fetchone()[0])}


@pytest.mark.parametrize(("key", "column"), SORTED_BY.items())
def test_all_pages_together_are_the_list(admin: Console, rows: sqlite3.Connection, key: str, column: str) -> None:
    """The pages together have everybody once, in the order of the table."""
    found, index = [], 1
    while index > 0:
        page = admin.get("users/list", sortBy=key, sortOrder="desc", size=60, nextIndex=index)
        found += [person["dn"] for person in page["usersList"]]
        index = page["nextIndex"]

    query = f"SELECT dn FROM people ORDER BY {column} DESC, sort_name DESC, dn DESC"  # noqa: S608 - names of columns
    assert found == [dn for (dn,) in rows.execute(query)]


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE people SET manager_dn = (SELECT dn FROM people WHERE cn = 'user') WHERE cn LIKE 'a%'",
        "UPDATE people SET manager_dn = NULL WHERE cn = 'helpdesk'",
        "UPDATE people SET sort_name = 'zz' || sort_name",
        "INSERT INTO people SELECT 'cn=new,' || dn, 'new', {rest} FROM people WHERE cn = 'user'",
        "UPDATE groups SET sort_name = 'zz' || sort_name",
        "INSERT OR IGNORE INTO group_members (group_dn, person_dn) SELECT groups.dn, people.dn FROM groups, people",
        "UPDATE assignments SET holder_dn = 'cn=Finance,ou=groups,o=data' WHERE id % 2",
        "UPDATE assignments SET holder_dn = 'ou=users,o=data' WHERE id % 2",
    ],
    ids=[
        *["another manager", "no manager", "another name", "somebody new"],
        *["another group name", "new members", "a group holds", "a container holds"],
    ],
)
def test_the_names_are_kept(rows: sqlite3.Connection, change: str) -> None:
    """The stored names follow any change of a reference or a name, and any new person."""
    columns = [row[1] for row in rows.execute("PRAGMA table_info(people)")][2:]
    rest = ", ".join("NULL" if column == "sort_manager" else column for column in columns)
    assert _wrong(rows) == {}

    rows.execute(change.format(rest=rest))

    assert rows.total_changes > 0
    assert _wrong(rows) == {}
