"""The journal of requests and answers, without secrets."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from tests.mock_upstream.console import CLIENT_SECRET, PASSWORD, Console, code_in

if TYPE_CHECKING:
    from collections.abc import Callable

PREFERENCE = "preference?attribute=a"


def _log(console: Console) -> list[dict[str, Any]]:
    requests: list[dict[str, Any]] = console.control("GET", "log")["requests"]
    return requests


def test_a_request_is_kept_with_its_body_and_its_answer(admin: Console) -> None:
    """A test can check the sent body and the answer of a write."""
    admin.call("POST", PREFERENCE, json={"columns": ["25", "ü"]})

    entry = _log(admin)[-1]

    assert json.loads(entry["body"]) == {"columns": ["25", "ü"]}
    assert entry["answer"]["status"] == 200
    assert entry["answer"]["headers"]["Content-Type"] == "application/json"
    assert json.loads(entry["answer"]["body"]) == {"success": True}


def test_a_refusal_is_kept_as_it_was_sent(admin: Console) -> None:
    """The journal has the answer of an ordered fault too."""
    admin.control("POST", "faults", {"path": "/IDMProv/rest/access/preference", "status": 503, "times": 1})
    admin.call("POST", PREFERENCE, json={"columns": ["25"]})

    answer = _log(admin)[-1]["answer"]

    assert answer["status"] == 503
    assert "OrderedFault" in answer["body"]


def test_the_last_200_are_kept(admin: Console) -> None:
    """The journal keeps the last 200 requests, the newest last."""
    for number in range(210):
        admin.call("GET", f"info/version?number={number}")

    entries = _log(admin)

    assert [entry["query"] for entry in (entries[0], entries[-1])] == ["number=10", "number=209"]
    assert len(entries) == 200
    assert [entry["query"] for entry in admin.control("GET", "log?last=2")["requests"]] == ["number=208", "number=209"]


def test_no_secret_is_kept(console: Console) -> None:
    """Passwords, codes, tokens, cookies and the client secret are removed from requests and answers."""
    answer = console.submit(console.authorize(), username="admin", password=PASSWORD)
    code = code_in(answer)
    console.tokens = console.redeem(code).json()
    console.call("GET", "info/version")
    cookies = [cookie.value or "" for cookie in console.browser.cookies]
    entries = _log(console)
    told = json.dumps(entries)

    assert PASSWORD not in json.dumps([entry["body"] for entry in entries])  # the sign-in page shows it
    secrets = [code, console.verifier, CLIENT_SECRET, *cookies]
    secrets += [console.tokens[name] for name in ("access_token", "refresh_token", "id_token")]
    assert [secret for secret in secrets if secret in told] == []
    assert console.tokens["token_type"] in told


def test_a_secret_can_be_recognised(sign_in_now: Callable[[str], Console]) -> None:
    """A secret is replaced by its hash, so the same token can be recognized in the reply and in later calls."""
    console = sign_in_now("admin")
    console.call("GET", "info/version")

    *_, grant, call = _log(console)

    told = json.loads(grant["answer"]["body"])["access_token"]
    assert call["headers"]["Authorization"] == f"Bearer {told}"


def test_a_long_body_is_not_kept(admin: Console) -> None:
    """The journal drops bodies of uploads, so that it stays small."""
    admin.call("PUT", "config/uploadStyle?client=1", data="a" * 70_000)

    entry = _log(admin)[-1]
    assert (entry["path"].endswith("/uploadStyle"), entry["body"]) == (True, None)


def test_a_body_that_is_no_text_is_not_kept(console: Console) -> None:
    """Bodies that are no text, such as pictures, are dropped."""
    console.send("POST", "/IDMProv/rest/access/preference", data=b"\xff\xfe")

    assert _log(console)[-1]["body"] is None
