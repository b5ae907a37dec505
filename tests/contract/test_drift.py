"""``idm-console drift`` against the mock reports nothing until the mock answers something else."""

import json
import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from bff.drift import Drift as Report
from bff.drift import DriftError, read_calls
from bff.settings import load_settings
from tests.conftest import Stack
from tests.support.mock_control import MockControl
from tests.support.servers import BIN
from tests.support.time_travel import stored_sessions
from tests.support.visitor import Visitor

LIST = "/IDMProv/rest/access/users/list"
Drift = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def token(stack: Stack, signed_in: Visitor) -> str:  # noqa: ARG001 - the token is the visitor's
    """The administrator's access token."""
    with stored_sessions(stack.redis_url, stack.environ["BFF_SECRET_KEYS"]) as (_, records):
        return max(records, key=lambda record: record.meta.created_ms).tokens.access_token


@pytest.fixture
def drift(stack: Stack, token: str) -> Drift:
    """Run the command with that token."""

    def run(*options: str, **environ: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [str(BIN / "idm-console"), "drift", *options],
            env={**os.environ, **stack.environ, "IDM_CONTRACT_TOKEN": token, **environ},
            capture_output=True,
            text=True,
            check=False,
        )

    return run


@pytest.fixture
def report(stack: Stack, token: str) -> Report:
    """Output and left-out operations of the command for some operations, without starting a process."""
    return Report(load_settings({**os.environ, **stack.environ}), token, {})


def test_the_mock_is_as_described(drift: Drift) -> None:
    """There are no differences; operations that could not be called are listed with the reason."""
    ended = drift()

    assert (ended.stdout, ended.returncode) == ("", 0)
    assert "left out: GET /rest/access/config/clients/{id} needs id\n" in ended.stderr
    compared, _, left_out = ended.stderr.splitlines()[-1].partition(" operations compared, ")
    assert int(compared) > 10
    assert left_out == f"{len(ended.stderr.splitlines()) - 1} left out"


def test_nothing_is_changed(report: Report, mock: MockControl) -> None:
    """Only operations that read are called."""
    assert list(report.differences()) == []

    calls = [name for name in mock.stats()["calls"] if "/IDMProv/" in name]
    assert {name for name in calls if name.startswith(("PUT ", "DELETE "))} == set()
    assert "POST /IDMProv/rest/catalog/roles" not in calls
    assert f"GET {LIST}" in calls


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"at": "usersList.fullName", "to": 5}, "usersList[].fullName is of another kind"),
        ({"at": "usersList.dn"}, "usersList[].dn is missing"),
        ({"at": "surprise", "to": 1}, "surprise is unknown"),
    ],
)
def test_a_changed_field_is_named(report: Report, mock: MockControl, change: dict[str, object], told: str) -> None:
    """The report names a changed field once, with its operation, although the list has ten rows."""
    mock.fault(LIST, change=change)

    assert list(report.differences()) == [f"GET /rest/access/users/list: {told}"]


def test_the_status_tells_of_a_difference(drift: Drift, mock: MockControl) -> None:
    """The exit status is 1, and the difference is the only line of the output."""
    mock.fault(LIST, change={"at": "surprise", "to": 1})

    ended = drift()

    assert (ended.stdout, ended.returncode) == ("GET /rest/access/users/list: surprise is unknown\n", 1)


@pytest.mark.parametrize(
    ("fault", "told"),
    [({"status": 404}, "answers 404"), ({"status": 200, "body": "<html>"}, "answers no JSON")],
)
def test_an_operation_that_is_not_there_is_a_difference(
    report: Report, mock: MockControl, fault: dict[str, object], told: str
) -> None:
    """A 404, or an answer that is no JSON, is a difference, unlike a refusal of the caller or the values."""
    mock.fault(LIST, **fault)

    assert list(report.differences()) == [f"GET /rest/access/users/list: {told}"]


def test_a_person_says_with_what_an_operation_is_called(drift: Drift, tmp_path: Path) -> None:
    """A person gives the input for operations that need an id of the installation."""
    calls = tmp_path / "calls.json"
    calls.write_text(json.dumps({"GET /rest/access/config/clients/{id}": {"path": {"id": "1"}}}), encoding="utf-8")

    ended = drift("--calls", str(calls))

    assert (ended.stdout, ended.returncode) == ("", 0)
    assert "GET /rest/access/config/clients/{id}" not in ended.stderr


@pytest.mark.parametrize(
    ("calls", "told"),
    [
        ({"GET /rest/none": {}}, "no operation that only reads: GET /rest/none"),
        ({"POST /rest/catalog/roles": {}}, "no operation that only reads: POST /rest/catalog/roles"),
        ({"GET /rest/access/users/list": {"params": {}}}, "the calls cannot be used"),
    ],
)
def test_calls_that_cannot_be_used_are_refused(calls: object, told: str) -> None:
    """A misspelt call is refused, because it would be left out without a message."""
    with pytest.raises(DriftError, match=re.escape(told)):
        read_calls(calls)


def test_the_status_tells_that_there_is_no_report(drift: Drift, tmp_path: Path) -> None:
    """The exit status is 2 if the calls are no JSON, or cannot be used."""
    file = tmp_path / "calls.json"
    for calls, told in (("{", "Expecting property name"), ('{"GET /rest/none": {}}', "GET /rest/none")):
        file.write_text(calls, encoding="utf-8")
        ended = drift("--calls", str(file))

        assert ended.returncode == 2
        assert told in ended.stderr


def test_a_token_that_is_refused_ends_the_report(drift: Drift) -> None:
    """Hundreds of refusals would say the same."""
    ended = drift(IDM_CONTRACT_TOKEN="none")

    assert ended.returncode == 2
    assert ended.stderr.endswith("refuses the token\n")
