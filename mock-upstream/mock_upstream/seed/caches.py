"""The caches of the engine, some of them full."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from mock_upstream.store.caches import CacheHolder

if TYPE_CHECKING:
    from mock_upstream.seed.planting import Ground

_NAMES = (
    "Administrators",
    "ApprovalDefinitions",
    "Availability",
    "Branding",
    "Categories",
    "Containers",
    "DelegationDefinitions",
    "DirectoryAbstractLayerDefinitions",
    "DirectoryService.Attributes",
    "DirectoryService.Container",
    "DirectoryService.Entity",
    "DirectoryService.LocalizedLabels",
    "DirectoryService.Schema",
    "EmailTemplates",
    "Forms.Documents",
    "Forms.Scripts",
    "GlobalQueries",
    "Groups",
    "NavigationRights",
    "OrgChart.Relations",
    "Permissions.Index",
    "Provisioning.RequestDefinitions",
    "Resources.Codemap",
    "RoleManager.AuthorizationCache",
    "RoleManager.Roles",
    "SoD.Constraints",
    "Teams",
    "UserPhotos",
    "UserPreferences",
    "WorkflowEngine.Processes",
)
_READ_ONLY = frozenset({"Permissions.Index", "WorkflowEngine.Processes"})
_FULLEST = 4000


def plant_caches(ground: Ground) -> None:
    """Fill the table of the caches."""
    ground.plant(CacheHolder, cache_holder_rows(ground.number))


def cache_holder_rows(seed: int) -> list[dict[str, Any]]:
    """Rows of the caches."""
    random = Random(f"{seed} caches")  # noqa: S311 - reproducible on purpose
    return [
        {
            "name": name,
            "object_count": random.randrange(1, _FULLEST),
            "emptied_ms": None,
            "enabled": True,
            "readonly": name in _READ_ONLY,
            "max_nodes": 10_000,
            "max_nodes_local": False,
            "time_to_live": 3600,
            "time_to_live_local": False,
            "max_age": 0,
            "max_age_local": False,
        }
        for name in _NAMES
    ]
