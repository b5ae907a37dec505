"""Described calls: what people ask for, decide, have, and do for each other."""

import pytest

from tests.fuzz.described_calls import OF_WORK, check_call, every_depth
from tests.support.visitor import Visitor


@every_depth
@pytest.mark.parametrize("name", OF_WORK)
def test_a_described_call_is_answered_as_described(caller: Visitor, name: str, examples: int) -> None:
    """Whatever the values are."""
    check_call(caller, name, examples)
