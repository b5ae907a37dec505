"""The tables of drivers, their entitlements, and the code map with the known values of the connected systems."""

from __future__ import annotations

import json

from sqlalchemy import ForeignKey
from sqlalchemy.orm import Mapped, mapped_column, relationship

from mock_upstream.store.models import Base

DRIVER_SET = "cn=driverset1,o=system"
VALUELESS, WITH_VALUES = "NO_PARAMS", "APP_QUERY_PARAMS"
"""Kinds of entitlements: one that a person has or has not, and one that has values in the connected system."""

FAILING, SLOW = "failing", "slow"
"""The faults that a driver can have."""


def parameter_of(native: str, logical_system: str | None) -> str:
    """The text that names a value to a driver, ``{"ID": "PRD100", "ID2": "Z_READ"}``, or ``{"ID": "CN=Staff"}``."""
    document = {"ID": logical_system, "ID2": native} if logical_system else {"ID": native}
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


class Driver(Base):
    """
    A driver, which provisions a connected system.

    ``cprs_supported`` says whether permissions that exist in the connected system can be published to the catalogue.
    ``trouble`` is empty, `FAILING` or `SLOW`, for a driver that does not tell what it gives, or tells it late.

    Source:
        SPEC 3 "Other entities".
    """

    __tablename__ = "drivers"

    dn: Mapped[str] = mapped_column(primary_key=True)
    guid: Mapped[str] = mapped_column(unique=True)
    name: Mapped[str]
    cprs_supported: Mapped[bool]
    sort_name: Mapped[str] = mapped_column(index=True)
    trouble: Mapped[str] = mapped_column(default="")

    entitlements: Mapped[list[Entitlement]] = relationship(back_populates="driver", order_by="Entitlement.dn")
    logical_systems: Mapped[list[LogicalSystem]] = relationship(order_by="LogicalSystem.id")


class LogicalSystem(Base):
    """One of several systems behind one driver, such as the production and the test client of an ERP."""

    __tablename__ = "logical_systems"

    id: Mapped[str] = mapped_column(primary_key=True)
    driver_dn: Mapped[str] = mapped_column(ForeignKey("drivers.dn"), index=True)
    name: Mapped[str]
    description: Mapped[str]


class Entitlement(Base):
    """Something that a driver can give; ``kind`` is `VALUELESS` or `WITH_VALUES`."""

    __tablename__ = "entitlements"

    dn: Mapped[str] = mapped_column(primary_key=True)
    driver_dn: Mapped[str] = mapped_column(ForeignKey("drivers.dn"), index=True)
    name: Mapped[str]
    description: Mapped[str]
    kind: Mapped[str]
    multi_valued: Mapped[bool]

    driver: Mapped[Driver] = relationship(back_populates="entitlements")
    views: Mapped[list[EntitlementView]] = relationship(back_populates="entitlement", order_by="EntitlementView.id")


class EntitlementView(Base):
    """
    The values of an entitlement in one system.

    There is one for each logical system of the driver, or one without. ``id`` is the key of the code map:
    ``<32 hex digits>``, and ``:<logical system>`` where there is one.
    """

    __tablename__ = "entitlement_views"

    id: Mapped[str] = mapped_column(primary_key=True)
    entitlement_dn: Mapped[str] = mapped_column(ForeignKey("entitlements.dn"), index=True)
    logical_system_id: Mapped[str | None] = mapped_column(ForeignKey("logical_systems.id"))

    entitlement: Mapped[Entitlement] = relationship(back_populates="views")
    logical_system: Mapped[LogicalSystem | None] = relationship()


class EntitlementValue(Base):
    """
    A value in a connected system.

    ``parameter`` is made by `parameter_of`. ``exists`` says whether the connected system has it, ``known`` whether
    the code map does: a refresh makes them the same.
    """

    __tablename__ = "entitlement_values"

    view_id: Mapped[str] = mapped_column(ForeignKey("entitlement_views.id"), primary_key=True)
    parameter: Mapped[str] = mapped_column(primary_key=True)
    native: Mapped[str]
    name: Mapped[str]
    description: Mapped[str]
    exists: Mapped[bool]
    known: Mapped[bool]
    sort_name: Mapped[str]
    searched: Mapped[str]

    view: Mapped[EntitlementView] = relationship()
