"""``/IDMProv/rest/access/preference``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import EXCLUDE, Schema, fields, validate

from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.store.database import database
from mock_upstream.store.models import Preference

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

preferences = Blueprint("preferences", __name__, url_prefix="/IDMProv/rest/access")


class _PreferenceBody(Schema):
    class Meta:
        unknown = EXCLUDE

    columns = fields.List(fields.String(), required=True, validate=validate.Length(min=1))


@preferences.get("/preference")
def show_preference() -> ResponseReturnValue:
    """
    Give ``{"isPreferenceAvailable": true, "columns": ["25"], "settingFor": attribute}``.

    Source:
        SPEC 3 "Preference".
    """
    attribute = _attribute()
    with database().read() as session:
        kept = session.get(Preference, (caller().dn, attribute))
    return _node(attribute, kept.columns if kept else [])


@preferences.post("/preference")
def keep_preference() -> ResponseReturnValue:
    """Keep ``columns`` of the body."""
    body: dict[str, Any] = _PreferenceBody().load(request.get_json())
    kept = Preference(person_dn=caller().dn, attribute=_attribute(), columns=body["columns"])
    with database().write() as session:
        session.merge(kept)
    return {"success": True}


@preferences.delete("/preference")
def restore_preference() -> ResponseReturnValue:
    """Forget what was kept."""
    attribute = _attribute()
    with database().write() as session:
        kept = session.get(Preference, (caller().dn, attribute))
        if kept is not None:
            session.delete(kept)
    return _node(attribute, [])


def _attribute() -> str:
    attribute = request.args.get("attribute", "")
    if not attribute:
        raise FaultError("InvalidInput", "attribute is required.")
    return attribute


def _node(attribute: str, columns: list[str]) -> dict[str, object]:
    return {"isPreferenceAvailable": bool(columns), "columns": columns, "settingFor": attribute}
