"""The pace of a stream: when it asks the upstream for news again."""

REST_S = 1.25
"""Shortest time, in seconds, from the beginning of one look to the next, with any number of changes."""
_SHARE = 2
"""A stream rests at least as long as its look took: an upstream that is slow is not asked all the time."""


class Pace:
    """
    How often one stream looks. Times are seconds of a clock that only goes forward.

    A change during the rest is looked at as soon as the rest is over, without a new random delay, so that the looks of
    many streams stay spread.

    Source:
        docs/decisions/0041-streams-look-for-themselves.md.
    """

    def __init__(self) -> None:
        self._rests_until_s = 0.0

    def looked(self, began_s: float, ended_s: float) -> None:
        """Note a look."""
        self._rests_until_s = began_s + max(REST_S, _SHARE * (ended_s - began_s))

    def pause_s(self, asked_s: float, jitter_s: float) -> float:
        """Compute the seconds between a change and the next look: the rest that is left, or else ``jitter_s``."""
        left_s = self._rests_until_s - asked_s
        return left_s if left_s > 0 else jitter_s
