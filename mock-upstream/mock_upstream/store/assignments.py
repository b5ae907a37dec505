"""The table of the assignments of roles and resources."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import JSON, ForeignKey, delete
from sqlalchemy.orm import Mapped, mapped_column

from mock_upstream.store.models import Base

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

ROLE, RESOURCE = "role", "resource"
USER, GROUP, CONTAINER, SUBTREE = "user", "group", "container", "subtree"


class Assignment(Base):
    """
    A role or a resource (``kind``) that somebody was given.

    ``holder_type`` is `USER`, `GROUP`, `CONTAINER` or `SUBTREE` (a container with everything below). What follows from
    an assignment, the roles that a role includes and the resources that come with them, is not stored. ``instance_id``
    tells assignments of one resource to one person apart; ``parameters`` (key -> value) do so for people. Times are in
    milliseconds since 1970; an assignment exists from the moment it is provisioned until it is revoked or expires.
    ``request_id`` is empty for what was there before requests were kept. ``sort_holder`` is the folded name of the
    holder, ``holder_row`` the number of a person's row, 0 for other holders (see `people_order`).

    Source:
        SPEC 3 "Table columns"; SPEC 4 "Request operations".
    """

    __tablename__ = "assignments"

    id: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    permission_dn: Mapped[str]
    holder_dn: Mapped[str] = mapped_column(index=True)
    holder_type: Mapped[str]
    instance_id: Mapped[str]
    parameters: Mapped[dict[str, str]] = mapped_column(JSON)
    requester_dn: Mapped[str]
    reason: Mapped[str]
    request_id: Mapped[str | None] = mapped_column(ForeignKey("requests.id"))
    requested_ms: Mapped[int]
    effective_ms: Mapped[int]
    expires_ms: Mapped[int | None] = mapped_column(index=True)
    sort_holder: Mapped[str] = mapped_column(server_default="")
    holder_row: Mapped[int] = mapped_column(server_default="0")


def withdraw(session: Session, dn: str) -> None:
    """Delete the assignments of a deleted person or group."""
    session.execute(delete(Assignment).where(Assignment.holder_dn == dn))
