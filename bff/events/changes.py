"""Messages between the workers of all nodes: tasks or requests have changed."""

from bff.catalogue.operation import Operation
from bff.errors import TryAgainError
from bff.observability import log
from bff.sessions.redis_client import GuardedRedis, redis_or_try_again

CHANNEL = "idmc:changed"
EVERYBODY = ""
"""Message for all streams: only the identity applications know whom a decision or a request concerns."""

_WORK = ("/rest/access/tasks", "/rest/access/requests", "/rest/access/monitoring")
_SAFE = frozenset({"GET", "HEAD"})
_GOOD = range(200, 300)


def changes_work(operation: Operation) -> bool:
    """Whether a call changes tasks or requests."""
    return operation.method not in _SAFE and not operation.reads and operation.path.startswith(_WORK)


class Changes:
    """The sending side."""

    def __init__(self, client: GuardedRedis) -> None:
        self._redis = client

    def note(self, operation: Operation, status: int) -> None:
        """Tell all workers of a successful write; without Redis, each stream notices the change at its next poll."""
        if status in _GOOD and changes_work(operation):
            self.tell(EVERYBODY)

    def tell(self, whom: str) -> None:
        """Make the streams of a person, or of everybody, ask the upstream for news."""
        try:
            with redis_or_try_again():
                self._redis.publish(CHANNEL, whom)
        except TryAgainError:
            log.warning("events.not_told")
