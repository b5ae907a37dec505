"""Makes the calls of an aggregate, and writes audit lines for its writes, as the proxy does."""

from collections.abc import Callable, Mapping

from bff.catalogue import naming
from bff.catalogue.operation import Operation
from bff.observability.audit import Write
from bff.upstream.audited_write import SUCCESS, audited_write
from bff.upstream.line import Line, Reply

_NOTHING: Mapping[str, str] = {}


class AuditedLine:
    """
    Makes calls on another line, and writes an audit line for each write.

    Args:
        who: Fields of the audit log that identify the session.
        done: Called with each write and the status of its answer.
    """

    def __init__(
        self, line: Line, who: Mapping[str, str], done: Callable[[Operation, int], object] = lambda *_: None
    ) -> None:
        self._line = line
        self._who = who
        self._done = done

    def ask(
        self,
        operation: Operation,
        at: Mapping[str, str] = _NOTHING,
        *,
        query: Mapping[str, str] = _NOTHING,
        body: object = None,
        text: str | None = None,
    ) -> Reply:
        """Call an operation."""
        if not operation.writes:
            return self._line.ask(operation, at, query=query, body=body, text=text)
        named = [
            *at.items(),
            *naming.query_targets(operation, {name: [value] for name, value in query.items()}),
            *naming.body_targets(operation, body),
        ]
        acted_for = naming.acted_for(operation, body)
        with audited_write(self._who, lambda: Write.of(operation.name, named, acted_for)) as outcome:
            reply = self._line.ask(operation, at, query=query, body=body, text=text)
            outcome.answered(reply.status_code, lambda: _success(reply))
            self._done(operation, reply.status_code)
        return reply


def _success(reply: Reply) -> object:
    try:
        document = reply.json()
    except ValueError:
        return None
    return document.get(SUCCESS) if isinstance(document, dict) else None
