"""The client that a call names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mock_upstream.errors import FaultError
from mock_upstream.store.models import Client

if TYPE_CHECKING:
    from sqlalchemy.orm import Session


def found_client(session: Session, client_id: str) -> Client:
    """The client with this id; 489 ``NotFound`` if it does not exist."""
    client = session.get(Client, client_id)
    if client is None:
        raise FaultError("NotFound", f"The client {client_id} does not exist.")
    return client
