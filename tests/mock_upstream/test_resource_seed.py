"""The drivers, resources and mappings that every organisation begins with."""

from __future__ import annotations

import pytest
from mock_upstream.seed.departments import DEPARTMENTS
from mock_upstream.seed.drivers import driver_rows, entitlement_rows, logical_system_rows, value_rows, view_rows
from mock_upstream.seed.resources import ResourceCatalogue, resource_container_rows, role_resource_rows
from mock_upstream.seed.role_catalogue import SYSTEMS
from mock_upstream.seed.roles import RoleCatalogue, permission_dn
from mock_upstream.store.resources import DYNAMIC

HEADS = {department.name: f"cn={department.name}" for department in DEPARTMENTS}
RESOURCES = {row["dn"]: row for row in ResourceCatalogue(HEADS).rows()}


def test_every_permission_of_a_system_brings_one_access() -> None:
    """The access of a permission role is a value of its connected system."""
    mapped = {row["role_dn"]: RESOURCES[row["resource_dn"]] for row in role_resource_rows()}
    values = {(row["view_id"], row["parameter"]) for row in value_rows()}

    for system in SYSTEMS:
        for duty in system.duties:
            resource = mapped[permission_dn(system, duty)]
            assert system.name in resource["names"]["en"]
            assert (resource["view_id"], resource["parameter"]) in values


def test_mappings_lead_from_roles_to_resources_and_differ() -> None:
    """A resource whose value is chosen gets it from the role."""
    roles = {row["dn"] for row in RoleCatalogue(HEADS).rows()}
    rows = role_resource_rows()

    assert {row["role_dn"] for row in rows} <= roles
    assert len({row["entity_key"] for row in rows}) == len(rows)
    for row in rows:
        assert bool(row["parameter"]) is (RESOURCES[row["resource_dn"]]["parameter"] == DYNAMIC)


def test_a_driver_with_logical_systems_has_a_view_for_each() -> None:
    """The key of the code map ends with the logical system."""
    systems = [row["id"] for row in logical_system_rows()]
    views = {row["id"].partition(":")[2] for row in view_rows()}

    assert views == {"", *systems}
    assert len(entitlement_rows()) < len(view_rows())
    assert len({row["guid"] for row in driver_rows()}) == len(driver_rows())


@pytest.mark.parametrize(
    ("condition", "names"),
    [
        ("revokeEqualsGrant", {"Company Car", "Office Licence"}),
        ("requestDef", {"Site Badge"}),
        ("revokeApprovers", {"Group Membership"}),
    ],
)
def test_resources_show_every_way_of_approval(condition: str, names: set[str]) -> None:
    """Resources need no approval, serial approval or a quorum."""
    found = {row["names"]["en"] for row in RESOURCES.values() if row["approval"][condition]}

    assert {name for name in found if not name.endswith("Access")} == names


def test_resources_are_in_containers_that_exist() -> None:
    """Most resources are in the root container, others in containers below it."""
    assert {row["container_dn"] for row in RESOURCES.values()} == {row["dn"] for row in resource_container_rows()}
