"""Clients of the dashboard by name, with their sections."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bff.aggregates.settings_snapshot.answers import RefusedError, ask_json
from bff.aggregates.settings_snapshot.group import Call, Group, below
from bff.aggregates.settings_snapshot.shapes import Keyed, Leaf, Many, Marks, Record, record
from bff.aggregates.settings_snapshot.trees import Json, Path
from bff.catalogue import clients
from bff.catalogue.client_nodes import ClientNode, Setting
from bff.upstream.line import Line

_KEEP = {
    "access": clients.KEEP_ACCESS,
    "branding": clients.KEEP_BRANDING,
    "customization": clients.KEEP_CUSTOMIZATION,
    "helpdesk": clients.KEEP_HELP_DESK,
    "dashboardAccess": clients.KEEP_DASHBOARD_ACCESS,
}
"""Section -> the call that replaces it."""
_CONDITION = "matchCondition"
_SETTINGS = "settings"
"""Key of the page where trustees are changed."""


def _read(line: Line) -> Json:
    """Give each client with its sections, which the upstream sends as a JSON text in ``config``."""
    try:
        listed = ask_json(line, clients.LIST_CLIENTS)["clients"]
        return [{**each, **json.loads(each["config"])} for each in listed]
    except (KeyError, TypeError, ValueError):
        raise RefusedError("The settings of a client cannot be parsed.") from None


def _keep(before: Json, after: Json, paths: Sequence[Path]) -> Iterator[Call]:
    known = {each["name"]: each for each in before}
    for client in after:
        own = below(paths, client["name"])
        if own and client["name"] in known:
            yield from _change(client, own)
        elif own:
            config = {section: client[section] for section in _KEEP if section in client}
            created = {"name": client["name"], _CONDITION: client.get(_CONDITION, ""), "config": json.dumps(config)}
            yield Call(operation=clients.CREATE_CLIENT, paths=own, body=created, creates=True)


def _change(client: Json, paths: Sequence[Path]) -> Iterator[Call]:
    """Replace each section that has a change: the section as it was just read, with the changed values."""
    name, client_id = client["name"], str(client["id"])
    if own := below(paths, name, _CONDITION):
        at = {"id": client_id}
        yield Call(operation=clients.CHANGE_CLIENT, at=at, paths=own, body={_CONDITION: client[_CONDITION]})
    for section, operation in _KEEP.items():
        if own := below(paths, name, section):
            query, body = {"client": client_id}, {section: client[section]}
            yield Call(operation=operation, query=query, paths=own, body=body)


@dataclass(frozen=True)
class _Pages(Many):
    """
    Trustees by page.

    Those of the settings page are restored only if selected one by one: they may lock everybody out.
    """

    def leaf(self, path: Path, raw: Json = None) -> Leaf | None:
        """Describe a field of a page."""
        leaf = super().leaf(path, raw)
        return replace(leaf, ticked=True) if leaf and path[0] == _SETTINGS else leaf


_SETTING = record(Setting, Marks(without=["key", "sectionKey"], shapes={"value": Leaf(free=True)}))
_OWN = record(ClientNode, Marks(without=["id", "name", "config", "isDefault"]))
_SECTIONS = {**dict.fromkeys(_KEEP, Many(_SETTING)), "access": _Pages(_SETTING)}
CLIENTS = Group(
    key="clients",
    shape=Keyed(("name",), Record({**_OWN.shapes, **_SECTIONS})),
    read=_read,
    writes=_keep,
)
