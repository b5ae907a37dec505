"""The outcome of each field that is to be restored, and who may restore."""

import json
from typing import Any

import pytest

from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.operators import audit_lines
from tests.support.snapshots import RESTORATION, compared, keep, outcomes, paths, restored, taken
from tests.support.visitor import Visitor

SECRET = "s3cret-of-the-file"


def test_each_refused_field_says_why(signed_in: Visitor) -> None:
    """Unknown groups and fields, forbidden values and missing columns are refused with a reason, and not sent."""
    file = taken(signed_in)
    groups = file["groups"]
    groups["weather"] = {"rain": True}
    groups["engine"] |= {"speed": 3, "maxPoolSize": 0}
    groups["displayTask"]["defaultColumns"] = ["createTime", "mood"]
    groups["cacheLimits"]["NoSuchCache"] = {"cacheEnable": "true"}
    del groups["cprs"]["pollingInterval"]
    wanted = ["/weather/rain", "/engine/speed", "/engine/maxPoolSize", "/displayTask/defaultColumns"]
    wanted += ["/cacheLimits/NoSuchCache/cacheEnable", "/cprs/pollingInterval", "/proxy/nothing"]

    items = restored(signed_in, file, *wanted)

    assert {path: (item["outcome"], item["reason"]) for path, item in items.items()} == {
        "/weather/rain": ("refused", "no_such_field"),
        "/engine/speed": ("refused", "no_such_field"),
        "/engine/maxPoolSize": ("refused", "invalid"),
        "/displayTask/defaultColumns": ("refused", "invalid"),
        "/cacheLimits/NoSuchCache/cacheEnable": ("refused", "no_such_field"),
        "/cprs/pollingInterval": ("refused", "not_in_file"),
        "/proxy/nothing": ("refused", "no_such_field"),
    }
    assert items["/displayTask/defaultColumns"]["detail"] == "Unknown columns: mood"
    assert compared(signed_in, file)["unknownFields"] == ["/engine/speed", "/weather"]


def test_a_secret_in_a_file_is_refused(signed_in: Visitor, mock: MockControl) -> None:
    """Somebody wrote passwords into the file: they are unknown settings, and no call has them."""
    file = taken(signed_in)
    groups = file["groups"]
    groups["emailApproval"]["password"] = SECRET
    groups["auditing"]["cefConfigs"]["keyStorePWD"] = SECRET
    groups["clients"]["Default"]["customization"]["relayPassword"] = {"value": SECRET}
    groups["cprs"]["pollingInterval"] = 61
    secrets = [
        "/auditing/cefConfigs/keyStorePWD",
        "/clients/Default/customization/relayPassword/value",
        "/emailApproval/password",
    ]

    report = compared(signed_in, file)
    assert (paths(report), report["unknownFields"]) == (["/cprs/pollingInterval"], secrets)
    items = restored(signed_in, file, "", *secrets)

    assert {path: items[path]["reason"] for path in secrets} == dict.fromkeys(secrets, "no_such_field")
    assert SECRET not in str(items)
    assert items["/cprs/pollingInterval"]["outcome"] == "done"
    assert not [each for each in mock.log() if SECRET in (each["body"] or "")]


def test_who_may_not_change_settings_restores_nothing(visitor: Visitor) -> None:
    """Groups that the person may not read are refused as a whole; what can be read is refused by the server."""
    visitor.sign_in("delegate")
    file = taken(visitor)
    file["groups"]["engine"] = {"maxPoolSize": 21}
    file["groups"]["displayGeneral"]["defaultRowsPerPage"] = 25

    items = restored(visitor, file, "")

    told = {path: (item["outcome"], item["reason"]) for path, item in items.items()}
    assert told == {"/engine": ("refused", "not_readable"), "/displayGeneral/defaultRowsPerPage": ("refused", "server")}


