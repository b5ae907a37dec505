"""Roles, resources and workflows as what they have in common: they can be requested."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mock_upstream.store.request_definitions import RequestDefinition
from mock_upstream.store.resources import Resource
from mock_upstream.store.roles import Role

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

Permission = Role | Resource | RequestDefinition

_MODELS: dict[str, type[Permission]] = {
    "role": Role,
    "resource": Resource,
    "prd": RequestDefinition,
}
PERMISSION_TYPES = tuple(_MODELS)


def permission(session: Session, kind: str, dn: str) -> Permission | None:
    """The permission of a kind (one of `PERMISSION_TYPES`) with a DN."""
    found: Permission | None = session.get(_MODELS[kind], dn)  # type: ignore[assignment] # mypy joins the models
    return found
