"""Whether this worker was told to end."""

import signal
from types import FrameType


class Ending:
    """Notices SIGTERM; gunicorn, which had it before, still takes no new calls then and waits for the others."""

    def __init__(self) -> None:
        self.begun = False

    def watch(self) -> None:
        """Begin to notice, in the main thread of a worker."""
        before = signal.getsignal(signal.SIGTERM)

        def note(number: int, frame: FrameType | None) -> None:
            self.begun = True
            if callable(before):
                before(number, frame)

        signal.signal(signal.SIGTERM, note)


ENDING = Ending()
"""A signal is for the process, and so is this."""
