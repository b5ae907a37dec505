"""Snapshots of settings through real gateways: taken from one installation, compared, restored into another."""

import json
from typing import Any

import pytest

from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.snapshots import REST, SNAPSHOT, compared, keep, outcomes, paths, restored, taken
from tests.support.visitor import Visitor

SECRET = "s3cret-of-the-mailbox"


@pytest.fixture
def elsewhere(other_stack: Stack) -> Visitor:
    """The administrator of the second installation, signed in."""
    MockControl(other_stack.mock_url).reset()
    visitor = Visitor(other_stack.console_url)
    assert visitor.sign_in().status_code == 302
    return visitor


def _plant(visitor: Visitor) -> list[str]:
    """Change a setting of each kind; give the pointers of what differs from a fresh installation."""
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
    branding = {**_section(visitor, "branding"), "barLeftColor": {"value": "#123456"}}
    keep(visitor, "POST", "access/config/branding?client=1", {"branding": branding})
    visitor.call("PUT", f"{REST}/access/ulp/l10n/de.properties", data=b"category.1.name = Allt\\u00e4glich")
    return [
        "/auditing/cefConfigs/protocol",
        "/cacheLimits/ApprovalDefinitions/enableLocalMaxnodes",
        "/cacheLimits/ApprovalDefinitions/localMaxnodes",
        "/caches/groupID",
        "/caches/maxNodes",
        "/cleanup/syncServiceActivationInterval",
        "/clients/Default/branding/barLeftColor/value",
        "/cprs/pollingInterval",
        "/delegation/allRequests",
        "/displayTask/defaultColumns",
        "/emailApproval/approvePhrase/de",
        "/emailApproval/host",
        "/engine/maxPoolSize",
        "/localeKit/de/category.1.name",
        "/logging/com.example.added/logAdditivity",
        "/logging/com.example.added/logLevel",
        "/logging/com.novell/logLevel",
        "/roleResource/queryTimeout",
        "/roleResource/roleLevels/30/localizedNames/de",
    ]


def _section(visitor: Visitor, name: str, path: str = "") -> dict[str, Any]:
    section: dict[str, Any] = visitor.get(f"{REST}/access/config/{path or name}?client=1").json()[name]
    return section


def test_planted_differences_are_found_and_no_others(signed_in: Visitor) -> None:
    """Whether the second side is a file or the installation as it is now."""
    fresh = taken(signed_in)
    assert paths(compared(signed_in, fresh)) == []

    planted = _plant(signed_in)

    assert sorted(paths(compared(signed_in, fresh))) == planted
    assert sorted(paths(compared(signed_in, fresh, taken(signed_in)))) == planted


def test_settings_move_to_another_installation_by_file(signed_in: Visitor, elsewhere: Visitor) -> None:
    """What belongs to the place stays until it is named itself; a dry run says so and changes nothing."""
    planted = _plant(signed_in)
    file = taken(signed_in)
    before = compared(elsewhere, file)
    assert set(planted) <= set(paths(before))

    told = outcomes(restored(elsewhere, file, "", dry_run=True))
    assert {path for path, outcome in told.items() if outcome == "ticked"} == {"/caches/groupID", "/emailApproval/host"}
    assert {*told.values()} == {"ticked", "change"}
    assert compared(elsewhere, file) == before

    done = outcomes(restored(elsewhere, file, ""))
    assert {path for path, outcome in done.items() if outcome != "done"} == {"/caches/groupID", "/emailApproval/host"}
    assert outcomes(restored(elsewhere, file, "/caches/groupID", "/emailApproval/host")) == {
        "/caches/groupID": "done",
        "/emailApproval/host": "done",
    }
    assert paths(compared(elsewhere, file)) == []


def test_chosen_fields_are_restored_and_the_others_stay(signed_in: Visitor) -> None:
    """Three of many, in a call of the group each; an entry of a list by language goes too."""
    fresh = taken(signed_in)
    planted = _plant(signed_in)
    chosen = ["/engine/maxPoolSize", "/emailApproval/approvePhrase/de", "/clients/Default/branding/barLeftColor/value"]

    assert outcomes(restored(signed_in, fresh, *chosen)) == dict.fromkeys(chosen, "done")

    assert sorted(paths(compared(signed_in, fresh))) == [each for each in planted if each not in chosen]


def test_a_secret_is_in_no_byte(signed_in: Visitor) -> None:
    """Neither what is never read nor what has the name of a secret in a group of any fields."""
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
    """With the reason of the server; the others are in the file, and nothing else is compared."""
    visitor.sign_in("user")
    file = taken(visitor)

    assert "displayTask" in file["groups"]
    assert set(file["notReadable"]) >= {"engine", "clients", "localeKit"}
    assert all(file["notReadable"].values())
    assert "engine" in compared(visitor, file)["notCompared"]
