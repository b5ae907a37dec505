"""The tables of the identity applications."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, ForeignKey, MetaData
from sqlalchemy.orm import DeclarativeBase, Mapped, foreign, mapped_column, relationship, remote


class Base(DeclarativeBase):
    """Base class of all tables."""

    metadata = MetaData(naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s"})


class Person(Base):
    """
    One user of the directory.

    ``duty`` decides every right (see `rights`). ``created_ms`` is in
    milliseconds since 1970, ``photo`` a JPEG, PNG or GIF, which others do not see when it is hidden. With
    ``password_expired`` every call is refused until the password is changed. ``entitlement_results`` is what the
    drivers noted about the person's entitlements. The ``sort_`` columns hold names folded for ordering
    (see `listing.sort_key`, `people_order`).
    """

    __tablename__ = "people"

    dn: Mapped[str] = mapped_column(primary_key=True)
    cn: Mapped[str] = mapped_column(unique=True)
    first_name: Mapped[str]
    last_name: Mapped[str]
    full_name: Mapped[str]
    mail: Mapped[str]
    phones: Mapped[list[str]] = mapped_column(JSON)
    title: Mapped[str]
    department: Mapped[str]
    location: Mapped[str]
    manager_dn: Mapped[str | None] = mapped_column(ForeignKey("people.dn", ondelete="SET NULL"), index=True)
    photo: Mapped[bytes | None]
    photo_hidden: Mapped[bool] = mapped_column(default=False)
    employee_type: Mapped[str]
    entitlement_results: Mapped[list[str]] = mapped_column(JSON)
    locale: Mapped[str]
    disabled: Mapped[bool]
    created_ms: Mapped[int]
    duty: Mapped[str]
    password_hash: Mapped[str]
    password_expired: Mapped[bool] = mapped_column(default=False)
    sort_name: Mapped[str] = mapped_column()
    sort_first: Mapped[str]
    sort_last: Mapped[str]
    sort_manager: Mapped[str | None]

    manager: Mapped[Person | None] = relationship(remote_side=[dn], back_populates="reports")
    reports: Mapped[list[Person]] = relationship(back_populates="manager", order_by=sort_name)
    named_manager: Mapped[PersonName | None] = relationship(
        primaryjoin=lambda: foreign(Person.manager_dn) == remote(PersonName.dn), viewonly=True
    )
    named_reports: Mapped[list[PersonName]] = relationship(
        primaryjoin=lambda: Person.dn == foreign(remote(PersonName.manager_dn)),
        order_by=lambda: PersonName.sort_name,
        viewonly=True,
    )


class PersonName(Base):
    """Only the name of a person: a page of 300 people has hundreds of managers and reports to name."""

    __table__ = Person.__table__
    __mapper_args__ = {"include_properties": ["dn", "full_name", "sort_name", "manager_dn"]}  # noqa: RUF012 - SQLAlchemy reads a dict

    dn: Mapped[str]
    full_name: Mapped[str]
    sort_name: Mapped[str]
    manager_dn: Mapped[str | None]


class Preference(Base):
    """A person's choice of columns or page size for one list (``attribute``), and whether forms open in a window."""

    __tablename__ = "preferences"

    person_dn: Mapped[str] = mapped_column(ForeignKey("people.dn", ondelete="CASCADE"), primary_key=True)
    attribute: Mapped[str] = mapped_column(primary_key=True)
    columns: Mapped[list[str]] = mapped_column(JSON)
    open_form_in_popup: Mapped[bool] = mapped_column(default=False)


class Client(Base):
    """A client of the dashboard with its settings: section -> setting key -> setting."""

    __tablename__ = "clients"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    match_condition: Mapped[str]
    is_default: Mapped[bool]
    config: Mapped[dict[str, Any]] = mapped_column(JSON)


class Setting(Base):
    """A named group of installation settings, in wire shape."""

    __tablename__ = "settings"

    name: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[dict[str, Any]] = mapped_column(JSON)


class StyleFile(Base):
    """The CSS that an administrator gave a client's pages."""

    __tablename__ = "style_files"

    client_id: Mapped[str] = mapped_column(ForeignKey("clients.id", ondelete="CASCADE"), primary_key=True)
    css: Mapped[str]


class SupportedLocale(Base):
    """A language of the installation; ``locale`` in wire spelling: ``iw``, ``zh_CN``."""

    __tablename__ = "supported_locales"

    locale: Mapped[str] = mapped_column(primary_key=True)
    display_name: Mapped[str]
    is_default: Mapped[bool]


class WorkflowForm(Base):
    """
    A form or a template of a workflow.

    ``container`` is ``RequestForms``, ``ApprovalForms`` or ``Templates``; ``custom``
    tells what the installation added. ``document`` is what somebody drew: ``components`` and ``inlinescripts``;
    without one the form is made from the data of its workflow.
    """

    __tablename__ = "workflow_forms"

    dn: Mapped[str] = mapped_column(primary_key=True)
    cn: Mapped[str]
    container: Mapped[str]
    name: Mapped[str]
    description: Mapped[str]
    custom: Mapped[bool]
    document: Mapped[dict[str, Any] | None] = mapped_column(JSON)


class Origin(Base):
    """
    What the database was made from; one row. ``made_by`` is the fingerprint of the code that made it.

    ``day_ms`` is the midnight before, in milliseconds since 1970; ``clock_offset_s`` is how far the mock's clock was
    from real time when the database was saved.
    """

    __tablename__ = "origin"

    made_by: Mapped[str] = mapped_column(primary_key=True)
    seed: Mapped[int]
    users: Mapped[int]
    day_ms: Mapped[int]
    clock_offset_s: Mapped[float] = mapped_column(default=0.0)
