"""A time of absence in wire shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.areas.availability.delegated import Delegated
from mock_upstream.nodes.people import found_person, user_node
from mock_upstream.nodes.request_definitions import request_def_nodes
from mock_upstream.store.availability import AVAILABLE, PARTLY_AVAILABLE, UNAVAILABLE, Unavailability
from mock_upstream.store.clock import clock
from mock_upstream.store.request_definitions import RequestDefinition

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

_TYPE = "UNAVAILABLE"


class AvailabilityNodes:
    """Describes when one person is away, in one language."""

    def __init__(self, session: Session, principal_dn: str, language: str) -> None:
        self._session = session
        self._language = language
        self._delegated = Delegated(session, principal_dn)
        self._principal = found_person(session, principal_dn)

    def everything(self) -> dict[str, Any]:
        """Give an AvailabilityListNode with every time that is not over, the earliest first."""
        absences = self._absences()
        return {
            "availability": [self.one(each) for each in absences],
            "totalAvailability": len(absences),
            "availabilityStatus": status_of(self._session, self._principal.dn),
            "hasDelegatesAssigned": self._delegated.anything,
            "newable": self._delegated.anything,
        }

    def choice(self) -> dict[str, Any]:
        """Give an AvailabilityListNode with one entry: the requests for which the person can be unavailable."""
        return {**self.everything(), "availability": [{**self._person(), "requestDefs": []}]}

    def one(self, absence: Unavailability) -> dict[str, Any]:
        """Describe one time; ``expiryDate`` is absent without an end."""
        wanted = RequestDefinition.dn.in_(absence.request_dns)
        end = {} if absence.expires_ms is None else {"expiryDate": absence.expires_ms}
        return {
            "availabilityId": absence.id,
            "type": _TYPE,
            **self._person(),
            "allRequests": absence.all_requests,
            "requestDefs": request_def_nodes(self._session, self._language, wanted),
            "effectiveDate": absence.effective_ms,
            "hasExpiry": bool(end),
            **end,
            "hasExpiryDuration": bool(absence.duration),
            **absence.duration,
            "teamscope": absence.team_scope,
            **absence.notification,
        }

    def _absences(self) -> list[Unavailability]:
        lasting = (Unavailability.expires_ms.is_(None)) | (Unavailability.expires_ms > clock().now_ms())
        mine = select(Unavailability).where(Unavailability.principal_dn == self._principal.dn, lasting)
        return list(self._session.scalars(mine.order_by(Unavailability.effective_ms, Unavailability.id)))

    def _person(self) -> dict[str, Any]:
        return {
            "principalUser": user_node(self._principal),
            "enableAllRequests": self._delegated.all_requests,
            "availableRequestDefs": self._delegated.nodes(self._language),
        }


def status_of(session: Session, principal_dn: str) -> int:
    """A person's availability now: 0 for all requests, 1 for none, 2 not for some requests."""
    mine = select(Unavailability.all_requests).where(
        Unavailability.principal_dn == principal_dn, Unavailability.in_force(clock().now_ms())
    )
    found = session.scalars(mine).all()
    if not found:
        return AVAILABLE
    return UNAVAILABLE if any(found) else PARTLY_AVAILABLE
