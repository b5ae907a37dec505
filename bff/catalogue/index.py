"""All catalogue areas, and the lookup of the operation for a raw path."""

import re

from bff.catalogue import (
    administration,
    administrator_permissions,
    administrators,
    assignments,
    availability,
    caches,
    cart,
    categories,
    clients,
    containers,
    context,
    cprs,
    dashboard,
    delegation,
    display,
    driver_state,
    drivers,
    email_approval,
    entities,
    featured,
    groups,
    help_desk,
    holders,
    landing,
    locale_kit,
    locales,
    loggers,
    lookups,
    mapped_resources,
    monitoring,
    navigation,
    notifications,
    org_chart,
    password_sync,
    preferences,
    proxies,
    request_definitions,
    request_history,
    requests,
    resources,
    rights,
    role_settings,
    roles,
    sods,
    statistics,
    tasks,
    team_permissions,
    teams,
    user_changes,
    users,
    violations,
    workflow_engines,
    workflow_forms,
    workflows,
)
from bff.catalogue.operation import Operation
from bff.errors import MethodNotAllowedError, NotFoundError

AREAS: dict[str, tuple[Operation, ...]] = {
    "users": (*users.OPERATIONS, *user_changes.OPERATIONS, *password_sync.OPERATIONS),
    "entities": entities.OPERATIONS,
    "org chart": org_chart.OPERATIONS,
    "look-ups": lookups.OPERATIONS,
    "preferences": preferences.OPERATIONS,
    "navigation": navigation.OPERATIONS,
    "rights": rights.OPERATIONS,
    "locales": locales.OPERATIONS,
    "context": context.OPERATIONS,
    "display": display.OPERATIONS,
    "notifications": notifications.OPERATIONS,
    "clients": clients.OPERATIONS,
    "roles": roles.OPERATIONS,
    "sods": sods.OPERATIONS,
    "administration": administration.OPERATIONS,
    "administrators": administrators.OPERATIONS,
    "administrator permissions": administrator_permissions.OPERATIONS,
    "caches": caches.OPERATIONS,
    "statistics": statistics.OPERATIONS,
    "cprs": cprs.OPERATIONS,
    "loggers": loggers.OPERATIONS,
    "workflow engines": workflow_engines.OPERATIONS,
    "driver state": driver_state.OPERATIONS,
    "role settings": role_settings.OPERATIONS,
    "email approval": email_approval.OPERATIONS,
    "drivers": drivers.OPERATIONS,
    "locale kit": locale_kit.OPERATIONS,
    "landing": landing.OPERATIONS,
    "dashboard": dashboard.OPERATIONS,
    "featured": featured.OPERATIONS,
    "resources": resources.OPERATIONS,
    "delegation": delegation.OPERATIONS,
    "availability": availability.OPERATIONS,
    "proxies": proxies.OPERATIONS,
    "mapped resources": mapped_resources.OPERATIONS,
    "tasks": tasks.OPERATIONS,
    "help desk": help_desk.OPERATIONS,
    "monitoring": monitoring.OPERATIONS,
    "forms": workflow_forms.OPERATIONS,
    "assignments": (*assignments.OPERATIONS, *holders.OPERATIONS),
    "cart": cart.OPERATIONS,
    "violations": violations.OPERATIONS,
    "requestDefinitions": request_definitions.OPERATIONS,
    "workflows": workflows.OPERATIONS,
    "requests": (*requests.OPERATIONS, *request_history.OPERATIONS),
    "groups": groups.OPERATIONS,
    "categories": categories.OPERATIONS,
    "containers": containers.OPERATIONS,
    "teams": teams.OPERATIONS + team_permissions.OPERATIONS,
}
_PARAMETER = re.compile(r"\{\w+\}")


class Index:
    """Finds an operation by its method and the raw path below the prefix of the upstream."""

    def __init__(self, operations: tuple[Operation, ...]) -> None:
        self._fixed: dict[str, dict[str, Operation]] = {}
        self._patterns: list[tuple[re.Pattern[str], dict[str, Operation]]] = []
        for path in {operation.path for operation in operations}:
            methods = {operation.method: operation for operation in operations if operation.path == path}
            if _PARAMETER.search(path):
                self._patterns.append((_pattern(path), methods))
            else:
                self._fixed[path] = methods

    def find(self, method: str, path: str) -> Operation:
        """
        Find the operation for a call.

        Raises:
            NotFoundError: No operation has this path.
            MethodNotAllowedError: The path exists with other methods.
        """
        methods = self._fixed.get(path) or self._matching(path)
        if not methods:
            raise NotFoundError
        if method not in methods:
            raise MethodNotAllowedError(", ".join(sorted(methods)))
        return methods[method]

    def _matching(self, path: str) -> dict[str, Operation] | None:
        return next((methods for pattern, methods in self._patterns if pattern.fullmatch(path)), None)


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile("[^/]+".join(re.escape(fixed) for fixed in _PARAMETER.split(path)))


OPERATIONS = tuple(operation for operations in AREAS.values() for operation in operations)
PROBES = {operation.upstream: operation for operation in (context.READ_VERSION, workflow_forms.LIST_TEMPLATES)}
"""For each upstream, the operation that is called to check whether the upstream answers."""


def browser_index(upstream: str) -> Index:
    """Index the operations of an upstream that browsers may call: the allow-list of the proxy."""
    return Index(tuple(each for each in OPERATIONS if each.browser and each.upstream == upstream))


def about(area: str) -> str:
    """Describe an area with the first lines of its modules' docstrings."""
    described = set(AREAS[area])
    own = [module for module in globals().values() if described & set(getattr(module, "OPERATIONS", ()))]
    return " ".join((module.__doc__ or "").strip().partition("\n")[0] for module in own)


def areas_of(upstream: str) -> dict[str, tuple[Operation, ...]]:
    """List the operations of an upstream that browsers may call, by area."""
    found = {
        area: tuple(each for each in operations if each.browser and each.upstream == upstream)
        for area, operations in AREAS.items()
    }
    return {area: operations for area, operations in found.items() if operations}
