"""The rules for a client and its settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import select

from mock_upstream.areas.clients.kinds import check_kinds
from mock_upstream.errors import FaultError
from mock_upstream.nodes.client import found_client
from mock_upstream.nodes.images import refuse_unfit_image
from mock_upstream.nodes.scripts import refuse_scripts
from mock_upstream.store.clients import CLIENT_DEFAULTS, SECTIONS
from mock_upstream.store.models import Client, Setting

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

_RESTORABLE = frozenset({"access", "branding", "customization"})


def new_client(session: Session, given: dict[str, Any]) -> Client:
    """
    Create a client, by default with the settings of a fresh installation.

    Raises:
        FaultError: Name or condition is missing, the id is taken, or see `change_client`.
    """
    if not given.get("name") or not given.get("match_condition"):
        raise FaultError("InvalidInput", "A client has a name and a condition.")
    client_id = given.get("id") or _next_id(session)
    if session.get(Client, client_id):
        raise FaultError("InvalidInput", f"The client {client_id} exists already.")
    client = Client(id=client_id, is_default=False, config=session.get_one(Setting, CLIENT_DEFAULTS).value)
    change_client(session, client, given)
    session.add(client)
    return client


def change_client(session: Session, client: Client, given: dict[str, Any]) -> None:
    """
    Change the fields that a ClientNode has; the other fields stay.

    Raises:
        FaultError: The name is another client's, or a section is not as `keep_section` wants it.
    """
    refuse_scripts(given)
    name = given.get("name", client.name)
    if session.scalars(select(Client.id).where(Client.name == name, Client.id != client.id)).first():
        raise FaultError("InvalidInput", f"There is a client with the name {name} already.")
    client.name = name
    if "match_condition" in given and not client.is_default:
        client.match_condition = given["match_condition"]
    for section, settings in given.get("config", {}).items():
        keep_section(client, section, settings)


def delete_client(session: Session, client_id: str) -> Client:
    """
    Take a client away, with its style.

    Raises:
        FaultError: The client does not exist, or it is the default client.
    """
    client = found_client(session, client_id)
    if client.is_default:
        raise FaultError("InvalidInput", "The default client cannot be deleted.")
    session.delete(client)
    return client


def keep_section(client: Client, section: str, settings: dict[str, Any]) -> None:
    """
    Replace a section of the settings.

    Raises:
        FaultError: There is no such section, the logo is too large, or a browser could run a text.
        ValidationError: A setting is of another kind.

    Source:
        SPEC 3 "Client settings"; SPEC 5 "Files and images".
    """
    if section not in SECTIONS:
        raise FaultError("InvalidEnumValue", f"There is no section {section}.")
    refuse_scripts(settings)
    check_kinds(section, settings)
    if section == "branding":
        refuse_unfit_image(settings.get("image", {}).get("value", ""))
    named = {key: {**setting, "key": key, "sectionKey": section} for key, setting in settings.items()}
    client.config = {**client.config, section: named}


def restore_section(session: Session, client: Client, section: str) -> None:
    """Give a section the settings of a fresh installation again."""
    if section not in _RESTORABLE:
        raise FaultError("InvalidEnumValue", f"There are no defaults of {section}.")
    client.config = {**client.config, section: session.get_one(Setting, CLIENT_DEFAULTS).value[section]}


def _next_id(session: Session) -> str:
    numbers = [int(each) for each in session.scalars(select(Client.id)) if each.isdecimal()]
    return str(max(numbers, default=0) + 1)
