"""The ACL file that docs/deploy.md prints, on real servers that restart."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bff.sessions.cipher import Cipher
from bff.sessions.record import SessionMeta, Tokens, now_ms
from bff.sessions.redis_client import connect
from bff.sessions.store import SessionStore
from bff.settings import INSTALLATION
from tests.support.servers import REDIS, await_port, free_port, program

_PASSWORD = "the-password"
_TOKENS = Tokens(access_token="a", refresh_token="r", id_token="i", obtained_ms=now_ms(), expires_ms=0)


def _meta() -> SessionMeta:
    return SessionMeta(
        subject="ann",
        user_name="ann",
        full_name="Ann",
        csrf_token="c",
        created_ms=0,
        absolute_end_ms=now_ms() + 600_000,
    )


def _printed_file() -> str:
    page = (INSTALLATION / "docs" / "deploy.md").read_text(encoding="utf-8")
    [block] = re.findall(r"(?s)```\n((?:  user .*?\n)+)  ```", page)
    return re.sub(r"(?m)^  ", "", block)


@contextmanager
def _redis(executable: str, folder: Path) -> Iterator[str]:
    port = free_port()
    acl = folder / "users.acl"
    acl.write_text(_printed_file(), encoding="utf-8")
    options = ["--appendonly", "yes", "--aclfile", str(acl), "--dir", str(folder), "--save", ""]
    with program([executable, "--port", str(port), *options], {}, folder / "redis.log"):
        await_port(port, "Redis")
        yield f"redis://console:{_PASSWORD}@127.0.0.1:{port}/0"


@pytest.mark.parametrize("executable", [REDIS, "/usr/bin/redis-server"], ids=["oldest", "Debian"])
def test_sessions_survive_a_restart_of_redis(executable: str, tmp_path: Path) -> None:
    """The user of the gateway may do all that it does, and the log of writes is read again at the start."""
    cipher = Cipher(("b" * 43,))
    with _redis(executable, tmp_path) as url:
        store = SessionStore(connect(url), cipher, 600)
        session_id = store.create(_meta(), _TOKENS)
        record = store.load(session_id)
        assert record
        assert store.replace_flask(record, b"{}")
    with _redis(executable, tmp_path) as url:
        assert SessionStore(connect(url), cipher, 600).load(session_id) is not None
