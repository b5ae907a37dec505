"""The audit log (docs/audit.md): one line for each event that an auditor may ask about later."""

import re
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import redis

from bff.observability.audit import BY, EVENT_NAMES, OUTCOMES, AuditLine
from bff.settings import INSTALLATION, SettingsError, load_settings
from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.operators import audit_lines
from tests.support.servers import BIN, await_port, free_port, gateway, program
from tests.support.time_travel import age_tokens
from tests.support.visitor import Visitor
from tests.support.waiting import wait_until

VERSION = "IDMProv/rest/access/info/version"
ADMIN = {"subject": "cn=admin,ou=users,o=data", "user": "admin"}

Lines = Callable[[], list[dict[str, Any]]]


@pytest.fixture
def lines(stack: Stack) -> Lines:
    """Audit lines since the test began; every line matches the schema."""
    log = stack.folder / "bff.log"
    before = len(audit_lines(log))

    def written() -> list[dict[str, Any]]:
        found = [line for line in audit_lines(log)[before:] if line["by"] != "reaper"]
        assert [AuditLine().validate(line) for line in found] == [{}] * len(found)
        return found

    return written


def _told(line: dict[str, Any]) -> tuple[str, str, str, str]:
    return line["event"], line["outcome"], line["by"], line["reason"]


def test_a_sign_in_and_a_sign_out(lines: Lines, visitor: Visitor) -> None:
    """Both lines have the person, the address, the browser, the session and the request id."""
    began = visitor.sign_in()
    public_id = next(each["id"] for each in visitor.get("bff/sessions").json()["sessions"] if each["current"])
    visitor.call("POST", "bff/logout")

    sign_in, logout = lines()
    assert [_told(sign_in), _told(logout)] == [("sign_in", "done", "", ""), ("logout", "done", "user", "")]
    for line in (sign_in, logout):
        assert line.items() >= (ADMIN | {"session": public_id, "address": "127.0.0.1"}).items()
        assert line["user_agent"].startswith("python-requests/")
    assert sign_in["request_id"] == began.headers["X-Request-Id"]


def test_a_sign_in_that_is_refused(lines: Lines, visitor: Visitor, mock: MockControl) -> None:
    """The gateway or the provider refuses it, or it fails; the line names no person, because none is known."""
    callback = visitor.callback_url()
    visitor.http.get(re.sub(r"\bcode=[^&]+", "error=access_denied", callback), timeout=20)
    visitor.http.get(callback, timeout=20)
    callback = visitor.callback_url()
    mock.fault("/osp/a/idm/auth/oauth2/token", status=500)
    visitor.http.get(callback, timeout=20)

    assert [_told(line) for line in lines()] == [
        ("sign_in", "refused", "", "the provider says access_denied"),
        ("sign_in", "refused", "", "expired or finished before"),
        ("sign_in", "failed", "", "provider_unreachable"),
    ]
    assert {line["subject"] for line in lines()} == {""}


def test_a_new_sign_in_replaces_the_session(lines: Lines, signed_in: Visitor) -> None:
    """The replaced session is the person's own, or one that somebody else left in this browser."""
    signed_in.sign_in()
    signed_in.forget("oidp")
    signed_in.sign_in("helpdesk")

    ended = [line for line in lines() if line["event"] == "session_ended"]
    assert [(line["by"], line["user"]) for line in ended] == [("user", "admin"), ("another_person", "admin")]


def test_sessions_ended_from_the_list(lines: Lines, signed_in: Visitor, stack: Stack) -> None:
    """A session is ended from itself, or from another session of the person."""
    other = Visitor(stack.console_url)
    other.sign_in()
    mine = next(each["id"] for each in signed_in.get("bff/sessions").json()["sessions"] if each["current"])
    signed_in.call("DELETE", "bff/sessions")
    signed_in.call("DELETE", f"bff/sessions/{mine}")

    ended = [line for line in lines() if line["event"] == "session_ended"]
    assert ended[-1]["session"] == mine
    assert [line["by"] for line in ended[-2:]] == ["other_session", "user"]


def test_an_extension(lines: Lines, signed_in: Visitor) -> None:
    """An extension is done, with the old id; or refused; or another person signs in, which ends the session."""
    before = signed_in.get("bff/sessions").json()["sessions"]
    signed_in.navigate(signed_in.callback_url(begin="bff/extend"))
    signed_in.navigate(signed_in.callback_url(begin="bff/extend").replace("code=", "code=x"))
    signed_in.forget("oidp")
    signed_in.navigate(signed_in.callback_url("helpdesk", begin="bff/extend"))

    done, refused, ended = lines()[1:]
    was = next(each["id"] for each in before if each["current"])
    assert _told(done) == ("extension", "done", "", f"was {was}")
    assert _told(refused) == ("extension", "refused", "", "login_refused")
    assert _told(ended) == ("session_ended", "done", "another_person", "signed in to extend it")
    assert {line["session"] for line in (done, refused, ended)} == {ended["session"]}


