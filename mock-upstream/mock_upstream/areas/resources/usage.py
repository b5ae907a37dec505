"""Whether a resource can give something else."""

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
    Let pass what nobody needs.

    Raises:
        FaultError: A role brings the resource along, somebody has it, or somebody has asked for it.

    Source:
        docs/assumptions.md A-116.
    """
    if resource.roles:
        raise FaultError("InvalidInput", f"The resource is mapped to the role {resource.roles[0].role_dn}.")
    if reason := why_in_use(session, RESOURCE, resource.dn):
        raise FaultError("InvalidInput", reason)
