"""The stock forms of the product, and templates of workflows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.store.models import WorkflowForm

if TYPE_CHECKING:
    from mock_upstream.seed.planting import Ground

_CONFIGURATION = "cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"

_STOCK = {
    "RequestForms": {
        "Request": "Asks for anything that has no form of its own",
        "Resource Request": "Asks for a resource",
        "Role Request": "Asks for a role",
        "Request Form Self Provision": "Asks for something for oneself",
        "Helpdesk Request": "Opens a ticket of the help desk",
    },
    "ApprovalForms": {
        "Approval": "Decides on a request",
        "Resource Approval": "Decides on a resource",
        "Role Approval": "Decides on a role",
        "SoD Conflict Approval": "Decides on an exception to a separation of duties",
        "Helpdesk Approval": "Closes a ticket of the help desk",
    },
    "Templates": {
        "Single Approval": "One person decides",
        "Serial Approval": "Several people decide, one after the other",
    },
}
_CUSTOM = {"Templates": {"Site Access": "The site's manager decides, then its security"}}


def plant_workflow_forms(ground: Ground) -> None:
    """Fill the table of the forms."""
    ground.plant(WorkflowForm, workflow_form_rows())


def workflow_form_rows() -> list[dict[str, Any]]:
    """Rows of the table of forms and templates."""
    return [*_rows(_STOCK, custom=False), *_rows(_CUSTOM, custom=True)]


def form_dn(container: str, cn: str) -> str:
    """DN of a form by its common name."""
    return f"cn={cn},cn={container},{_CONFIGURATION}"


def _rows(containers: dict[str, dict[str, str]], *, custom: bool) -> list[dict[str, Any]]:
    return [
        _row(container, name, description) | {"custom": custom}
        for container, named in containers.items()
        for name, description in named.items()
    ]


def custom_form_row(container: str, name: str, description: str) -> dict[str, Any]:
    """Row of a form that the installation added."""
    return _row(container, name, description) | {"custom": True}


def _row(container: str, name: str, description: str) -> dict[str, Any]:
    cn = name.replace(" ", "")
    return {
        "dn": form_dn(container, cn),
        "cn": cn,
        "container": container,
        "name": name,
        "description": description,
    }
