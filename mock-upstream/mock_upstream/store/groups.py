"""The tables of groups and of their members."""

from __future__ import annotations

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column, relationship

from mock_upstream.store.models import Base, Person


class Group(Base):
    """
    A group of people.

    ``sort_name`` is folded (see `listing.sort_key`), the ``searched_`` columns are in one case.

    Source:
        SPEC 3 "Other entities".
    """

    __tablename__ = "groups"

    dn: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    description: Mapped[str]
    container_dn: Mapped[str] = mapped_column(ForeignKey("directory_containers.dn"), index=True)
    sort_name: Mapped[str] = mapped_column(index=True)
    searched_name: Mapped[str]
    searched_description: Mapped[str]


class GroupMember(Base):
    """A person in a group; it goes with either of them. ``sort_name`` is the person's (see `people_order`)."""

    __tablename__ = "group_members"

    group_dn: Mapped[str] = mapped_column(ForeignKey("groups.dn", ondelete="CASCADE"), primary_key=True)
    person_dn: Mapped[str] = mapped_column(ForeignKey("people.dn", ondelete="CASCADE"), primary_key=True, index=True)
    sort_name: Mapped[str] = mapped_column(server_default="")

    person: Mapped[Person] = relationship()
