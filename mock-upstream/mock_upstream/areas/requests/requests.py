"""The parameters and bodies of the request calls."""

from __future__ import annotations

from typing import Any

from marshmallow import fields, post_load, validate

from mock_upstream.nodes.fields import Given, Kept, OneOrMany
from mock_upstream.nodes.listing import ListQuery, Named
from mock_upstream.store.requestable import COLUMNS

KINDS = ("role", "resource", "prd")


class Kind(fields.String):
    """``entityType``, which clients write in both cases."""

    def _deserialize(self, value: Any, *args: Any, **kwargs: Any) -> str:
        text: str = super()._deserialize(value, *args, **kwargs).lower()
        validate.OneOf(KINDS)(text)
        return text


class PermissionReference(Given):
    """``{"id": dn, "entityType": "role"}``."""

    id = fields.String(required=True, validate=validate.Length(min=1))
    entity_type = Kind(data_key="entityType", required=True)


class _RequestedPermission(PermissionReference):
    proxy_for = fields.String(data_key="proxyFor", load_default="")


class _Recipient(Given):
    dn = fields.String(required=True, validate=validate.Length(min=1))
    type = fields.String(load_default="user", validate=validate.OneOf(["user", "group", "team", "container"]))
    is_group_assignment = fields.Boolean(data_key="isGroupAssignment", load_default=False)


class _Values(Given):
    key = fields.String(required=True)
    value = fields.Raw(load_default="")


class _DataItem(Given):
    name = fields.String(required=True)
    values = fields.List(fields.Raw(), load_default=list)


class _Asking(Kept):
    reason = fields.String(load_default="")
    effective_ms = fields.Integer(data_key="effDate", load_default=None, allow_none=True)
    expires_ms = fields.Integer(data_key="expDate", load_default=None, allow_none=True)
    sod_justification = fields.String(data_key="sodJustification", load_default="")
    recipients = fields.List(fields.Nested(_Recipient), load_default=list)
    proxy_user = fields.String(data_key="proxyUser", load_default="")


class SingleRequestBody(_Asking, PermissionReference):
    """SinglePermReqNode."""

    parameters = fields.List(fields.Nested(_Values), data_key="permReqParams", load_default=list)
    data_items = fields.List(fields.Nested(_DataItem), data_key="dataItems", load_default=list)


class BulkRequestBody(_Asking):
    """RequestNode."""

    permissions = OneOrMany(
        fields.Nested(_RequestedPermission), data_key="reqPermissions", required=True, validate=validate.Length(min=1)
    )


class FormRequestBody(_Asking):
    """RequestFormPermissionsNode; only its first permission counts."""

    permissions = OneOrMany(
        fields.Nested(_RequestedPermission), data_key="reqPermissions", required=True, validate=validate.Length(min=1)
    )
    data = fields.List(fields.Nested(_Values), load_default=list)

    @post_load
    def _find_reason(self, given: dict[str, Any], **_kwargs: Any) -> dict[str, Any]:
        """Give the reason from the values of the form; a reason elsewhere in the body is ignored."""
        said = [each["value"] for each in given["data"] if each["key"].lower() == "reason"]
        texts = [text for value in said for text in (value if isinstance(value, list) else [value])]
        return given | {"reason": " ".join(texts), "sod_justification": ""}


class PermissionsQuery(ListQuery):
    """Parameters of the list of items that can be requested."""

    by_name = fields.Boolean(data_key="sortByName", load_default=False)
    columns = Named(fields.String(validate=validate.OneOf(COLUMNS)), data_key="column", load_default=list)
    kinds = Named(Kind(), data_key="type", load_default=list)
    proxy_user = fields.String(data_key="proxyUser", load_default="")


class HistoryQuery(ListQuery):
    """Parameters of the list of requests; ``*`` and 0 mean all."""

    sort_by = fields.String(data_key="sortBy", load_default="requestDate")
    item = fields.String(load_default="*")
    kind = fields.String(data_key="type", load_default="*")
    status = fields.String(load_default="*")
    confirmation = fields.String(data_key="cn", load_default="*")
    begins_ms = fields.Integer(data_key="startDate", load_default=0)
    ends_ms = fields.Integer(data_key="endDate", load_default=0)
    action = fields.String(load_default="*")


class HistoryFilter(Given):
    """PermissionRequestHistoryFilterNode; empty lists filter nothing."""

    requesters = fields.List(fields.String(), load_default=list)
    recipient_users = fields.List(fields.String(), data_key="recipientUsers", load_default=list)
    recipient_groups = fields.List(fields.String(), data_key="recipientGroups", load_default=list)
    recipient_containers = fields.List(fields.String(), data_key="recipientContainers", load_default=list)
    reason = fields.String(load_default="")


class RequestReference(Given):
    """``{"id"}`` of a request."""

    id = fields.String(required=True, validate=validate.Length(min=1))


class RequestsBody(Given):
    """Names requests."""

    requests = OneOrMany(fields.Nested(RequestReference), required=True, validate=validate.Length(min=1))


class ShortListQuery(Given):
    """Parameters of the short list of own requests."""

    next_index = fields.Integer(data_key="nextIndex", load_default=1)
    size = fields.Integer(load_default=5)


class CommentsQuery(Given):
    """Which comments are wanted."""

    system = fields.Boolean(data_key="includeSystemComments", load_default=False)
    limit = fields.Integer(data_key="commentLimit", load_default=200, validate=validate.Range(min=0))


class ProcessesQuery(Given):
    """Parameters of the processes of a request, or of one process."""

    correlation_id = fields.String(data_key="correlationId", load_default="")
    process_id = fields.String(data_key="processId", load_default="")
    size = fields.Integer(load_default=200, validate=validate.Range(min=1))
