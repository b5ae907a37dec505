"""Which pages and menu entries a person gets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mock_upstream.areas.navigation.menu import MENU, Entry
from mock_upstream.store.rights import PAGES, is_known_page

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_GRANULAR = {
    "role": ("create Role", "mapresources"),
    "resource": ("create Resource",),
    "sod": ("create Sod",),
    "delegation": ("createDelegation",),
}
"""Page -> the finer rights that are answered along with it."""

_PARENT = {finer: page for page, group in _GRANULAR.items() for finer in group}
_ALL_PAGES = tuple(sorted(PAGES))


def page_rights(shown: Callable[[str], bool], keys: Iterable[str]) -> list[dict[str, str]]:
    """
    Answer ``[{"key": "users", "value": "true"}, ...]``; values are texts.

    Keys that are no page are left out, so that a path segment that is an identifier is not refused. Without keys the
    answer has every page. A right within a page also needs the right of the page.

    Source:
        SPEC 2 "Route guard"; SPEC 6 "Roles and permissions".
    """
    wanted: dict[str, None] = {}
    for key in list(keys) or _ALL_PAGES:
        wanted.update(dict.fromkeys((key, *_GRANULAR.get(key, ()))))
    return [
        {"key": key, "value": "true" if shown(key) and shown(_PARENT.get(key, key)) else "false"}
        for key in wanted
        if is_known_page(key)
    ]


def default_area(shown: Callable[[str], bool]) -> dict[str, str]:
    """The page to which a refused person is sent: home, or the dashboard if they may not see home."""
    area, name = ("landing", "Home") if shown("landing") else ("dashboard", "Dashboard")
    return {"areaDefault": area, "areaDefaultDisplayName": name}


def menu_items(shown: Callable[[str], bool], keys: Iterable[str]) -> list[dict[str, Any]]:
    """
    Give the menu of a person who may see these pages.

    ``keys`` limit the menu to these pages; without keys it is complete. A group without a visible entry is left out.

    Source:
        SPEC 3 "Other", navigation menu.
    """
    return _items(MENU, shown, frozenset(keys))


def _items(entries: Iterable[Entry], shown: Callable[[str], bool], keys: frozenset[str]) -> list[dict[str, Any]]:
    nodes = (_node(entry, shown, keys) for entry in entries)
    return [{**node, "menuOrder": str(order)} for order, node in enumerate(filter(None, nodes), start=1)]


def _node(entry: Entry, shown: Callable[[str], bool], keys: frozenset[str]) -> dict[str, Any] | None:
    children = _items(entry.children, shown, keys)
    if entry.children and not children:
        return None
    if entry.page and not _is_shown(entry, shown, keys):
        return None
    return {
        "menuName": entry.name,
        "mapName": entry.map_name,
        "context": f"#/{entry.page}" if entry.page else "",
        "subMenuList": children,
    }


def _is_shown(entry: Entry, shown: Callable[[str], bool], keys: frozenset[str]) -> bool:
    allowed = not entry.needs_right or shown(entry.page)
    return allowed and (not keys or entry.page in keys)
