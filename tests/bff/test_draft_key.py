"""The keys under which a person's browsers seal drafts."""

import base64
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.conftest import Stack
from tests.support.servers import free_port, gateway
from tests.support.visitor import Visitor

KEYS = "bff/draft-keys"


def _keys(visitor: Visitor) -> list[dict[str, str]]:
    answer = visitor.get(KEYS)
    assert answer.status_code == 200, answer.text
    keys: list[dict[str, str]] = answer.json()["keys"]
    return keys


@contextmanager
def _rotated(stack: Stack, folder: Path, *keys: str) -> Iterator[Visitor]:
    """A person at another node on the same Redis, with another key ring."""
    bind = f"127.0.0.1:{free_port()}"
    with gateway(stack.environ | {"BFF_BIND": bind, "BFF_SECRET_KEYS": ",".join(keys), "BFF_WORKERS": "1"}, folder):
        yield Visitor(f"http://{bind}")


def test_is_a_key_for_aes_256(signed_in: Visitor) -> None:
    """There is one key for each key of the ring, here one; its id reveals neither the key nor the person."""
    [key] = _keys(signed_in)

    assert len(base64.urlsafe_b64decode(key["key"])) == 32
    assert len(key["id"]) == 22
    assert "admin" not in key["id"]
    assert key["id"] not in key["key"]


def test_is_kept_by_no_cache(signed_in: Visitor) -> None:
    """Neither the browser nor a proxy may cache the key."""
    assert signed_in.get(KEYS).headers["Cache-Control"] == "no-store"


def test_needs_a_session(visitor: Visitor) -> None:
    """A browser without a session gets no key."""
    assert visitor.get(KEYS).json()["code"] == "no_session"


def test_is_the_same_in_every_session(signed_in: Visitor, stack: Stack) -> None:
    """The key is the same in every session; otherwise no draft could be opened after the next sign-in."""
    later = Visitor(stack.console_url)
    later.sign_in()

    assert _keys(later) == _keys(signed_in)


def test_is_another_for_everybody(signed_in: Visitor, stack: Stack) -> None:
    """Another person gets another key with another id, and so cannot even name the drafts of the first."""
    other = Visitor(stack.console_url)
    other.sign_in("user")
    [mine], [theirs] = _keys(signed_in), _keys(other)

    assert mine["id"] != theirs["id"]
    assert mine["key"] != theirs["key"]


def test_a_rotation_keeps_the_old_key_behind_the_new(signed_in: Visitor, stack: Stack, tmp_path: Path) -> None:
    """New drafts are sealed under the new key, old ones open until their key leaves the ring."""
    [before] = _keys(signed_in)
    old, new = stack.environ["BFF_SECRET_KEYS"], base64.urlsafe_b64encode(secrets.token_bytes(32)).decode()
    with _rotated(stack, tmp_path, new, old) as later:
        later.http.cookies.update(signed_in.http.cookies)
        first, *others = _keys(later)

    assert others == [before]
    assert first["id"] != before["id"]


def test_asks_are_counted(signed_in: Visitor, stack: Stack, tmp_path: Path) -> None:
    """A page asks for the keys once; a script that keeps asking gets 429."""
    bind = f"127.0.0.1:{free_port()}"
    with gateway(stack.environ | {"BFF_BIND": bind, "BFF_RATE_LIMIT": "2 per hour"}, tmp_path):
        script = Visitor(f"http://{bind}")
        script.http.cookies.update(signed_in.http.cookies)
        statuses = [script.get(KEYS).status_code for _ in range(3)]

    assert statuses == [200, 200, 429]
