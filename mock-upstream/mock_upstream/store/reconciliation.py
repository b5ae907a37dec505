"""The tables of permission reconciliation."""

from __future__ import annotations

from sqlalchemy import JSON, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column, relationship

from mock_upstream.store.drivers import Driver, Entitlement, EntitlementView  # noqa: TC001 - SQLAlchemy reads them
from mock_upstream.store.models import Base, Person
from mock_upstream.store.resources import Resource  # noqa: TC001 - SQLAlchemy reads the annotation

SUBMITTED, IN_PROGRESS, COMPLETED, ERROR = range(4)
COMPUTE, PUBLISH = "COMPUTE", "PUBLISH"


class Deviation(Base):
    """
    A deviation of a connected system from what its driver provisioned.

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
    A process that computes or publishes disagreements.

    It is about a driver, or one of its entitlements, in one logical system where the driver has some. It runs from
    ``started_ms`` to ``due_ms``; ``ended_ms`` is None until it has ended with ``status``. ``total`` is the number of
    assignments that a computation compares or a publication is to change. ``chosen`` are the ids of the deviations to
    publish, None for all of them; with ``migrate`` only those that are present. Times are in milliseconds since 1970.
    """

    __tablename__ = "reconciliations"

    id: Mapped[str] = mapped_column(primary_key=True)
    operation: Mapped[str]
    requester_dn: Mapped[str]
    driver_dn: Mapped[str] = mapped_column(ForeignKey("drivers.dn"), index=True)
    entitlement_dn: Mapped[str | None] = mapped_column(ForeignKey("entitlements.dn"), index=True)
    logical_system_id: Mapped[str | None] = mapped_column(ForeignKey("logical_systems.id"))
    chosen: Mapped[list[str] | None] = mapped_column(JSON(none_as_null=True))
    migrate: Mapped[bool]
    started_ms: Mapped[int]
    due_ms: Mapped[int] = mapped_column(index=True)
    ended_ms: Mapped[int | None] = mapped_column(index=True)
    status: Mapped[int]
    message: Mapped[str]
    total: Mapped[int]
    failed: Mapped[int]

    driver: Mapped[Driver] = relationship()
    entitlement: Mapped[Entitlement | None] = relationship()


class Difference(Base):
    """A disagreement that a computation found; it is deleted when it is settled."""

    __tablename__ = "differences"

    process_id: Mapped[str] = mapped_column(ForeignKey("reconciliations.id", ondelete="CASCADE"), primary_key=True)
    deviation_id: Mapped[str] = mapped_column(ForeignKey("deviations.id", ondelete="CASCADE"), primary_key=True)
    resource_dn: Mapped[str] = mapped_column(ForeignKey("resources.dn", ondelete="CASCADE"), primary_key=True)

    deviation: Mapped[Deviation] = relationship()
    resource: Mapped[Resource] = relationship()
