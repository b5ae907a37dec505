"""Properties that hold for all inputs: tried with some in every run, with many by ``make soak``."""

import os
from collections.abc import Callable
from typing import TypeVar
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import SearchStrategy

# Hypothesis also tries constants of the loaded modules, which differ between the processes of a test run.
patch("hypothesis.internal.conjecture.providers.is_local_module_file", return_value=False).start()

_QUICK, _DEEP = 100, 5_000
_Value = TypeVar("_Value")

every_depth = pytest.mark.parametrize(
    "examples", [pytest.param(_QUICK, id="quick"), pytest.param(_DEEP, id="deep", marks=pytest.mark.soak)]
)


def for_all(values: SearchStrategy[_Value], holds: Callable[[_Value], None], examples: int) -> None:
    """Call ``holds`` with so many values, the smallest failing one last."""
    chosen(examples)(given(values)(holds))()


def chosen(examples: int) -> settings:
    """Give the settings of a run: ``make soak`` names a seed; without one the values are the same in each run."""
    return settings(
        max_examples=examples,
        derandomize="SEED" not in os.environ,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
