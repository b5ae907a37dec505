"""Workflow forms: a separate upstream, because many installations run forms as a separate service."""

from marshmallow import fields, validate

from bff.catalogue.operation import Operation, QuerySchema, ReplySchema

_UPSTREAM = "forms"


class TemplateQuery(QuerySchema):
    """With ``isCustom=true`` only the installation's own templates are listed."""

    isCustom = fields.Boolean()


class FormQuery(QuerySchema):
    """Selects one kind of forms; without ``formContainer`` all kinds are listed."""

    formContainer = fields.String(metadata={"example": "RequestForms"})


class WorkflowDataNode(ReplySchema):
    """A template, or a form of a template."""

    dn = fields.String(required=True)
    templateName = fields.String()
    description = fields.String()
    cn = fields.String()


class TemplateListNode(ReplySchema):
    """All templates, without paging; ``size`` is their number."""

    prdTemplates = fields.List(fields.Nested(WorkflowDataNode), required=True)
    size = fields.Integer()


class FormListNode(ReplySchema):
    """All forms, without paging; ``worfklowFormsList`` is the upstream's spelling."""

    worfklowFormsList = fields.List(fields.Nested(WorkflowDataNode), required=True)
    size = fields.Integer()


class FormDocumentQuery(QuerySchema):
    """
    Identifies a form: of a request by the DNs of form and definition, of a task by the ids of task and process.

    Source:
        docs/assumptions.md A-142.
    """

    formContainer = fields.String(required=True, validate=validate.OneOf(["RequestForms", "ApprovalForms"]))
    id = fields.String(required=True, metadata={"description": "DN of the form, or id of the task"})
    pid = fields.String(required=True, metadata={"description": "DN of the request definition, or id of the process"})
    recipient = fields.String(metadata={"description": "DN of the recipient"})
    proxyFor = fields.String(metadata={"description": "DN of the person whom the user acts for"})
    locale = fields.String()


class FormDocumentNode(ReplySchema):
    """A form in the format of Form.io, with its texts in several languages."""

    formJSON = fields.Dict(keys=fields.String(), required=True)


class DataItemsQuery(QuerySchema):
    """Selects the form whose data items are listed."""

    formId = fields.String(required=True, metadata={"description": "DN of a form"})


class WFDataItemNode(ReplySchema):
    """A data item that a form asks for or shows."""

    fieldKey = fields.String(required=True)
    dataType = fields.String(metadata={"example": "string"})
    controlType = fields.String(metadata={"example": "textfield"})
    targetType = fields.String()


class WFDataItemsListNode(ReplySchema):
    """All data items, without paging; ``size`` is their number."""

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
