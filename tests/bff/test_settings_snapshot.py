"""Snapshots of settings through real gateways: taken from one installation, compared, restored into another."""

import json
from typing import Any

import pytest

from bff.aggregates.settings_snapshot.groups import BY_KEY
from bff.aggregates.settings_snapshot.trees import path_of
from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.snapshots import REST, SNAPSHOT, compared, keep, outcomes, paths, restored, taken
from tests.support.visitor import Visitor

SECRET = "s3cret-of-the-mailbox"
OF_THE_PLACE = ["/caches/groupID", "/clients/Default/access/settings/value", "/emailApproval/host"]
"""The planted changes that are restored only if they are named one by one."""
PLANTED = [
    "/auditing/cefConfigs/protocol",
    "/cacheLimits/ApprovalDefinitions/enableLocalMaxnodes",
    "/cacheLimits/ApprovalDefinitions/localMaxnodes",
    "/caches/groupID",
    "/caches/maxNodes",
    "/cleanup/syncServiceActivationInterval",
    "/clients/Default/access/settings/value",
    "/clients/Default/access/users/value",
    "/clients/Default/branding/barLeftColor/value",
    "/clients/Default/customization/messageTime/value",
    "/clients/Default/dashboardAccess/tasks/value",
    "/clients/Default/helpdesk/helpdeskName/value",
    "/cprs/pollingInterval",
    "/delegation/allRequests",
    "/displayGeneral/defaultRowsPerPage",
    "/displayRequest/requestListSortDesc",
    "/displayTask/defaultColumns",
    "/emailApproval/approvePhrase/de",
    "/emailApproval/host",
    "/engine/maxPoolSize",
    "/entities/device/display",
    "/ig/adminUserName",
    "/localeKit/de/category.1.name",
    "/logging/com.example.added/logAdditivity",
    "/logging/com.example.added/logLevel",
    "/logging/com.novell/logLevel",
    "/proxy/proxyRetentionTime",
    "/roleResource/queryTimeout",
    "/roleResource/roleLevels/30/localizedNames/de",
]


@pytest.fixture
def elsewhere(other_stack: Stack) -> Visitor:
    """The administrator of the second installation, signed in."""
    MockControl(other_stack.mock_url).reset()
    visitor = Visitor(other_stack.console_url)
    assert visitor.sign_in().status_code == 302
    return visitor


def _plant(visitor: Visitor) -> None:
    """Change a setting of each kind, so that the fields in ``PLANTED`` differ from a fresh installation."""
    keep(visitor, "POST", "access/administration/cprsConfig", {"pollingInterval": 90})
    keep(visitor, "POST", "access/administration/delegation", {"allRequests": False})
    words = [{"locale": "en", "value": "Approve"}, {"locale": "de", "value": "ja/nein~"}]
    keep(visitor, "POST", "access/administration/emailApproval", {"approvePhrase": words, "host": "mail.example"})
    keep(visitor, "POST", "admin/proxy/service/settings", {"syncServiceActivationInterval": 15})
    role = "catalog/administration/roleResourceSettings"
    level = next(each for each in visitor.get(f"{REST}/{role}").json()["roleLevels"] if each["level"] == 30)
    names = [{**each, "name": "Fachrolle"} if each["locale"] == "de" else each for each in level["localizedNames"]]
    keep(visitor, "POST", f"{role}/role", {"roleLevels": [{"level": 30, "localizedNames": names}]})
    keep(visitor, "POST", f"{role}/entitlementQuery", {"queryTimeout": 11})
    keep(visitor, "POST", "admin/cache/configuration", {"maxNodes": "777", "groupID": "another"})
    limits = {"cacheValue": "ApprovalDefinitions", "enableLocalMaxnodes": "true", "localMaxnodes": "5"}
    keep(visitor, "POST", "admin/cache/customizedHolders", {"customizeCacheHolders": [limits]})
    loggers = {"com.novell": 6, "com.example.added": 2}
    configured = [{"packageConfigured": {"packageName": name}, "logLevel": level} for name, level in loggers.items()]
    keep(visitor, "POST", "admin/logging", {"logConfigurations": configured})
    keep(visitor, "POST", "admin/logging/auditConfig", {"cefConfigs": {"protocol": "UDP"}})
    keep(visitor, "POST", "admin/workflowengines/configuration", {"maxPoolSize": 21})
    keep(visitor, "PUT", "admin/display/settings/task", {"defaultColumns": [{"key": "createTime"}]})
    keep(visitor, "PUT", "admin/display/settings/general", {"defaultRowsPerPage": 5})
    keep(visitor, "PUT", "admin/display/settings/request", {"requestListSortDesc": False})
    keep(visitor, "POST", "access/administration/igConfig", {"adminUserName": "governor"})
    keep(visitor, "POST", "admin/proxy/configuration", {"proxyRetentionTime": 7})
    _plant_in_client(visitor)
    kinds = visitor.get(f"{REST}/access/entities/definitions").json()["entityDefinitions"]
    named = [{**each, "display": "Machines"} if each["key"] == "device" else each for each in kinds]
    keep(visitor, "PUT", "access/entities/definitions", {"entityDefinitions": named})
    visitor.call("PUT", f"{REST}/access/ulp/l10n/de.properties", data=b"category.1.name = Allt\\u00e4glich")