def test_a_renewal_and_its_end(lines: Lines, signed_in: Visitor, stack: Stack, mock: MockControl) -> None:
    """A renewal is done, fails or is refused; the refusal ends the session."""
    key = stack.environ["BFF_SECRET_KEYS"]
    for fault in ({}, {"status": 500, "times": 1}):
        age_tokens(stack.redis_url, key, 30)
        mock.expire_tokens()
        if fault:
            mock.fault("/osp/a/idm/auth/oauth2/token", **fault)
        signed_in.get(VERSION)
    mock.expire_tokens(refresh=True)
    with redis.Redis.from_url(stack.redis_url) as client:
        client.delete(*client.keys("idmc:refresh-failed:*"))
    signed_in.get(VERSION)

    assert [_told(line) for line in lines()[1:]] == [
        ("refresh", "done", "", ""),
        ("refresh", "failed", "", "provider_unreachable"),
        ("refresh", "refused", "", ""),
        ("session_ended", "done", "provider", "renewal refused"),
    ]


def test_an_upstream_that_ends_the_grant(lines: Lines, signed_in: Visitor, mock: MockControl) -> None:
    """The line names the upstream as the cause, not the provider."""
    mock.fault(f"/{VERSION}", status=400, body={"error": "invalid_grant"}, times=1)
    signed_in.get(VERSION)

    assert _told(lines()[-1]) == ("session_ended", "done", "upstream", "the grant is over")


@pytest.mark.parametrize(
    ("path", "method"), [(VERSION, "GET"), ("bff/logout", "POST")], ids=["proxied call", "page of our own"]
)
def test_a_forged_call(lines: Lines, signed_in: Visitor, path: str, method: str) -> None:
    """A forged call on either lane leaves a line with the session that it tried to use."""
    url = f"{signed_in.console_url}/{path}"
    for headers in ({}, {"Sec-Fetch-Site": "cross-site", "netiq-idm-rbpm-acsrf": signed_in.csrf_token}):
        assert signed_in.http.request(method, url, headers=headers, timeout=20).json()["code"] == "csrf"

    forged = lines()[1:]
    assert [_told(line)[:2] for line in forged] == [("csrf_failure", "refused")] * 2
    assert [line["user"] for line in forged] == ["admin"] * 2
    assert forged[1]["reason"] == "The call comes from another site."


def test_a_file_of_its_own_that_is_moved_away(visitor: Visitor, stack: Stack, tmp_path: Path) -> None:
    """
    A rotation needs no signal: the next line goes to a new file, which others cannot read.

    Audit lines are not written to the other log.
    """
    port, log = free_port(), tmp_path / "audit.log"
    url = f"http://127.0.0.1:{port}"
    environ = stack.environ | {"BFF_BIND": f"127.0.0.1:{port}", "BFF_PUBLIC_URL": url, "BFF_AUDIT_LOG": str(log)}
    environ["BFF_WORKERS"] = "1"
    with gateway(environ, tmp_path):
        visitor.console_url = url
        callback = f"{url}/bff/callback?code=x&state=y"
        visitor.http.get(callback, timeout=20)
        log.rename(tmp_path / "audit.log.1")
        visitor.http.get(callback, timeout=20)

    assert [len(audit_lines(path)) for path in (log, tmp_path / "audit.log.1")] == [1, 1]
    assert [path.stat().st_mode & 0o777 & ~0o640 for path in (log, tmp_path / "audit.log.1")] == [0, 0]
    assert audit_lines(tmp_path / "bff.log") == []


def test_a_reload_opens_the_file_anew(stack: Stack, tmp_path: Path) -> None:
    """After the file was moved away and SIGHUP was sent, a new file exists before the next line is written."""
    port, log = free_port(), tmp_path / "audit.log"
    more = {"BFF_BIND": f"127.0.0.1:{port}", "BFF_AUDIT_LOG": str(log), "BFF_WORKERS": "1"}
    with program([str(BIN / "idm-console"), "serve"], stack.environ | more, tmp_path / "bff.log") as process:
        await_port(port, "the gateway")
        wait_until(log.exists, at_most_s=60)
        log.rename(tmp_path / "audit.log.1")
        process.send_signal(signal.SIGHUP)

        wait_until(log.exists, at_most_s=60)


@pytest.mark.parametrize("path", ["/nowhere/audit.log", "."])
def test_a_file_that_cannot_be_written_is_refused_at_start(stack: Stack, path: str) -> None:
    """A gateway that cannot write its audit log does not start."""
    with pytest.raises(SettingsError, match="audit_log: Not a file that can be written"):
        load_settings(stack.environ | {"BFF_AUDIT_LOG": path}, Path("none.toml"))


def test_the_description_is_complete() -> None:
    """docs/audit.md has a row for every field, event, outcome and cause, and no other."""
    page = (INSTALLATION / "docs" / "audit.md").read_text(encoding="utf-8")
    named = set(re.findall(r"(?m)^\| `(\w+)` \|", page))

    assert named == set(AuditLine().fields) | set(EVENT_NAMES) | set(OUTCOMES) | set(BY)
