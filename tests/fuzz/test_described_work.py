"""Described calls: requests, decisions, assignments, and people who act for each other."""

import pytest

from tests.fuzz.described_calls import OF_WORK, check_area, every_depth
from tests.support.visitor import Visitor


@every_depth
@pytest.mark.parametrize("area", OF_WORK)
def test_described_calls_are_answered_as_described(
    caller: Visitor, subtests: pytest.Subtests, area: str, examples: int
) -> None:
    """Every generated call gets an answer that matches the description; a failure names its operation."""
    check_area(caller, subtests, area, examples)