def _plant_in_client(visitor: Visitor) -> None:
    """Change a setting in each section of the default client."""
    everybody = [{"dn": "o=data", "type": "container"}]
    changes: dict[tuple[str, str], dict[str, Any]] = {
        ("access", "access"): {"users": everybody, "settings": everybody},
        ("branding", "branding"): {"barLeftColor": "#123456"},
        ("customization", "custom"): {"messageTime": 99},
        ("dashboardAccess", "dashboard"): {"tasks": everybody},
        ("helpdesk", "helpdesk"): {"helpdeskName": "Second line"},
    }
    for (name, path), changed in changes.items():
        section = _section(visitor, name, path)
        values = {key: {**section[key], "value": value} for key, value in changed.items()}
        keep(visitor, "POST", f"access/config/{path}?client=1", {name: {**section, **values}})


def _section(visitor: Visitor, name: str, path: str = "") -> dict[str, Any]:
    section: dict[str, Any] = visitor.get(f"{REST}/access/config/{path or name}?client=1").json()[name]
    return section


def test_planted_differences_are_found_and_no_others(signed_in: Visitor) -> None:
    """The second side of the comparison can be a file, or the installation as it is now."""
    fresh = taken(signed_in)
    assert paths(compared(signed_in, fresh)) == []

    _plant(signed_in)

    assert sorted(paths(compared(signed_in, fresh))) == PLANTED
    assert sorted(paths(compared(signed_in, fresh, taken(signed_in)))) == PLANTED


def test_settings_move_to_another_installation_by_file(signed_in: Visitor, elsewhere: Visitor) -> None:
    """Fields like hosts and paths are restored only when they are named; a dry run says so and changes nothing."""
    _plant(signed_in)
    file = taken(signed_in)
    before = compared(elsewhere, file)
    assert set(PLANTED) <= set(paths(before))

    told = outcomes(restored(elsewhere, file, "", dry_run=True))
    assert sorted(path for path, outcome in told.items() if outcome == "ticked") == OF_THE_PLACE
    assert {*told.values()} == {"ticked", "change"}
    assert compared(elsewhere, file) == before

    done = outcomes(restored(elsewhere, file, ""))
    assert sorted(path for path, outcome in done.items() if outcome != "done") == OF_THE_PLACE
    assert outcomes(restored(elsewhere, file, *OF_THE_PLACE)) == dict.fromkeys(OF_THE_PLACE, "done")
    assert paths(compared(elsewhere, file)) == []


def test_a_setting_of_each_group_is_planted() -> None:
    """The test above covers all groups, and all sections of a client."""
    planted = {path_of(each) for each in PLANTED}
    assert {path[0] for path in planted} == set(BY_KEY)
    assert {path[2] for path in planted if path[0] == "clients"} == {
        *("access", "branding", "customization", "dashboardAccess", "helpdesk"),
    }


