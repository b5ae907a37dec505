"""The parameters and bodies of the workflow calls."""

from __future__ import annotations

from marshmallow import fields, validate

from mock_upstream.nodes.fields import Given
from mock_upstream.store.request_definitions import MANAGER, PROCESS_TYPES, PROVISIONING

_SOME = validate.Length(min=1)
QUORUM = "Quorum"


class _Text(Given):
    key = fields.String(required=True)
    value = fields.String(required=True)


class _DataItem(Given):
    name = fields.String(required=True, validate=_SOME)
    type = fields.String(load_default="string")


class _Request(Given):
    form_dn = fields.String(data_key="requesterFormDN", load_default=None, allow_none=True)
    data_items = fields.List(fields.Nested(_DataItem), data_key="requestDataItem", load_default=list)


class _Approval(Given):
    form_dn = fields.String(data_key="approvalFormDN", load_default=None, allow_none=True)
    order = fields.Integer(data_key="approvalOrder", load_default=1)
    approvers = fields.List(fields.String(), load_default=list)
    kind = fields.String(
        data_key="approversType", load_default=MANAGER, validate=validate.OneOf(("user", "group", MANAGER))
    )


class CreateBody(Given):
    """A PrdCreateNode."""

    cn = fields.String(required=True, validate=_SOME)
    template = fields.String(required=True)
    process_type = fields.String(data_key="processType", required=True, validate=validate.OneOf(PROCESS_TYPES))
    names = fields.List(fields.Nested(_Text), data_key="prdName", required=True, validate=_SOME)
    descriptions = fields.List(fields.Nested(_Text), data_key="prdDescription", load_default=list)
    request = fields.Nested(_Request, data_key="requestInfo", load_default={"form_dn": None, "data_items": []})
    approval_type = fields.String(
        data_key="approvalType", load_default="Serial", validate=validate.OneOf(("Serial", QUORUM))
    )
    approvals = fields.List(fields.Nested(_Approval), data_key="approveInfo", load_default=list)


class KeepBody(Given):
    """A ProvisioningRequestNode."""

    cn = fields.String(data_key="prdCN", required=True, validate=_SOME)
    names = fields.List(fields.Nested(_Text), data_key="prdName", required=True, validate=_SOME)
    descriptions = fields.List(fields.Nested(_Text), data_key="prdDescription", load_default=list)
    category = fields.String(data_key="prdCategory", load_default="")
    process_type = fields.String(
        data_key="processType", load_default=PROVISIONING, validate=validate.OneOf(PROCESS_TYPES)
    )
    operation = fields.String(load_default="create", validate=validate.OneOf(("create", "update")))
