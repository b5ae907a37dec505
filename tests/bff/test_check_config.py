"""``idm-console check-config`` against real neighbours, and each of them wrong once."""

import os
import subprocess
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path

import pytest

from bff.check_config import check_neighbours
from bff.settings import load_settings
from tests.conftest import Stack
from tests.support.https_hosts import issue_certificate
from tests.support.mock_control import MockControl
from tests.support.scripted_server import scripted_server
from tests.support.servers import BIN, REDIS, await_port, free_port, mock_upstream, program

METADATA = "/osp/a/idm/auth/oauth2/.well-known/openid-configuration"
OK = {"interface": "ok", "provider": "ok", "redis": "ok", "upstream idm": "ok", "upstream forms": "ok"}
BY_HAND = ("BFF_OIDC_AUTHORIZATION_URL", "BFF_OIDC_TOKEN_URL")


def _command(environ: dict[str, str]) -> tuple[int, dict[str, str]]:
    """Run the command; give the exit status and the lines."""
    command = [str(BIN / "idm-console"), "check-config"]
    ended = subprocess.run(command, env={**os.environ, **environ}, capture_output=True, text=True, check=False)
    return ended.returncode, _without_secrets(environ, (ended.stdout + ended.stderr).splitlines())


def _check(environ: dict[str, str]) -> dict[str, str]:
    """Give what the command would print, without the start of a process."""
    found = check_neighbours(load_settings({**os.environ, **environ}))
    return _without_secrets(environ, [f"{name}: {result}" for name, result in found])


def _without_secrets(environ: dict[str, str], lines: list[str]) -> dict[str, str]:
    """Fail when the output contains a secret of the settings."""
    secrets = environ["BFF_OIDC_CLIENT_SECRET"], environ["BFF_SECRET_KEYS"], "pa55word"
    assert not any(secret in line for secret in secrets for line in lines)
    return dict(line.split(": ", 1) for line in lines)


def test_everything_answers(stack: Stack, mock: MockControl) -> None:  # noqa: ARG001 - the mock must be fresh
    """The command prints a line for each neighbour and ends with status 0."""
    assert _command(stack.environ) == (0, OK)


def test_the_status_tells_that_something_is_wrong(stack: Stack, mock: MockControl) -> None:  # noqa: ARG001 - fresh
    """The status is 1 although the other neighbours answer."""
    status, lines = _command({**stack.environ, "BFF_UPSTREAM_PROXY": "http://u:pa55word@127.0.0.1:9"})

    assert (status, lines) == (1, {**OK, "upstream idm": lines["upstream idm"]})
    assert "through its proxy" in lines["upstream idm"]


@pytest.mark.parametrize(
    ("change", "neighbour", "told"),
    [
        ({"BFF_OIDC_ISSUER": "http://127.0.0.1:9/osp"}, "provider", "cannot be reached"),
        ({"BFF_OIDC_CA_FILE": "/does/not/exist"}, "provider", "oidc_ca_file"),
        ({"BFF_UPSTREAM_IDM": "http://127.0.0.1:9/IDMProv"}, "upstream idm", "cannot be reached"),
        (
            {"BFF_UPSTREAMS": '{"forms": {"base_url": "http://127.0.0.1:9/forms"}}'},
            "upstream forms",
            "http://127.0.0.1:9/forms (upstreams.forms.base_url) cannot be reached",
        ),
        ({"BFF_OIDC_PROXY": "http://us:pa55word@127.0.0.1:9"}, "provider", "cannot be reached through oidc_proxy"),
        (dict.fromkeys(BY_HAND, "http://127.0.0.1:9/token"), "provider", "cannot be reached"),
        ({"BFF_REDIS_URL": "redis://:pa55word@127.0.0.1:9/0"}, "redis", "cannot be reached"),
    ],
)
def test_a_neighbour_that_is_not_there(
    stack: Stack, mock: MockControl, change: dict[str, str], neighbour: str, told: str
) -> None:
    """The line names the neighbour and the setting; the other neighbours are still checked."""
    mock.reset()
    https = {"BFF_OIDC_ISSUER": "https://127.0.0.1:9/osp"} if "BFF_OIDC_CA_FILE" in change else {}
    lines = _check({**stack.environ, **https, **change})

    assert told in lines.pop(neighbour)
    assert set(lines.values()) == {"ok"}