def test_a_client_of_another_installation_is_created(signed_in: Visitor, elsewhere: Visitor) -> None:
    """The client gets its condition and sections; its trustees are restored only when they are selected too."""
    finance = _section(signed_in, "access")
    trusted = {**finance, "settings": {**finance["settings"], "value": [{"dn": "o=data", "type": "container"}]}}
    sales = {"name": "Sales", "matchCondition": "(ou=Sales)", "config": json.dumps({"access": trusted})}
    keep(signed_in, "POST", "access/config/clients", sales)
    file = taken(signed_in)

    done = outcomes(restored(elsewhere, file, "/clients/Sales"))

    (left,) = [path for path, outcome in done.items() if outcome != "done"]
    assert (left, done[left]) == ("/clients/Sales/access/settings/value", "ticked")
    differing = [path for path in paths(compared(elsewhere, file)) if path.startswith("/clients/Sales/")]
    assert differing == [left]
    assert outcomes(restored(elsewhere, file, left)) == {left: "done"}
    assert left not in paths(compared(elsewhere, file))


def test_chosen_fields_are_restored_and_the_others_stay(signed_in: Visitor) -> None:
    """Three of many fields are restored with one call for each group, also an entry of a list by language."""
    fresh = taken(signed_in)
    _plant(signed_in)
    chosen = ["/engine/maxPoolSize", "/emailApproval/approvePhrase/de", "/clients/Default/branding/barLeftColor/value"]

    assert outcomes(restored(signed_in, fresh, *chosen)) == dict.fromkeys(chosen, "done")

    assert sorted(paths(compared(signed_in, fresh))) == [each for each in PLANTED if each not in chosen]


def test_a_secret_is_in_no_byte(signed_in: Visitor) -> None:
    """Neither write-only passwords nor fields with the name of a secret are in the file."""
    for path, name in {"emailApproval": "password", "igConfig": "adminPassword"}.items():
        keep(signed_in, "POST", f"access/administration/{path}", {name: SECRET})
    keep(signed_in, "POST", "admin/logging/auditConfig", {"cefConfigs": {"keyStorePWD": SECRET}})
    customization = {**_section(signed_in, "customization", "custom"), "relayPassword": {"value": SECRET}}
    keep(signed_in, "POST", "access/config/custom?client=1", {"customization": customization})

    answer = signed_in.get(SNAPSHOT)
    file = answer.json()
    assert SECRET not in answer.text
    assert not {name for name in ("assword", "PWD") if name in answer.text}

    keep(signed_in, "POST", "access/administration/cprsConfig", {"pollingInterval": 7})
    file["groups"]["clients"]["Default"]["customization"]["displayPhoto"]["value"] = False
    restored(signed_in, file, "/clients")
    assert _section(signed_in, "customization", "custom")["relayPassword"]["value"] == SECRET


def test_the_file_is_sorted_and_readable(signed_in: Visitor, stack: Stack) -> None:
    """Texts by language are objects; the file says where it is from, and the same settings give the same lines."""
    text = signed_in.get(SNAPSHOT).text
    file = json.loads(text)

    assert text == json.dumps(file, ensure_ascii=False, indent=2, sort_keys=True) + "\n"
    assert (file["product"], file["address"]) == ("4.10.0", stack.console_url)
    assert file["groups"]["roleResource"]["roleLevels"]["20"]["localizedNames"]["en"] == "IT Role"
    assert file["groups"]["displayRequest"]["defaultColumns"][:2] == ["name", "recipientName"]
    assert "engineId" not in file["groups"]["engine"]
    assert file["notReadable"] == {}


def test_groups_that_a_person_may_not_read_are_listed(visitor: Visitor) -> None:
    """The file lists them with the server's reason and has the other groups; only those are compared."""
    visitor.sign_in("user")
    file = taken(visitor)

    assert "displayTask" in file["groups"]
    assert set(file["notReadable"]) >= {"engine", "clients", "localeKit"}
    assert all(file["notReadable"].values())
    assert "engine" in compared(visitor, file)["notCompared"]