def test_the_servers_reason_is_told_for_each_field(signed_in: Visitor, mock: MockControl) -> None:
    """One group is refused, one is taken and not kept, one loses its answer; the fourth is restored all the same."""
    file = taken(signed_in)
    file["groups"]["cprs"]["pollingInterval"] = 91
    file["groups"]["delegation"]["allRequests"] = False
    file["groups"]["proxy"]["proxyRetentionTime"] = 1
    file["groups"]["engine"]["maxPoolSize"] = 22
    fault = {"Fault": {"Code": {"Value": "Sender"}, "Reason": {"Text": "Not today."}}}
    rest = "/IDMProv/rest"
    mock.fault(f"{rest}/access/administration/cprsConfig", method="POST", status=489, body=fault)
    mock.fault(f"{rest}/access/administration/delegation", method="POST", status=200, body={})
    mock.fault(f"{rest}/admin/proxy/configuration", method="POST", disconnect=True)

    items = restored(signed_in, file, "")

    assert {path: (item["outcome"], item["detail"]) for path, item in items.items()} == {
        "/cprs/pollingInterval": ("refused", "Not today."),
        "/delegation/allRequests": ("not_kept", ""),
        "/proxy/proxyRetentionTime": ("unknown", "The identity applications cannot be reached."),
        "/engine/maxPoolSize": ("done", ""),
    }


def test_a_refused_field_costs_no_other_its_value(signed_in: Visitor) -> None:
    """A refused group is sent in parts, so the other fields are restored, also those that are valid only together."""
    file = taken(signed_in)
    mail = {"emailApprovalTurnOn": True, "isProxyEnabled": True, "pollingInterval": 61, "proxyHost": "proxy.example"}
    file["groups"]["emailApproval"] |= mail

    items = restored(signed_in, file, "/emailApproval", "/emailApproval/proxyHost")

    assert outcomes(items) == {f"/emailApproval/{key}": "done" for key in mail} | {
        "/emailApproval/emailApprovalTurnOn": "refused"
    }
    assert "host" in items["/emailApproval/emailApprovalTurnOn"]["detail"]
    assert paths(compared(signed_in, file)) == ["/emailApproval/emailApprovalTurnOn"]


def test_a_call_that_the_person_may_not_make_is_sent_once(signed_in: Visitor, mock: MockControl) -> None:
    """
    The group is not sent in parts, as the parts would be refused too.

    New objects are created as a whole or not at all.
    """
    file = taken(signed_in)
    file["groups"]["engine"] |= {"maxPoolSize": 22, "heartbeatInterval": 61}
    file["groups"]["clients"]["Extra"] = {**file["groups"]["clients"]["Default"], "matchCondition": "(ou=Sales"}
    mock.fault("/IDMProv/rest/admin/workflowengines/configuration", method="POST", status=403, body={})

    items = restored(signed_in, file, "/engine", "/clients")

    told = outcomes(items)
    assert told.pop("/clients/Extra/access/settings/value") == "ticked"
    assert {*told.values()} == {"refused"}
    sent = [each["path"].rpartition("/")[2] for each in mock.log() if each["method"] == "POST"]
    assert (sent.count("configuration"), sent.count("clients")) == (1, 1)


def test_a_dn_is_found_by_its_common_name(signed_in: Visitor, mock: MockControl) -> None:
    """The template is found in another container; of two one has to be chosen, and without a match it is refused."""
    file = taken(signed_in)
    delegation = file["groups"]["delegation"]
    there = delegation["delegateNotfTemplate"]
    delegation["delegateNotfTemplate"] = "cn=Delegate Assignment Notification,o=elsewhere"
    delegation["availabilityNotfTemplate"] = "cn=proxy assignment notification,o=elsewhere"
    file["groups"]["proxy"]["proxyNotfTemplate"] = "cn=Nobody Has It,o=elsewhere"

    assert "/delegation/delegateNotfTemplate" not in paths(compared(signed_in, file))
    items = restored(signed_in, file, "/delegation", "/proxy", dry_run=True)
    proxies = items["/delegation/availabilityNotfTemplate"]
    assert (proxies["outcome"], proxies["will"][:30]) == ("change", "cn=Proxy Assignment Notificati")
    assert items["/proxy/proxyNotfTemplate"]["reason"] == "no_match"

    twins = [f"cn=Proxy Assignment Notification,o={place}" for place in ("one", "two")]
    listed = {"emailTemplates": [{"dn": dn, "fullName": dn} for dn in [*twins, there]], "nextIndex": 0}
    mock.fault("/IDMProv/rest/access/info/email/templates", status=200, body=listed)
    asked = "/delegation/availabilityNotfTemplate"
    item = restored(signed_in, file, asked, dry_run=True)[asked]
    assert (item["outcome"], item["choices"]) == ("choose", twins)
    item = restored(signed_in, file, {"path": asked, "choice": twins[1]}, dry_run=True)[asked]
    assert (item["outcome"], item["will"]) == ("change", twins[1])


