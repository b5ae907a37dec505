"""``forms`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import fields, validate
from sqlalchemy import select

from mock_upstream.admission import acting_person
from mock_upstream.areas.workflow_forms.rules import form_data, request_form, task_form
from mock_upstream.errors import FaultError
from mock_upstream.nodes.fields import Given
from mock_upstream.store.database import database
from mock_upstream.store.models import WorkflowForm

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

workflow_forms = Blueprint("workflow_forms", __name__, url_prefix="/IDMProv/rest/access/forms")

_TEMPLATES = "Templates"
_REQUEST_FORMS = "RequestForms"
_CONTAINERS = (_REQUEST_FORMS, "ApprovalForms")


class _FormQuery(Given):
    container = fields.String(data_key="formContainer", required=True, validate=validate.OneOf(_CONTAINERS))
    id = fields.String(required=True)
    pid = fields.String(required=True)
    recipient = fields.String(load_default="")
    proxy_for = fields.String(data_key="proxyFor", load_default="")


@workflow_forms.get("")
def show_form() -> ResponseReturnValue:
    """Give the form of a request or of a task, in the caller's language."""
    asked: dict[str, Any] = _FormQuery().load(request.args)
    with database().read() as session:
        person = acting_person(session, asked["proxy_for"])
        if asked["container"] == _REQUEST_FORMS:
            return {"formJSON": request_form(session, person, asked)}
        return {"formJSON": task_form(session, person, asked)}


@workflow_forms.get("/dataItemsList")
def list_data() -> ResponseReturnValue:
    """Give the data that the workflows bound to the form ``formId`` have."""
    with database().read() as session:
        nodes = form_data(session, request.args.get("formId", ""))
    return {"dataItems": nodes, "size": len(nodes)}


@workflow_forms.get("/listTemplates")
def list_templates() -> ResponseReturnValue:
    """Give the templates; with ``isCustom=true`` only those that the installation has added."""
    custom = request.args.get("isCustom", "false")
    if custom not in {"true", "false"}:
        raise FaultError("InvalidInput", "isCustom is true or false.")
    nodes = _nodes(_TEMPLATES, custom_only=custom == "true")
    return {"prdTemplates": nodes, "size": len(nodes)}


@workflow_forms.get("/listWorkflowForms")
def list_forms() -> ResponseReturnValue:
    """Give the forms of ``formContainer``, or all of them."""
    container = request.args.get("formContainer")
    if container is not None and container not in _CONTAINERS:
        raise FaultError("InvalidEnumValue", f"formContainer is {' or '.join(_CONTAINERS)}.")
    nodes = [node for each in _CONTAINERS if container in {None, each} for node in _nodes(each)]
    return {"worfklowFormsList": nodes, "size": len(nodes)}


def _nodes(container: str, *, custom_only: bool = False) -> list[dict[str, Any]]:
    wanted = select(WorkflowForm).where(WorkflowForm.container == container).order_by(WorkflowForm.name)
    if custom_only:
        wanted = wanted.where(WorkflowForm.custom)
    with database().read() as session:
        found = session.scalars(wanted).all()
    return [
        {"dn": each.dn, "cn": each.cn, "templateName": each.name, "description": each.description} for each in found
    ]
