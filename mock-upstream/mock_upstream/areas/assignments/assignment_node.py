"""The permissions of a person or a group, in wire shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.lifecycle.ending import retractable
from mock_upstream.nodes.localized import in_language
from mock_upstream.nodes.people import names_of
from mock_upstream.nodes.request_node import state_name
from mock_upstream.store.roles import Category, Role

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sqlalchemy.orm import Session

    from mock_upstream.areas.assignments.possession import Possession
    from mock_upstream.store.holdings import Holding
    from mock_upstream.store.requests import AccessRequest


class AssignmentNodes:
    """Describes possessions in one language; all names are looked up at once."""

    def __init__(self, session: Session, possessions: Sequence[Possession], language: str) -> None:
        self._language = language
        rows = session.scalars(select(Category))
        self._categories = {(row.kind, row.id): in_language(row.names, language) for row in rows}
        self._names = names_of(session, _named(possessions)) | self._role_names(session, possessions)

    def node(self, possession: Possession) -> dict[str, Any]:
        """
        Describe one role or resource.

        Returns:
            PermissionAssignmentNode: ``causes`` are its assignments, ``status`` its pending requests.
        """
        thing, kind = possession.thing, possession.kind
        ends = {} if possession.expires_ms is None else {"expiryDate": possession.expires_ms}
        return {
            "id": thing.dn,
            "name": possession.name(self._language),
            "description": in_language(thing.descriptions, self._language),
            "entityType": kind,
            "bulkRemovable": possession.direct,
            "categories": [
                {"categoryId": each, "categoryName": self._categories.get((kind, each), each)}
                for each in thing.category_ids
            ],
            "reqDate": possession.requested_ms,
            "effectiveDate": possession.effective_ms,
            **ends,
            "isDirectAssignment": possession.direct,
            "causes": [self._cause(held, own=possession.is_own(held)) for held in possession.holdings],
            "status": [self._pending(request) for request in possession.pending],
        }

    def _cause(self, held: Holding, *, own: bool) -> dict[str, Any]:
        assignment = held.assignment
        source = assignment.permission_dn if held.through else assignment.holder_dn
        ends = {} if assignment.expires_ms is None else {"expirationDate": assignment.expires_ms}
        return {
            "instanceId": assignment.instance_id,
            "type": "role" if held.through else assignment.holder_type,
            "subtype": assignment.holder_type,
            "removable": own,
            "sources": [*held.through],
            "sourcesDetails": {"dn": source, "name": self._names[source]},
            "requester": assignment.requester_dn,
            "requesterName": self._names[assignment.requester_dn],
            "reqDesc": assignment.reason,
            "status": "Provisioned",
            "requestDate": assignment.requested_ms,
            "effectiveDate": assignment.effective_ms,
            "assignedTo": assignment.holder_dn,
            **_parameters(held),
            **ends,
        }

    def _pending(self, request: AccessRequest) -> dict[str, Any]:
        return {
            "instanceId": request.id,
            "type": request.recipient_type,
            "removable": retractable(request),
            "requester": request.requester_dn,
            "requesterName": self._names[request.requester_dn],
            "reqDesc": request.reason,
            "status": state_name(request),
            "requestDate": request.requested_ms,
            "effectiveDate": request.effective_ms,
            "confirmNo": request.confirmation_number,
            "assignedTo": request.recipient_dn,
        }

    def _role_names(self, session: Session, possessions: Sequence[Possession]) -> dict[str, str]:
        dns = {held.assignment.permission_dn for each in possessions for held in each.holdings if held.through}
        rows = session.execute(select(Role.dn, Role.names).where(Role.dn.in_(dns)))
        return {dn: in_language(names, self._language) for dn, names in rows}


def _named(possessions: Sequence[Possession]) -> Iterable[str]:
    for each in possessions:
        for held in each.holdings:
            yield from (held.assignment.requester_dn, held.assignment.holder_dn)
        yield from (request.requester_dn for request in each.pending)


def _parameters(held: Holding) -> dict[str, Any]:
    given = {**held.assignment.parameters, **({"EntitlementParamKey": held.parameter} if held.parameter else {})}
    if held.kind == "role" or not given:
        return {}
    listed = [{"key": key, "displayLabel": key, "displayValue": value, "value": value} for key, value in given.items()]
    return {"entRef": {"entName": held.permission_dn.partition(",")[0].removeprefix("cn="), "params": listed}}
