"""The three levels of roles with their names, which an administrator may change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.nodes.localized import in_language, localized_nodes
from mock_upstream.store.models import Setting
from mock_upstream.store.roles import BUSINESS_ROLE, IT_ROLE, LEVELS, PERMISSION_ROLE

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

_SETTING = "roles/levels"
_NAMES = {
    PERMISSION_ROLE: {"en": "Permission Role", "de": "Berechtigungsrolle", "ar": "دور صلاحية"},
    IT_ROLE: {"en": "IT Role", "de": "IT-Rolle", "ar": "دور تقني"},
    BUSINESS_ROLE: {"en": "Business Role", "de": "Geschäftsrolle", "ar": "دور عمل"},
}


def level_nodes(session: Session, language: str) -> dict[int, dict[str, Any]]:
    """Level -> ``{"name", "level", "cn", "localizedNames"}``, the lowest first."""
    names = _names(session)
    return {
        level: {
            "name": in_language(names[level], language),
            "level": level,
            "cn": f"Level{level}",
            "localizedNames": localized_nodes(names[level], "name"),
        }
        for level in LEVELS
    }


def rename_level(session: Session, level: int, names: dict[str, str]) -> None:
    """Give a level other names by language."""
    changed = {str(number): kept for number, kept in (_names(session) | {level: names}).items()}
    session.merge(Setting(name=_SETTING, value=changed))
    session.flush()


def _names(session: Session) -> dict[int, dict[str, str]]:
    kept = session.get(Setting, _SETTING)
    return {int(level): names for level, names in kept.value.items()} if kept else _NAMES
