"""Seeds constraints between the sensitive roles of each system: whoever posts must not release."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from mock_upstream.seed.role_catalogue import DUTIES, SYSTEMS, System
from mock_upstream.seed.roles import permission_dn
from mock_upstream.store.listing import sort_key
from mock_upstream.store.models import Setting
from mock_upstream.store.roles import CREATED, searchable
from mock_upstream.store.sods import ALWAYS_ALLOW, DEFAULTS_SETTING, SOD_DEFINITIONS, WITH_WORKFLOW, Sod

if TYPE_CHECKING:
    from mock_upstream.seed.planting import Ground

Row = dict[str, Any]

_WITHOUT_APPROVAL = "Payroll"
_BETWEEN = {"en": "and", "de": "und", "ar": "و"}


def plant_sods(ground: Ground) -> None:
    """Fill the table of the constraints, and set the approvers for constraints that have none."""
    ground.plant(Sod, sod_rows())
    ground.plant(Setting, sod_setting_rows(ground.heads))


def sod_rows() -> list[Row]:
    """Rows of the constraints."""
    return [_row(system, duties) for system in SYSTEMS for duties in combinations(system.sensitive, 2)]


def sod_setting_rows(heads: dict[str, str]) -> list[Row]:
    """The default approval: two of three heads."""
    approvers = [
        {"id": heads[name], "type": "user", "sequence": number}
        for number, name in enumerate(("Legal", "Finance", "IT"), start=1)
    ]
    value = {"approvers": approvers, "approvalQuorum": "60%", "approvalRequestDef": ""}
    return [{"name": DEFAULTS_SETTING, "value": value}]


def sod_row(constraint: str, names: dict[str, str], description: str, roles: tuple[str, str]) -> Row:
    """Row of a constraint between two roles, by their DNs; the default approvers decide on exceptions."""
    first_dn, second_dn = roles
    return {
        "dn": f"cn={constraint},{SOD_DEFINITIONS}",
        "names": names,
        "descriptions": {"en": description},
        "first_dn": first_dn,
        "second_dn": second_dn,
        "approval_type": WITH_WORKFLOW,
        "default_approvers": True,
        "approvers": [],
        "quorum": "",
        "request_definition": "",
        "status": CREATED,
        "sort_name": sort_key(names["en"]),
        "searched_names": searchable(names),
    }


def _row(system: System, duties: tuple[str, str]) -> Row:
    first, second = (DUTIES[duty] for duty in duties)
    names = {
        language: f"{system.name} {first[language]} {word} {second[language]}" for language, word in _BETWEEN.items()
    }
    plain = "".join(letter for letter in names["en"].title() if letter.isalnum())
    about = f"Nobody should {first['en'].lower()} and {second['en'].lower()} in {system.name}."
    row = sod_row(plain, names, about, (permission_dn(system, duties[0]), permission_dn(system, duties[1])))
    return row | {"approval_type": ALWAYS_ALLOW} if system.name == _WITHOUT_APPROVAL else row
