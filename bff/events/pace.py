"""When a stream looks next."""

REST_S = 1.25
"""From the beginning of a look to that of the next, however much changes."""
_SHARE = 2
"""A stream rests at least as long as its look took: an upstream that is slow is not asked all the time."""


class Pace:
    """
    How often one stream looks. Times are seconds of a clock that only goes forward.

    What is asked for while it rests is looked at when the rest is over, at no moment of its own: the looks of many
    streams stay as far apart as those before.

    Source:
        docs/decisions/0041-streams-look-for-themselves.md.
    """

    def __init__(self) -> None:
        self._rests_until_s = 0.0

    def looked(self, began_s: float, ended_s: float) -> None:
        """Note a look."""
        self._rests_until_s = began_s + max(REST_S, _SHARE * (ended_s - began_s))

    def pause_s(self, asked_s: float, jitter_s: float) -> float:
        """How long to wait with a look that is asked for now; after a rest it is ``jitter_s``."""
        left_s = self._rests_until_s - asked_s
        return left_s if left_s > 0 else jitter_s
