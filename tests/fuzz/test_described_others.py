"""Described calls: people, groups and other entities, the console's settings, and the gateway's own calls."""

import pytest

from tests.fuzz.described_calls import OF_THE_CATALOGUE, OF_WORK, OTHERS, check_area, every_depth, operations
from tests.support.visitor import Visitor


def test_no_area_is_left_out() -> None:
    """Each area is in one of the three files; otherwise its operations would not be called."""
    assert {*OF_THE_CATALOGUE, *OF_WORK, *OTHERS} == operations(strange=False).keys()


@every_depth
@pytest.mark.parametrize("area", OTHERS)
def test_described_calls_are_answered_as_described(
    caller: Visitor, subtests: pytest.Subtests, area: str, examples: int
) -> None:
    """Every generated call gets an answer that matches the description; a failure names its operation."""
    check_area(caller, subtests, area, examples)
