"""Headers of every answer, the files of the user interface, and the health checks."""

import re
from pathlib import Path

import pytest
import requests

from tests.conftest import FORM_SCRIPTS, Stack
from tests.support.mock_control import MockControl
from tests.support.scripted_gateway import own_gateway
from tests.support.servers import bff_environ, free_port, gateway
from tests.support.visitor import Visitor


@pytest.mark.parametrize("path", ["", "bff/session", "bff/live", "nothing", "IDMProv/rest/access/users/list"])
def test_every_answer_carries_the_policy(visitor: Visitor, path: str) -> None:
    """Pages, calls and errors have the same policy, without unsafe sources."""
    headers = visitor.get(path).headers

    assert "unsafe" not in headers["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "DENY"
    assert re.fullmatch(r"[0-9a-f]{16}", headers["X-Request-Id"])


def test_no_page_is_framed_but_the_one_that_ends_a_change_of_password(visitor: Visitor) -> None:
    """Only our own pages may frame this page; it needs no session, because the session may have ended meanwhile."""
    answer = visitor.navigate("bff/password-changed")

    assert answer.status_code == 200
    assert "frame-ancestors 'self'" in answer.headers["Content-Security-Policy"]
    assert answer.headers["X-Frame-Options"] == "SAMEORIGIN"
    assert answer.headers["Cache-Control"] == "no-store"
    script = visitor.navigate("bff/password-changed.js")
    assert script.headers["Content-Type"].startswith("text/javascript")
    assert "frame-ancestors 'none'" in script.headers["Content-Security-Policy"]


def test_frames_come_from_the_password_service_alone(visitor: Visitor, stack: Stack, tmp_path: Path) -> None:
    """Frames may come from the password service and the provider; without a service only scripted forms are framed."""
    without = visitor.navigate("").headers["Content-Security-Policy"]
    with own_gateway(stack, visitor, tmp_path, {"BFF_SSPR_URL": "https://sspr.example.com:8443/sspr/private/change"}):
        page, call = visitor.navigate(""), visitor.get("bff/live")

    assert f"frame-src {stack.console_url}/form-sandbox/;" in without
    assert (
        f"frame-src 'self' {stack.mock_url} https://sspr.example.com:8443;" in page.headers["Content-Security-Policy"]
    )
    assert call.headers["Content-Security-Policy"] == page.headers["Content-Security-Policy"]


def test_scripts_of_forms_run_without_origin_and_network(visitor: Visitor, stack: Stack) -> None:
    """The policy allows only scripts of the named origins; without an origin the page still loads its files."""
    page = visitor.navigate("form-sandbox/")
    scripts = re.findall(r'src="([^"]+\.js)"', page.text)
    answers = [page, *(visitor.get(f"form-sandbox/{script}") for script in scripts)]

    policy = dict(part.split(" ", 1) for part in page.headers["Content-Security-Policy"].split("; "))
    assert policy["sandbox"] == "allow-scripts"
    assert policy["default-src"] == policy["form-action"] == "'none'"
    assert "connect-src" not in policy
    assert policy["script-src"] == f"{stack.console_url} {FORM_SCRIPTS} blob: 'unsafe-eval'"
    assert policy["frame-ancestors"] == stack.console_url
    assert len(scripts) == 2
    assert {answer.status_code for answer in answers} == {200}
    assert {answer.headers["Cross-Origin-Resource-Policy"] for answer in answers} == {"cross-origin"}
    assert page.headers["Cache-Control"] == "no-cache"
    assert "immutable" in answers[1].headers["Cache-Control"]


def test_the_policy_of_the_sandbox_is_that_of_no_other_page(visitor: Visitor) -> None:
    """Pages outside the sandbox's folder do not get its policy."""
    for path in ("", "form-sandbox", "form-sandbox.html", "assets/form-sandbox/", "bff/form-sandbox/"):
        headers = visitor.get(path).headers
        assert "unsafe" not in headers["Content-Security-Policy"], path
        assert headers["Cross-Origin-Resource-Policy"] == "same-origin", path


def test_the_start_page_is_asked_for_again(visitor: Visitor) -> None:
    """The start page is revalidated at each load, so a new release shows at once; its address never changes."""
    answer = visitor.navigate("")

    assert answer.status_code == 200
    assert answer.headers["Cache-Control"] == "no-cache"
    assert "<script" in answer.text


def test_hashed_assets_are_kept_for_good_and_come_compressed(visitor: Visitor) -> None:
    """The file name changes with the content, so assets are cached for good; Brotli is applied at build time."""
    scripts = re.findall(r'src="?(assets/[^"> ]+\.js)', visitor.navigate("").text)

    answer = visitor.http.get(f"{visitor.console_url}/{scripts[0]}", headers={"Accept-Encoding": "br"}, timeout=20)

    assert "immutable" in answer.headers["Cache-Control"]
    assert answer.headers["Content-Encoding"] == "br"


def test_the_start_answer_is_not_sent_twice(signed_in: Visitor) -> None:
    """The second request for an unchanged start answer gets a 304."""
    first = signed_in.get("bff/bootstrap")
    second = signed_in.get("bff/bootstrap", headers={"If-None-Match": first.headers["ETag"]})

    assert (first.status_code, second.status_code) == (200, 304)
    assert first.json()["context"]["contextPath"] == "/IDMProv"
    assert set(first.json()["client"]["config"]) == {
        "access",
        "branding",
        "customization",
        "helpdesk",
        "dashboardAccess",
    }


@pytest.mark.parametrize(("named", "client"), [({}, "1"), ({"clientId": "2"}, "2")])
def test_the_settings_are_those_of_client_1_unless_the_rights_name_another(
    signed_in: Visitor, mock: MockControl, named: dict[str, str], client: str
) -> None:
    """The default client is '1' (SPEC 3 "Client settings"), unless the user's rights name another one."""
    mock.fault("/IDMProv/rest/access/info/user/rights", status=200, body={"authorized": True, **named}, times=1)

    assert signed_in.get("bff/bootstrap").json()["client"]["id"] == client


@pytest.mark.parametrize(
    ("call", "said", "part", "found"),
    [
        (
            "access/supportedlocales",
            {"supportedLocales": [{"locale": "de", "localeDisplayName": "Deutsch"}]},
            "supported",
            [{"locale": "de", "localeDisplayName": "Deutsch"}],
        ),
        ("access/supportedlocales/defaultlocale", {"locale": "fr"}, "default", "fr"),
        ("access/supportedlocales/userlocale", {"locale": "iw"}, "user", "iw"),
    ],
)
def test_the_languages_are_those_of_the_installation_and_of_the_person(
    signed_in: Visitor, mock: MockControl, call: str, said: dict[str, object], part: str, found: object
) -> None:
    """The start answer has the installed languages, the default, and the person's choice."""
    mock.fault(f"/IDMProv/rest/{call}", status=200, body=said, times=1)

    assert signed_in.get("bff/bootstrap").json()["locales"][part] == found


@pytest.mark.parametrize(
    ("call", "said", "part"),
    [
        (
            "admin/display/settings/general",
            {
                "defaultRowsPerPage": 7,
                "optionsRowsPerPage": "7,14",
                "newRequestDefaultSortByOption": "name",
            },
            "displaySettings",
        ),
        ("access/users/userDefaults", {"dn": "cn=ann", "fullName": "Ann"}, "user"),
        ("access/info/user/rights", {"authorized": True, "clientId": "1", "domains": ["ROLES"]}, "rights"),
    ],
)
def test_the_start_says_what_the_identity_applications_say(
    signed_in: Visitor, mock: MockControl, call: str, said: dict[str, object], part: str
) -> None:
    """The start answer has the list settings, the person and their rights from the identity applications."""
    mock.fault(f"/IDMProv/rest/{call}", status=200, body=said, times=1)

    assert signed_in.get("bff/bootstrap").json()[part] == said


def test_an_unknown_address_is_a_page_for_a_person_and_json_for_a_call(visitor: Visitor) -> None:
    """Both answers have the error code and the request id."""
    page, call = visitor.navigate("nothing"), visitor.get("nothing")

    assert (page.status_code, call.status_code) == (404, 404)
    assert call.json()["code"] == "not_found"
    assert "not_found" in page.text
    assert page.headers["X-Request-Id"] in page.text


def test_a_proxys_request_id_is_kept_when_it_is_plain(visitor: Visitor) -> None:
    """A plain request id of the proxy is kept, so both logs have the same one; an odd one is replaced."""
    kept = visitor.get("bff/live", headers={"X-Request-Id": "edge-0123456789"})
    replaced = visitor.get("bff/live", headers={"X-Request-Id": "<script>alert(1)</script>"})

    assert kept.headers["X-Request-Id"] == "edge-0123456789"
    assert re.fullmatch(r"[0-9a-f]{16}", replaced.headers["X-Request-Id"])


def test_ready_when_redis_and_the_provider_answer(stack: Stack) -> None:
    """The check names the neighbours only to operators on the loopback."""
    answer = requests.get(f"{stack.console_url}/bff/ready", timeout=20)

    assert (answer.status_code, answer.json()) == (
        200,
        {"status": "ready", "checks": {"redis": "ok", "provider": "ok", "idm": "ok", "forms": "ok"}},
    )


def test_the_api_description_needs_a_session(visitor: Visitor) -> None:
    """The served description is the one in the repository."""
    assert visitor.get("bff/openapi.json").status_code == 401
    visitor.sign_in()

    paths = visitor.get("bff/openapi.json").json()["paths"]
    assert "/IDMProv/rest/access/users/list" in paths
    assert "/IDMProv/context/LoadContextConfigServlet" not in paths


def test_no_secret_is_in_the_log(signed_in: Visitor, stack: Stack) -> None:
    """The log has no session id, anti-forgery token, provider token or client secret."""
    signed_in.get("IDMProv/rest/access/info/version")
    written = (stack.folder / "bff.log").read_text(encoding="utf-8")

    assert '"event": "sign_in"' in written
    for secret in (
        signed_in.http.cookies["idmc"],
        signed_in.csrf_token,
        stack.environ["BFF_OIDC_CLIENT_SECRET"],
        stack.environ["BFF_SECRET_KEYS"],
        "eyJ",
    ):
        assert secret not in written


def test_under_a_path_prefix(tmp_path: Path, stack: Stack) -> None:
    """A proxy in front passes the prefix on unchanged; pages, calls and cookies stay below it."""
    port = free_port()
    url = f"http://127.0.0.1:{port}/portal/idm"
    environ = bff_environ(url, port, stack.redis_url, stack.mock_url)
    with gateway({**environ, "BFF_WORKERS": "1"}, tmp_path):
        visitor = Visitor(f"{url}/")
        bare = visitor.http.get(url, timeout=20, allow_redirects=False)
        page, login = visitor.navigate(""), visitor.navigate("bff/login")
        call = visitor.get("IDMProv/rest/access/info/version")
        sandbox = visitor.navigate("form-sandbox/")

    assert "sandbox allow-scripts" in sandbox.headers["Content-Security-Policy"]
    assert f"frame-src {url}/form-sandbox/;" in page.headers["Content-Security-Policy"]
    assert (bare.status_code, bare.headers["Location"]) == (308, "/portal/idm/")
    assert page.status_code == 200
    assert "Path=/portal/idm" in login.headers["Set-Cookie"]
    assert "portal%2Fidm%2Fbff%2Fcallback" in login.headers["Location"]
    assert (call.status_code, call.json()["code"]) == (401, "no_session")
