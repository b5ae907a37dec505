"""Both ends of a client's connection: the gateway's and the client's."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from gevent import socket as gevent_socket
from gunicorn.http.body import Body, LengthReader
from gunicorn.http.unreader import SocketUnreader

from bff.proxy.client import Client, Pace

PATIENT = (1, 20.0)
"""A minimum rate that no test is below."""


@dataclass(frozen=True)
class Uploading:
    """A client that has begun to send a large body."""

    client: Client
    end: socket.socket

    def environ(self, length_bytes: int) -> dict[str, Any]:
        """Give the part of a WSGI environment that a body is read from."""
        body = Body(LengthReader(SocketUnreader(self.client), length_bytes))
        return {"gunicorn.socket": self.client, "wsgi.input": body, "CONTENT_LENGTH": str(length_bytes)}


@contextmanager
def uploading(least_bytes: int = PATIENT[0], window_s: float = PATIENT[1]) -> Iterator[Uploading]:
    """Connect a client; it is hurried from the beginning."""
    ours, theirs = socket.socketpair()
    theirs.settimeout(20)
    with gevent_socket.socket(ours.family, ours.type, fileno=ours.detach()) as connection, theirs:
        client = Client(connection, lambda: Pace(least_bytes, window_s))
        client.hurry()
        yield Uploading(client, theirs)
