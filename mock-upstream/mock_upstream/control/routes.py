"""``/__mock__/*``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from flask import Blueprint, current_app, render_template, request
from marshmallow import Schema, ValidationError, fields, validate
from sqlalchemy import func, select, update

from mock_upstream.control.faults import CONTROL, FaultSchema, OrderedFault, faults
from mock_upstream.control.journal import KEPT, journal
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database
from mock_upstream.store.models import Person
from mock_upstream.store.sign_in import Token

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue


class _ClockBody(Schema):
    advance_s = fields.Float(data_key="advanceS", required=True)


class _ExpireBody(Schema):
    refresh = fields.Boolean(load_default=False)


class _PersonBody(Schema):
    user = fields.String(required=True)


class _LogQuery(Schema):
    last = fields.Integer(load_default=KEPT, validate=validate.Range(1, KEPT))


control = Blueprint("control", __name__, url_prefix=CONTROL, template_folder="templates", static_folder="static")


@control.get("/")
def show_page() -> ResponseReturnValue:
    """Show people the state, with a button for a fresh start."""
    with database().read() as session:
        people = session.scalar(select(func.count()).select_from(Person))
    return render_template(
        "control/index.html",
        people=people,
        settings=current_app.extensions["settings"],
        faults=faults().listed(),
        totals=journal().totals(),
        arrivals=reversed(journal().last(25)),
    )


@control.post("/reset")
def reset() -> ResponseReturnValue:
    """Return to the seeded data, real time, no faults and an empty journal."""
    database().restore()
    clock().reset()
    faults().clear()
    journal().clear()
    return {"reset": True}


@control.post("/faults")
def order_fault() -> ResponseReturnValue:
    """Order a failure."""
    ordered: OrderedFault = FaultSchema().load(request.get_json())
    faults().order(ordered)
    return _listed()


@control.get("/faults")
def list_faults() -> ResponseReturnValue:
    """Give the failures that are still due."""
    return _listed()


@control.delete("/faults")
def clear_faults() -> ResponseReturnValue:
    """Let everything work again."""
    faults().clear()
    return _listed()


@control.post("/clock")
def advance_clock() -> ResponseReturnValue:
    """Move the mock's time by ``advanceS`` seconds."""
    body: dict[str, Any] = _ClockBody().load(request.get_json())
    clock().advance(body["advance_s"])
    return {"nowS": clock().now_s()}


@control.post("/expire-tokens")
def expire_tokens() -> ResponseReturnValue:
    """Make all access tokens useless now; with ``{"refresh": true}`` refresh tokens too."""
    body: dict[str, Any] = _ExpireBody().load(request.get_json(silent=True) or {})
    change: dict[str, Any] = {"expires_s": clock().now_s()}
    if body["refresh"]:
        change["refresh_expires_s"] = clock().now_s()
    with database().write() as session:
        session.execute(update(Token).values(**change))
    return {"expired": True}


@control.post("/expire-password")
def expire_password() -> ResponseReturnValue:
    """Refuse all calls of ``user`` with 498 until the password is changed."""
    body: dict[str, Any] = _PersonBody().load(request.get_json())
    with database().write() as session:
        found = session.scalars(select(Person).filter_by(cn=body["user"])).one_or_none()
        if found is None:
            raise ValidationError({"user": ["Nobody has this name."]})
        found.password_expired = True
    return {"expired": True}


@control.get("/stats")
def show_totals() -> ResponseReturnValue:
    """Count calls per path and token grants per type."""
    return journal().totals()


@control.get("/log")
def show_log() -> ResponseReturnValue:
    """Give the last requests, ``?last=20``."""
    asked: dict[str, Any] = _LogQuery().load(request.args)
    return {"requests": journal().last(asked["last"])}


def _listed() -> ResponseReturnValue:
    return {"faults": FaultSchema(many=True).dump(faults().listed())}
