"""The parameters and bodies of the calls about administrators."""

from __future__ import annotations

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Given, OneOrMany, Reference
from mock_upstream.nodes.listing import ListQuery
from mock_upstream.nodes.refusals import not_valid
from mock_upstream.store.administrators import DOMAINS, PERMISSIONS, PROVISIONING

DOMAIN, DELEGATED = "DOMAIN", "DELEGATED"
ALL = "ALL"


def known_domain(key: str) -> str:
    """The domain with a key; ``PRD`` is another name for provisioning; 412 where there is none."""
    domain = PROVISIONING if key == "PRD" else key
    if domain not in DOMAINS:
        raise not_valid(f"There is no domain {key}.")
    return domain


def divisible_domain(key: str) -> str:
    """A domain that can be administered in part; 412 for others."""
    domain = known_domain(key)
    if domain not in PERMISSIONS:
        raise not_valid(f"The domain {key} is administered as a whole.")
    return domain


class AssignmentsQuery(ListQuery):
    """Parameters of the list of administrators."""

    size = fields.Integer(load_default=20)
    sort_by = fields.String(data_key="sortColumn", load_default="assignee")
    filter_search = fields.String(data_key="filterSearch", load_default=ALL)


class AssignmentBody(Given):
    """A new assignment."""

    assignee_dn = fields.String(data_key="assigneeDn", required=True, validate=validate.Length(min=1))
    domain = fields.String(required=True)
    admin_type = fields.String(
        data_key="adminTypeKey", load_default=DOMAIN, validate=validate.OneOf([DOMAIN, DELEGATED])
    )
    effective_ms = fields.Integer(data_key="effectiveDate", load_default=None)
    expires_ms = fields.Integer(data_key="expirationDate", load_default=None)
    comment = fields.String(load_default="")


class _Revoked(Given):
    domain = fields.String(data_key="assignmentDomain", required=True)
    identity = fields.String(required=True)
    whole = fields.Boolean(data_key="isAllPermissions", load_default=None)


class RevokeBody(Given):
    """Names assignments."""

    revoked = OneOrMany(
        fields.Nested(_Revoked), data_key="revokeAssignments", required=True, validate=validate.Length(min=1)
    )


class AdminQuery(Given):
    """Parameters of the check whether somebody administers a domain."""

    level = fields.Integer(load_default=1, validate=validate.OneOf([1, 2]))
    domain = fields.String(data_key="type", load_default="")
    user_dn = fields.String(data_key="userDn", load_default="")


class PermissionsQuery(AssignmentsQuery):
    """Parameters of the list of permissions of a person in a domain."""

    assignee_dn = fields.String(data_key="assigneeDn", required=True)
    domain = fields.String(required=True)
    sort_by = fields.String(
        data_key="sortColumn",
        load_default="resolvedNameAuthObject",
        validate=validate.OneOf(["resolvedNameAuthObject", "permission", "entityType"]),
    )


class _Permission(Reference):
    permission = fields.String(required=True)


class PermissionsBody(Given):
    """Permissions to grant to an administrator, or to revoke."""

    assigned_to = fields.String(data_key="assignedToDN", required=True)
    permissions = OneOrMany(fields.Nested(_Permission), required=True, validate=validate.Length(min=1))


class ObjectsBody(Given):
    """Names objects."""

    permissions = OneOrMany(fields.Nested(Reference), required=True, validate=validate.Length(min=1))
