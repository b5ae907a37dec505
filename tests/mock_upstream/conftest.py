"""One mock with 200 people for all tests; each test starts from the pristine state."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from mock_upstream.app import create_app
from mock_upstream.seed.fill import ensure_seeded
from mock_upstream.settings import load_settings
from mock_upstream.store.database import Database

from tests.mock_upstream import lifecycle_world
from tests.mock_upstream.console import Console, sign_in
from tests.support.in_process import InProcess
from tests.support.servers import MOCK_USERS, free_port, mock_upstream

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from flask import Flask
    from sqlalchemy import Connection

CONSOLE_URL = "http://127.0.0.1:8199"
_PORT = "8190"
_ADDRESS = f"http://localhost:{_PORT}"
_ACCOUNTS = ("admin", "delegate", "helpdesk", "user", "guest")
_CENTURY_S = 3_200_000_000


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of the mock in this process."""
    return tmp_path_factory.mktemp("mock") / "mock.sqlite3"


@pytest.fixture(scope="session")
def application(database: Path) -> Flask:
    """The mock in this process."""
    settings = load_settings(
        {
            "MOCK_PORT": _PORT,
            "MOCK_CONSOLE_URL": CONSOLE_URL,
            "MOCK_DATABASE": str(database),
            "MOCK_USERS": MOCK_USERS,
        }
    )
    ensure_seeded(Database(settings.database, settings.pristine), settings)
    return create_app(settings)


@pytest.fixture(scope="session")
def anybody(application: Flask) -> Console:
    """A registered client of the mock in this process."""
    return Console(_ADDRESS, CONSOLE_URL, InProcess(application))


@pytest.fixture(scope="session")
def accounts(application: Flask, anybody: Console) -> dict[str, Console]:
    """The demo accounts, signed in once for all tests: a reset returns to a state in which they are signed in."""
    anybody.control("POST", "reset")
    anybody.control("POST", "lifetimes", {"accessTokenS": _CENTURY_S})
    signed_in = {name: sign_in(anybody.another(), name) for name in _ACCOUNTS}
    application.extensions["database"].keep_pristine()
    return signed_in


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Console]:
    """A registered client of a mock that is a server."""
    with mock_upstream(tmp_path_factory.mktemp("served"), CONSOLE_URL, free_port()) as url:
        yield Console(url, CONSOLE_URL)


@pytest.fixture
def console(request: pytest.FixtureRequest) -> Console:
    """
    A registered client that has not signed anybody in, and a mock that was reset.

    The mock is in this process unless the test is marked ``over_http``: then it is a server, where nobody is signed in.
    """
    if request.node.get_closest_marker("over_http"):
        client: Console = request.getfixturevalue("served")
    else:
        request.getfixturevalue("accounts")
        client = request.getfixturevalue("anybody")
    client.control("POST", "reset")
    return client.another()


@pytest.fixture
def sign_in_now(console: Console) -> Callable[[str], Console]:
    """Sign somebody in, all the way through the provider."""
    return lambda user_name: sign_in(console.another(), user_name)


@pytest.fixture
def signed_in(request: pytest.FixtureRequest, sign_in_now: Callable[[str], Console]) -> Callable[[str], Console]:
    """Give a console with a person's tokens; demo accounts have been signed in before the test."""
    if request.node.get_closest_marker("over_http"):
        return sign_in_now
    accounts: dict[str, Console] = request.getfixturevalue("accounts")
    return lambda user_name: accounts[user_name].copy() if user_name in accounts else sign_in_now(user_name)


@pytest.fixture
def admin(signed_in: Callable[[str], Console]) -> Console:
    """A console with the administrator's tokens."""
    return signed_in("admin")


@pytest.fixture(scope="session")
def organisation() -> Iterator[Connection]:
    """An organisation in memory without requests."""
    with lifecycle_world.organisation() as connection:
        yield connection


@pytest.fixture
def world(organisation: Connection) -> Iterator[lifecycle_world.World]:
    """The lifecycle in that organisation, untouched for each test."""
    with lifecycle_world.world(organisation) as made:
        yield made
