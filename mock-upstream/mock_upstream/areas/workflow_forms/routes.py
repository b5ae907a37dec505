"""``forms/listTemplates`` and ``forms/listWorkflowForms`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from sqlalchemy import select

from mock_upstream.errors import FaultError
from mock_upstream.store.database import database
from mock_upstream.store.models import WorkflowForm

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

workflow_forms = Blueprint("workflow_forms", __name__, url_prefix="/IDMProv/rest/access/forms")

_TEMPLATES = "Templates"
_CONTAINERS = ("RequestForms", "ApprovalForms")


@workflow_forms.get("/listTemplates")
def list_templates() -> ResponseReturnValue:
    """Give the templates; with ``isCustom=true`` those that the installation added."""
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
