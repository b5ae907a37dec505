"""Workflows: a new request definition, from a template or as it was drawn."""

from marshmallow import fields, validate

from bff.catalogue.field_validators import common_name
from bff.catalogue.kinds import Name
from bff.catalogue.localized import plain_description, plain_name
from bff.catalogue.operation import BodySchema, Operation, ReplySchema
from bff.catalogue.samples import TEMPLATE

PROCESS_TYPES = ("Provisioning", "Role Approval", "Resource Approval", "Sod Approval")
APPROVAL_TYPES = ("Serial", "Quorum")
APPROVER_TYPES = ("user", "group", "manager")


class NameTextBody(BodySchema):
    """A name in the language ``key``."""

    key = fields.String(required=True, metadata={"example": "en"})
    value = fields.String(required=True, validate=plain_name, metadata={"example": "New laptop"})


class DescriptionTextBody(NameTextBody):
    """A description in the language ``key``."""

    value = fields.String(required=True, validate=plain_description)


class DataItemInputNode(BodySchema):
    """A data item that the workflow asks for."""

    name = fields.String(required=True, validate=[validate.Length(min=1), plain_name])
    type = fields.String(metadata={"example": "string"})


class PrdRequestNode(BodySchema):
    """The request form of the workflow, and the data items that it asks for."""

    requesterFormDN = fields.String(allow_none=True)
    requestDataItem = fields.List(fields.Nested(DataItemInputNode))


class PrdApprovalNode(BodySchema):
    """One step of the approval."""

    approvalFormDN = fields.String(allow_none=True)
    approvalOrder = fields.Integer(validate=validate.Range(min=1))
    approvers = fields.List(
        Name(), metadata={"description": "DNs of the approvers; without DNs the recipient's manager approves"}
    )
    approversType = fields.String(validate=validate.OneOf(APPROVER_TYPES))


class PrdCreateNode(BodySchema):
    """
    A new workflow that is made from a template.

    Source:
        docs/assumptions.md A-143.
    """

    cn = fields.String(required=True, validate=[validate.Length(min=1), common_name], metadata={"example": "NewLaptop"})
    template = fields.String(required=True, validate=validate.Length(min=1), metadata={"description": "DN", **TEMPLATE})
    processType = fields.String(required=True, validate=validate.OneOf(PROCESS_TYPES))
    prdName = fields.List(fields.Nested(NameTextBody), required=True, validate=validate.Length(min=1))
    prdDescription = fields.List(fields.Nested(DescriptionTextBody))
    requestInfo = fields.Nested(PrdRequestNode)
    approvalType = fields.String(validate=validate.OneOf(APPROVAL_TYPES))
    approveInfo = fields.List(fields.Nested(PrdApprovalNode))


class ProvisioningRequestNode(BodySchema):
    """A new workflow with its own diagram, or new names for an existing workflow."""

    prdCN = Name(required=True, validate=[validate.Length(min=1), common_name], metadata={"example": "NewLaptop"})
    prdName = fields.List(fields.Nested(NameTextBody), required=True, validate=validate.Length(min=1))
    prdDescription = fields.List(fields.Nested(DescriptionTextBody))
    prdCategory = fields.String()
    processType = fields.String(validate=validate.OneOf(PROCESS_TYPES))
    operation = fields.String(validate=validate.OneOf(["create", "update"]))


class PrdResponseNode(ReplySchema):
    """The workflow that was created or changed."""

    success = fields.Boolean(required=True)
    dn = fields.String(required=True)
    name = fields.String()


_WORKFLOW = "/rest/access/workflow"

CREATE_WORKFLOW = Operation(
    method="POST",
    path=_WORKFLOW,
    summary="Create a workflow from a template",
    body=PrdCreateNode,
    reply=PrdResponseNode,
)
KEEP_WORKFLOW = Operation(
    method="POST",
    path=f"{_WORKFLOW}/prd",
    summary="Create or rename a workflow",
    body=ProvisioningRequestNode,
    reply=PrdResponseNode,
)

OPERATIONS = (CREATE_WORKFLOW, KEEP_WORKFLOW)
