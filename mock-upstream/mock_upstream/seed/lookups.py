"""Seeds the lookups of forms: queries to the directory, and values of the installation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.seed.people import MAIL_DOMAIN
from mock_upstream.store.entities import DEVICE, LOCATION, USER
from mock_upstream.store.models import Setting
from mock_upstream.store.queries import GLOBAL_VALUES, GlobalQuery

if TYPE_CHECKING:
    from mock_upstream.seed.planting import Ground

_VALUES: dict[str, dict[str, Any]] = {
    "company.name": {"type": "string", "values": ["Aldermoor"]},
    "company.mail.domain": {"type": "string", "values": [MAIL_DOMAIN]},
    "request.maximum.days": {"type": "integer", "values": [365]},
    "request.urgency": {"type": "list", "values": ["low", "normal", "urgent"]},
    "contractors.allowed": {"type": "boolean", "values": [True]},
}


def plant_lookups(ground: Ground) -> None:
    """Fill the table of the questions, and keep the values."""
    ground.plant(GlobalQuery, query_rows())
    ground.plant(Setting, [{"name": GLOBAL_VALUES, "value": _VALUES}])


def query_rows() -> list[dict[str, Any]]:
    """Rows of the questions."""
    return [
        _row(
            "usersByDepartment",
            {"en": "People of a department", "ar": "موظفو القسم"},
            USER,
            ["Department"],
            ["FirstName", "LastName", "Email"],
        ),
        _row(
            "usersByTitleAndSite",
            {"en": "People by title and site"},
            USER,
            ["Title", "Location"],
            ["FirstName", "LastName", "Title"],
        ),
        _row(
            "devicesByModel",
            {"en": "Devices of a model", "de": "Geräte eines Modells"},
            DEVICE,
            ["Model"],
            ["Name", "Owner"],
        ),
        _row("allLocations", {"en": "All locations", "de": "Alle Standorte"}, LOCATION, [], ["Name", "Town"]),
    ]


def _row(
    key: str, names: dict[str, str], entity_key: str, parameters: list[str], attributes: list[str]
) -> dict[str, Any]:
    return {
        "key": key,
        "names": names,
        "entity_key": entity_key,
        "parameters": parameters,
        "return_attributes": attributes,
    }
