"""A proxied call whose write is told to the audit log."""

import json
from urllib.parse import parse_qs

from bff.catalogue import naming
from bff.errors import AppError
from bff.observability.audit import DONE, FAILED, REFUSED, UNKNOWN, Write, audit
from bff.proxy.answer import Answer
from bff.proxy.json_answer import told
from bff.proxy.replay import Call
from bff.proxy.route import Sender
from bff.sessions.record import SessionRecord

_SUCCESS = "success"
_OURS = 500
_GOOD = range(200, 300)


class Audited:
    """
    Sends calls, and tells of each write who made it, in whose name, on what, and what came of it.

    What is refused before (no session, no anti-forgery token, bad input) changed nothing and is told elsewhere.

    Args:
        base_path: Of the upstream; the paths of operations begin behind it.

    Source:
        docs/assumptions.md A-442.
    """

    def __init__(self, sender: Sender, base_path: str) -> None:
        self._sender = sender
        self._base_path = base_path

    def send(self, call: Call, record: SessionRecord) -> Answer:
        """Give the upstream's answer to the call."""
        if not call.operation.writes:
            return self._sender.send(call, record)
        outcome, reason = UNKNOWN, "broken off"
        try:
            answer = self._sender.send(call, record)
            outcome, reason = _of_answer(answer)
        except AppError as problem:
            outcome, reason = _of_error(problem), problem.code
            raise
        finally:
            audit("write", outcome, record.who, reason=reason, write=self._write(call))
        return answer

    def _write(self, call: Call) -> Write:
        operation, (path, _, query) = call.operation, call.target.partition("?")
        document = json.loads(call.body) if operation.body and isinstance(call.body, bytes) else None
        named = [
            *naming.path_targets(operation, path.removeprefix(self._base_path)),
            *naming.query_targets(operation, parse_qs(query)),
            *naming.body_targets(operation, document),
        ]
        return Write.of(operation.name, named, naming.acted_for(operation, document))


def _of_error(problem: AppError) -> str:
    if problem.outcome_unknown:
        return UNKNOWN
    return FAILED if problem.status >= _OURS else REFUSED


def _of_answer(answer: Answer) -> tuple[str, str]:
    """Tell what the upstream says: by the status, and by ``success`` in the body of a good one."""
    if answer.status not in _GOOD:
        return (FAILED if answer.status >= _OURS else REFUSED), str(answer.status)
    if told(answer, _SUCCESS) is False:
        return REFUSED, f"{_SUCCESS}: false"
    return DONE, str(answer.status)