@pytest.mark.parametrize(
    ("path", "fault", "neighbour", "told"),
    [
        (METADATA, {"status": 200, "body": {"issuer": "http://other.example"}}, "provider", "token_endpoint"),
        (METADATA, {"status": 404}, "provider", "answers 404"),
        ("/osp/a/idm/auth/oauth2/jwks", {"status": 500}, "provider", "answers 500"),
        ("/IDMProv/rest/access/info/version", {"status": 404, "body": {}}, "upstream idm", "answers 404"),
        ("/IDMProv/rest/access/forms/listTemplates", {"status": 500}, "upstream forms", "listTemplates answers 500"),
        ("/osp/a/idm/auth/oauth2/jwks", {"status": 200, "body": {"keys": []}}, "provider", "keys that cannot be used"),
    ],
)
def test_a_neighbour_that_answers_wrongly(
    stack: Stack, mock: MockControl, path: str, fault: dict[str, object], neighbour: str, told: str
) -> None:
    """The line names the answer that came instead."""
    mock.fault(path, **fault)

    lines = _check(stack.environ)

    assert told in lines[neighbour], lines


def test_another_issuer_than_the_metadata_says(stack: Stack, mock: MockControl) -> None:
    """The issuer must be spelled exactly as in the metadata; another address of the same place is wrong."""
    mock.reset()
    issuer = stack.environ["BFF_OIDC_ISSUER"].replace("localhost", "127.0.0.1")

    lines = _check({**stack.environ, "BFF_OIDC_ISSUER": issuer})

    assert "by another name" in lines["provider"]


def test_certificates_of_an_unknown_authority(stack: Stack, tmp_path: Path) -> None:
    """The line names the setting that would make them known."""
    certificate = issue_certificate(tmp_path)
    port = free_port()
    with mock_upstream(tmp_path, "https://c.example", port, **certificate.mock_environ):
        url = f"https://localhost:{port}"
        wrong = {"BFF_OIDC_ISSUER": f"{url}/osp/a/idm/auth/oauth2", "BFF_UPSTREAM_IDM": f"{url}/IDMProv"}
        lines = _check({**stack.environ, **wrong})

    assert ["oidc_ca_file" in lines["provider"], "upstream_ca_file" in lines["upstream idm"]] == [True, True]


def test_a_wrong_password_of_redis(stack: Stack, mock: MockControl, tmp_path: Path) -> None:
    """The line says that the password is wrong, but does not print it."""
    mock.reset()
    port = free_port()
    command = [REDIS, "--port", str(port), "--requirepass", "right", "--save", ""]
    with program([*command, "--dir", str(tmp_path)], {}, tmp_path / "redis.log"):
        await_port(port, "Redis")
        lines = _check({**stack.environ, "BFF_REDIS_URL": f"redis://:pa55word@127.0.0.1:{port}/0"})

    assert lines["redis"] == "refuses the user or password in redis_url"


@pytest.mark.parametrize(
    ("guarded", "login", "told"),
    [
        ("sentinel", ":right@", "Sentinels that want a password"),
        ("server", "", "wants a password, and redis_url has none"),
        ("server", "console@", "wants a password, and redis_url has none"),
        ("server", ":pa55word@", "refuses the user or password"),
        ("nobody", "", "ok"),
    ],
)
def test_half_of_the_passwords_by_sentinel(
    stack: Stack, mock: MockControl, tmp_path: Path, guarded: str, login: str, told: str
) -> None:
    """The line says whether the Sentinels or the servers want a password that the settings do not have."""
    mock.reset()
    port, sentinel = free_port(), free_port()
    conf = tmp_path / "sentinel.conf"
    conf.write_text(f"sentinel monitor sessions 127.0.0.1 {port} 1\n", encoding="utf-8")
    password = {guarded: ["--requirepass", "right"]}
    server = [REDIS, "--port", str(port), "--save", "", "--dir", str(tmp_path), *password.get("server", [])]
    asked = [REDIS, str(conf), "--sentinel", "--port", str(sentinel), *password.get("sentinel", [])]
    with program(server, {}, tmp_path / "redis.log"), program(asked, {}, tmp_path / "sentinel.log"):
        await_port(port, "Redis")
        await_port(sentinel, "Sentinel")
        url = f"sentinel://{login}127.0.0.1:{sentinel}/sessions"
        lines = _check({**stack.environ, "BFF_REDIS_URL": url})

    assert told in lines["redis"]


