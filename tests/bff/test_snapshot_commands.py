"""``idm-console settings-snapshot``, ``settings-diff`` and ``settings-apply`` as a pipeline calls them."""

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.servers import BIN
from tests.support.time_travel import stored_sessions
from tests.support.visitor import Visitor

Ended = subprocess.CompletedProcess[str]
ENGINE = "IDMProv/rest/admin/workflowengines/configuration"


@pytest.fixture
def token_of(stack: Stack, tmp_path: Path) -> Callable[[], Path]:
    """Write the access token of who signed in last into a file."""

    def write() -> Path:
        with stored_sessions(stack.redis_url, stack.environ["BFF_SECRET_KEYS"]) as (_, records):
            token = max(records, key=lambda record: record.meta.created_ms).tokens.access_token
        file = tmp_path / "token"
        file.write_text(f"{token}\n")
        return file

    return write


@pytest.fixture
def token_file(token_of: Callable[[], Path], signed_in: Visitor) -> Path:  # noqa: ARG001 - the token is the visitor's
    """The administrator's access token in a file."""
    return token_of()


@pytest.fixture
def command(stack: Stack, tmp_path: Path) -> Callable[..., Ended]:
    """Run a command in a folder of its own."""

    def run(*words: str) -> Ended:
        environ = {**os.environ, **stack.environ}
        program = str(BIN / "idm-console")
        return subprocess.run([program, *words], env=environ, cwd=tmp_path, capture_output=True, text=True, check=False)

    return run


def test_settings_go_round_in_a_pipeline(
    signed_in: Visitor, token_file: Path, command: Callable[..., Ended], tmp_path: Path
) -> None:
    """
    A pipeline takes, compares, tries and restores a snapshot.

    The status says whether settings differ, and no output has the token.
    """
    token = ("--token-file", str(token_file))
    assert command("settings-snapshot", *token, "--output", "a.json").returncode == 0
    signed_in.call("POST", ENGINE, json={"maxPoolSize": 33})

    differing = command("settings-diff", "a.json", *token)
    assert (differing.stdout, differing.returncode) == ("/engine/maxPoolSize: 20 -> 33\n", 1)
    tried = command("settings-apply", "a.json", *token, "--all", "--dry-run")
    assert (tried.stdout, tried.returncode) == ("change /engine/maxPoolSize: 33 -> 20\n", 1)
    assert "write" not in tried.stderr
    done = command("settings-apply", "a.json", *token, "--field", "/engine", "--json")
    assert [(each["path"], each["outcome"]) for each in json.loads(done.stdout)] == [("/engine/maxPoolSize", "done")]
    assert done.returncode == 0
    (line,) = map(json.loads, done.stderr.splitlines())
    told = {name: line[name] for name in ("log", "event", "outcome", "operation", "session", "address")}
    assert told == {
        "log": "audit",
        "event": "write",
        "outcome": "done",
        "operation": "POST /rest/admin/workflowengines/configuration",
        "session": "",
        "address": "",
    }
    assert line["user"].startswith("cn=admin,")
    same = command("settings-diff", "a.json", *token, "--json")
    assert (json.loads(same.stdout)["differences"], same.returncode) == ([], 0)

    (tmp_path / "b.json").write_text((tmp_path / "a.json").read_text().replace('"maxPoolSize": 20', '"maxPoolSize": 0'))
    files = command("settings-diff", "a.json", "b.json")
    assert (files.stdout, files.returncode) == ("/engine/maxPoolSize: 20 -> 0\n", 1)
    refused = command("settings-apply", "b.json", *token, "--field", "/engine/maxPoolSize")
    assert (refused.stdout[:42], refused.returncode) == ("refused /engine/maxPoolSize: 20 -> 0 (inva", 1)
    everything = [differing, tried, done, same, files, refused]
    assert not any(token_file.read_text().strip() in each.stdout + each.stderr for each in everything)


def test_a_host_is_restored_only_when_it_is_named(
    signed_in: Visitor,  # noqa: ARG001 - the token is the visitor's
    token_file: Path,
    command: Callable[..., Ended],
    tmp_path: Path,
) -> None:
    """``--all`` says that it is left out, with status 1; a password that somebody wrote into the file is refused."""
    token = ("--token-file", str(token_file))
    command("settings-snapshot", *token, "--output", "a.json")
    file = json.loads((tmp_path / "a.json").read_text())
    file["groups"]["emailApproval"] |= {"host": "mail.example", "password": "s3cret"}
    (tmp_path / "b.json").write_text(json.dumps(file))

    everything = command("settings-apply", "b.json", *token, "--all")
    assert everything.returncode == 1
    assert everything.stdout.splitlines() == [
        'ticked /emailApproval/host: "" -> "mail.example"',
        "refused /emailApproval/password: - -> - (no such field)",
    ]
    named = command("settings-apply", "b.json", *token, "--field", "/emailApproval/host")
    assert (named.stdout, named.returncode) == ('done /emailApproval/host: "" -> "mail.example"\n', 0)


def test_what_a_person_may_not_read_is_told_by_the_status(
    visitor: Visitor, token_of: Callable[[], Path], command: Callable[..., Ended], tmp_path: Path
) -> None:
    """A snapshot with a missing group ends with 1; a comparison that cannot read a group of its file ends with 2."""
    visitor.sign_in("user")
    token = ("--token-file", str(token_of()))

    taken = command("settings-snapshot", *token, "--output", "mine.json")
    assert (taken.returncode, "not readable: engine: " in taken.stderr) == (1, True)
    assert command("settings-diff", "mine.json", *token).returncode == 0

    file = json.loads((tmp_path / "mine.json").read_text())
    file["groups"]["engine"] = {"maxPoolSize": 20}
    (tmp_path / "whole.json").write_text(json.dumps(file))
    unsaid = command("settings-diff", "whole.json", *token)
    assert (unsaid.stdout, unsaid.returncode) == ("", 2)
    assert "not compared: engine\n" in unsaid.stderr
    file["groups"]["displayGeneral"]["defaultRowsPerPage"] = 7
    (tmp_path / "whole.json").write_text(json.dumps(file))
    assert command("settings-diff", "whole.json", *token).returncode == 1


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("settings-snapshot",), "Name a file with an access token"),
        (("settings-snapshot", "--token-file", "wrong"), "refuse your sign-in"),
        (("settings-snapshot", "--token-file", "empty"), "holds no token"),
        (("settings-diff", "wrong", "wrong"), "the file cannot be used"),
        (("settings-apply", "snapshot", "--token-file", "wrong"), "Name fields with --field, or --all"),
        (("settings-apply", "snapshot", "--token-file", "wrong", "--field", "engine"), "is no JSON pointer"),
        (("settings-apply", "snapshot", "--token-file", "wrong", "--choose", "x"), "--choose takes POINTER=DN"),
    ],
    ids=["no token", "wrong token", "empty", "no snapshot", "no field", "no pointer", "no choice"],
)
def test_what_cannot_be_done_ends_with_2(
    mock: MockControl,  # noqa: ARG001 - the mock must be fresh
    command: Callable[..., Ended],
    tmp_path: Path,
    words: tuple[str, ...],
    told: str,
) -> None:
    """The reason is on stderr, and stdout is empty."""
    for name, text in {"wrong": "no-token", "empty": "\n", "snapshot": "{}"}.items():
        (tmp_path / name).write_text(text)

    ended = command(*words)

    assert (ended.returncode, ended.stdout) == (2, "")
    assert told in ended.stderr
    assert "Traceback" not in ended.stderr
