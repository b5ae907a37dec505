"""Contains-search over people: an FTS5 trigram index beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import bindparam, column, false, literal_column, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy import ColumnElement, Connection, TextClause

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


def containing(words: str, columns: Sequence[str]) -> ColumnElement[bool]:
    """
    Build the condition that a person has ``words`` inside any of ``columns``.

    Upper and lower case are the same in every script. The index answers from three
    characters on; shorter words are compared with each row of the table behind it, which has what was indexed.
    """
    folded = _folded(words)
    if "\0" in folded:  # FTS5 takes it for the end
        return false()
    clause = _matching(folded, columns) if len(folded) >= _TRIGRAM else _like(folded, columns)
    return literal_column("people.rowid").in_(clause.columns(column("rowid")))


def _matching(folded: str, columns: Sequence[str]) -> TextClause:
    phrase = '"' + folded.replace('"', '""') + '"'
    match = f"{{{' '.join(columns)}}} : {phrase}"
    clause = text("SELECT rowid FROM people_search WHERE people_search MATCH :match_words")
    return clause.bindparams(bindparam("match_words", match, unique=True))


def _like(folded: str, columns: Sequence[str]) -> TextClause:
    pattern = "%" + folded.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
    numbers = [SEARCHABLE.index(name) + 1 for name in columns]  # c0 is the DN
    anywhere = " OR ".join(f"c{number} LIKE :like_words ESCAPE '\\'" for number in numbers)
    clause = text(f"SELECT id AS rowid FROM people_search_content WHERE {anywhere}")  # noqa: S608 - numbers
    return clause.bindparams(bindparam("like_words", pattern, unique=True))


def _folded(value: object) -> str:
    words = " ".join(value) if isinstance(value, list) else str(value)
    return words.casefold()
