"""The table of the provisioning request definitions: workflows that people can request or that approve requests."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, ForeignKey
from sqlalchemy.orm import Mapped, mapped_column

from mock_upstream.store.models import Base

REQUEST_DEFINITIONS = "cn=RequestDefs,cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
PROVISIONING = "Provisioning"
ROLE_APPROVAL, RESOURCE_APPROVAL, SOD_APPROVAL = "Role Approval", "Resource Approval", "Sod Approval"
PROCESS_TYPES = (PROVISIONING, ROLE_APPROVAL, RESOURCE_APPROVAL, SOD_APPROVAL)
MANAGER = "manager"
"""Type of an approver that stands for the recipient's manager; such an approver has no ``id``."""


def definition_dn(name: str) -> str:
    """DN of the definition with an English name."""
    return f"cn={name.replace(' ', '')},{REQUEST_DEFINITIONS}"


class RequestDefinition(Base):
    """
    A workflow.

    Those of the process type `PROVISIONING` can be asked for like a role; the others approve what was asked for.
    ``names`` and ``descriptions`` by language; ``category_ids`` name categories of the kind ``prd``. ``steps`` are the
    approval steps one after the other, each ``{"name", "approvers": [{"id", "type"}], "quorum"}``, where ``quorum`` is
    a share of the approvers such as ``50%`` or empty when one of them is enough. ``data_items`` are
    ``{"name", "dataType", "multiValued"}``. ``request_form_dn`` is empty for what has only a page of the older
    dashboard. ``helpdesk`` marks tickets of the help desk. The ``sort_`` and ``searched_`` columns are made as those of
    `roles.Role`.

    Source:
        SPEC 3 "Approval"; SPEC 7 "Picker and lookup lists" (process types).
    """

    __tablename__ = "request_definitions"

    dn: Mapped[str] = mapped_column(primary_key=True)
    process_type: Mapped[str] = mapped_column(index=True)
    names: Mapped[dict[str, str]] = mapped_column(JSON)
    descriptions: Mapped[dict[str, str]] = mapped_column(JSON)
    category_ids: Mapped[list[str]] = mapped_column(JSON)
    request_form_dn: Mapped[str | None] = mapped_column(ForeignKey("workflow_forms.dn"))
    approval_form_dn: Mapped[str | None] = mapped_column(ForeignKey("workflow_forms.dn"))
    steps: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    data_items: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    bulk_requestable: Mapped[bool]
    expiration_required: Mapped[bool]
    helpdesk: Mapped[bool]
    sort_name: Mapped[str] = mapped_column(index=True)
    searched_names: Mapped[str]
    searched_descriptions: Mapped[str]
