"""The answers of an installation to the calls of a snapshot: a document with all members, or a refusal."""

from typing import Any

from bff.catalogue.operation import Operation
from bff.upstream.line import Line, Reply

_OK = range(200, 300)
_ABOUT_CONTENT = {*_OK, 400, 422, 489}
"""Statuses of a refusal that another content of the call could pass (SPEC 8 "HTTP status handling")."""


class RefusedError(Exception):
    """The installation refused the call; the text is its reason."""


class ContentRefusedError(RefusedError):
    """The installation refused the content of the call; it may accept a part of the content."""


def ask_json(line: Line, operation: Operation, body: object = None, **query: str) -> Any:
    """
    Give the document that an operation answers, with all its members.

    Raises:
        RefusedError: Any other status than 2xx, ``success: false``, or no JSON.
    """
    return document_of(line.ask(operation, query=query, body=body))


def document_of(reply: Reply) -> Any:
    """
    Give the document of an answer.

    Raises:
        RefusedError: As :func:`ask_json`.
    """
    check(reply)
    try:
        return reply.json()
    except ValueError:
        raise RefusedError("The answer is not JSON.") from None


def check(reply: Reply) -> None:
    """
    Raise an error unless the answer is good.

    Raises:
        RefusedError: Another status than 2xx, or ``success: false`` (docs/assumptions.md A-16).
    """
    document = _members(reply)
    if reply.status_code not in _OK or document.get("success") is False:
        refusal = ContentRefusedError if reply.status_code in _ABOUT_CONTENT else RefusedError
        raise refusal(_reason(document) or f"Status {reply.status_code}")


def _members(reply: Reply) -> dict[str, Any]:
    try:
        document = reply.json()
    except ValueError:
        return {}
    return document if isinstance(document, dict) else {}


def _reason(document: dict[str, Any]) -> str:
    """Give the text of a fault, or of a message (SPEC 8 "HTTP status handling")."""
    try:
        return str(document["Fault"]["Reason"]["Text"])
    except (KeyError, TypeError):
        return str(document.get("message") or "")
