"""Contains-search over people: an FTS5 trigram index beside the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy import Integer, bindparam, column, literal_column, text

from mock_upstream.store.listing import one_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import ColumnClause, ColumnElement, Connection, TextualSelect
    from sqlalchemy.orm import Session

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
_TRIGRAM = 3
_ROWID: ColumnClause[int] = column("rowid", Integer)
_ROW: ColumnElement[int] = literal_column("people.rowid", Integer)


@dataclass(frozen=True)
class Search:
    """``words`` that stand in one of ``columns``, which are some of `SEARCHABLE`."""

    words: str
    columns: Sequence[str]


def create_index(connection: Connection) -> None:
    """Add the empty index to a new database."""
    connection.exec_driver_sql(
        f"CREATE VIRTUAL TABLE people_search USING fts5"
        f"(dn UNINDEXED, {', '.join(SEARCHABLE)}, tokenize = 'trigram case_sensitive 1')"
    )


def add_to_index(connection: Connection, people: Iterable[dict[str, object]]) -> None:
    """Index rows that are in the people table, given as column name -> value; they have the same row id there."""
    columns = ("dn", *SEARCHABLE)
    connection.execute(
        text(
            f"INSERT INTO people_search (rowid, {', '.join(columns)}) "  # noqa: S608 - constant names
            f"SELECT rowid, :{', :'.join(columns)} FROM people WHERE people.dn = :dn"
        ),
        [{"dn": row["dn"], **{name: _folded(row[name]) for name in SEARCHABLE}} for row in people],
    )


def remove_from_index(connection: Connection, dn: str) -> None:
    """Take somebody out of the index who is in the people table still."""
    found = "SELECT rowid FROM people WHERE dn = :dn"
    connection.execute(text(f"DELETE FROM people_search WHERE rowid = ({found})"), {"dn": dn})  # noqa: S608 - constant text


def renew_index(connection: Connection, people: Iterable[dict[str, object]]) -> None:
    """Index these people and nobody else; making it anew is quicker than deleting many."""
    connection.exec_driver_sql("DROP TABLE people_search")
    create_index(connection)
    add_to_index(connection, people)


def containing(*searches: Search) -> ColumnElement[bool]:
    """Condition on people: each of the searches finds them."""
    return _ROW.in_(_rows(searches))


def rows_containing(session: Session, searches: Iterable[Search]) -> list[int]:
    """The rows of the people whom each of the searches finds, in no order; `in_rows` takes them."""
    return list(session.scalars(_rows(searches)))


def in_rows(rows: Iterable[int]) -> ColumnElement[bool]:
    """Condition on people: theirs is one of the rows."""
    return one_of(_ROW, rows)


def _rows(searches: Iterable[Search]) -> TextualSelect:
    """
    Select the rows that all searches find.

    Upper and lower case are the same in every script. The index answers from three
    characters on; shorter words are compared with each row of the table behind it, which has what was indexed.
    """
    folded = [Search(_folded(each.words), each.columns) for each in searches]
    if any("\0" in each.words or not each.columns for each in folded):  # FTS5 takes it for the end
        return text("SELECT 0 AS rowid WHERE false").columns(_ROWID)
    indexed = [each for each in folded if len(each.words) >= _TRIGRAM]
    short = {f"words_{number}": each for number, each in enumerate(folded) if each not in indexed}
    selects = [_scan(each, name) for name, each in short.items()]
    values = {name: _pattern(each.words) for name, each in short.items()}
    if indexed:
        selects.append("SELECT rowid FROM people_search WHERE people_search MATCH :phrases")
        values["phrases"] = " AND ".join(_phrase(each) for each in indexed)
    clause = text(" INTERSECT ".join(selects))
    return clause.bindparams(*(bindparam(name, value, unique=True) for name, value in values.items())).columns(_ROWID)


def _phrase(search: Search) -> str:
    quoted = search.words.replace('"', '""')
    return f'{{{" ".join(search.columns)}}} : "{quoted}"'


def _scan(search: Search, parameter: str) -> str:
    numbers = (SEARCHABLE.index(name) + 1 for name in search.columns)  # c0 is the DN
    anywhere = " OR ".join(f"c{number} LIKE :{parameter} ESCAPE '\\'" for number in numbers)
    return f"SELECT id AS rowid FROM people_search_content WHERE {anywhere}"  # noqa: S608 - numbers


def _pattern(words: str) -> str:
    return "%" + words.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"


def _folded(value: object) -> str:
    words = " ".join(value) if isinstance(value, list) else str(value)
    return words.casefold()
