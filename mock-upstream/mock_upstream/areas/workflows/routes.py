"""``workflow`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request

from mock_upstream.admission import require_whole_domain
from mock_upstream.areas.workflows.requests import CreateBody, KeepBody
from mock_upstream.areas.workflows.rules import as_drawn, from_template
from mock_upstream.bearer import caller
from mock_upstream.nodes.localized import in_language
from mock_upstream.store.administrators import PROVISIONING
from mock_upstream.store.database import database

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

    from mock_upstream.store.request_definitions import RequestDefinition

workflows = Blueprint("workflows", __name__, url_prefix="/IDMProv/rest/access/workflow")


@workflows.before_request
def _let_in() -> None:
    require_whole_domain(PROVISIONING)


@workflows.post("")
def create() -> ResponseReturnValue:
    """Create a workflow from a template, and return its DN."""
    given: dict[str, Any] = CreateBody().load(request.get_json())
    with database().write() as session:
        return _node(from_template(session, given))


@workflows.post("/prd")
def keep() -> ResponseReturnValue:
    """Create a drawn workflow, or rename an existing one, and return its DN."""
    given: dict[str, Any] = KeepBody().load(request.get_json())
    with database().write() as session:
        return _node(as_drawn(session, given))


def _node(definition: RequestDefinition) -> ResponseReturnValue:
    return {"success": True, "dn": definition.dn, "name": in_language(definition.names, caller().locale)}
