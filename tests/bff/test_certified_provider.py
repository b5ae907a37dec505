"""The journeys of a good day at a certified provider of other makers (npm ``oidc-provider``)."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import requests

from tests.support.servers import BIN, await_port, bff_environ, free_port, gateway, program, redis_server
from tests.support.visitor import Visitor
from tests.support.waiting import wait_until

VERSION = "IDMProv/rest/access/info/version"
SCRIPT = Path(__file__).parent.parent / "support" / "certified_provider.mjs"


@dataclass(frozen=True)
class Certified:
    """The provider with its upstream, and a gateway with two workers."""

    url: str
    console_url: str

    def renewals(self) -> int:
        """Count the renewals that succeeded."""
        return int(requests.get(f"{self.url}/renewals", timeout=20).text)


@pytest.fixture(scope="module")
def certified(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Certified]:
    """The provider and the gateway run; nobody is signed in."""
    folder = tmp_path_factory.mktemp("certified")
    port, console_port = free_port(), free_port()
    both = Certified(f"http://127.0.0.1:{port}", f"http://127.0.0.1:{console_port}")
    command = [str(BIN / "node"), str(SCRIPT), str(port), both.console_url]
    with program(command, {}, folder / "provider.log"), redis_server(folder) as redis_url:
        await_port(port, "the certified provider")
        environ = bff_environ(both.console_url, console_port, redis_url, both.url)
        with gateway(environ | {"BFF_OIDC_ISSUER": both.url, "BFF_WORKERS": "1"}, folder):
            yield both


@pytest.fixture
def ann(certified: Certified) -> Visitor:
    """A signed-in person; the provider asks for no password."""
    visitor = Visitor(certified.console_url)
    assert visitor.sign_in().status_code == 302
    return visitor


def test_signs_in(ann: Visitor) -> None:
    """The sign-in uses PKCE, a nonce, a signed id token and the userinfo endpoint."""
    session = ann.get("bff/session").json()

    assert (session["userName"], session["fullName"]) == ("ann", "Ann Lee")
    assert ann.get(VERSION).json() == {"version": "4.10"}


def test_works_on_while_tokens_end_every_two_seconds(ann: Visitor, certified: Certified) -> None:
    """The provider accepts each refresh token once; no call fails."""
    before, statuses = certified.renewals(), set()

    def renewed_three_times() -> bool:
        statuses.add(ann.get(VERSION).status_code)
        return certified.renewals() >= before + 3

    wait_until(renewed_three_times, at_most_s=60)
    assert statuses == {200}


def test_a_sign_out_here_ends_the_grant_there(ann: Visitor, certified: Certified) -> None:
    """The provider asks once more, ends its own session and leads back to the console."""
    location = ann.call("POST", "bff/logout").json()["location"]

    back = _confirmed(ann, certified, location)

    assert back.headers["Location"] == f"{certified.console_url}/"
    assert ann.get("bff/session").json()["signedIn"] is False


def test_a_sign_out_at_the_provider_ends_the_session_here(ann: Visitor, certified: Certified) -> None:
    """The provider sends a logout token to the back channel."""
    assert ann.get("bff/session").json()["signedIn"] is True

    _confirmed(ann, certified, f"{certified.url}/session/end")

    wait_until(lambda: ann.get("bff/session").json()["signedIn"] is False)
    assert ann.get(VERSION).json()["code"] == "no_session"


def _confirmed(visitor: Visitor, certified: Certified, location: str) -> requests.Response:
    page = visitor.http.get(location, timeout=20)
    [secret] = re.findall(r'name="xsrf" value="([^"]+)"', page.text)
    form = {"xsrf": secret, "logout": "yes"}
    return visitor.http.post(f"{certified.url}/session/end/confirm", data=form, timeout=20, allow_redirects=False)
