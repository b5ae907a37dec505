"""Rows of many people and many roles that are alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, inspect, select

from mock_upstream.store.listing import sort_key
from mock_upstream.store.models import Person
from mock_upstream.store.people_search import add_to_index
from mock_upstream.store.roles import CREATED, level_container, searchable

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

_LIKE = "user"


def like_whom(session: Session) -> Person:
    """The demo account that is the manager of all of them, and their model."""
    return session.scalars(select(Person).filter_by(cn=_LIKE)).one()


def add_people(session: Session, word: str, count: int) -> list[str]:
    """Add people whose last name is a word, and give their DNs."""
    like = like_whom(session)
    people = [_person(like, word, number) for number in range(1, count + 1)]
    session.execute(insert(Person), people)
    add_to_index(session.connection(), people)
    return [each["dn"] for each in people]


def role_row(owner: Person, level: int, word: str, number: int) -> dict[str, Any]:
    """Build the row of a role of a level; its name is a word and a number."""
    container, names = level_container(level), {"en": f"{word} {number:03}"}
    return {
        "dn": f"cn={word.replace(' ', '')}{number},{container}",
        "container_dn": container,
        "level": level,
        "names": names,
        "descriptions": {},
        "category_ids": [],
        "owners": [{"id": owner.dn, "type": "user"}],
        "approval": {"approvalRequired": False, "approvalIsStandard": True, "revokeRequired": False},
        "status": CREATED,
        "sort_name": sort_key(names["en"]),
        "searched_names": searchable(names),
        "searched_descriptions": "",
    }


def _person(like: Person, word: str, number: int) -> dict[str, Any]:
    cn, first = f"{word.lower()}{number}", f"Number {number:03}"
    same = {column.key: getattr(like, column.key) for column in inspect(Person).column_attrs}
    return {
        **same,
        "dn": like.dn.replace(f"cn={like.cn},", f"cn={cn},"),
        "cn": cn,
        "first_name": first,
        "last_name": word,
        "full_name": f"{first} {word}",
        "mail": like.mail.replace(like.cn, cn),
        "manager_dn": like.dn,
        "sort_name": sort_key(f"{first} {word}"),
        "sort_first": sort_key(first),
        "sort_last": sort_key(word),
    }
