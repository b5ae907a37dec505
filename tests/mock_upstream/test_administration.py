"""Settings of the installation: identity governance, reconciliation, delegation, proxies, email approval."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of

if TYPE_CHECKING:
    from collections.abc import Callable

IG = "administration/igConfig"
CPRS = "administration/cprsConfig"
DELEGATION = "administration/delegation"
EMAIL = "administration/emailApproval"
PROXY = "/IDMProv/rest/admin/proxy/configuration"
CLEANUP = "/IDMProv/rest/admin/proxy/service/settings"
TEMPLATES = "info/email/templates"
GROUPS = (IG, CPRS, DELEGATION, EMAIL, PROXY, CLEANUP)

DAY = 24 * 60
"""Minutes."""


def _keep(console: Console, path: str, **changed: Any) -> dict[str, Any]:
    answer = console.call("POST", path, json=changed)
    assert answer.status_code == 200, answer.text
    node: dict[str, Any] = answer.json()
    return node


@pytest.mark.parametrize(
    ("path", "changed"),
    [
        (IG, {"host": "https://ig.aldermoor.example", "showIgApprovals": True}),
        (CPRS, {"enableCprs": False, "pollingInterval": 5}),
        (DELEGATION, {"allRequests": False, "delegationRetentionTime": 0}),
        (EMAIL, {"serverType": "POP3", "approvePhrase": [{"locale": "de", "value": "Ja"}]}),
        (PROXY, {"proxyRetentionTime": 3, "proxyNotfTemplate": ""}),
        (CLEANUP, {"syncServiceActivationInterval": 15}),
    ],
)
def test_a_group_keeps_what_is_mentioned_and_nothing_else(admin: Console, path: str, changed: dict[str, Any]) -> None:
    """Fields that the call leaves out stay; the answer of the write equals the next read."""
    before = admin.get(path)

    answered = _keep(admin, path, **changed)

    assert before | changed == answered == admin.get(path)
    assert before != answered


@pytest.mark.parametrize(
    ("path", "changed"),
    [
        (CPRS, {"pollingInterval": 0}),
        (CPRS, {"cleanupTimeInDays": "soon"}),
        (DELEGATION, {"availabilityRetentionTime": -1}),
        (DELEGATION, {"delegateNotfTemplate": "cn=Nothing"}),
        (PROXY, {"proxyRetentionTime": -1}),
        (CLEANUP, {"cleanUpSeviceActivationInteval": 0}),
        (CLEANUP, {"cleanupChoice": "never"}),
        (EMAIL, {"serverType": "FAX"}),
        (EMAIL, {"port": 70000}),
        (EMAIL, {"notifyPort": "http"}),
        (EMAIL, {"emailApprovalTurnOn": True}),
        (EMAIL, {"isProxyEnabled": True}),
        (IG, {"showIgApprovals": True}),
    ],
)
def test_what_does_not_fit_is_refused_and_nothing_is_kept(admin: Console, path: str, changed: dict[str, Any]) -> None:
    """Values out of range, of another type, unknown or contradictory get 489 ``InvalidInput``."""
    before = admin.get(path)

    assert fault_of(admin.call("POST", path, json=changed)) == (489, "InvalidInput")
    assert admin.get(path) == before


def test_settings_are_an_object(admin: Console) -> None:
    """A list instead of an object gets 489 ``InvalidInput``."""
    assert fault_of(admin.call("POST", CPRS, json=[{"enableCprs": True}])) == (489, "InvalidInput")


def test_email_approval_is_turned_on_with_a_mailbox(admin: Console) -> None:
    """The call needs host, address and sender, unless they were set before."""
    _keep(admin, EMAIL, host="imap.aldermoor.example", email="approve@aldermoor.example")

    assert _keep(admin, EMAIL, replyEmail="idm@aldermoor.example", emailApprovalTurnOn=True)["emailApprovalTurnOn"]


@pytest.mark.parametrize(
    ("path", "secret"), [(IG, "adminPassword"), (EMAIL, "password"), (EMAIL, "notifySignKeyPassword")]
)
def test_a_password_is_written_and_never_read(admin: Console, path: str, secret: str) -> None:
    """No answer has the password."""
    assert secret not in _keep(admin, path, **{secret: "hidden"})
    assert secret not in admin.get(path)


def test_what_a_browser_could_run_is_refused(admin: Console) -> None:
    """Markup gets 400 ``XSSValidationFailure``."""
    answer = admin.call("POST", IG, json={"host": "<script>alert(1)</script>"})

    assert fault_of(answer) == (400, "XSSValidationFailure")


@pytest.mark.parametrize("path", GROUPS)
def test_only_administrators_change_settings(signed_in: Callable[[str], Console], path: str) -> None:
    """Others get 489 ``SecurityException``; they can only read the address of identity governance."""
    console = signed_in("delegate")

    assert fault_of(console.call("POST", path, json={})) == (489, "SecurityException")
    if path == IG:
        assert "host" in console.get(path)
    else:
        assert fault_of(console.call("GET", path)) == (489, "SecurityException")


def test_a_cleanup_runs_at_its_interval(admin: Console) -> None:
    """The next run is one interval after the last, which is at most one interval ago."""
    minutes = 90
    runs = _keep(admin, CLEANUP, cleanUpSeviceActivationInteval=minutes)
    now_ms = admin.control("POST", "clock", {"advanceS": 0})["nowS"] * 1000

    assert runs["scheduledCleanUpDate"] - runs["lastCleanUpDate"] == minutes * 60_000
    assert runs["lastCleanUpDate"] <= now_ms < runs["scheduledCleanUpDate"]


def test_a_cleanup_can_be_asked_for(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """The cleanup runs at once and drops entries past their retention time; the next run follows after one interval."""
    before, user = admin.get(CLEANUP), signed_in("user")
    _keep(admin, DELEGATION, delegationRetentionTime=5000 * DAY)
    _keep(admin, CLEANUP, cleanupChoice="immediate")
    delegations = user.get("delegation")["totalDelegations"]

    _keep(admin, DELEGATION, delegationRetentionTime=DAY)
    after = _keep(admin, CLEANUP, cleanupChoice="immediate")

    assert after["lastCleanUpDate"] > before["lastCleanUpDate"]
    assert after["cleanupChoice"] == "scheduled"
    assert user.get("delegation")["totalDelegations"] == delegations - 1


def test_a_cleanup_drops_what_is_over(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """A cleanup drops expired entries after an interval, without a call."""
    delegations = signed_in("user").get("delegation")["totalDelegations"]
    _keep(admin, DELEGATION, delegationRetentionTime=30 * DAY)
    assert signed_in("user").get("delegation")["totalDelegations"] == delegations

    admin.control("POST", "clock", {"advanceS": 86_400})

    assert signed_in("user").get("delegation")["totalDelegations"] == delegations - 1


def test_templates_are_listed_by_name(admin: Console) -> None:
    """All templates are listed unless a size is given; the search by name ignores case."""
    every = admin.get(TEMPLATES)
    names = [each["fullName"] for each in every["emailTemplates"]]
    first = admin.get(TEMPLATES, size=4)
    second = admin.get(TEMPLATES, size=4, nextIndex=first["nextIndex"])
    found = admin.get(TEMPLATES, q="DELEGATE")["emailTemplates"]

    assert (every["arraySize"], every["nextIndex"]) == (len(names), 0)
    assert names == sorted(names)
    assert [each["fullName"] for each in first["emailTemplates"] + second["emailTemplates"]] == names[:8]
    assert [each["fullName"] for each in found] == ["Delegate Assignment Notification"]
    assert admin.get(DELEGATION)["delegateNotfTemplate"] == found[0]["dn"]
