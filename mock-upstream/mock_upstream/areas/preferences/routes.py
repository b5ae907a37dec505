"""``/IDMProv/rest/access/preference``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, request
from marshmallow import fields, validate
from sqlalchemy import select

from mock_upstream.bearer import caller
from mock_upstream.errors import FaultError
from mock_upstream.nodes.fields import Given
from mock_upstream.store.database import database
from mock_upstream.store.models import Preference

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

preferences = Blueprint("preferences", __name__, url_prefix="/IDMProv/rest/access")

ALL = "All"


class _PreferenceBody(Given):
    columns = fields.List(fields.String(), validate=validate.Length(min=1))
    open_form_in_popup = fields.Boolean(data_key="openFormInPopUp")


@preferences.get("/preference")
def show_preference() -> ResponseReturnValue:
    """
    Give ``{"isPreferenceAvailable": true, "columns": ["25"], "settingFor": attribute}``.

    Without an attribute, or for ``All``, the columns name the attributes that have a stored preference.

    Source:
        SPEC 3 "Preference"; docs/assumptions.md A-164.
    """
    attribute = request.args.get("attribute", ALL)
    with database().read() as session:
        kept = session.get(Preference, (caller().dn, attribute)) or _nothing(attribute)
        names = session.scalars(select(Preference.attribute).where(Preference.person_dn == caller().dn)).all()
    return _node(kept, sorted(names) if attribute == ALL else kept.columns)


@preferences.post("/preference")
def keep_preference() -> ResponseReturnValue:
    """Store the fields of the body; fields that it leaves out stay."""
    given: dict[str, Any] = _PreferenceBody().load(request.get_json())
    if not given:
        raise FaultError("InvalidInput", "There is nothing to keep.")
    attribute = _attribute()
    with database().write() as session:
        kept = session.get(Preference, (caller().dn, attribute)) or _nothing(attribute)
        for column, value in given.items():
            setattr(kept, column, value)
        session.add(kept)
    return {"success": True}


@preferences.delete("/preference")
def restore_preference() -> ResponseReturnValue:
    """Delete the stored preference; ``All`` deletes every preference."""
    attribute = _attribute()
    mine = select(Preference).where(Preference.person_dn == caller().dn)
    with database().write() as session:
        for kept in session.scalars(mine if attribute == ALL else mine.where(Preference.attribute == attribute)):
            session.delete(kept)
    return _node(_nothing(attribute), [])


def _attribute() -> str:
    attribute = request.args.get("attribute", "")
    if not attribute:
        raise FaultError("InvalidInput", "attribute is required.")
    return attribute


def _nothing(attribute: str) -> Preference:
    return Preference(person_dn=caller().dn, attribute=attribute, columns=[], open_form_in_popup=False)


def _node(kept: Preference, columns: list[str]) -> dict[str, object]:
    return {
        "isPreferenceAvailable": bool(columns) or kept.open_form_in_popup,
        "columns": columns,
        "settingFor": kept.attribute,
        "openFormInPopUp": kept.open_form_in_popup,
    }
