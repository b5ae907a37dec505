"""Described calls: people, groups and things, the console's settings, and the gateway's own."""

import pytest

from tests.fuzz.described_calls import OTHERS, check_call, every_depth
from tests.support.visitor import Visitor


@every_depth
@pytest.mark.parametrize("name", OTHERS)
def test_a_described_call_is_answered_as_described(caller: Visitor, name: str, examples: int) -> None:
    """Whatever the values are."""
    check_call(caller, name, examples)
