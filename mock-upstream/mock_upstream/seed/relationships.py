"""Seeds the relationships between objects: reports, group members, devices, offices, departments."""

from __future__ import annotations

from typing import Any

from mock_upstream.store.entities import DEPARTMENT, DEVICE, GROUP, LOCATION, USER
from mock_upstream.store.relationships import DN, ORG_CHART, TEAM_MANAGEMENT

_Row = dict[str, Any]


def relationship_rows() -> list[_Row]:
    """Rows of the relationships."""
    return [
        _row(
            "user2users",
            {"en": "Reports", "de": "Berichtende", "ar": "المرؤوسون"},
            (USER, DN),
            (USER, "manager"),
            TEAM_MANAGEMENT,
        ),
        _row(
            "group2users",
            {"en": "Members", "de": "Mitglieder", "ar": "الأعضاء"},
            (GROUP, "Member"),
            (USER, DN),
            TEAM_MANAGEMENT,
        ),
        _row("user2devices", {"en": "Devices", "de": "Geräte", "ar": "الأجهزة"}, (USER, DN), (DEVICE, "Owner")),
        _row("location2devices", {"en": "Devices on Site", "ar": "أجهزة الموقع"}, (LOCATION, DN), (DEVICE, "Site")),
        _row("location2manager", {"en": "Site Manager", "ar": "مدير الموقع"}, (LOCATION, "SiteManager"), (USER, DN)),
        _row(
            "department2departments",
            {"en": "Units", "de": "Einheiten", "ar": "الوحدات"},
            (DEPARTMENT, DN),
            (DEPARTMENT, "Parent"),
        ),
    ]


def _row(key: str, names: dict[str, str], source: tuple[str, str], target: tuple[str, str], *more: str) -> _Row:
    (source_entity, source_attribute), (target_entity, target_attribute) = source, target
    return {
        "key": key,
        "names": names,
        "source_entity": source_entity,
        "source_attribute": source_attribute,
        "target_entity": target_entity,
        "target_attribute": target_attribute,
        "types": [ORG_CHART, *more],
    }
