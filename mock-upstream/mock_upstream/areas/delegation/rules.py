"""The rules for a delegation, and how it is written."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.areas.delegation.delegation_node import RELATIONSHIPS
from mock_upstream.errors import FaultError
from mock_upstream.nodes.notifying import NOBODY, notification
from mock_upstream.nodes.people import require_known
from mock_upstream.store.availability import Unavailability, free_id
from mock_upstream.store.clock import clock
from mock_upstream.store.delegations import DELEGATEE_DEFINITIONS, Delegation, DelegationSource, DelegationTarget
from mock_upstream.store.directory import DirectoryContainer
from mock_upstream.store.groups import Group
from mock_upstream.store.models import Person
from mock_upstream.store.numbering import first_free
from mock_upstream.store.principals import CONTAINER, GROUP, USER
from mock_upstream.store.request_definitions import RequestDefinition

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

_SOURCES = {
    "assignFromUsers": (USER, Person.dn),
    "assignFromGroups": (GROUP, Group.dn),
    "assignFromContainers": (CONTAINER, DirectoryContainer.dn),
}


def found_delegation(session: Session, dn: str) -> Delegation:
    """The delegation with this DN; 489 ``NotFound`` if it does not exist."""
    delegation = session.get(Delegation, dn)
    if delegation is None:
        raise FaultError("NotFound", f"The delegation {dn} does not exist.")
    return delegation


def new_delegation(session: Session, given: dict[str, Any]) -> Delegation:
    """
    Make a delegation from a DelegationNode, and with ``createAvailability`` the absences that make it effective.

    Raises:
        FaultError: One side has no people, there is no request or no time, or a DN does not exist.
    """
    delegation = Delegation(
        all_requests=False,
        request_dns=[],
        relationship_key=None,
        effective_ms=clock().now_ms(),
        expires_ms=None,
        team_scope="",
        notification=NOBODY,
    )
    change_delegation(session, delegation, given)
    first = delegation.sources[0].dn.partition(",")[0].partition("=")[2]
    delegation.dn = first_free(session, Delegation.dn, f"cn={first}-{{}},{DELEGATEE_DEFINITIONS}")
    session.add(delegation)
    if given["createAvailability"]:
        _make_unavailable(session, delegation)
    return delegation


def change_delegation(session: Session, delegation: Delegation, given: dict[str, Any]) -> None:
    """
    Change the fields that a DelegationNode has; the other fields stay.

    Raises:
        FaultError: As `new_delegation`.
    """
    _change_people(session, delegation, given)
    _change_requests(session, delegation, given)
    _change_period(delegation, given)
    delegation.team_scope = given.get("teamscope", delegation.team_scope)
    delegation.notification = notification(delegation.notification, given)
    _require_sense(delegation)


def _change_people(session: Session, delegation: Delegation, given: dict[str, Any]) -> None:
    for field, (kind, column) in _SOURCES.items():
        if field in given:
            dns = _dns(given[field])
            require_known(session, column, dns)
            kept = [each for each in delegation.sources if each.kind != kind or each.dn in dns]
            new = set(dns) - {each.dn for each in kept if each.kind == kind}
            delegation.sources = [*kept, *(DelegationSource(kind=kind, dn=dn) for dn in sorted(new))]
    if given.get("assignToRelationship"):
        delegation.relationship_key = given["assignToRelationship"]["key"]
        delegation.targets = []
    elif "assignToUsers" in given:
        _change_targets(session, delegation, _dns(given["assignToUsers"]))


def _change_targets(session: Session, delegation: Delegation, dns: list[str]) -> None:
    require_known(session, Person.dn, dns)
    kept = [each for each in delegation.targets if each.person_dn in dns]
    new = set(dns) - {each.person_dn for each in kept}
    delegation.relationship_key = None
    delegation.targets = [*kept, *(DelegationTarget(person=session.get(Person, dn), person_dn=dn) for dn in new)]


def _change_requests(session: Session, delegation: Delegation, given: dict[str, Any]) -> None:
    delegation.all_requests = given.get("allRequests", delegation.all_requests)
    if "requestDefs" in given:
        delegation.request_dns = _dns(given["requestDefs"])
        require_known(session, RequestDefinition.dn, delegation.request_dns)
    if delegation.all_requests:
        delegation.request_dns = []


def _change_period(delegation: Delegation, given: dict[str, Any]) -> None:
    delegation.effective_ms = given.get("effectiveDate", delegation.effective_ms)
    if given.get("isExpires") is False:
        delegation.expires_ms = None
    elif "expiryDate" in given:
        delegation.expires_ms = given["expiryDate"]


def _require_sense(delegation: Delegation) -> None:
    people = {each.dn for each in delegation.sources if each.kind == USER}
    reasons = {
        "A delegation needs somebody who delegates.": not delegation.sources,
        "A delegation needs people or a relationship to delegate to.": not (
            delegation.targets or delegation.relationship_key
        ),
        "There is no such relationship.": delegation.relationship_key not in {None, *RELATIONSHIPS},
        "Nobody can delegate to themself.": bool(people & {each.person_dn for each in delegation.targets}),
        "A delegation is for all requests, or for some.": not (delegation.all_requests or delegation.request_dns),
        "A delegation cannot end before it begins.": delegation.expires_ms is not None
        and delegation.expires_ms <= delegation.effective_ms,
    }
    for reason, applies in reasons.items():
        if applies:
            raise FaultError("InvalidInput", reason)


def _make_unavailable(session: Session, delegation: Delegation) -> None:
    for source in delegation.sources:
        if source.kind == USER:
            session.add(
                Unavailability(
                    id=free_id(session, source.dn),
                    principal_dn=source.dn,
                    all_requests=delegation.all_requests,
                    request_dns=delegation.request_dns,
                    effective_ms=delegation.effective_ms,
                    expires_ms=delegation.expires_ms,
                    duration={},
                    team_scope=delegation.team_scope,
                    notification=delegation.notification,
                )
            )


def _dns(references: list[dict[str, str]]) -> list[str]:
    return list(dict.fromkeys(each["dn"] for each in references))
