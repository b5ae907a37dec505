"""Properties that hold for all inputs: tried with some in every run, with many by ``make soak``."""

from collections.abc import Callable
from typing import TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import SearchStrategy

_QUICK, _DEEP = 100, 5_000
_Value = TypeVar("_Value")

every_depth = pytest.mark.parametrize(
    "examples", [pytest.param(_QUICK, id="quick"), pytest.param(_DEEP, id="deep", marks=pytest.mark.soak)]
)


def for_all(values: SearchStrategy[_Value], holds: Callable[[_Value], None], examples: int) -> None:
    """Call ``holds`` with so many values, the smallest failing one last; in a quick run always with the same ones."""
    chosen = settings(
        max_examples=examples,
        derandomize=examples <= _QUICK,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
    chosen(given(values)(holds))()
