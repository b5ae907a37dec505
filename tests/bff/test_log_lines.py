"""The form of a log line."""

import json
import subprocess
import sys

from tests.conftest import Stack
from tests.support.visitor import Visitor

_TELLS = """
from bff.observability import configure_logging, log
configure_logging("info")
log.debug("quiet")
log.info("told", access_token="t0ken", user="J\\u00e9r\\u00f4me \\ud800", reason=b"raw", line="one\\ntwo")
try:
    1 / 0
except ZeroDivisionError:
    log.exception("failed")
"""


def _lines() -> list[dict[str, str]]:
    told = subprocess.check_output([sys.executable, "-c", _TELLS], text=True)
    return [json.loads(line) for line in told.splitlines()]


def test_a_log_line_is_one_json_object() -> None:
    """Fields with a surrogate, bytes or a line break are escaped; lines of a quieter level are not written."""
    told, failed = _lines()

    assert (told["event"], told["level"]) == ("told", "info")
    assert (told["user"], told["reason"], told["line"]) == ("Jérôme \ud800", "b'raw'", "one\ntwo")
    assert "ZeroDivisionError" in failed["exception"]
    assert told["timestamp"].endswith("Z")


def test_a_field_that_sounds_secret_is_masked() -> None:
    """The name of the field decides, not the value."""
    assert _lines()[0]["access_token"] == "***"


def _requests_at(stack: Stack, path: str) -> list[dict[str, str]]:
    lines = (stack.folder / "bff.log").read_text(encoding="utf-8").splitlines()
    found = [json.loads(line) for line in lines if line.startswith("{")]
    return [line for line in found if line.get("event") == "request" and line["path"] == path]


def test_lines_of_one_person_have_the_same_pseudonym(signed_in: Visitor, stack: Stack) -> None:
    """A person has one pseudonym in all sessions, each session has its own; without a session there is none."""
    other = Visitor(stack.console_url)
    other.sign_in()
    stranger = Visitor(stack.console_url)
    for visitor in (signed_in, other, stranger):
        visitor.get("IDMProv/rest/access/pseudonyms")

    first, second, third = _requests_at(stack, "/IDMProv/rest/access/pseudonyms")
    assert first["person"] == second["person"]
    assert first["session"] != second["session"]
    assert "admin" not in str(first)
    assert not {"person", "session"} & third.keys()
