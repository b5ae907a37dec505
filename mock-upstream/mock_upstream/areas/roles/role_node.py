"""A role in wire shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.nodes.categories import CategoryNodes
from mock_upstream.nodes.localized import in_language, localized_nodes
from mock_upstream.nodes.named import named
from mock_upstream.store.roles import BUSINESS_ROLE, IT_ROLE, PERMISSION_ROLE

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from mock_upstream.store.roles import Role

_LEVELS = {
    PERMISSION_ROLE: {"en": "Permission Role", "de": "Berechtigungsrolle", "ar": "دور صلاحية"},
    IT_ROLE: {"en": "IT Role", "de": "IT-Rolle", "ar": "دور تقني"},
    BUSINESS_ROLE: {"en": "Business Role", "de": "Geschäftsrolle", "ar": "دور عمل"},
}


def level_node(level: int, language: str) -> dict[str, Any]:
    """``{"name", "level", "cn", "localizedNames"}``."""
    names = _LEVELS[level]
    return {
        "name": in_language(names, language),
        "level": level,
        "cn": f"Level{level}",
        "localizedNames": localized_nodes(names, "name"),
    }


class RoleNodes:
    """Describes roles in one language; names of categories and people are looked up in ``session``."""

    def __init__(self, session: Session, language: str) -> None:
        self._session = session
        self._language = language
        self._categories = CategoryNodes(session, "role", language)

    def brief(self, role: Role) -> dict[str, Any]:
        """What a list shows of a role."""
        return {
            "id": role.dn,
            "name": in_language(role.names, self._language),
            "description": in_language(role.descriptions, self._language),
            "categories": self._categories.of(role.category_ids),
            "level": role.level,
            "roleLevel": level_node(role.level, self._language),
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
        }
