"""A form that was drawn with scripts."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import TYPE_CHECKING

from sqlalchemy import update

from mock_upstream.seed.workflow_forms import form_dn
from mock_upstream.store.models import WorkflowForm
from mock_upstream.store.request_definitions import RequestDefinition

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

_CN = "LaptopPrice"
_CONTAINER = "RequestForms"
_ASKS_WITH_IT = "Laptop"


def draw_with_scripts(session: Session) -> None:
    """Let laptops be asked for with a form that computes what they cost, and asks for a reason above a limit."""
    drawn = json.loads(files(__package__).joinpath("scripted_forms.json").read_text("utf-8"))
    dn = form_dn(_CONTAINER, _CN)
    session.add(
        WorkflowForm(
            dn=dn,
            cn=_CN,
            container=_CONTAINER,
            name="Laptop with its price",
            description="Computes the price",
            custom=True,
            document=drawn,
        )
    )
    session.flush()
    laptop = RequestDefinition.dn.startswith(f"cn={_ASKS_WITH_IT},")
    session.execute(update(RequestDefinition).where(laptop).values(request_form_dn=dn))
