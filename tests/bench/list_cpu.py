"""
Processor time of the mock's lists, in one process and without a network.

For a machine that also does other work, where answer times mean little: ``python -m tests.bench.list_cpu FOLDER``. The
people are seeded into the folder once.
"""

import argparse
import gc
import statistics
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from mock_upstream.app import create_app
from mock_upstream.seed.fill import ensure_seeded
from mock_upstream.settings import load_settings
from mock_upstream.store.database import Database
from mock_upstream.store.sign_in import Token
from mock_upstream.store.token_hash import token_hash

from tests.bench.lists import Asked, lists
from tests.mock_upstream.console import ACCESS

if TYPE_CHECKING:
    from flask.testing import FlaskClient

_PEOPLE = 100_000
_WARM_UP, _CALLS = 3, 25
_TOKEN = "token-of-the-benchmark"
_FOR_EVER_S = 1 << 40


def main(arguments: list[str]) -> None:
    """Print for each list the minimum, median and 95th percentile in milliseconds, and the bytes of an answer."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="part of the names of lists")
    asked = parser.parse_args(arguments)
    client = _client(asked.folder / "mock.sqlite3")
    for name, each in lists(_PEOPLE).items():
        if asked.only in name:
            sys.stdout.write(_line(name, client, each))


def _client(database: Path) -> "FlaskClient":
    settings = load_settings({"MOCK_USERS": str(_PEOPLE), "MOCK_DATABASE": str(database)})
    store = Database(settings.database, settings.pristine)
    ensure_seeded(store, settings)
    with store.write() as session:
        session.merge(_token())
    app = create_app(settings)
    gc.freeze()
    return app.test_client()


def _token() -> Token:
    return Token(
        access_hash=token_hash(_TOKEN),
        refresh_hash="",
        family="",
        client_id="",
        person_dn="cn=admin,ou=users,o=data",
        scope="",
        issued_s=0,
        expires_s=_FOR_EVER_S,
        refresh_expires_s=_FOR_EVER_S,
    )


def _line(name: str, client: "FlaskClient", asked: Asked) -> str:
    calls = [_call(client, asked) for _ in range(_WARM_UP + _CALLS)][_WARM_UP:]
    taken_ms = [taken_s * 1000 for taken_s, _size in calls]
    p95 = statistics.quantiles(taken_ms, n=20)[-1]
    return f"{name:45}{min(taken_ms):7.1f}{statistics.median(taken_ms):7.1f}{p95:7.1f}{calls[0][1]:9}\n"


def _call(client: "FlaskClient", asked: Asked) -> tuple[float, int]:
    """Return the seconds of processor time of a call, and the size of its answer."""
    path = asked.path if asked.path.startswith("/IDMProv") else f"{ACCESS}/{asked.path}"
    url = f"{path}?{urlencode({'size': '10', **asked.query})}"
    headers = {"Authorization": f"Bearer {_TOKEN}"}
    begun = time.thread_time()
    answer = client.open(url, method=asked.method, json=asked.body, headers=headers, environ_overrides={"RAW_URI": url})
    size = len(answer.get_data())
    taken_s = time.thread_time() - begun
    assert answer.status_code == 200, answer.text
    return taken_s, size


if __name__ == "__main__":
    main(sys.argv[1:])
