"""Fill the mock's database before the mock is started."""

import time
from pathlib import Path

from mock_upstream.seed.fill import ensure_seeded
from mock_upstream.settings import Settings, load_settings
from mock_upstream.store.database import Database


def mock_environ(folder: Path, people: int) -> dict[str, str]:
    """Give the settings of a mock with this number of people, and with tokens that outlive the measurement."""
    return {
        "MOCK_USERS": str(people),
        "MOCK_DATABASE": str(folder / "mock.sqlite3"),
        "MOCK_ACCESS_TOKEN_S": "86400",
    }


def mock_settings(folder: Path, people: int) -> Settings:
    """Load these settings as the mock does."""
    return load_settings(mock_environ(folder, people))


def seed(folder: Path, people: int) -> float:
    """Fill the database of that mock if it is empty; return the seconds that it took."""
    settings = mock_settings(folder, people)
    begun = time.perf_counter()
    ensure_seeded(Database(settings.database, settings.pristine), settings)
    return time.perf_counter() - begun
