"""How ``make bench`` looks at the plans of SQLite."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tests.bench.plans import other_plans
from tests.bench.seeding import mock_settings, seed


def test_a_list_whose_index_is_gone_is_named_with_its_plan(tmp_path: Path) -> None:
    """In both directions; the lists beside it are read as before."""
    seed(tmp_path, 100)
    database = mock_settings(tmp_path, 100).database
    with closing(sqlite3.connect(database)) as rows:
        rows.execute("DROP INDEX ix_people_by_title")

    others = other_plans(database)

    assert len(others) == 2
    assert all(each.startswith("ix_people_by_title: SCAN people") and "B-TREE" in each for each in others)
