"""The lists of resources: pages, search, filters, order."""

from __future__ import annotations

from typing import Any

import pytest

from tests.mock_upstream.console import Console, fault_of

RESOURCES = "/IDMProv/rest/catalog/resources"


def _list(console: Console, **query: Any) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = console.get(f"{RESOURCES}/listV2", **{"size": 300, **query})["resources"]
    return rows


def _names(console: Console, **query: Any) -> list[str]:
    return [resource["name"] for resource in _list(console, **query)]


@pytest.mark.parametrize("path", ["", "/list", "/listV2"])
def test_the_list_is_read_page_by_page(admin: Console, path: str) -> None:
    """Following ``nextIndex`` gives every resource once, by each of the three calls."""
    first = admin.get(RESOURCES + path)
    seen, index = [], 1
    while index > 0:
        reply = admin.get(RESOURCES + path, nextIndex=index, size=33)
        seen += [resource["id"] for resource in reply["resources"]]
        index = reply["nextIndex"]

    assert (first["arraySize"], first["nextIndex"]) == (10, 11)
    assert len(seen) == len(set(seen)) == first["total"]


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ({"q": "LAPTOP"}, ["Laptop"]),
        ({"q": "Dienstwagen"}, ["Company Car"]),
        ({"name": "fleet"}, []),
        ({"desc": "of the fleet"}, ["Company Car"]),
        ({"q": "site", "categoryKeys": "operations"}, ["Site Badge"]),
        ({"q": "site badge", "categoryKeys": "finance,it"}, []),
        ({"q": "_"}, []),
    ],
)
def test_resources_are_found(admin: Console, query: dict[str, str], found: list[str]) -> None:
    """The search is by a part of name or description in any language and case, and by category."""
    assert _names(admin, **query) == found


@pytest.mark.parametrize("column", ["name", "description", "driver", "status"])
def test_the_list_is_sorted(admin: Console, column: str) -> None:
    """Each column sorts in both directions; equal values are sorted by name, and missing ones come last."""
    rows = _list(admin, sortBy=column, fetchDriverInfo="true")
    backwards = _list(admin, sortBy=column, sortOrder="desc")
    values = [str(row[column]).casefold() for row in rows if row[column] != ""]

    assert values == sorted(values)
    assert [row["id"] for row in backwards] == [row["id"] for row in reversed(rows)]


@pytest.mark.parametrize(
    ("query", "subcode"), [({"sortBy": "colour"}, "InvalidInput"), ({"sortOrder": "up"}, "InvalidEnumValue")]
)
def test_a_list_cannot_be_sorted_by_anything(admin: Console, query: dict[str, str], subcode: str) -> None:
    """The fault says what is wrong."""
    assert fault_of(admin.call("GET", f"{RESOURCES}/listV2", params=query)) == (489, subcode)


def test_a_list_tells_more_when_asked(admin: Console) -> None:
    """Fields that take longer are given only when they are asked for."""
    (brief,) = _list(admin, q="Group Membership")
    flags = {"fetchResourceParams": "true", "fetchEntitlements": "true", "fetchDriverInfo": "true"}
    (more,) = _list(admin, q="Group Membership", **flags)

    assert more.keys() - brief.keys() == {"resourceParameters", "entitlements", "driver"}
    assert (more["driver"], more["entitlements"][0]["displayName"]) == ("Active Directory Driver", "Group")
    assert [each["id"] for each in more["resourceParameters"]] == ["EntitlementParamKey"]
