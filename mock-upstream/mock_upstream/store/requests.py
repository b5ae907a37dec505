"""The tables of the requests and of their history."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import JSON, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column, relationship

from mock_upstream.store.models import Base

ROLE, RESOURCE, PRD = "role", "resource", "prd"
GRANT, REVOKE = "grant", "revoke"


OPERATIONS: dict[tuple[str, str, str], int] = {
    (RESOURCE, GRANT, "user"): 10,
    (RESOURCE, REVOKE, "user"): 15,
    (ROLE, GRANT, "user"): 10,
    (ROLE, REVOKE, "user"): 15,
    (ROLE, GRANT, "role"): 20,
    (ROLE, REVOKE, "role"): 25,
    (ROLE, GRANT, "group"): 30,
    (ROLE, REVOKE, "group"): 35,
    (ROLE, GRANT, "container"): 40,
    (ROLE, GRANT, "subtree"): 41,
    (ROLE, REVOKE, "container"): 45,
    (ROLE, REVOKE, "subtree"): 45,
}
"""
Kind, action and type of the recipient -> the code of the operation.

Source:
    SPEC 4 "Request operations".
"""
_CONTAINERS = {ROLE: "Requests", RESOURCE: "ResourceRequests", PRD: "WorkflowRequests"}


def request_dn(kind: str, code: str) -> str:
    """Build the DN of a request for a role, a resource or a workflow; each kind has its own container."""
    return (
        f"cn={code},cn={_CONTAINERS[kind]},cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
    )


def confirmation_number(requested_ms: int, number: int) -> str:
    """Build the number ``YYYYMMDD-n``: the day in UTC, and the request's number on that day."""
    return f"{datetime.fromtimestamp(requested_ms / 1000, UTC):%Y%m%d}-{number}"


class AccessRequest(Base):
    """
    One permission for one recipient: a role, a resource or a workflow (``kind``), granted or revoked (``action``).

    ``state`` is a code of `request_states`, ``operation`` one of `OPERATIONS`, 0 for a workflow.
    ``recipient_type`` is ``user``, ``group``, ``container``, ``subtree`` or ``role``. What was asked for in one go has
    one ``correlation_id`` and one ``confirmation_number``, ``YYYYMMDD-n``. ``proxy_dn`` is who asked in the requester's
    name. ``parameters`` are key -> values. ``instance_id`` names the one assignment that is to be revoked, else it is
    empty. ``due_ms`` is when time alone moves the request on; empty while it waits for people or for another system.
    Times are in milliseconds since 1970.

    Source:
        SPEC 4 "Request operations".
    """

    __tablename__ = "requests"

    id: Mapped[str] = mapped_column(primary_key=True)
    kind: Mapped[str]
    permission_dn: Mapped[str] = mapped_column(index=True)
    action: Mapped[str]
    operation: Mapped[int]
    state: Mapped[int] = mapped_column(index=True)
    requester_dn: Mapped[str] = mapped_column(index=True)
    recipient_dn: Mapped[str] = mapped_column(index=True)
    recipient_type: Mapped[str]
    proxy_dn: Mapped[str] = mapped_column(default="")
    reason: Mapped[str]
    sod_justification: Mapped[str] = mapped_column(default="")
    parameters: Mapped[dict[str, list[str]]] = mapped_column(JSON)
    instance_id: Mapped[str] = mapped_column(default="")
    correlation_id: Mapped[str] = mapped_column(index=True)
    confirmation_number: Mapped[str] = mapped_column(index=True)
    requested_ms: Mapped[int] = mapped_column(index=True)
    effective_ms: Mapped[int]
    expires_ms: Mapped[int | None]
    due_ms: Mapped[int | None] = mapped_column(index=True)
    attempts: Mapped[int] = mapped_column(default=0)

    changes: Mapped[list[StateChange]] = relationship(
        back_populates="request", order_by="StateChange.id", cascade="all, delete-orphan"
    )
    conflicts: Mapped[list[RequestConflict]] = relationship(back_populates="request", cascade="all, delete-orphan")


class StateChange(Base):
    """A request's change to a state; ``actor_dn`` is empty if the system made the change."""

    __tablename__ = "state_changes"

    id: Mapped[int] = mapped_column(primary_key=True)
    request_id: Mapped[str] = mapped_column(ForeignKey("requests.id"), index=True)
    state: Mapped[int]
    at_ms: Mapped[int]
    actor_dn: Mapped[str] = mapped_column(default="")
    text: Mapped[str] = mapped_column(default="")

    request: Mapped[AccessRequest] = relationship(back_populates="changes")


class RequestConflict(Base):
    """A constraint that the requested role violates, together with a role that the recipient has or requests."""

    __tablename__ = "request_conflicts"

    request_id: Mapped[str] = mapped_column(ForeignKey("requests.id"), primary_key=True)
    sod_dn: Mapped[str] = mapped_column(primary_key=True)

    request: Mapped[AccessRequest] = relationship(back_populates="conflicts")
