"""
Contains-search over people: an FTS5 trigram index beside the table.

The index answers for three characters and more. Two characters are searched as the beginning of trigrams, which the
vocabulary of the index lists; for that every text gets one more character at its end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import Integer, bindparam, column, literal_column, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import ColumnClause, ColumnElement, Connection, TextualSelect

    from mock_upstream.store.listing import Found

SEARCHABLE = (
    "cn",
    "first_name",
    "last_name",
    "full_name",
    "mail",
    "phones",
    "title",
    "department",
    "location",
)
_TRIGRAM, _PAIR = 3, 2
_END = "\n"
_LAST_CHARACTER = chr(0x10FFFF)
_NUMBER: ColumnClause[int] = column("number", Integer)
ROW: ColumnElement[int] = literal_column("people.rowid", Integer)
"""The number of a person's row."""
_ROW_ON_THE_WAY: ColumnElement[int] = literal_column("+people.rowid", Integer)  # the ``+`` prevents the use of an index
_MANY = 2000


@dataclass(frozen=True)
class Search:
    """A search for ``words`` in any of ``columns``, which are some of `SEARCHABLE`."""

    words: str
    columns: Sequence[str]


def create_index(connection: Connection) -> None:
    """Add the empty index to a new database."""
    connection.exec_driver_sql(
        f"CREATE VIRTUAL TABLE people_search USING fts5"
        f"(dn UNINDEXED, {', '.join(SEARCHABLE)}, tokenize = 'trigram case_sensitive 1')"
    )
    connection.exec_driver_sql("CREATE VIRTUAL TABLE people_trigrams USING fts5vocab(people_search, row)")


def drop_index(connection: Connection) -> None:
    """Take the index away, if there is one."""
    for name in ("people_trigrams", "people_search"):
        connection.exec_driver_sql(f"DROP TABLE IF EXISTS {name}")


def add_to_index(connection: Connection, people: Iterable[dict[str, object]]) -> None:
    """Index rows that are in the people table, given as column name -> value; they have the same row id there."""
    columns = ("dn", *SEARCHABLE)
    connection.execute(
        text(
            f"INSERT INTO people_search (rowid, {', '.join(columns)}) "  # noqa: S608 - constant names
            f"SELECT rowid, :{', :'.join(columns)} FROM people WHERE people.dn = :dn"
        ),
        [{"dn": row["dn"], **{name: _folded(row[name]) + _END for name in SEARCHABLE}} for row in people],
    )


def remove_from_index(connection: Connection, dn: str) -> None:
    """Remove a person from the index before the person is removed from the table."""
    found = "SELECT rowid FROM people WHERE dn = :dn"
    connection.execute(text(f"DELETE FROM people_search WHERE rowid = ({found})"), {"dn": dn})  # noqa: S608 - constant text


def renew_index(connection: Connection, people: Iterable[dict[str, object]]) -> None:
    """Build the index anew for these people; this takes less time than deleting many entries."""
    drop_index(connection)
    create_index(connection)
    add_to_index(connection, people)


def containing(*searches: Search) -> ColumnElement[bool]:
    """Condition on people: each of the searches finds them."""
    return ROW.in_(rows_containing(searches))


def in_rows(found: Found) -> ColumnElement[bool]:
    """Condition on people by row number: a few rows are looked up, many are matched while the list is read."""
    return found.holds(ROW if found.total < _MANY else _ROW_ON_THE_WAY)


def rows_containing(searches: Iterable[Search]) -> TextualSelect:
    """Select the numbers of the rows that all searches find; upper and lower case are the same in every script."""
    folded = [Search(_folded(each.words), each.columns) for each in searches]
    if any("\0" in each.words or not each.columns for each in folded):  # FTS5 takes NUL for the end of the text
        return text("SELECT 0 AS number WHERE false").columns(_NUMBER)
    indexed = [each for each in folded if len(each.words) >= _PAIR]
    values: dict[str, str] = {}
    selects = [_scan(each, values) for each in folded if each not in indexed]
    if indexed:
        wanted = " || ' AND ' || ".join(_expression(each, values) for each in indexed)
        selects.append(f"SELECT rowid AS number FROM people_search WHERE people_search MATCH {wanted}")  # noqa: S608 - parameters
    clause = text(" INTERSECT ".join(selects))
    return clause.bindparams(*(bindparam(name, value, unique=True) for name, value in values.items())).columns(_NUMBER)


def _expression(search: Search, values: dict[str, str]) -> str:
    """SQL of what FTS5 shall match; parameters are added to ``values``."""
    columns = _parameter(values, f"{{{' '.join(search.columns)}}} : ")
    if len(search.words) >= _TRIGRAM:
        return f"{columns} || {_parameter(values, _quoted(search.words))}"
    first, last = _parameter(values, search.words), _parameter(values, search.words + _LAST_CHARACTER)
    nothing = _parameter(values, _quoted(_LAST_CHARACTER * _TRIGRAM))
    any_of = f"""coalesce(group_concat('"' || replace(term, '"', '""') || '"', ' OR '), {nothing})"""
    trigrams = f"SELECT {any_of} FROM people_trigrams WHERE term > {first} AND term < {last}"  # noqa: S608 - parameters
    return f"{columns} || '(' || ({trigrams}) || ')'"


def _quoted(words: str) -> str:
    doubled = words.replace('"', '""')
    return f'"{doubled}"'


def _scan(search: Search, values: dict[str, str]) -> str:
    """Build SQL that scans the content table behind the index, for a search of a single character."""
    numbers = (SEARCHABLE.index(name) + 1 for name in search.columns)  # c0 is the DN
    wanted = _parameter(values, search.words)
    anywhere = " OR ".join(f"instr(c{number}, {wanted})" for number in numbers)
    return f"SELECT id AS number FROM people_search_content WHERE {anywhere}"  # noqa: S608 - numbers


def _parameter(values: dict[str, str], value: str) -> str:
    name = f"words_{len(values)}"
    values[name] = value
    return f":{name}"


def _folded(value: object) -> str:
    words = " ".join(value) if isinstance(value, list) else str(value)
    return words.casefold()
