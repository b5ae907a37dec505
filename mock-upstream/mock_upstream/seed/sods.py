"""Constraints between the sensitive permissions of each system: whoever posts does not release."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from mock_upstream.seed.role_catalogue import DUTIES, SYSTEMS
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
    """Fill the table of the constraints, and who approves where they name nobody."""
    ground.plant(Sod, sod_rows())
    ground.plant(Setting, sod_setting_rows(ground.heads))


def sod_rows() -> list[Row]:
    """Rows of the constraints."""
    return [
        _row(system.name, permission_dn(system, first), permission_dn(system, second), (first, second))
        for system in SYSTEMS
        for first, second in combinations(system.sensitive, 2)
    ]


def sod_setting_rows(heads: dict[str, str]) -> list[Row]:
    """The default approval: two of three heads."""
    approvers = [
        {"id": heads[name], "type": "user", "sequence": number}
        for number, name in enumerate(("Legal", "Finance", "IT"), start=1)
    ]
    value = {"approvers": approvers, "approvalQuorum": "60%", "approvalRequestDef": ""}
    return [{"name": DEFAULTS_SETTING, "value": value}]


def _row(system: str, first_dn: str, second_dn: str, duties: tuple[str, str]) -> Row:
    first, second = (DUTIES[duty] for duty in duties)
    names = {language: f"{system} {first[language]} {word} {second[language]}" for language, word in _BETWEEN.items()}
    plain = "".join(letter for letter in names["en"].title() if letter.isalnum())
    return {
        "dn": f"cn={plain},{SOD_DEFINITIONS}",
        "names": names,
        "descriptions": {"en": f"Nobody should {first['en'].lower()} and {second['en'].lower()} in {system}."},
        "first_dn": first_dn,
        "second_dn": second_dn,
        "approval_type": ALWAYS_ALLOW if system == _WITHOUT_APPROVAL else WITH_WORKFLOW,
        "default_approvers": True,
        "approvers": [],
        "quorum": "",
        "request_definition": "",
        "status": CREATED,
        "sort_name": sort_key(names["en"]),
        "searched_names": searchable(names),
    }
