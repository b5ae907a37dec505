"""The tests of the product, through its real parts."""

import pytest

pytest.register_assert_rewrite("tests.support")
