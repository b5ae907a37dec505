"""Administrator assignments: which person or group administers which domain."""

from marshmallow import fields, validate

from bff.catalogue.attributes import JaxBMapNode
from bff.catalogue.kinds import Name, OneOrMany
from bff.catalogue.listing import LARGEST_PAGE
from bff.catalogue.operation import BodySchema, Operation, QuerySchema, ReplySchema
from bff.catalogue.samples import PERSON

DOMAINS = ("ROLES", "RESOURCES", "PROVISIONING", "PRD", "SECURITY", "RBPM-APP", "COMPLIANCE")
"""Keys of the domains; ``PRD`` is another name for ``PROVISIONING``."""
ADMIN_TYPES = ("DOMAIN", "DELEGATED")
ASSIGNEE_TYPES = ("USER", "GROUP", "CONTAINER", "ROLE")


def domain_field() -> fields.String:
    """Build the field for the key of a domain."""
    return fields.String(required=True, validate=validate.OneOf(DOMAINS), metadata={"example": "ROLES"})


class DomainListNode(ReplySchema):
    """Keys with display names; depending on the call they are domains, columns or permissions."""

    domains = fields.List(fields.Nested(JaxBMapNode), required=True)


class AdminAssignmentQuery(QuerySchema):
    """Searches names for ``q``; ``filterSearch`` is ``ALL``, a type of assignee or administrator, or a domain."""

    q = fields.String(metadata={"example": "*"})
    nextIndex = fields.Integer(validate=validate.Range(min=1))
    size = fields.Integer(validate=validate.Range(min=1, max=LARGEST_PAGE))
    sortOrder = fields.String(validate=validate.OneOf(["asc", "desc"]))
    sortColumn = fields.String(metadata={"description": "Key of a column", "example": "assignee"})
    filterSearch = fields.String(validate=validate.OneOf(["ALL", *ASSIGNEE_TYPES, *ADMIN_TYPES, *DOMAINS]))


class AdminAssignmentNode(ReplySchema):
    """An administrator assignment (SPEC 3 "Other entities"); a field without ``Key`` is the display text of its key."""

    assignee = fields.String(metadata={"description": "Name of the person or group"})
    assigneeDn = fields.String(metadata={"example": "cn=abrooks,ou=users,o=data"})
    assignmentType = fields.String(metadata={"example": "User"})
    assignmentTypeKey = fields.String(metadata={"example": "USER"})
    adminType = fields.String(metadata={"example": "Domain Administrator"})
    adminTypeKey = fields.String(metadata={"example": "DOMAIN"})
    comment = fields.String()
    domain = fields.String(metadata={"example": "ROLES"})
    domainType = fields.String(metadata={"example": "Role"})
    effectiveDate = fields.Integer(metadata={"description": "Milliseconds since 1970"})
    expirationDate = fields.Integer(metadata={"description": "Milliseconds since 1970; absent without an end"})
    status = fields.String(metadata={"example": "Active"})


class AdminAssignmentListNode(ReplySchema):
    """One page of administrator assignments. ``nextIndex`` is 0 or less on the last page."""

    adminAssignments = fields.List(fields.Nested(AdminAssignmentNode), required=True)
    nextIndex = fields.Integer()
    totalSize = fields.Integer()
    total = fields.Integer()


class AdminAssignmentBody(BodySchema):
    """
    A new administrator assignment.

    Without ``adminTypeKey`` the administrator gets the whole domain; without dates the assignment starts now and never
    ends.
    """

    assignee = fields.String()
    assigneeDn = fields.String(required=True, validate=validate.Length(min=1), metadata=PERSON)
    domain = domain_field()
    adminTypeKey = fields.String(validate=validate.OneOf(ADMIN_TYPES))
    effectiveDate = fields.Integer()
    expirationDate = fields.Integer()
    comment = fields.String()


class RevokeAssignmentNode(ReplySchema):
    """Identifies an assignment to revoke; ``isAllPermissions`` says that it covers the whole domain."""

    assignmentDomain = domain_field()
    identity = Name(
        required=True, validate=validate.Length(min=1), metadata={"description": "DN of the person or group", **PERSON}
    )
    isAllPermissions = fields.Boolean()


class RevokeAssignmentListNode(ReplySchema):
    """The assignments to revoke; the reply lists those that were revoked."""

    revokeAssignments = OneOrMany(fields.Nested(RevokeAssignmentNode), required=True, validate=validate.Length(min=1))
    arraySize = fields.Integer()


class AdminQuery(QuerySchema):
    """Asks for domain (``level`` 1) or delegated administrators (2); without ``userDn`` it means the signed-in user."""

    level = fields.Integer(validate=validate.OneOf([1, 2]))
    type = fields.String(validate=validate.OneOf(DOMAINS))
    userDn = fields.String()


class AdminReply(ReplySchema):
    """Whether the user is an administrator of the requested kind."""

    isAdmin = fields.Boolean()


_ASSIGNMENTS = "/rest/admin/administrator/assignments"

LIST_ASSIGNMENTS = Operation(
    method="GET",
    path=_ASSIGNMENTS,
    summary="List administrator assignments",
    query=AdminAssignmentQuery,
    reply=AdminAssignmentListNode,
)
REVOKE_ASSIGNMENTS = Operation(
    method="DELETE",
    path=_ASSIGNMENTS,
    summary="Revoke administrator assignments",
    query=AdminAssignmentQuery,
    body=RevokeAssignmentListNode,
    reply=RevokeAssignmentListNode,
)
LIST_ADMIN_DOMAINS = Operation(
    method="GET",
    path=f"{_ASSIGNMENTS}/adminDomains",
    summary="List domains that can be administered as a whole",
    reply=DomainListNode,
)
LIST_ASSIGNMENT_COLUMNS = Operation(
    method="GET",
    path=f"{_ASSIGNMENTS}/columns",
    summary="List the columns of administrator assignments",
    reply=DomainListNode,
)
CREATE_ASSIGNMENT = Operation(
    method="POST",
    path=f"{_ASSIGNMENTS}/create",
    summary="Create an administrator assignment",
    body=AdminAssignmentBody,
    reply=DomainListNode,
)
LIST_DELEGATED_DOMAINS = Operation(
    method="GET",
    path=f"{_ASSIGNMENTS}/domains",
    summary="List domains that can be administered in part",
    reply=DomainListNode,
)
ASK_FOR_ADMIN = Operation(
    method="GET",
    path="/rest/access/user/admin",
    summary="Check whether a person is an administrator",
    query=AdminQuery,
    reply=AdminReply,
)

OPERATIONS = (
    LIST_ASSIGNMENTS,
    REVOKE_ASSIGNMENTS,
    LIST_ADMIN_DOMAINS,
    LIST_ASSIGNMENT_COLUMNS,
    CREATE_ASSIGNMENT,
    LIST_DELEGATED_DOMAINS,
    ASK_FOR_ADMIN,
)
