"""``index/permissions`` below ``/IDMProv/rest/access``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import fields, validate

from mock_upstream.admission import require_page
from mock_upstream.nodes.fields import Given
from mock_upstream.nodes.response import Outcome
from mock_upstream.store.database import database
from mock_upstream.store.permission_index import read_anew
from mock_upstream.store.requestable import TABLES

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue
    from sqlalchemy.orm import Session

permission_index = Blueprint("permission_index", __name__, url_prefix="/IDMProv/rest/access/index")

_REMOVE, _RENAME = "remove", "rename"
_OPERATIONS = ("add", "modify", _REMOVE, _RENAME)


class _Change(Given):
    operation = fields.String(required=True)
    dn = fields.String(data_key="permId", required=True, validate=validate.Length(min=1))
    kind = fields.String(data_key="permType", required=True)
    new_dn = fields.String(data_key="newPermId", load_default="")


class _Body(Given):
    changes = fields.List(
        fields.Nested(_Change), data_key="permIndexChanges", required=True, validate=validate.Length(min=1)
    )


@permission_index.post("/permissions")
def take_changes() -> ResponseReturnValue:
    """
    Check each reported change against the catalogue; an index that is late takes in the reported permissions.

    Source:
        docs/assumptions.md A-131.
    """
    require_page("configuration")
    given: dict[str, Any] = _Body().load(request.get_json())
    outcome = Outcome()
    with database().write() as session:
        for change in given["changes"]:
            reason = _untrue(session, change)
            if reason:
                outcome.refused(change["dn"], reason)
            else:
                read_anew(session, change["new_dn"] or change["dn"])
                outcome.done(change["dn"], change["dn"].partition(",")[0].removeprefix("cn="))
    return outcome.node()


def _untrue(session: Session, change: dict[str, Any]) -> str:
    operation, kind = change["operation"].lower(), change["kind"].lower()
    if operation not in _OPERATIONS:
        return f"Invalid operation: {change['operation']}"
    if kind not in TABLES:
        return f"Invalid type: {change['kind']}"
    dn = change["new_dn"] if operation == _RENAME else change["dn"]
    there = session.get(TABLES[kind], dn) is not None
    if operation == _REMOVE:
        return f"{dn} still exists." if there else ""
    return "" if there else f"{dn} does not exist."
