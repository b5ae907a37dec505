"""The running product, once for all tests of a process, and a fresh mock for each test."""

import os
import sys
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Playwright, sync_playwright

from tests.support.browser import shown
from tests.support.mock_control import MockControl
from tests.support.reruns import name_reruns
from tests.support.servers import bff_environ, free_port, gateway, mock_upstream, redis_server
from tests.support.visitor import Visitor

# The tests start hundreds of servers, so each compiled module is stored, whatever the environment says.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

FORM_SCRIPTS = "https://scripts.example"
"""From where forms may load scripts."""

_TESTS = Path(__file__).parent
_LONGEST = ["e2e", "topology", "gallery", "bff"]


@pytest.hookimpl
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start with the folders whose files take longest: all workers wait for the last file, so it should be short."""
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    folder = item.path.relative_to(_TESTS).parts[0]
    return _LONGEST.index(folder) if folder in _LONGEST else len(_LONGEST)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add to a failure what the open pages showed."""
    report = yield
    browser = getattr(item, "funcargs", {}).get("browser")
    if report.failed and browser:
        report.sections.extend(shown(browser))
    return report


@pytest.hookimpl
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """End with the tests that want mending though they passed."""
    name_reruns(terminalreporter)


@dataclass(frozen=True)
class Stack:
    """Addresses of the running product, and the settings that the gateway was started with."""

    console_url: str
    mock_url: str
    redis_url: str
    environ: dict[str, str]
    folder: Path


@pytest.fixture(scope="session")
def stack(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stack]:
    """Redis, the mock upstream, and the gateway with two workers."""
    folder = tmp_path_factory.mktemp("stack")
    port, mock_port = free_port(), free_port()
    console_url = f"http://127.0.0.1:{port}"
    with redis_server(folder) as redis_url, mock_upstream(folder, console_url, mock_port) as mock_url:
        environ = bff_environ(console_url, port, redis_url, mock_url) | {"BFF_FORM_SCRIPT_ORIGINS": FORM_SCRIPTS}
        with gateway(environ, folder):
            yield Stack(console_url, mock_url, redis_url, environ, folder)


@pytest.fixture(scope="module")
def other_stack(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stack]:
    """A second installation: a Redis and keys of its own, a mock with another organization, and a gateway before it."""
    folder = tmp_path_factory.mktemp("other")
    port, mock_port = free_port(), free_port()
    console_url = f"http://127.0.0.1:{port}"
    with redis_server(folder) as redis_url, mock_upstream(folder, console_url, mock_port, MOCK_SEED="7") as mock_url:
        environ = bff_environ(console_url, port, redis_url, mock_url) | {"BFF_WORKERS": "1"}
        with gateway(environ, folder):
            yield Stack(console_url, mock_url, redis_url, environ, folder)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """The one driver of all browsers of a process."""
    with sync_playwright() as started:
        yield started


@pytest.fixture
def mock(stack: Stack) -> MockControl:
    """The mock, as it was seeded."""
    control = MockControl(stack.mock_url)
    control.reset()
    return control


@pytest.fixture
def visitor(stack: Stack, mock: MockControl) -> Visitor:  # noqa: ARG001 - the mock must be fresh
    """A browser without a session."""
    return Visitor(stack.console_url)


@pytest.fixture
def signed_in(visitor: Visitor) -> Visitor:
    """The administrator, signed in."""
    assert visitor.sign_in().status_code == 302
    return visitor
