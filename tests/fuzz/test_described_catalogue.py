"""Described calls: roles, resources, constraints, drivers, and how they are configured."""

import pytest

from tests.fuzz.described_calls import OF_THE_CATALOGUE, check_call, every_depth
from tests.support.visitor import Visitor


@every_depth
@pytest.mark.parametrize("name", OF_THE_CATALOGUE)
def test_a_described_call_is_answered_as_described(caller: Visitor, name: str, examples: int) -> None:
    """Whatever the values are."""
    check_call(caller, name, examples)
