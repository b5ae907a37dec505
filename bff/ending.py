"""Knows whether this node, or this worker of the node, was told to end."""

import mmap
import signal
import time
from types import FrameType
from typing import Any

_NEVER = float("inf")


class Ending:
    """
    The effect of SIGTERM on the processes of a node.

    The arbiter gets SIGTERM when the node is to end. It notes that for the workers at once, and passes the signal on to
    gunicorn some seconds later: meanwhile the workers take calls, and balancers learn that the node is not ready. Then
    gunicorn tells the workers to take no new calls and to finish those that they have. At a reload gunicorn tells only
    the old workers, and the node does not end.

    Source:
        docs/decisions/0053-a-node-ends-in-two-steps.md.
    """

    def __init__(self) -> None:
        self._node = mmap.mmap(-1, 1)  # Shared memory: the arbiter writes it, its forked workers read it.
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
        """Whether this worker breaks off the calls that it has not finished by now."""
        return time.monotonic() > self._late_s

    def hold_back(self, seconds: float) -> None:
        """In the arbiter: pass SIGTERM on to gunicorn after so many seconds, or at a second signal."""
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
        """In the main thread of a worker: note SIGTERM; ``patience_s`` after it the worker is late."""
        gunicorn: Any = signal.getsignal(signal.SIGTERM)

        def note(number: int, frame: FrameType | None) -> None:
            self._begun = True
            self._late_s = time.monotonic() + patience_s
            gunicorn(number, frame)

        signal.signal(signal.SIGTERM, note)


ENDING = Ending()
"""One for the process, because a signal reaches the whole process."""
