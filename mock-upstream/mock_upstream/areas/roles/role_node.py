"""A role in wire shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.nodes.categories import CategoryNodes
from mock_upstream.nodes.localized import in_language, localized_nodes
from mock_upstream.nodes.named import named
from mock_upstream.nodes.role_levels import level_nodes
from mock_upstream.store.request_definitions import RequestDefinition

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.store.roles import Role


class RoleNodes:
    """Describes roles in one language; names of categories and people are looked up in ``session``."""

    def __init__(self, session: Session, language: str) -> None:
        self._session = session
        self._language = language
        self._categories = CategoryNodes(session, "role", language)
        self._levels = level_nodes(session, language)

    def brief(self, role: Role) -> dict[str, Any]:
        """The fields of a role that a list shows."""
        return {
            "id": role.dn,
            "name": in_language(role.names, self._language),
            "description": in_language(role.descriptions, self._language),
            "categories": self._categories.of(role.category_ids),
            "level": role.level,
            "roleLevel": self._levels[role.level],
            "status": role.status,
        }

    def whole(self, role: Role) -> dict[str, Any]:
        """Everything about a role."""
        approval = role.approval
        return {
            **self.brief(role),
            "subContainer": role.container_dn,
            "localizedNames": localized_nodes(role.names, "name"),
            "localizedDescriptions": localized_nodes(role.descriptions, "desc"),
            "owners": named(self._session, role.owners),
            **approval,
            "approvalApprovers": named(self._session, approval.get("approvalApprovers", [])),
            "approvalRequestDefName": self._workflow(approval.get("approvalRequestDef", "")),
        }

    def _workflow(self, dn: str) -> str:
        definition = self._session.get(RequestDefinition, dn)
        return in_language(definition.names, self._language) if definition else ""
