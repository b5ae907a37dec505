"""Opening, sharing and restoring the SQLite file."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING, Any

from flask import current_app
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.orm import Session, sessionmaker

if TYPE_CHECKING:
    from contextlib import AbstractContextManager
    from pathlib import Path

_BUSY_S = 10
_MAPPED_BYTES = 1 << 30


class Database:
    """
    The store of one mock.

    Writers take SQLite's write lock at the beginning of their transaction, so that the data that they read cannot
    change before they write.
    """

    def __init__(self, file: Path, pristine: Path) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self._file = file
        self._pristine = pristine
        self._watch = sqlite3.connect(file, check_same_thread=False)
        self._restored: int | None = None
        reading = _open(file)
        self.engine = reading.execution_options(begin="BEGIN IMMEDIATE")
        self._readers = sessionmaker(reading, expire_on_commit=False)
        self._writers = sessionmaker(self.engine, expire_on_commit=False)

    def read(self) -> AbstractContextManager[Session]:
        """Open a session that reads one snapshot of the database."""
        return self._readers()

    def write(self) -> AbstractContextManager[Session]:
        """Open the only writing session; it commits at the end."""
        return self._writers.begin()

    def keep_pristine(self) -> None:
        """Keep a copy of the present content, to which `restore` returns."""
        self.save(self._pristine)
        self._restored = self._version()

    def pristine(self) -> Database:
        """Open the content that `restore` returns to as a store of its own; it is empty if nothing was kept."""
        return Database(self._pristine, self._pristine)

    def close(self) -> None:
        """Let go of the file."""
        self._watch.close()
        self.engine.dispose()

    def restore(self) -> None:
        """
        Return to the content of `keep_pristine`; open readers finish undisturbed.

        Copying all pages takes longer than a call, so without a write since the last restore nothing is copied.
        """
        if self._version() != self._restored:
            self.load(self._pristine)
            self._restored = self._version()

    def save(self, file: Path) -> None:
        """Write the present content to a file."""
        self._copy(self._file, file)

    def load(self, file: Path) -> None:
        """Take over the content of a file that `save` wrote; open readers finish undisturbed."""
        self._copy(file, self._file)

    def _version(self) -> int:
        """Give a number that changes with each commit, also of another process."""
        version: int = self._watch.execute("PRAGMA data_version").fetchone()[0]
        return version

    @staticmethod
    def _copy(source: Path, target: Path) -> None:
        with closing(sqlite3.connect(source)) as origin, closing(sqlite3.connect(target)) as copy:
            copy.execute("PRAGMA synchronous = OFF")
            origin.backup(copy)
            # The copy commits every page without a checkpoint; without this one the write-ahead log would keep all
            # pages.
            copy.execute("PRAGMA wal_checkpoint(PASSIVE)")


def database() -> Database:
    """The store of the application that serves this request."""
    found: Database = current_app.extensions["database"]
    return found


def _open(file: Path) -> Engine:
    engine = create_engine(f"sqlite:///{file}", connect_args={"timeout": _BUSY_S, "check_same_thread": False})
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def _prepare(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # SQLAlchemy's BEGIN, not the driver's
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = OFF")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute(f"PRAGMA mmap_size = {_MAPPED_BYTES}")


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))
