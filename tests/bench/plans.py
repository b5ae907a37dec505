"""Which lists of the mock SQLite reads from an index alone: without sorting, and without touching the rows before."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

_SORTED_BY = (
    *("sort_name", "sort_first", "sort_last", "sort_manager", "cn"),
    *("mail", "phones", "title", "department", "location", "created_ms"),
)
_OF_REFERENCES = {
    "ix_group_members_by_name": "person_dn FROM group_members WHERE group_dn = 'x' ORDER BY sort_name, person_dn",
    "ix_assignments_by_holder": "id FROM assignments WHERE permission_dn = 'x' ORDER BY sort_holder, id",
}
"""Index -> what is read from it."""


def other_plans(database: Path) -> list[str]:
    """Give the plan of SQLite for each late page that it does not read from the index of its order alone."""
    with closing(sqlite3.connect(database)) as rows:
        plans = [(index, _plan(rows, f"SELECT {what} LIMIT 20 OFFSET 150")) for index, what in _late_pages()]
    return [f"{index}: {plan}" for index, plan in plans if not _is_of_index_alone(plan, index)]


def _late_pages() -> Iterator[tuple[str, str]]:
    yield from _OF_REFERENCES.items()
    for column in _SORTED_BY:
        for direction in ("ASC", "DESC"):
            order = ", ".join(f"{name} {direction}" for name in dict.fromkeys((column, "sort_name", "dn")))
            yield f"ix_people_by_{column}", f"dn FROM people ORDER BY {order}"


def _plan(rows: sqlite3.Connection, query: str) -> str:
    return ", ".join(row[3] for row in rows.execute(f"EXPLAIN QUERY PLAN {query}"))


def _is_of_index_alone(plan: str, index: str) -> bool:
    return bool(re.fullmatch(rf"(SCAN|SEARCH) \w+ USING COVERING INDEX {index}( \(\w+=\?\))?", plan))
