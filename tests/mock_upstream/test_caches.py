"""Caches and the state of the server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable

CACHE = "/IDMProv/rest/admin/cache"
HOLDERS, ITEMS = f"{CACHE}/holders", f"{CACHE}/holder/items"
SETTINGS, LIMITS = f"{CACHE}/configuration", f"{CACHE}/customizedHolders"
STATISTICS = ("/IDMProv/rest/catalog/statistics", "/IDMProv/rest/access/statistics")


def _counts(console: Console) -> dict[str, int]:
    listed = console.get(HOLDERS, returnObjectCount="true")["cacheHolders"]
    return {each["cacheHolderID"]: each["objectCount"] for each in listed}


def _limits(console: Console, name: str) -> dict[str, Any]:
    listed: list[dict[str, Any]] = console.get(LIMITS)["customizeCacheHolders"]
    return next(each for each in listed if each["cacheValue"] == name)


def test_counts_are_given_when_they_are_asked_for(admin: Console) -> None:
    """Without the flag the list has only the names."""
    plain = admin.get(HOLDERS)

    assert plain["cacheHolders"] == [{"cacheHolderID": name} for name in _counts(admin)]
    assert plain["cacheArraySize"] == len(plain["cacheHolders"])


def test_a_cache_is_emptied(admin: Console) -> None:
    """Other caches keep their objects until all are emptied; the statistics have the same counts."""
    before = _counts(admin)

    assert admin.call("DELETE", ITEMS, params={"cacheHolderID": "Teams"}).json()["success"]
    assert _counts(admin) == before | {"Teams": 0}
    assert _limits(admin, "Teams")["cacheActive"] == "false"
    info = admin.get(f"{STATISTICS[0]}/cacheinfo")["cacheHolders"]
    assert {each["name"]: each["objectCount"] for each in info} == _counts(admin)

    admin.call("DELETE", ITEMS, params={"cacheHolderID": "All Cache"})
    assert set(_counts(admin).values()) == {0}


def test_an_emptied_cache_fills_again(admin: Console) -> None:
    """The count grows by the minute until it is what it was."""
    before = _counts(admin)["Teams"]
    admin.call("DELETE", ITEMS, params={"cacheHolderID": "Teams"})

    admin.control("POST", "clock", {"advanceS": 60})
    assert 0 < _counts(admin)["Teams"] <= before
    admin.control("POST", "clock", {"advanceS": 3600})
    assert _counts(admin)["Teams"] == before


def test_there_are_caches_for_more_than_a_page(admin: Console) -> None:
    """There are thirty caches, so that tests can turn pages."""
    assert len(_counts(admin)) == 30


def test_a_cache_that_is_not_there_is_not_emptied(admin: Console) -> None:
    """An unknown cache gets 489 ``NotFound``."""
    assert fault_of(admin.call("DELETE", ITEMS, params={"cacheHolderID": "Tea"})) == (489, "NotFound")


def test_what_is_configured_counts_after_the_next_start(admin: Console) -> None:
    """Until the next start the fields with ``current`` show the values in force."""
    node = admin.call("POST", SETTINGS, json={"maxNodes": "500", "clusterEnabled": "true"}).json()

    assert node == admin.get(SETTINGS)
    assert (node["maxNodes"], node["currentMaxNodes"]) == ("500", "10000")
    assert (node["clusterEnabled"], node["clusterEnabledCurrentValue"]) == ("true", "false")
    assert admin.get(f"{STATISTICS[0]}/clusterinfo")["isConnected"] is False


@pytest.mark.parametrize("changed", [{"maxNodes": "many"}, {"maxNodes": ""}, {"clusterEnabled": "yes"}])
def test_settings_are_numbers_and_switches(admin: Console, changed: dict[str, str]) -> None:
    """Other values get 489 ``InvalidInput``, and nothing is stored."""
    before = admin.get(SETTINGS)

    assert fault_of(admin.call("POST", SETTINGS, json=changed)) == (489, "InvalidInput")
    assert admin.get(SETTINGS) == before


def test_a_cache_has_the_limits_of_all_until_it_has_its_own(admin: Console) -> None:
    """The local limits count while they are enabled."""
    admin.call("POST", SETTINGS, json={"maxNodes": "700"})
    assert _limits(admin, "Teams")["maxnodesCurrent"] == 700

    for enabled, current in (("true", 42), ("false", 700)):
        wanted = {"cacheValue": "Teams", "localMaxnodes": "42", "enableLocalMaxnodes": enabled}
        answer = admin.call("POST", LIMITS, json={"customizeCacheHolders": wanted})
        assert answer.json() == admin.get(LIMITS)
        assert _limits(admin, "Teams")["maxnodesCurrent"] == current
    assert _limits(admin, "EmailTemplates")["maxnodesCurrent"] == 700


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"cacheValue": "Permissions.Index", "localMaxage": "1"}, (412, "RestValidationException")),
        ({"cacheValue": "Tea", "localMaxage": "1"}, (489, "NotFound")),
        ({"cacheValue": "Teams", "localMaxage": "-1"}, (489, "InvalidInput")),
    ],
)
def test_limits_that_cannot_be_are_refused(admin: Console, changed: dict[str, str], fault: tuple[int, str]) -> None:
    """Limits earlier in the list are not stored either."""
    before = admin.get(LIMITS)
    body = {"customizeCacheHolders": [{"cacheValue": "EmailTemplates", "localMaxage": "9"}, changed]}

    assert fault_of(admin.call("POST", LIMITS, json=body)) == fault
    assert admin.get(LIMITS) == before


@pytest.mark.parametrize("base", STATISTICS)
@pytest.mark.over_http
def test_memory_and_threads_are_those_of_the_mock(admin: Console, base: str) -> None:
    """The sum of used and free memory is the maximum; the busiest threads come first, with a stack on request."""
    memory = admin.get(f"{base}/memoryinfo")
    threads = admin.get(f"{base}/threadinfo", **{"thread-count": 2, "stack": "true"})
    busiest = threads["topMostCPUConsumingThread"]
    times = [each["cpuTimeInMilliSec"] for each in busiest]

    for kind in (*memory["jvmMemoryUsage"], *memory["javaMemoryPool"], *memory["systemMemoryUsage"]):
        assert kind["usedMemory"] + kind["freeMemory"] == kind["maxMemory"]
    assert (len(busiest), times) == (2, sorted(times, reverse=True))
    assert all("File " in each["stackTrace"] for each in busiest)
    assert sum(each["count"] for each in threads["threadStateCounts"]) > 2
    assert "stackTrace" not in admin.get(f"{base}/threadinfo")["topMostCPUConsumingThread"][0]


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", HOLDERS, 403),
        ("DELETE", f"{ITEMS}?cacheHolderID=Teams", 403),
        ("GET", f"{STATISTICS[0]}/threadinfo", 403),
        ("GET", SETTINGS, 489),
        ("POST", SETTINGS, 489),
        ("GET", LIMITS, 489),
        ("POST", LIMITS, 489),
    ],
)
def test_others_do_not_touch_the_caches(
    signed_in: Callable[[str], Console], method: str, path: str, status: int
) -> None:
    """Others get ``SecurityException`` with the documented status."""
    assert fault_of(signed_in("delegate").call(method, path, json={})) == (status, "SecurityException")
