"""A path that an operator closes in nginx stays closed, whatever headers a client sends."""

from collections.abc import Iterator
from functools import partial

import pytest
import requests

from tests.support.operators import from_address
from tests.support.reverse_proxies import nginx
from tests.topology.conftest import OPERATOR, Published, published

_CLOSED = "location /bff/metrics { deny all; }"


@pytest.fixture(scope="module")
def console(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Published]:
    """The gateway behind an nginx that refuses the metrics."""
    with published(partial(nginx, locations=_CLOSED), "", tmp_path_factory.mktemp("closed")) as running:
        yield running


def _ask(console: Published, path: str, **headers: str) -> requests.Response:
    """Ask from an address to which the gateway itself shows the metrics."""
    return from_address(OPERATOR, f"{console.console_url}{path}", console.certificate.authority, **headers)


def test_script_name_does_not_lead_around_a_closed_path(console: Published) -> None:
    """The gateway looks for the path that nginx has seen, whatever prefix a client claims for it."""
    around = _ask(console, "/elsewhere/bff/metrics", SCRIPT_NAME="/elsewhere")

    assert _ask(console, "/bff/metrics").status_code == 403
    assert (around.status_code, around.json()["code"]) == (404, "not_found")


def test_a_path_that_a_client_claims_changes_nothing(console: Published) -> None:
    """The gateway answers as without the header; gunicorn shows no error page."""
    answer = _ask(console, "/bff/live", SCRIPT_NAME="zz", PATH_INFO="zz")

    assert (answer.status_code, answer.json()) == (200, {"status": "live"})
