"""A proxied call that waits until its person has a place at the upstream."""

from functools import partial

from bff.errors import TooManyCallsError
from bff.observability import log
from bff.proxy.answer import Answer
from bff.proxy.replay import Call
from bff.proxy.route import Sender
from bff.sessions.record import SessionRecord
from bff.upstream.shares import Shares

PATIENCE_S = 3.0
"""How long a call waits for its turn: as long as a page bears, and a burst of its reads takes."""


class WithinShare:
    """
    Sends a call when its person has a free place; the place is given back when the whole answer has arrived.

    Raises:
        TooManyCallsError: Nothing was sent, because the person had no place left for ``PATIENCE_S``, or too
            many calls wait for one.

    Source:
        docs/decisions/0045-a-person-has-a-share.md.
    """

    def __init__(self, sender: Sender, shares: Shares) -> None:
        self._sender = sender
        self._shares = shares

    def send(self, call: Call, record: SessionRecord) -> Answer:
        """Give the upstream's answer to the call."""
        person = record.meta.person
        if not self._shares.take(person, PATIENCE_S):
            log.warning("share.used_up", user=record.meta.user_name, operation=call.operation.name)
            raise TooManyCallsError
        leave = partial(self._shares.leave, person)
        try:
            answer = self._sender.send(call, record)
        except BaseException:
            leave()
            raise
        answer.when_done(leave)
        return answer
