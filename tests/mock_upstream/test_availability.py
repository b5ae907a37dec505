"""The availability calls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.mock_upstream.console import Console, fault_of
from tests.mock_upstream.work import reports_of

if TYPE_CHECKING:
    from collections.abc import Callable

ADMIN, USER, HELPDESK, DELEGATE = (f"cn={cn},ou=users,o=data" for cn in ("admin", "user", "helpdesk", "delegate"))
DAY_MS = 86_400_000
START_MS = 1_738_281_600_000  # 2025-01-31


def _write(console: Console, method: str, path: str, body: object) -> Any:
    answer = console.call(method, path, json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def _status(console: Console) -> int:
    status: int = console.get("availability")["availabilityStatus"]
    return status


def _names(definitions: list[dict[str, str]]) -> list[str]:
    return [each["name"] for each in definitions]


def test_people_see_when_they_are_away(signed_in: Callable[[str], Console]) -> None:
    """The absence is for some requests; the reply lists the requests that have a deputy, which can be chosen."""
    reply = signed_in("user").get("availability")
    (absence,) = reply["availability"]

    assert (reply["totalAvailability"], reply["availabilityStatus"]) == (1, 2)
    assert (reply["hasDelegatesAssigned"], reply["newable"]) == (True, True)
    assert (absence["availabilityId"], absence["principalUser"]["dn"]) == ("user-1", USER)
    assert (absence["allRequests"], absence["enableAllRequests"], absence["hasExpiry"]) == (False, False, False)
    assert _names(absence["requestDefs"]) == _names(absence["availableRequestDefs"]) == ["Laptop", "Site Access"]


def test_an_absence_is_noted_changed_and_deleted(admin: Console) -> None:
    """The status follows each step; a change keeps the fields that it leaves out."""
    assert _status(admin) == 0
    created = _write(admin, "POST", "availability", {"allRequests": True, "effectiveDate": START_MS})
    assert (created["availabilityId"], created["hasExpiry"], _status(admin)) == ("admin-1", False, 1)

    over = {"availabilityId": "admin-1", "hasExpiry": True, "expiryDate": START_MS + DAY_MS}
    changed = _write(admin, "PUT", "availability", over)
    assert (changed["allRequests"], changed["effectiveDate"], changed["expiryDate"]) == (
        True,
        START_MS,
        START_MS + DAY_MS,
    )
    assert (admin.get("availability")["availability"], _status(admin)) == ([], 0)

    _write(admin, "PUT", "availability", {"availabilityId": "admin-1", "hasExpiry": False})
    left = _write(admin, "DELETE", "availability", {"availability": [{"availabilityId": "admin-1"}]})
    assert (left["availability"], left["availabilityStatus"]) == ([], 0)


@pytest.mark.parametrize(
    ("number", "unit", "days"), [("10", "DAYS", 10), ("2", "WEEKS", 14), ("1", "MONTHS", 28), ("13", "MONTHS", 393)]
)
def test_an_absence_can_last(admin: Console, number: str, unit: str, days: int) -> None:
    """
    One month after the last day of January is the last day of February.

    The reply has the duration as it was sent.
    """
    body = {"allRequests": True, "effectiveDate": START_MS, "hasExpiryDuration": True, "expiryDuration": number}
    created = _write(admin, "POST", "availability", {**body, "expiryDurationUnit": unit})

    assert created["expiryDate"] - START_MS == days * DAY_MS
    assert (created["expiryDuration"], created["expiryDurationUnit"]) == (number, unit)


def test_an_absence_begins_and_ends_by_the_clock(admin: Console) -> None:
    """A person whose absence starts tomorrow is available today, and again after the end of the absence."""
    now_ms = round(admin.control("POST", "clock", {"advanceS": 0})["nowS"] * 1000)
    period = {"effectiveDate": now_ms + DAY_MS, "hasExpiry": True, "expiryDate": now_ms + 2 * DAY_MS}
    _write(admin, "POST", "availability", {"allRequests": True, **period})
    statuses = [_status(admin)]
    for _ in range(2):
        admin.control("POST", "clock", {"advanceS": 25 * 3600})
        admin.tokens = admin.refresh(admin.tokens["refresh_token"]).json()
        statuses.append(_status(admin))

    assert statuses == [0, 1, 0]


@pytest.mark.parametrize(
    ("wrong", "subcode"),
    [
        ({"allRequests": False}, "InvalidInput"),
        ({"effectiveDate": START_MS, "hasExpiry": True, "expiryDate": START_MS}, "InvalidInput"),
        ({"hasExpiryDuration": True, "expiryDuration": "0"}, "InvalidInput"),
        ({"hasExpiryDuration": True, "expiryDuration": "soon"}, "InvalidInput"),
        ({"hasExpiryDuration": True, "expiryDuration": "1", "expiryDurationUnit": "MOONS"}, "InvalidEnumValue"),
        ({"effectiveDate": 10**18, "hasExpiryDuration": True, "expiryDuration": "1"}, "InvalidInput"),
        ({"principalUser": {"dn": HELPDESK}}, "InvalidInput"),
        ({"principalUser": {"dn": USER}}, "InvalidInput"),
        ({"principalUser": {"dn": "cn=nobody"}}, "NotFound"),
        ({"allRequests": False, "requestDefs": [{"dn": "cn=nothing"}]}, "NotFound"),
    ],
    ids=[
        "for nothing",
        "no time",
        "0",
        "no number",
        "unit",
        "too far",
        "no delegate",
        "not for all",
        "nobody",
        "no request",
    ],
)
def test_a_wrong_absence_is_not_noted(admin: Console, wrong: dict[str, Any], subcode: str) -> None:
    """A person cannot be away for requests that are not delegated."""
    assert fault_of(admin.call("POST", "availability", json={"allRequests": True, **wrong})) == (489, subcode)
    assert _status(admin) == 0


def test_somebody_is_away_only_for_what_was_delegated(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """An absence accepts only requests with a delegation."""
    user = signed_in("user")
    offered = user.get("availability/prds")["availability"][0]["availableRequestDefs"]
    other = admin.get("delegation/requests", category="accounts")["provisioningRequests"][0]

    chosen = _write(user, "POST", "availability", {"requestDefs": [{"dn": offered[0]["dn"]}]})
    refused = user.call("POST", "availability", json={"requestDefs": [{"dn": other["dn"]}]})
    assert _names(chosen["requestDefs"]) == ["Laptop"]
    assert fault_of(refused) == (489, "InvalidInput")


def test_the_status_is_switched(admin: Console) -> None:
    """The person becomes unavailable for all requests, by one absence only, and available again."""
    for status, count in (("1", 1), ("1", 1), ("0", 0)):
        reply = _write(admin, "POST", "availability/status", {"status": status})
        assert reply == {"status": status, "dn": ADMIN, "errorMessage": ""}
        assert admin.get("availability")["totalAvailability"] == count


@pytest.mark.parametrize(
    ("body", "status", "message"),
    [
        ({"status": "1", "dn": HELPDESK}, "0", "Nobody stands in for all requests."),
        ({"status": "1", "dn": USER}, "2", "Nobody stands in for all requests."),
        ({"status": "2"}, "0", "The requests have to be named."),
    ],
    ids=["no delegate", "delegated in part", "in part"],
)
def test_a_status_that_cannot_be(admin: Console, body: dict[str, str], status: str, message: str) -> None:
    """The reply has the unchanged status and the reason."""
    reply = _write(admin, "POST", "availability/status", body)

    assert (reply["status"], reply["errorMessage"]) == (status, message)


def test_managers_of_a_team_may_note_absences(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """Absences of other people need the domain, or a team with the permission; a guest sees no availability."""
    manager, user = signed_in("delegate"), signed_in("user")
    member = reports_of(admin, "Procurement", DELEGATE)[0]

    assert _write(admin, "POST", "availability/list", {"dn": USER})["totalAvailability"] == 1
    assert _write(manager, "POST", "availability/list", {"dn": member})["totalAvailability"] == 0
    assert fault_of(manager.call("POST", "availability/list", json={"dn": USER})) == (489, "SecurityException")
    for answer in (
        user.call("POST", "availability/list", json={"dn": ADMIN}),
        user.call("GET", f"availability/prds?userDn={ADMIN}"),
        user.call("POST", "availability", json={"principalUser": {"dn": ADMIN}, "allRequests": True}),
        user.call("POST", "availability/status", json={"status": "0", "dn": ADMIN}),
        signed_in("guest").call("GET", "availability"),
    ):
        assert fault_of(answer) == (489, "SecurityException")


def test_an_absence_of_somebody_else_is_not_touched(admin: Console, signed_in: Callable[[str], Console]) -> None:
    """An absence of another person cannot be changed, by its id either."""
    _write(admin, "POST", "availability", {"allRequests": True})
    user = signed_in("user")

    for method, body in (
        ("PUT", {"availabilityId": "admin-1", "allRequests": True}),
        ("DELETE", {"availability": [{"availabilityId": "user-1"}, {"availabilityId": "admin-1"}]}),
    ):
        assert fault_of(user.call(method, "availability", json=body)) == (489, "SecurityException")
    assert (_status(admin), _status(user)) == (1, 2)
    assert fault_of(user.call("PUT", "availability", json={"availabilityId": "none"})) == (489, "NotFound")
