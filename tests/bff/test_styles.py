"""Style files of a client: uploaded files, and files of an installation that replace them."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.conftest import FORM_SCRIPTS, Stack
from tests.support.servers import free_port, gateway
from tests.support.visitor import Visitor

BRAND = "bff/style/1/brand.css"
UPLOAD = "IDMProv/rest/access/config/uploadStyle?client=1"
CSS = ":root { --accent: #123456 } /* é */"


@pytest.fixture
def uploaded(signed_in: Visitor) -> Visitor:
    """An administrator who has uploaded a style."""
    headers = {"Content-Type": "text/plain"}
    assert signed_in.call("PUT", UPLOAD, data=CSS.encode(), headers=headers).status_code == 200
    return signed_in


@pytest.fixture(scope="module")
def with_files(stack: Stack, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a gateway that has its own style files for client 1."""
    folder, bind = tmp_path_factory.mktemp("styles"), f"127.0.0.1:{free_port()}"
    (folder / "dashboard-1.css").write_text("main { gap: 0 }", encoding="utf-8")
    (folder / "secret.css").write_text("no style of a client", encoding="utf-8")
    with gateway(stack.environ | {"BFF_BIND": bind, "BFF_STYLES_DIR": str(folder), "BFF_WORKERS": "1"}, folder):
        yield f"http://{bind}"


@pytest.fixture
def own_files(signed_in: Visitor, with_files: str) -> Visitor:
    """The administrator at the gateway that has its own style files."""
    visitor = Visitor(with_files)
    visitor.http.cookies.update(signed_in.http.cookies)
    return visitor


def test_an_uploaded_style_is_the_brand_file(uploaded: Visitor) -> None:
    """The style is served as ``text/css``, whatever type it was uploaded with."""
    answer = uploaded.get(BRAND)

    assert (answer.status_code, answer.text) == (200, CSS)
    assert answer.headers["Content-Type"] == "text/css; charset=utf-8"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_a_style_is_sent_again_only_when_it_has_changed(uploaded: Visitor) -> None:
    """The browser asks each time, because the next upload must show at once."""
    first = uploaded.get(BRAND)
    again = uploaded.get(BRAND, headers={"If-None-Match": first.headers["ETag"]})

    assert first.headers["Cache-Control"] == "private, no-cache"
    assert (again.status_code, again.text) == (304, "")


@pytest.mark.parametrize("file", ["brand.css", "dashboard.css"])
def test_without_a_style_the_file_is_empty(signed_in: Visitor, file: str) -> None:
    """Without a style the answer is an empty file and not an error, because most installations have none."""
    answer = signed_in.get(f"bff/style/1/{file}")

    assert (answer.status_code, answer.text) == (200, "")


def test_a_file_of_the_installation_comes_first(own_files: Visitor) -> None:
    """The installation's own file is sent without a call to the identity applications."""
    assert own_files.get("bff/style/1/dashboard.css").text == "main { gap: 0 }"
    assert own_files.get("bff/style/2/dashboard.css").text == ""


@pytest.mark.parametrize(
    "path", ["1/other.css", "1/brand.js", "..%2F..%2Fetc/brand.css", "a.b/brand.css", "1/secret.css"]
)
def test_nothing_else_is_a_style(own_files: Visitor, path: str) -> None:
    """Other files of the folder, and files outside of it, are not found."""
    assert own_files.get(f"bff/style/{path}").status_code == 404


def test_a_style_needs_a_session(visitor: Visitor) -> None:
    """A style needs a session, because it belongs to the client of the person."""
    assert visitor.get(BRAND).status_code == 401


def test_the_start_tells_where_else_the_console_leads(signed_in: Visitor, stack: Stack, tmp_path: Path) -> None:
    """The addresses are empty unless the operator has set them."""
    bind = f"127.0.0.1:{free_port()}"
    own = {
        "BFF_OLDER_DASHBOARD_URL": "https://old.example/dash",
        "BFF_PRODUCT_URL": "https://product.example/",
        "BFF_SSPR_URL": "https://sspr.example/change",
        "BFF_FORM_SCRIPT_ORIGINS": "",
        "BFF_WORKERS": "1",
    }
    with gateway(stack.environ | {"BFF_BIND": bind} | own, tmp_path):
        elsewhere = Visitor(f"http://{bind}")
        elsewhere.http.cookies.update(signed_in.http.cookies)
        told = elsewhere.get("bff/bootstrap").json()["addresses"]

    leads_back = f"{quote(stack.console_url, safe='')}%2Fbff%2Fpassword-changed"
    assert told == {
        "olderDashboard": "https://old.example/dash",
        "productInformation": "https://product.example/",
        "passwordChange": f"https://sspr.example/change?forwardURL={leads_back}",
        "formScripts": [],
    }
    here = signed_in.get("bff/bootstrap").json()["addresses"]
    assert here == {**dict.fromkeys(told, ""), "formScripts": [FORM_SCRIPTS]}
