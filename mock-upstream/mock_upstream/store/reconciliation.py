"""The tables of permission reconciliation."""

from __future__ import annotations

from sqlalchemy import JSON, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column, relationship

from mock_upstream.store.drivers import EntitlementView  # noqa: TC001 - SQLAlchemy reads the annotations
from mock_upstream.store.models import Base, Person

RUNNING, STOPPED, TERMINATED, COMPLETED = range(4)
RECONCILE, PUBLISH = "RECONCILE", "PUBLISH"


class Deviation(Base):
    """
    What a connected system has otherwise than the drivers told it.

    With ``present`` somebody there gave the person a value of the view, else somebody took it. It is a disagreement as
    long as the catalogue says the opposite. ``parameter`` is that of the value, empty for a valueless entitlement.
    """

    __tablename__ = "deviations"

    id: Mapped[str] = mapped_column(primary_key=True)
    view_id: Mapped[str] = mapped_column(ForeignKey("entitlement_views.id"), index=True)
    parameter: Mapped[str]
    person_dn: Mapped[str] = mapped_column(ForeignKey("people.dn", ondelete="CASCADE"), index=True)
    present: Mapped[bool]

    view: Mapped[EntitlementView] = relationship()
    person: Mapped[Person] = relationship()


class Reconciliation(Base):
    """
    A request to settle disagreements about a view.

    It runs from ``started_ms`` to ``due_ms``; ``ended_ms`` is None until it has ended with ``status``. ``chosen`` are
    the ids of the deviations that are meant, None for all of them; with ``migrate`` only those that are present. Times
    are in milliseconds since 1970.
    """

    __tablename__ = "reconciliations"

    id: Mapped[str] = mapped_column(primary_key=True)
    operation: Mapped[str]
    requester_dn: Mapped[str]
    view_id: Mapped[str] = mapped_column(ForeignKey("entitlement_views.id"), index=True)
    chosen: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True))
    migrate: Mapped[bool]
    started_ms: Mapped[int]
    due_ms: Mapped[int] = mapped_column(index=True)
    ended_ms: Mapped[int | None] = mapped_column(index=True)
    status: Mapped[int]
    message: Mapped[str]
    total: Mapped[int]
    failed: Mapped[int]

    view: Mapped[EntitlementView] = relationship()
