"""The parameters and bodies of the assignment calls."""

from __future__ import annotations

from typing import Any

from marshmallow import ValidationError, fields, validate, validates_schema

from mock_upstream.nodes.fields import Given, Kept, OneOrMany
from mock_upstream.nodes.listing import ListQuery

_SUBTYPES = {"user": "user", "group": "group", "container": "container", "subcontainer": "subtree", "role": "role"}
SCOPES = ("ALL", "ROLE", "RESOURCE")


class Moment(fields.Integer):
    """Milliseconds since 1970, which clients also send as a text; an empty value and 0 mean none."""

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> Any:
        return None if value in ("", "0", 0) else super()._deserialize(value, *args, **kwargs)


class Subtype(fields.String):
    """Kind of a holder; ``subcontainer`` is a container with everything below."""

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> str:
        text: str = super()._deserialize(value, *args, **kwargs).lower()
        if text not in _SUBTYPES:
            raise ValidationError("No kind of a holder.")
        return _SUBTYPES[text]


class HoldingsQuery(ListQuery):
    """Parameters of the list of assignments of a person."""

    only_direct = fields.Boolean(data_key="onlyDirectAssignments", load_default=False)


class AdvancedQuery(HoldingsQuery):
    """Parameters of the same list with filters, which must all match. Dates are days in milliseconds."""

    name = fields.String(load_default="")
    description = fields.String(load_default="")
    parameter = fields.String(load_default="")
    role_reason = fields.String(data_key="roleInitialRequestDescription", load_default="")
    resource_reason = fields.String(data_key="resourceInitialRequestDescription", load_default="")
    requested_ms = Moment(data_key="requestDate", load_default=None)
    effective_ms = Moment(data_key="effectiveDate", load_default=None)
    expires_ms = Moment(data_key="expDate", load_default=None)
    role_categories = fields.String(data_key="roleCategories", load_default="")
    resource_categories = fields.String(data_key="resourceCategories", load_default="")
    user = fields.Boolean(data_key="userAssigned", load_default=False)
    group = fields.Boolean(data_key="groupAssigned", load_default=False)
    container = fields.Boolean(data_key="containerAssigned", load_default=False)
    role = fields.Boolean(data_key="roleRelationship", load_default=False)
    scope = fields.String(data_key="searchScope", load_default="ALL", validate=validate.OneOf(SCOPES))


class HoldersQuery(ListQuery):
    """Parameters of the list of holders of a role or resource."""

    only_direct = fields.Boolean(data_key="onlyDirectAssignments", load_default=True)
    sort_by = fields.String(data_key="sortBy", load_default="recipientFullName")


class IdentitiesQuery(ListQuery):
    """Parameters of the list of all people who have a role or resource, directly or not."""

    permission_dn = fields.String(data_key="permissionId", required=True)
    kind = fields.String(data_key="permissionType", load_default="role")
    sort_by = fields.String(data_key="sortBy", load_default="FirstName")


class PermissionReference(Given):
    """A role or resource: older calls name it ``id``, newer ones ``dn``."""

    id = fields.String(load_default="")
    dn = fields.String(load_default="")
    kind = fields.String(data_key="entityType", load_default="role")


class _Holder(Given):
    dn = fields.String(data_key="assignedToDn", required=True, validate=validate.Length(min=1))
    kind = Subtype(data_key="subtype", load_default="user")
    instance_id = fields.String(data_key="instanceId", load_default="")
    sod_justification = fields.String(data_key="sodJustification", load_default="")


class _Assignment(Given):
    id = fields.String(required=True, validate=validate.Length(min=1))
    kind = fields.String(data_key="entityType", load_default="role", validate=validate.OneOf(["role", "resource"]))
    instance_id = fields.String(data_key="instanceId", load_default="", allow_none=True)
    holders = fields.List(fields.Nested(_Holder), data_key="assignmentToList", load_default=list)
    effective_ms = Moment(data_key="effectiveDate", load_default=None, allow_none=True)
    expires_ms = Moment(data_key="expiryDate", load_default=None, allow_none=True)


class AssignmentsBody(Kept):
    """PermissionAssignmentListNode: the assignments to grant or revoke, with their recipients."""

    reason = fields.String(load_default="")
    assignments = OneOrMany(fields.Nested(_Assignment), required=True, validate=validate.Length(min=1))


class _Parameter(Given):
    name = fields.String(data_key="paramName", required=True)
    values = fields.List(fields.String(), data_key="paramValues", load_default=list)


class _Parameters(Given):
    listed = fields.List(fields.Nested(_Parameter), data_key="dynamicParamList", load_default=list)


class ResourceChangeBody(Kept):
    """AssignmentStatusNode: one or several resources for one or several people."""

    dn = fields.String(load_default="")
    dns = fields.List(fields.String(), load_default=list)
    recipient_dn = fields.String(data_key="recipientDn", load_default="")
    recipient_dns = fields.List(fields.String(), data_key="recipientDns", load_default=list)
    reason = fields.String(data_key="description", load_default="")
    effective_ms = Moment(data_key="effectiveDate", load_default=None, allow_none=True)
    expires_ms = Moment(data_key="expiryDate", load_default=None, allow_none=True)
    instance_id = fields.String(data_key="instanceGuId", load_default="")
    parameters = fields.Nested(_Parameters, data_key="dynamicParams", load_default=lambda: {"listed": []})

    @validates_schema
    def _names_somebody_and_something(self, data: dict[str, Any], **_options: object) -> None:
        for one, several in (("dn", "dns"), ("recipient_dn", "recipient_dns")):
            if not any([data[one], *data[several]]):
                raise ValidationError("Nothing is named.", self.fields[one].data_key or one)
