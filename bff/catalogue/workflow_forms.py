"""Workflow forms: mostly an upstream of its own, because installations run it as a service of its own."""

from marshmallow import fields, validate

from bff.catalogue.operation import Operation, QuerySchema, ReplySchema

_UPSTREAM = "forms"


class TemplateQuery(QuerySchema):
    """``isCustom=true`` asks for the installation's own templates alone."""

    isCustom = fields.Boolean()


class FormQuery(QuerySchema):
    """Which kind of forms; without it all of them."""

    formContainer = fields.String(metadata={"example": "RequestForms"})


class WorkflowDataNode(ReplySchema):
    """A template, or a form of one."""

    dn = fields.String(required=True)
    templateName = fields.String()
    description = fields.String()
    cn = fields.String()


class TemplateListNode(ReplySchema):
    """All templates at once; ``size`` is their number."""

    prdTemplates = fields.List(fields.Nested(WorkflowDataNode), required=True)
    size = fields.Integer()


class FormListNode(ReplySchema):
    """All forms at once. The upstream's spelling of the list's name is kept."""

    worfklowFormsList = fields.List(fields.Nested(WorkflowDataNode), required=True)
    size = fields.Integer()


class FormDocumentQuery(QuerySchema):
    """
    To ask for something: the DN of the form and of the request definition; to decide: the ids of task and process.

    Source:
        docs/assumptions.md A-142.
    """

    formContainer = fields.String(required=True, validate=validate.OneOf(["RequestForms", "ApprovalForms"]))
    id = fields.String(required=True, metadata={"description": "DN of the form, or id of the task"})
    pid = fields.String(required=True, metadata={"description": "DN of the request definition, or id of the process"})
    recipient = fields.String(metadata={"description": "DN of whom something is asked for"})
    proxyFor = fields.String(metadata={"description": "DN of the person that the user acts for"})
    locale = fields.String()


class FormDocumentNode(ReplySchema):
    """A form as Form.io draws it, with its texts in several languages."""

    formJSON = fields.Dict(keys=fields.String(), required=True)


class DataItemsQuery(QuerySchema):
    """Whose data."""

    formId = fields.String(required=True, metadata={"description": "DN of a form"})


class WFDataItemNode(ReplySchema):
    """A value that a form asks for or shows."""

    fieldKey = fields.String(required=True)
    dataType = fields.String(metadata={"example": "string"})
    controlType = fields.String(metadata={"example": "textfield"})
    targetType = fields.String()


class WFDataItemsListNode(ReplySchema):
    """All values at once; ``size`` is their number."""

    dataItems = fields.List(fields.Nested(WFDataItemNode), required=True)
    size = fields.Integer()


SHOW_FORM = Operation(
    method="GET",
    path="/rest/access/forms",
    summary="Show the form of a request or a task",
    query=FormDocumentQuery,
    reply=FormDocumentNode,
)
LIST_TEMPLATES = Operation(
    upstream=_UPSTREAM,
    method="GET",
    path="/listTemplates",
    summary="List the templates of workflows",
    query=TemplateQuery,
    reply=TemplateListNode,
)
LIST_FORMS = Operation(
    upstream=_UPSTREAM,
    method="GET",
    path="/listWorkflowForms",
    summary="List the forms of workflows",
    query=FormQuery,
    reply=FormListNode,
)

LIST_FORM_DATA = Operation(
    upstream=_UPSTREAM,
    method="GET",
    path="/dataItemsList",
    summary="List the data of a form",
    query=DataItemsQuery,
    reply=WFDataItemsListNode,
)

OPERATIONS = (SHOW_FORM, LIST_TEMPLATES, LIST_FORMS, LIST_FORM_DATA)
