"""Seeds a form that somebody designed, with field types that no stock form has, and its workflow."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from mock_upstream.seed.request_catalogue import Workflow
from mock_upstream.seed.request_definitions import request_definition_row
from mock_upstream.seed.workflow_forms import custom_form_row
from mock_upstream.store.models import WorkflowForm
from mock_upstream.store.request_definitions import RequestDefinition

if TYPE_CHECKING:
    from mock_upstream.seed.planting import Ground

_NAME = "Workshop Booking"


def plant_drawn_forms(ground: Ground) -> None:
    """Fill the tables of forms and definitions further: nobody has asked for it yet."""
    document: dict[str, Any] = json.loads(files(__package__).joinpath("workshop.json").read_text("utf-8"))
    form = custom_form_row("RequestForms", _NAME, "Books a room, with a signature") | {"document": document}
    workshop = Workflow(
        {"en": _NAME, "de": "Workshop-Buchung", "ar": "حجز ورشة عمل"},
        "A room, food and papers for a day",
        "equipment",
        ((("admin",), ""),),
        asks=tuple(each["key"] for each in document["components"] if each["type"] != "button"),
        form=form["cn"],
    )
    ground.plant(WorkflowForm, [form])
    ground.plant(RequestDefinition, [request_definition_row(workshop, ground.heads)])
