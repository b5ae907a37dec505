"""The rules for a resource, its DN, and its deletion."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.areas.resources.binding import bind
from mock_upstream.areas.resources.requests import own_questions
from mock_upstream.errors import FaultError
from mock_upstream.lifecycle.deletion import require_lasting, start_deletion
from mock_upstream.nodes.localized import DEFAULT, changed_texts, in_language
from mock_upstream.store.listing import sort_key
from mock_upstream.store.permission_index import note_new
from mock_upstream.store.request_definitions import RequestDefinition
from mock_upstream.store.resources import CREATED, NO_APPROVAL, RESOURCE_DEFINITIONS, Resource, ResourceContainer
from mock_upstream.store.roles import searchable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sqlalchemy.orm import Session

_KEPT_AS_THEY_ARE = {
    "allowMultiple": "allow_multiple",
    "isActive": "active",
    "managedBy": "managed_by",
    "isExpirationRequired": "expiration_required",
    "expiresAfter": "expires_after",
    "resourceWeightage": "weight",
}


def found_resource(session: Session, dn: str) -> Resource:
    """The resource with this DN; 489 ``NotFound`` if it does not exist."""
    resource = session.get(Resource, dn)
    if resource is None:
        raise FaultError("NotFound", f"The resource {dn} does not exist.")
    return resource


def new_dn(given: dict[str, Any]) -> str:
    """The DN of a new resource in its container, from its ``id`` or else from its name; one of them is required."""
    common_name = given["id"] or plain_key(given.get("name", ""))
    if not common_name:
        raise FaultError("InvalidInput", "A resource needs a name.")
    return f"cn={common_name},{given.get('subContainer') or RESOURCE_DEFINITIONS}"


def plain_key(name: str) -> str:
    """The letters and digits of a name."""
    return re.sub(r"[\W_]+", "", name.title())


def new_resource(session: Session, dn: str, given: dict[str, Any]) -> Resource:
    """
    Make a resource from a ResourceNode.

    Raises:
        FaultError: The DN is taken, the container does not exist, or see `change_resource`.
    """
    container = session.get(ResourceContainer, given.get("subContainer") or RESOURCE_DEFINITIONS)
    if container is None:
        raise FaultError("InvalidInput", "The container does not exist.")
    if session.get(Resource, dn):
        raise FaultError("InvalidInput", "Resource already exists.")
    resource = Resource(
        dn=dn,
        container_dn=container.dn,
        names={},
        descriptions={},
        category_ids=[],
        owners=[],
        approval=NO_APPROVAL,
        status=CREATED,
        active=True,
        allow_multiple=False,
        managed_by=0,
        expiration_required=False,
        expires_after="",
        weight="",
        parameter="",
        questions=[],
    )
    change_resource(session, resource, given)
    session.add(resource)
    note_new(session, dn)
    return resource


def change_resource(session: Session, resource: Resource, given: dict[str, Any]) -> None:
    """
    Change the fields that a ResourceNode has; the other fields stay.

    Raises:
        FaultError: The name would be empty, or a workflow or a value does not exist; nothing is changed.
    """
    names = changed_texts(resource.names, given, "name", "localizedNames")
    if not names:
        raise FaultError("InvalidInput", "A resource needs a name.")
    _require_workflows(session, given)
    if "entitlements" in given:
        bind(session, resource, given["entitlements"])
    resource.names = names
    resource.descriptions = changed_texts(resource.descriptions, given, "description", "localizedDescriptions")
    resource.sort_name = sort_key(in_language(names, DEFAULT) or next(iter(names.values())))
    resource.searched_names = searchable(resource.names)
    resource.searched_descriptions = searchable(resource.descriptions)
    _take_over(resource, given)


def changeable_resource(session: Session, dn: str) -> Resource:
    """The resource with a DN, to be changed; 489 when there is none, or when it is being deleted."""
    resource = found_resource(session, dn)
    require_lasting(resource, "resource")
    return resource


def delete_resource(session: Session, dn: str, now_ms: int) -> Resource:
    """
    Delete a resource from the catalogue, from the roles that map to it, and from its holders.

    Raises:
        FaultError: The resource does not exist, or it is being deleted already.

    Source:
        docs/assumptions.md A-116.
    """
    resource = changeable_resource(session, dn)
    start_deletion(session, resource, now_ms)
    return resource


def suggested_names(session: Session, names: Iterable[str]) -> Iterable[tuple[str, str]]:
    """Give for each name a free one: unlike all resources and earlier names; the name itself if it is free."""
    taken = set(session.scalars(select(Resource.sort_name)))
    for name in names:
        suggestion, number = name, 2
        while sort_key(suggestion) in taken:
            suggestion, number = f"{name} {number}", number + 1
        taken.add(sort_key(suggestion))
        yield name, suggestion


def _require_workflows(session: Session, given: dict[str, Any]) -> None:
    for field in ("requestDef", "revokeRequestDef"):
        if given.get(field) and session.get(RequestDefinition, given[field]) is None:
            raise FaultError("InvalidInput", f"The workflow {given[field]} does not exist.")


def _take_over(resource: Resource, given: dict[str, Any]) -> None:
    if "categories" in given:
        resource.category_ids = [each["id"] for each in given["categories"]]
    if "owners" in given:
        resource.owners = [{"id": each["id"], "type": each.get("type", "user")} for each in given["owners"]]
    if "resourceParameters" in given:
        resource.questions = own_questions(given["resourceParameters"])
    resource.approval = resource.approval | {name: given[name] for name in NO_APPROVAL if name in given}
    for wire, column in _KEPT_AS_THEY_ARE.items():
        if wire in given:
            setattr(resource, column, given[wire])
