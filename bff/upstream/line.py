"""Calls to an upstream as one person: with a session, or with a token."""

from collections.abc import Mapping
from typing import Any, Protocol

from bff.catalogue.operation import Operation

_NOTHING: Mapping[str, str] = {}


class Reply(Protocol):
    """An answer of the upstream, unchanged."""

    @property
    def status_code(self) -> int:
        """Its status."""

    @property
    def content(self) -> bytes:
        """Its body."""

    def json(self) -> Any:
        """Parse the body as JSON; raise ValueError if it is not JSON."""


class Line(Protocol):
    """Asks as one person: :class:`bff.upstream.client.Upstream`, :class:`bff.upstream.token_line.TokenLine`."""

    def ask(
        self,
        operation: Operation,
        at: Mapping[str, str] = _NOTHING,
        *,
        query: Mapping[str, str] = _NOTHING,
        body: object = None,
        text: str | None = None,
    ) -> Reply:
        """
        Call an operation.

        Args:
            operation: From the catalogue.
            at: Values of the path's parameters.
            query: Sent as the query string.
            body: Sent as JSON.
            text: Sent as the operation's media type.

        Raises:
            AppError: There is no answer, or it is 401.
        """
