"""One mock with 200 people for all tests; each test starts from the pristine state."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import requests

from tests.mock_upstream import lifecycle_world
from tests.mock_upstream.console import Console, sign_in
from tests.support.servers import free_port, mock_upstream

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from sqlalchemy import Connection

CONSOLE_URL = "http://127.0.0.1:8199"


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of the running mock."""
    return tmp_path_factory.mktemp("mock") / "mock.sqlite3"


@pytest.fixture(scope="session")
def running_mock(database: Path) -> Iterator[str]:
    """The public address of a running mock."""
    with mock_upstream(database.parent, CONSOLE_URL, free_port()) as url:
        yield url


@pytest.fixture
def mock(running_mock: str) -> str:
    """The same mock, reset."""
    requests.post(f"{running_mock}/__mock__/reset", timeout=10).raise_for_status()
    return running_mock


@pytest.fixture
def console(mock: str) -> Console:
    """A registered client that has not signed anybody in."""
    return Console(mock, CONSOLE_URL)


@pytest.fixture
def signed_in(mock: str) -> Callable[[str], Console]:
    """Sign in one of the demo accounts."""
    return lambda user_name: sign_in(Console(mock, CONSOLE_URL), user_name)


@pytest.fixture
def admin(signed_in: Callable[[str], Console]) -> Console:
    """A console with the administrator's tokens."""
    return signed_in("admin")


@pytest.fixture(scope="session")
def organisation() -> Iterator[Connection]:
    """An organisation in memory, in which nothing was asked for yet."""
    with lifecycle_world.organisation() as connection:
        yield connection


@pytest.fixture
def world(organisation: Connection) -> Iterator[lifecycle_world.World]:
    """The lifecycle in that organisation, untouched for each test."""
    with lifecycle_world.world(organisation) as made:
        yield made
