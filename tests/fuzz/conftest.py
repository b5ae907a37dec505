"""The user who makes the generated calls."""

from collections.abc import Iterator

import pytest

from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.visitor import CSRF_HEADER, Visitor


@pytest.fixture(scope="module")
def caller(stack: Stack) -> Iterator[Visitor]:
    """The administrator in a fresh mock; the test fails if the session ends meanwhile."""
    MockControl(stack.mock_url).reset()
    visitor = Visitor(stack.console_url)
    assert visitor.sign_in().status_code == 302
    visitor.http.headers[CSRF_HEADER] = visitor.csrf_token
    yield visitor
    assert visitor.get("bff/session").json()["signedIn"] is True
    MockControl(stack.mock_url).reset()