@pytest.mark.parametrize("denied", ["eval", "publish"])
def test_a_user_of_redis_with_too_few_rights(stack: Stack, mock: MockControl, tmp_path: Path, denied: str) -> None:
    """Without the rights a sign-in would fail, or browsers would get no events; the command reports it before."""
    mock.reset()
    port = free_port()
    acl = tmp_path / "users.acl"
    acl.write_text(f"user default off\nuser console on >right ~* &* +@all -{denied}\n", encoding="utf-8")
    command = [REDIS, "--port", str(port), "--aclfile", str(acl), "--save", ""]
    with program([*command, "--dir", str(tmp_path)], {}, tmp_path / "redis.log"):
        await_port(port, "Redis")
        lines = _check({**stack.environ, "BFF_REDIS_URL": f"redis://console:right@127.0.0.1:{port}/0"})

    assert "run scripts or publish" in lines["redis"], lines


@pytest.mark.parametrize(("moved_s", "told"), [(95, "s ahead of this one"), (-95, "s behind this one")])
def test_a_provider_with_another_clock(stack: Stack, mock: MockControl, moved_s: int, told: str) -> None:
    """The command reports the clock, because tokens of that provider would look not yet valid, or too old."""
    mock.reset()
    date = format_datetime(datetime.now(UTC) + timedelta(seconds=moved_s), usegmt=True)
    answer = f"HTTP/1.1 405 Method Not Allowed\r\nDate: {date}\r\nContent-Length: 0\r\n\r\n"
    with scripted_server([answer.encode()]) as provider:
        url = f"http://127.0.0.1:{provider.port}/token"
        by_hand = dict.fromkeys((*BY_HAND, "BFF_OIDC_USERINFO_URL", "BFF_OIDC_LOGOUT_URL"), url)
        lines = _check({**stack.environ, **by_hand})

    assert told in lines["provider"], lines


def test_a_folder_without_the_interface(stack: Stack, mock: MockControl, tmp_path: Path) -> None:
    """The command reports a folder without the interface, because browsers would get 404."""
    mock.reset()
    lines = _check({**stack.environ, "BFF_UI_DIR": str(tmp_path)})

    assert "(ui_dir) has no index.html" in lines["interface"]


def test_a_misspelt_variable(stack: Stack, mock: MockControl) -> None:
    """A misspelt variable would have no effect without a message; the command names the nearest setting."""
    mock.reset()
    status, lines = _command({**stack.environ, "BFF_SESION_IDLE_S": "60", "BFF_XYZZY": "1"})

    assert status == 1
    assert lines["BFF_SESION_IDLE_S"] == "is no setting; BFF_SESSION_IDLE_S is"
    assert lines["BFF_XYZZY"] == "is no setting"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"BFF_WORKERS": "many"}, "workers: Not a valid integer."),
        ({"BFF_CONFIG": "/does/not/exist.toml"}, "BFF_CONFIG: there is no file /does/not/exist.toml"),
        *(
            ({"BFF_REDIS_URL": f"redis://:{secret}@127.0.0.1:6379/0"}, "redis_url: Cannot be read. In a password, ")
            for secret in ("pa55word/x", "5/pa55word", "pa55word#x", "pa55word?x")
        ),
    ],
)
def test_settings_that_cannot_be_used(stack: Stack, change: dict[str, str], told: str) -> None:
    """The command names the settings as a start does, and checks no neighbour."""
    status, lines = _command({**stack.environ, **change})

    assert (status, list(lines)) == (1, ["idm-console"])
    assert lines["idm-console"].startswith(told)
