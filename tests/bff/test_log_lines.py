"""What a line of the log looks like."""

import json
import subprocess
import sys

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
    """Whatever a field holds: half a character, bytes, a line break; what is too quiet is not written."""
    told, failed = _lines()

    assert (told["event"], told["level"]) == ("told", "info")
    assert (told["user"], told["reason"], told["line"]) == ("Jérôme \ud800", "b'raw'", "one\ntwo")
    assert "ZeroDivisionError" in failed["exception"]
    assert told["timestamp"].endswith("Z")


def test_a_field_that_sounds_secret_is_masked() -> None:
    """The name decides, whatever the value is."""
    assert _lines()[0]["access_token"] == "***"
