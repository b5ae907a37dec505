"""Org chart: the people and objects above and below one, along relationships."""

from marshmallow import fields, validate

from bff.catalogue.facts import AttrNode
from bff.catalogue.listing import LARGEST_PAGE, ListQuery
from bff.catalogue.operation import Operation, QuerySchema, ReplySchema
from bff.catalogue.relationship_nodes import RelationshipListNode

_NAMED = validate.Length(min=1)
_DN = {"example": "cn=abrooks,ou=users,o=data"}


class OrgChartPersonQuery(QuerySchema):
    """Selects a person; without ``dn`` the signed-in user."""

    dn = fields.String(metadata=_DN)
    clientId = fields.String()


class OrgChartPageQuery(QuerySchema):
    """Paging of the objects above or below one."""

    clientId = fields.String()
    nextIndex = fields.Integer(validate=validate.Range(min=1), metadata={"example": 1})
    size = fields.Integer(validate=validate.Range(min=1, max=LARGEST_PAGE), metadata={"example": 10})


class OrgChartQuery(OrgChartPageQuery):
    """Selects an object, and the relationships along which the chart goes down from it."""

    relationshipKeys = fields.String(required=True, validate=_NAMED, metadata={"example": "user2users"})
    entityDN = fields.String(metadata=_DN)
    entityDefKey = fields.String(metadata={"example": "user"})


class LevelUpQuery(OrgChartPageQuery):
    """Selects an object and the relationship along which the chart goes up; the upstream spells ``relationshipkey``."""

    dn = fields.String(required=True, validate=_NAMED, metadata=_DN)
    relationshipkey = fields.String(required=True, validate=_NAMED, metadata={"example": "user2users"})


class OrgChartUserInfoNode(ReplySchema):
    """A person in the chart."""

    dn = fields.String(required=True, metadata=_DN)
    fullName = fields.String()
    image = fields.String(metadata={"description": "Photo, base64 without a prefix"})
    attributes = fields.List(fields.Nested(AttrNode))
    primaryAttributes = fields.List(fields.Nested(AttrNode))
    secondaryAttributes = fields.List(fields.Nested(AttrNode))
    directReportee = fields.String()
    totalNumberOfReportees = fields.Integer()


class ManagersReply(ReplySchema):
    """All managers above a person, the nearest first."""

    managers = fields.List(fields.Nested(OrgChartUserInfoNode), required=True)


class OrganizationalChartListNode(ManagersReply):
    """A person with the managers above and the people who report to them."""

    userQuickInfo = fields.Nested(OrgChartUserInfoNode, required=True)
    reportees = fields.List(fields.Nested(OrgChartUserInfoNode), required=True)
    totalNumberOfReportees = fields.Integer()


class OrgChartEntityNode(ReplySchema):
    """A person or another object in the chart; ``entityKey`` is its DN."""

    id = fields.String()
    entityKey = fields.String(required=True, metadata=_DN)
    fullName = fields.String()
    image = fields.String(metadata={"description": "Photo, base64 without a prefix"})
    primaryAttributes = fields.List(fields.Nested(AttrNode))


class OrgChartTargetNode(ReplySchema):
    """One page of the objects below, along one relationship. ``nextIndex`` is 0 or less on the last page."""

    relationshipKey = fields.String()
    total = fields.Integer()
    nextIndex = fields.Integer()
    orgChartEntityNodes = fields.List(fields.Nested(OrgChartEntityNode), required=True)


class OrgChartReply(OrgChartEntityNode):
    """An object with the objects below it; each relationship has one entry in ``targets``."""

    targets = fields.List(fields.Nested(OrgChartTargetNode), required=True)


class LevelUpNode(ReplySchema):
    """An object above."""

    dn = fields.String(required=True, metadata=_DN)
    fullName = fields.String()
    relationshipDisplayName = fields.String()


class LevelUpReply(ReplySchema):
    """One page of the objects above. ``nextIndex`` is 0 or less on the last page."""

    entityList = fields.List(fields.Nested(LevelUpNode), required=True)
    nextIndex = fields.Integer()
    total = fields.Integer()


class RelationshipListQuery(ListQuery):
    """Filters relationships; ``q`` searches their names."""

    clientId = fields.String()
    relationshipType = fields.String(validate=validate.OneOf(["all", "orgchart", "team-management"]))
    sourceEntityKey = fields.String(metadata={"example": "user"})


_ORG_CHART = "/rest/access/orgChart"
_RELATIONSHIPS = "/rest/access/relationships"

SHOW_PERSON = Operation(
    method="GET",
    path=_ORG_CHART,
    summary="Show a person with managers and reports",
    query=OrgChartPersonQuery,
    reply=OrganizationalChartListNode,
)
LIST_MANAGERS = Operation(
    method="GET",
    path=f"{_ORG_CHART}/managers",
    summary="List all managers above a person",
    query=OrgChartPersonQuery,
    reply=ManagersReply,
)
SHOW_CHART = Operation(
    method="GET",
    path=f"{_ORG_CHART}/v2",
    summary="Show the subordinates of a person or entity",
    query=OrgChartQuery,
    reply=OrgChartReply,
)
LIST_LEVEL_UP = Operation(
    method="GET",
    path=f"{_ORG_CHART}/target/list",
    summary="List the superiors of a person or entity",
    query=LevelUpQuery,
    reply=LevelUpReply,
)
LIST_TEAM_RELATIONSHIPS = Operation(
    method="GET",
    path=_RELATIONSHIPS,
    summary="List relationships for managing teams",
    reply=RelationshipListNode,
)
LIST_RELATIONSHIPS = Operation(
    method="GET",
    path=f"{_RELATIONSHIPS}/list",
    summary="List relationships",
    query=RelationshipListQuery,
    reply=RelationshipListNode,
)

OPERATIONS = (
    SHOW_PERSON,
    LIST_MANAGERS,
    SHOW_CHART,
    LIST_LEVEL_UP,
    LIST_TEAM_RELATIONSHIPS,
    LIST_RELATIONSHIPS,
)
