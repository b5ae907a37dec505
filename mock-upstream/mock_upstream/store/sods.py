"""The table of separation-of-duties constraints."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column, relationship

from mock_upstream.store.models import Base
from mock_upstream.store.roles import Role  # noqa: TC001 - SQLAlchemy reads the annotation

SOD_DEFINITIONS = "cn=SoDDefs,cn=RoleConfig,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
ALWAYS_ALLOW, WITH_WORKFLOW = "alwaysAllow", "allowWithWorkflow"
DEFAULTS_SETTING = "sod"
"""Name of the setting that holds the default approval: ``approvers``, ``approvalQuorum``, ``approvalRequestDef``."""


class Sod(Base):
    """
    Two roles that nobody should have together.

    ``approval_type`` says what happens when somebody asks for both: `ALWAYS_ALLOW`, or `WITH_WORKFLOW`, where
    ``approvers`` (``{"id", "type", "sequence"}``) decide, or the installation's default ones. ``quorum`` is empty for
    approval one after the other. ``status`` is `roles.CREATED` or `deletions.PENDING_DELETE`.

    Source:
        SPEC 3 "Other entities".
    """

    __tablename__ = "sods"

    dn: Mapped[str] = mapped_column(primary_key=True)
    names: Mapped[dict[str, str]] = mapped_column(JSON)
    descriptions: Mapped[dict[str, str]] = mapped_column(JSON)
    first_dn: Mapped[str] = mapped_column(ForeignKey("roles.dn"), index=True)
    second_dn: Mapped[str] = mapped_column(ForeignKey("roles.dn"), index=True)
    approval_type: Mapped[str]
    default_approvers: Mapped[bool]
    approvers: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    quorum: Mapped[str]
    request_definition: Mapped[str]
    status: Mapped[int]
    sort_name: Mapped[str] = mapped_column(index=True)
    searched_names: Mapped[str]

    first: Mapped[Role] = relationship(foreign_keys=first_dn)
    second: Mapped[Role] = relationship(foreign_keys=second_dn)
