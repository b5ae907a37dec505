"""Permissions of teams: those they have, those that can be added, and those that requestors can request."""

from marshmallow import fields, validate

from bff.catalogue.listing import OrderedQuery, PageQuery
from bff.catalogue.operation import BodySchema, Operation
from bff.catalogue.permission_nodes import PermissionsSearchResponseNode
from bff.catalogue.response import ResponseListNode
from bff.catalogue.samples import CONTAINER
from bff.catalogue.team_nodes import (
    PermissionsListNode,
    TargetSetPermissionReqNode,
    TeamPermissionsBody,
    TeamReference,
)

COLUMNS = ("name", "description", "categories")


class OfferQuery(PageQuery):
    """Searches the permissions that can be added to a team; ``filterBy`` is the column that ``q`` is searched in."""

    filterBy = fields.String(validate=validate.OneOf(COLUMNS))


class RequestableQuery(PageQuery):
    """Searches the permissions that can be requested; ``q`` is searched in each ``column``."""

    column = fields.List(fields.String(validate=validate.OneOf(COLUMNS)))


class TeamPermissionsQuery(OrderedQuery):
    """Permissions of one team."""

    forceRefresh = fields.Boolean()


class ContainerReference(BodySchema):
    """Identifies a container of roles or resources."""

    dn = fields.String(required=True, validate=validate.Length(min=1), metadata=CONTAINER)


_TEAMS = "/rest/access/teams"
_PERMISSIONS = f"{_TEAMS}/permissions"

LIST_TEAM_PERMISSIONS = Operation(
    method="POST",
    path=f"{_TEAMS}/team/permissions",
    summary="List the permissions of a team",
    query=TeamPermissionsQuery,
    body=TeamReference,
    reads=True,
    reply=PermissionsListNode,
)
ADD_TEAM_PERMISSIONS = Operation(
    method="PUT",
    path=_PERMISSIONS,
    summary="Add permissions to a team",
    body=TeamPermissionsBody,
    reply=ResponseListNode,
)
REMOVE_TEAM_PERMISSIONS = Operation(
    method="DELETE",
    path=_PERMISSIONS,
    summary="Remove permissions from a team",
    body=TeamPermissionsBody,
    reply=ResponseListNode,
)
LIST_REQUESTABLE = Operation(
    method="POST",
    path=_PERMISSIONS,
    summary="List permissions that the requestors of teams can request",
    query=RequestableQuery,
    body=TargetSetPermissionReqNode,
    reads=True,
    reply=PermissionsSearchResponseNode,
)
LIST_REQUESTABLE_ROLES = Operation(
    method="GET",
    path=f"{_TEAMS}/role/permissions",
    summary="List roles that the caller's teams can request",
    query=RequestableQuery,
    reply=PermissionsSearchResponseNode,
)
LIST_OFFERED_ROLES = Operation(
    method="GET",
    path=f"{_TEAMS}/roles",
    summary="List roles that can be added to a team",
    query=OfferQuery,
    reply=PermissionsSearchResponseNode,
)
LIST_OFFERED_RESOURCES = Operation(
    method="GET",
    path=f"{_TEAMS}/resources",
    summary="List resources that can be added to a team",
    query=OfferQuery,
    reply=PermissionsSearchResponseNode,
)
LIST_OFFERED_DEFINITIONS = Operation(
    method="GET",
    path=f"{_TEAMS}/prds",
    summary="List request definitions that can be added to a team",
    query=PageQuery,
    reply=PermissionsSearchResponseNode,
)
LIST_ROLES_IN_CONTAINER = Operation(
    method="POST",
    path=f"{_TEAMS}/container/roles",
    summary="List the roles in a container",
    query=PageQuery,
    body=ContainerReference,
    reads=True,
    reply=PermissionsSearchResponseNode,
)
LIST_RESOURCES_IN_CONTAINER = Operation(
    method="POST",
    path=f"{_TEAMS}/container/resources",
    summary="List the resources in a container",
    query=PageQuery,
    body=ContainerReference,
    reads=True,
    reply=PermissionsSearchResponseNode,
)

OPERATIONS = (
    LIST_TEAM_PERMISSIONS,
    ADD_TEAM_PERMISSIONS,
    REMOVE_TEAM_PERMISSIONS,
    LIST_REQUESTABLE,
    LIST_REQUESTABLE_ROLES,
    LIST_OFFERED_ROLES,
    LIST_OFFERED_RESOURCES,
    LIST_OFFERED_DEFINITIONS,
    LIST_ROLES_IN_CONTAINER,
    LIST_RESOURCES_IN_CONTAINER,
)
