"""Workflow forms: an upstream of its own, because installations run it as a service of its own."""

from marshmallow import fields

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

OPERATIONS = (LIST_TEMPLATES, LIST_FORMS)
