"""When a stream asks the upstream, with a simulated clock."""

import itertools
import random
from collections.abc import Iterator, Sequence

import pytest

from bff.events.pace import Pace

_BAR_S = 2.0
_TOOK_S = 0.6
_TURN_S = 1.25


def _looks(changes_s: Sequence[float], jitter_s: float, took_s: float) -> Iterator[tuple[float, float]]:
    """Begin and end of each look of a stream that hears of changes; a look sees the changes before its beginning."""
    pace, now_s, unseen = Pace(), 0.0, list(changes_s)
    while unseen:
        now_s = max(now_s, unseen[0])
        began_s = now_s + pace.pause_s(now_s, jitter_s)
        now_s = began_s + took_s
        pace.looked(began_s, now_s)
        unseen = [each for each in unseen if each > began_s]
        yield began_s, now_s


@pytest.mark.parametrize("jitter_s", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("took_s", [0.02, 0.2, _TOOK_S])
@pytest.mark.parametrize("apart_s", [0.05, 0.3, 1.0, 1.3, 2.4])
def test_each_of_many_changes_is_seen_in_time_and_the_upstream_is_not_asked_more_often(
    jitter_s: float, took_s: float, apart_s: float
) -> None:
    """Changes at any moment are seen within two seconds, with at most two looks in two and a half seconds."""
    moments = random.Random(41)  # noqa: S311 - no secret
    changes_s = [100 + apart_s * (place + moments.random()) for place in range(40)]
    looks = list(_looks(changes_s, jitter_s, took_s))
    seen_s = [next(ended for began, ended in looks if began >= change) - change for change in changes_s]
    turns_s = [later - earlier for (earlier, _), (later, _) in itertools.pairwise(looks)]

    assert max(seen_s) < _BAR_S
    assert min(turns_s, default=_TURN_S) > _TURN_S - 0.001


def test_an_upstream_that_is_slow_is_left_alone_as_long_as_it_took() -> None:
    """Without that rest a slow upstream would be asked all the time."""
    looks = list(_looks([100, 101, 104, 108], jitter_s=0, took_s=3))
    rests_s = [began - ended for (_, ended), (began, _) in itertools.pairwise(looks)]

    assert len(rests_s) > 1
    assert min(rests_s) >= 3


def test_what_is_asked_for_after_the_rest_comes_at_a_moment_of_its_own() -> None:
    """After the rest each stream waits for a random time, so that not all streams ask at once."""
    ((began_s, _),) = _looks([100], jitter_s=0.7, took_s=0.1)

    assert began_s == pytest.approx(100.7)
