"""The rules for a time of absence, and how it is written."""

from __future__ import annotations

from calendar import monthrange
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete

from mock_upstream.areas.availability.availability_node import status_of
from mock_upstream.areas.availability.delegated import Delegated
from mock_upstream.errors import FaultError
from mock_upstream.nodes.notifying import NOBODY, notification
from mock_upstream.nodes.people import require_known
from mock_upstream.store.availability import AVAILABLE, UNAVAILABLE, Unavailability, free_id
from mock_upstream.store.clock import clock
from mock_upstream.store.request_definitions import RequestDefinition

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

_DAYS = {"DAYS": 1, "WEEKS": 7}
_MONTHS = "MONTHS"
_YEAR = 12
_DURATION = ("expiryDuration", "expiryDurationUnit")


def found_absence(session: Session, absence_id: str) -> Unavailability:
    """The absence with this id; 489 ``NotFound`` if it does not exist."""
    absence = session.get(Unavailability, absence_id)
    if absence is None:
        raise FaultError("NotFound", f"The availability {absence_id} does not exist.")
    return absence


def new_absence(session: Session, principal_dn: str, given: dict[str, Any]) -> Unavailability:
    """
    Make a time of absence from an AvailabilityNode.

    Raises:
        FaultError: These requests are not delegated; no request is named; or the time is missing or wrong.
    """
    absence = Unavailability(
        id=free_id(session, principal_dn),
        principal_dn=principal_dn,
        all_requests=False,
        request_dns=[],
        effective_ms=clock().now_ms(),
        expires_ms=None,
        duration={},
        team_scope="",
        notification=NOBODY,
    )
    change_absence(session, absence, given)
    session.add(absence)
    return absence


def change_absence(session: Session, absence: Unavailability, given: dict[str, Any]) -> None:
    """
    Change the fields that an AvailabilityNode has; the other fields stay.

    Raises:
        FaultError: As `new_absence`.
    """
    absence.all_requests = given.get("allRequests", absence.all_requests)
    if "requestDefs" in given:
        absence.request_dns = list(dict.fromkeys(each["dn"] for each in given["requestDefs"]))
        require_known(session, RequestDefinition.dn, absence.request_dns)
    if absence.all_requests:
        absence.request_dns = []
    _change_period(absence, given)
    absence.team_scope = given.get("teamscope", absence.team_scope)
    absence.notification = notification(absence.notification, given)
    _require_sense(session, absence)


def set_status(session: Session, principal_dn: str, status: int) -> str:
    """
    Make a person available from now on, or unavailable for all requests without an end.

    Returns:
        The reason why the status cannot be set, else an empty text.
    """
    if status == AVAILABLE:
        session.execute(
            delete(Unavailability).where(
                Unavailability.principal_dn == principal_dn, Unavailability.in_force(clock().now_ms())
            )
        )
        return ""
    if status != UNAVAILABLE:
        return "The requests have to be named."
    if not Delegated(session, principal_dn).all_requests:
        return "Nobody stands in for all requests."
    if status_of(session, principal_dn) != UNAVAILABLE:
        new_absence(session, principal_dn, {"allRequests": True})
    return ""


def _change_period(absence: Unavailability, given: dict[str, Any]) -> None:
    absence.effective_ms = given.get("effectiveDate", absence.effective_ms)
    if given.get("hasExpiryDuration") and given.get("expiryDuration"):
        number, unit = given["expiryDuration"], given.get("expiryDurationUnit") or "DAYS"
        absence.expires_ms = _after(absence.effective_ms, number, unit)
        absence.duration = dict(zip(_DURATION, (str(number), unit), strict=True))
    elif given.get("hasExpiry") is False:
        absence.expires_ms, absence.duration = None, {}
    elif "expiryDate" in given:
        absence.expires_ms, absence.duration = given["expiryDate"], {}


def _after(start_ms: int, number: int, unit: str) -> int:
    if unit not in {*_DAYS, _MONTHS}:
        raise FaultError("InvalidEnumValue", f"Invalid unit: {unit}")
    try:
        start = datetime.fromtimestamp(start_ms / 1000, UTC)
        end = _months_after(start, number) if unit == _MONTHS else start + timedelta(days=number * _DAYS[unit])
    except (ValueError, OverflowError):
        raise FaultError("InvalidInput", "The absence is too far away.") from None
    return round(end.timestamp() * 1000)


def _months_after(start: datetime, number: int) -> datetime:
    """The same day of a later month, or its last day."""
    years, month = divmod(start.month - 1 + number, _YEAR)
    year = start.year + years
    return start.replace(year=year, month=month + 1, day=min(start.day, monthrange(year, month + 1)[1]))


def _require_sense(session: Session, absence: Unavailability) -> None:
    delegated = Delegated(session, absence.principal_dn)
    reasons = {
        "Nobody stands in for this person.": not delegated.anything,
        "Somebody is unavailable for all requests, or for some.": not (absence.all_requests or absence.request_dns),
        "Nobody stands in for all requests.": absence.all_requests and not delegated.all_requests,
        "Nobody stands in for one of the requests.": not delegated.covers(absence.request_dns),
        "An absence cannot end before it begins.": absence.expires_ms is not None
        and absence.expires_ms <= absence.effective_ms,
    }
    for reason, applies in reasons.items():
        if applies:
            raise FaultError("InvalidInput", reason)
