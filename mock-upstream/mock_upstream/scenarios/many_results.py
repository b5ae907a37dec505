"""More of everything than one page may hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, inspect, select

from mock_upstream.store.listing import sort_key
from mock_upstream.store.models import Person
from mock_upstream.store.people_search import add_to_index
from mock_upstream.store.roles import PERMISSION_ROLE, Role, level_container, searchable

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

COUNT = 400
WORD = "Overflow"
_LIKE = "user"


def overflow(session: Session) -> None:
    """Add people, who report to one of the demo accounts and are like it, and roles."""
    like = session.scalars(select(Person).filter_by(cn=_LIKE)).one()
    people = [_person(like, number) for number in range(1, COUNT + 1)]
    session.execute(insert(Person), people)
    add_to_index(session.connection(), people)
    session.execute(insert(Role), [_role(like, number) for number in range(1, COUNT + 1)])


def _person(like: Person, number: int) -> dict[str, Any]:
    cn, first, last = f"overflow{number}", f"Number {number:03}", WORD
    same = {column.key: getattr(like, column.key) for column in inspect(Person).column_attrs}
    return {
        **same,
        "dn": like.dn.replace(f"cn={like.cn},", f"cn={cn},"),
        "cn": cn,
        "first_name": first,
        "last_name": last,
        "full_name": f"{first} {last}",
        "mail": like.mail.replace(like.cn, cn),
        "manager_dn": like.dn,
        "sort_name": sort_key(f"{first} {last}"),
        "sort_first": sort_key(first),
        "sort_last": sort_key(last),
    }


def _role(owner: Person, number: int) -> dict[str, Any]:
    container, names = level_container(PERMISSION_ROLE), {"en": f"{WORD} {number:03}"}
    return {
        "dn": f"cn={WORD}{number},{container}",
        "container_dn": container,
        "level": PERMISSION_ROLE,
        "names": names,
        "descriptions": {},
        "category_ids": [],
        "owners": [{"id": owner.dn, "type": "user"}],
        "approval": {"approvalRequired": False, "approvalIsStandard": True, "revokeRequired": False},
        "status": 50,
        "sort_name": sort_key(names["en"]),
        "searched_names": searchable(names),
        "searched_descriptions": "",
    }
