"""The check whether a resource is in use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mock_upstream.errors import FaultError
from mock_upstream.store.assignments import RESOURCE
from mock_upstream.store.in_use import why_in_use

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.store.resources import Resource


def require_unused(session: Session, resource: Resource) -> None:
    """
    Refuse to change the binding of a resource that is in use.

    Raises:
        FaultError: A role maps to the resource, somebody has it, or somebody has requested it.

    Source:
        docs/assumptions.md A-116.
    """
    if resource.roles:
        raise FaultError("InvalidInput", f"The resource is mapped to the role {resource.roles[0].role_dn}.")
    if reason := why_in_use(session, RESOURCE, resource.dn):
        raise FaultError("InvalidInput", reason)