def test_a_field_that_somebody_changed_meanwhile_stays(signed_in: Visitor) -> None:
    """The restoration names the value that the person saw; a field with another value by now stays."""
    file = taken(signed_in)
    file["groups"]["engine"]["maxPoolSize"] = 30
    keep(signed_in, "POST", "admin/workflowengines/configuration", {"maxPoolSize": 25})
    wanted = {"path": "/engine/maxPoolSize", "seen": 20}

    assert restored(signed_in, file, wanted)["/engine/maxPoolSize"]["reason"] == "changed_meanwhile"
    assert restored(signed_in, file, {**wanted, "seen": 25})["/engine/maxPoolSize"]["outcome"] == "done"


def test_unknown_members_go_back_as_they_came(signed_in: Visitor, mock: MockControl) -> None:
    """A group is sent as it was just read, with unknown members, but a clean-up is never started by it."""
    file = taken(signed_in)
    file["groups"]["cleanup"]["syncServiceActivationInterval"] = 61
    now = {"syncServiceActivationInterval": 60, "novelty": [1], "cleanupChoice": "immediate"}
    mock.fault("/IDMProv/rest/admin/proxy/service/settings", method="GET", status=200, body=now)
    restored(signed_in, file, "/cleanup/syncServiceActivationInterval")

    sent = [each for each in mock.log() if each["path"].endswith("service/settings") and each["method"] == "POST"]
    assert [json.loads(each["body"]) for each in sent] == [
        {"syncServiceActivationInterval": 61, "novelty": [1], "cleanupChoice": "scheduled"}
    ]


def test_writes_of_a_restoration_are_audited(signed_in: Visitor, stack: Stack) -> None:
    """Each write has a line with the user, the operation and the outcome; reads and dry runs have none."""
    file = taken(signed_in)
    file["groups"]["engine"]["maxPoolSize"] = 23
    file["groups"]["clients"]["Default"]["branding"]["barLeftColor"]["value"] = "#010203"
    log = stack.folder / "bff.log"
    before = len(audit_lines(log))
    restored(signed_in, file, "", dry_run=True)
    restored(signed_in, file, "")

    lines = [line for line in audit_lines(log)[before:] if line["event"] == "write"]
    assert [(line["user"], line["operation"], line["outcome"], line["targets"]) for line in lines] == [
        ("admin", "POST /rest/admin/workflowengines/configuration", "done", {"engineId": ["idm-engine-1"]}),
        ("admin", "POST /rest/access/config/branding", "done", {"client": ["1"]}),
    ]


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"fields": [], "dryRun": True}, "snapshot"),
        ({"snapshot": {"format": "x"}, "fields": [], "dryRun": True}, "snapshot"),
        ({"snapshot": {}, "fields": [{"path": "delegation"}], "dryRun": True}, "snapshot"),
    ],
    ids=["none", "another format", "empty"],
)
def test_what_is_no_snapshot_is_refused(signed_in: Visitor, body: dict[str, Any], field: str) -> None:
    """The answer names the wrong fields."""
    answer = signed_in.call("POST", RESTORATION, json=body)

    assert (answer.status_code, answer.json()["code"]) == (400, "bad_input")
    assert field in answer.json()["fields"]


def test_large_files_are_taken_from_people_who_are_signed_in(signed_in: Visitor, visitor: Visitor) -> None:
    """Without a session or the anti-forgery token nothing of the body is read; others have a limit."""
    stranger = Visitor(visitor.console_url)
    large = b" " * 200_000
    assert stranger.call("POST", RESTORATION, data=large).json()["code"] == "no_session"
    forged = signed_in.call("POST", RESTORATION, data=large, headers={"netiq-idm-rbpm-acsrf": "x"})
    assert forged.json()["code"] == "csrf"
    assert signed_in.call("POST", RESTORATION, data=large).json()["code"] == "bad_input"
    assert signed_in.call("POST", RESTORATION, data=b" " * (9 << 20)).json()["code"] == "too_large"
