"""One good call of every operation in the catalogue, by area."""

from tests.contract.calls import (
    administration,
    administrators,
    asking,
    caches,
    catalogue_trees,
    clients,
    console,
    cprs,
    drivers,
    engine,
    entities,
    groups,
    holding,
    landing,
    lookups,
    org_chart,
    people,
    resources,
    roles,
    separation,
    stand_ins,
    teams,
    users,
    work,
    workflow_forms,
)
from tests.contract.calls.call import Call

_AREAS = (
    people,
    users,
    entities,
    org_chart,
    console,
    cprs,
    clients,
    landing,
    roles,
    drivers,
    lookups,
    resources,
    entities,
    workflow_forms,
    groups,
    administration,
    catalogue_trees,
    administrators,
    caches,
    stand_ins,
    teams,
    engine,
    separation,
    holding,
    asking,
    work,
)


def calls(own_dn: str) -> list[Call]:
    """
    Give the calls in an order in which they succeed.

    Args:
        own_dn: DN of the signed-in user, who reads and changes only their own data.
    """
    return [call for area in _AREAS for call in area.calls(own_dn)]
