"""Whether this node, or this worker of it, was told to end."""

import mmap
import signal
import time
from types import FrameType
from typing import Any

_NEVER = float("inf")


class Ending:
    """
    SIGTERM, as the processes of a node see it.

    The arbiter is told that the node ends. It lets the workers know, and gunicorn some seconds later: until then they
    take calls, while balancers find out that the node is not ready. A worker is told by gunicorn to take no new calls
    and to finish those that it has; at a reload the old workers are, and the node does not end.

    Source:
        docs/decisions/0053-a-node-ends-in-two-steps.md.
    """

    def __init__(self) -> None:
        self._node = mmap.mmap(-1, 1)  # The arbiter writes what the workers read that it has forked.
        self._begun = False
        self._late_s = _NEVER

    @property
    def node_ends(self) -> bool:
        """Whether this node was told to end."""
        return self._node[0] != 0

    @property
    def begun(self) -> bool:
        """Whether this worker was told to end."""
        return self._begun

    @property
    def late(self) -> bool:
        """Whether what this worker has not finished by now is broken off."""
        return time.monotonic() > self._late_s

    def hold_back(self, seconds: float) -> None:
        """In the arbiter: let gunicorn hear of SIGTERM so much later; a second signal ends the wait."""
        gunicorn: Any = signal.getsignal(signal.SIGTERM)

        def pass_on(_number: int, frame: FrameType | None) -> None:
            gunicorn(signal.SIGTERM, frame)

        def note(number: int, frame: FrameType | None) -> None:
            waits = seconds > 0 and not self.node_ends
            self._node[0] = 1
            if waits:
                signal.setitimer(signal.ITIMER_REAL, seconds)
            else:
                pass_on(number, frame)

        signal.signal(signal.SIGALRM, pass_on)
        signal.signal(signal.SIGTERM, note)

    def watch(self, patience_s: float) -> None:
        """In the main thread of a worker: notice SIGTERM, after which it is late in ``patience_s``."""
        gunicorn: Any = signal.getsignal(signal.SIGTERM)

        def note(number: int, frame: FrameType | None) -> None:
            self._begun = True
            self._late_s = time.monotonic() + patience_s
            gunicorn(number, frame)

        signal.signal(signal.SIGTERM, note)


ENDING = Ending()
"""A signal is for the process, and so is this."""
