"""Search and order of a person's permissions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.errors import FaultError
from mock_upstream.store.assignments import RESOURCE, ROLE
from mock_upstream.store.listing import Page, Rows, cut_page, sort_key

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from mock_upstream.areas.assignments.possession import Possession

_DAY_MS = 86_400_000
_DIRECTIONS = ("asc", "desc")
_ENDLESS = 1 << 62
_COLUMNS: dict[str, Callable[[Possession, str], Any]] = {
    "name": lambda each, language: sort_key(each.name(language)),
    "description": lambda each, _language: each.thing.searched_descriptions,
    "entityType": lambda each, _language: each.kind,
    "reqDate": lambda each, _language: each.requested_ms,
    "requestDate": lambda each, _language: each.requested_ms,
    "effectiveDate": lambda each, _language: each.effective_ms,
    "expiryDate": lambda each, _language: each.expires_ms or _ENDLESS,
}


def found_page(possessions: Iterable[Possession], asked: dict[str, Any], language: str) -> Rows[Possession]:
    """
    Give the page of possessions that was ``asked`` for.

    Raises:
        FaultError: The list cannot be sorted by this column.
    """
    wanted = [each for each in possessions if _fits(each, asked)]
    if asked["sort_by"] not in _COLUMNS:
        raise FaultError("InvalidInput", f"The list is not sorted by {asked['sort_by']}.")
    if asked["sort_order"] not in _DIRECTIONS:
        raise FaultError("InvalidEnumValue", f"Invalid sort order: {asked['sort_order']}")
    column = _COLUMNS[asked["sort_by"]]
    wanted.sort(key=lambda each: (column(each, language), each.thing.sort_name), reverse=asked["sort_order"] == "desc")
    return cut_page(wanted, Page.of(asked["next_index"], asked["size"]))


def _fits(possession: Possession, asked: dict[str, Any]) -> bool:
    words = asked["q"].strip().strip("*").casefold()
    thing = possession.thing
    if words and words not in thing.searched_names and words not in thing.searched_descriptions:
        return False
    if asked["only_direct"] and not possession.direct:
        return False
    return "scope" not in asked or all(_fits_advanced(possession, asked))


def _fits_advanced(possession: Possession, asked: dict[str, Any]) -> Iterable[bool]:
    thing = possession.thing
    yield asked["scope"] in ("ALL", possession.kind.upper())
    yield asked["name"].casefold() in thing.searched_names
    yield asked["description"].casefold() in thing.searched_descriptions
    yield _day(asked["requested_ms"], possession.requested_ms)
    yield _day(asked["effective_ms"], possession.effective_ms)
    yield _day(asked["expires_ms"], possession.expires_ms)
    yield _in_categories(possession, asked["role_categories"], asked["resource_categories"])
    yield _has_reason(possession, asked["role_reason"], asked["resource_reason"])
    yield asked["parameter"].casefold() in " ".join(_parameters(possession)).casefold()
    yield _comes_from(possession, [kind for kind in ("user", "group", "container", "role") if asked[kind]])


def _day(wanted: int | None, there: int | None) -> bool:
    return wanted is None or (there is not None and there // _DAY_MS == wanted // _DAY_MS)


def _in_categories(possession: Possession, of_roles: str, of_resources: str) -> bool:
    wanted = {ROLE: of_roles, RESOURCE: of_resources}[possession.kind]
    if not wanted:
        return not (of_roles or of_resources)
    return bool(set(wanted.split(",")) & set(possession.thing.category_ids))


def _has_reason(possession: Possession, of_roles: str, of_resources: str) -> bool:
    wanted = {ROLE: of_roles, RESOURCE: of_resources}[possession.kind].casefold()
    if not wanted:
        return not (of_roles or of_resources)
    return any(wanted in held.assignment.reason.casefold() for held in possession.holdings)


def _parameters(possession: Possession) -> Iterable[str]:
    for held in possession.holdings:
        yield held.parameter
        yield from held.assignment.parameters.values()


def _comes_from(possession: Possession, kinds: Sequence[str]) -> bool:
    sources = {"role" if held.through else held.assignment.holder_type for held in possession.holdings}
    return not kinds or bool(sources & {*kinds, *(("subtree",) if "container" in kinds else ())})
