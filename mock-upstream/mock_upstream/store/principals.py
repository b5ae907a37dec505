"""People named one by one, by a group or by a container."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, false, func, or_, select
from sqlalchemy.orm import Mapped, mapped_column

from mock_upstream.store.groups import GroupMember
from mock_upstream.store.models import Person

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy import ColumnElement

USER, GROUP, CONTAINER = "user", "group", "container"


class Principal:
    """A principal. ``kind`` says what ``dn`` names: a person, all members of a group, or all people in a container."""

    kind: Mapped[str] = mapped_column(primary_key=True)
    dn: Mapped[str] = mapped_column(primary_key=True, index=True)

    @classmethod
    def includes(cls, person_dn: Any) -> ColumnElement[bool]:
        """Build the condition that the principal includes a person; ``person_dn`` is a DN or a column of DNs."""
        below = func.substr(person_dn, -func.length(cls.dn) - 1) == "," + cls.dn
        in_group = select(GroupMember.group_dn).where(GroupMember.person_dn == person_dn)
        return or_(
            and_(cls.kind == USER, cls.dn == person_dn),
            and_(cls.kind == CONTAINER, below),
            and_(cls.kind == GROUP, cls.dn.in_(in_group)),
        )


def named_by(principals: Iterable[Principal]) -> ColumnElement[bool]:
    """Condition on people: one of the rows names them."""
    named: dict[str, list[str]] = {USER: [], GROUP: [], CONTAINER: []}
    for each in principals:
        named[each.kind].append(each.dn)
    members = select(GroupMember.person_dn).where(GroupMember.group_dn.in_(named[GROUP]))
    below = [Person.dn.endswith(f",{dn}", autoescape=True) for dn in named[CONTAINER]]
    return or_(false(), Person.dn.in_(named[USER]), Person.dn.in_(members), *below)
