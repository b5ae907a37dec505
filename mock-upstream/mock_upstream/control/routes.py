"""``/__mock__/*``: the page, failures on order, the clock, and what arrived."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from flask import Blueprint, current_app, render_template, request
from marshmallow import Schema, ValidationError, fields, validate, validates_schema
from sqlalchemy import func, select

from mock_upstream.control.deletions import deletions_take_s
from mock_upstream.control.faults import CONTROL, FaultSchema, OrderedFault, faults
from mock_upstream.control.journal import KEPT, journal
from mock_upstream.control.outages import outages_in_force
from mock_upstream.control.server_log import server_log
from mock_upstream.control.sign_ins import signed_in
from mock_upstream.control.worlds import saved_states
from mock_upstream.oidc.lifetimes import lifetimes
from mock_upstream.scenarios.registry import SCENARIOS
from mock_upstream.store.clock import clock
from mock_upstream.store.database import database
from mock_upstream.store.models import Person
from mock_upstream.store.outages import SYSTEMS

if TYPE_CHECKING:
    from flask.typing import ResponseReturnValue

_SHOWN = 50


class _ClockBody(Schema):
    advance_s = fields.Float(data_key="advanceS")
    now = fields.AwareDateTime(format="iso")

    @validates_schema
    def _one_of_both(self, data: dict[str, Any], **_options: object) -> None:
        if len(data) != 1:
            raise ValidationError("Either is needed, advanceS or now.", "advanceS")


class _LogQuery(Schema):
    last = fields.Integer(load_default=KEPT, validate=validate.Range(1, KEPT))


control = Blueprint("control", __name__, url_prefix=CONTROL, template_folder="templates", static_folder="static")


@control.get("/")
def show_page() -> ResponseReturnValue:
    """Show people the state and let them change it."""
    with database().read() as session:
        people = session.scalar(select(func.count()).select_from(Person))
    return render_template(
        "control/index.html",
        people=people,
        settings=current_app.extensions["settings"],
        now=datetime.fromtimestamp(clock().now_s(), UTC).isoformat(sep=" ", timespec="seconds"),
        offset_s=clock().offset_s,
        lifetimes=lifetimes(),
        scenarios=SCENARIOS,
        states=saved_states(),
        faults=faults().listed(),
        systems=SYSTEMS,
        outages=outages_in_force(),
        deletion_s=deletions_take_s(),
        signed_in=signed_in(),
        totals=journal().totals(),
        lines=list(reversed(server_log().last())),
        arrivals=list(reversed(journal().last(_SHOWN))),
    )


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


@control.get("/clock")
def show_clock() -> ResponseReturnValue:
    """Answer the mock's time, and its distance from real time."""
    return _time()


@control.post("/clock")
def move_clock() -> ResponseReturnValue:
    """Move the mock's time by ``advanceS`` seconds, or to ``now``, an ISO 8601 moment with its zone."""
    body: dict[str, Any] = _ClockBody().load(request.get_json())
    if "now" in body:
        clock().set(body["now"].timestamp())
    else:
        clock().advance(body["advance_s"])
    return _time()


@control.delete("/clock")
def reset_clock() -> ResponseReturnValue:
    """Return to real time."""
    clock().reset()
    return _time()


@control.get("/stats")
def show_totals() -> ResponseReturnValue:
    """Count calls per path and token grants per type."""
    return journal().totals()


@control.get("/log")
def show_log() -> ResponseReturnValue:
    """Give the last requests with their answers, ``?last=20``."""
    asked: dict[str, Any] = _LogQuery().load(request.args)
    return {"requests": journal().last(asked["last"])}


@control.get("/server-log")
def show_server_log() -> ResponseReturnValue:
    """Give the last lines that the identity applications wrote, by the levels of their packages."""
    return {"lines": server_log().last()}


def _listed() -> ResponseReturnValue:
    return {"faults": FaultSchema(many=True).dump(faults().listed())}


def _time() -> ResponseReturnValue:
    return {"nowS": clock().now_s(), "offsetS": clock().offset_s}
