"""A client of the mock: the browser's way through the provider, then calls with the token."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256
from html.parser import HTMLParser
from typing import Any
from urllib.parse import parse_qs, urljoin, urlsplit

import requests
from requests.adapters import BaseAdapter, HTTPAdapter

CLIENT_ID = "idm-console"
CLIENT_SECRET = "demo-client-secret-for-the-mock-only"
PASSWORD = "demoPass1"
ACCESS = "/IDMProv/rest/access"
PATIENCE_S = 60


class Console:
    """Plays the console and the browser in front of it."""

    def __init__(self, mock: str, console_url: str, adapter: BaseAdapter | None = None) -> None:
        """Call the server at an address, or the application behind the adapter."""
        self.mock = mock
        self._adapter = adapter or HTTPAdapter()
        self.issuer = f"{mock}/osp/a/idm/auth/oauth2"
        self.redirect_uri = f"{console_url}/bff/callback"
        self.browser = self._session()
        self.verifier = secrets.token_urlsafe(48)
        self.tokens: dict[str, Any] = {}

    def another(self) -> Console:
        """Another browser, which nobody has used yet."""
        return Console(self.mock, self.redirect_uri.removesuffix("/bff/callback"), self._adapter)

    def copy(self) -> Console:
        """A copy with the same cookies and tokens."""
        twin = self.another()
        twin.tokens = dict(self.tokens)
        twin.browser.cookies.update(self.browser.cookies)
        return twin

    def _session(self) -> requests.Session:
        session = requests.Session()
        session.trust_env = False
        session.mount(self.mock, self._adapter)
        return session

    def send(self, method: str, path: str, **options: Any) -> requests.Response:
        """Call the mock without a token; ``path`` may be a whole address."""
        with self._session() as stranger:
            return stranger.request(method, urljoin(self.mock, path), timeout=PATIENCE_S, **options)

    def authorization(self, **changed: str) -> dict[str, str]:
        """Parameters of an authorize request; an empty text leaves one out."""
        challenge = urlsafe_b64encode(sha256(self.verifier.encode()).digest()).rstrip(b"=").decode()
        asked = {
            "response_type": "code",
            "client_id": CLIENT_ID,
            "redirect_uri": self.redirect_uri,
            "scope": "openid profile email",
            "state": "some-state",
            "nonce": "some-nonce",
            "code_challenge": challenge,
            "code_challenge_method": "S256",
            **changed,
        }
        return {name: value for name, value in asked.items() if value}

    def authorize(self, **changed: str) -> requests.Response:
        """Open the authorization endpoint without following where it leads."""
        return self.browser.get(
            f"{self.issuer}/grant", params=self.authorization(**changed), allow_redirects=False, timeout=PATIENCE_S
        )

    def submit(self, page: requests.Response, **typed: str) -> requests.Response:
        """Fill and post the sign-in form of a page."""
        return self.browser.post(
            f"{self.mock}/osp/a/idm/auth/app/login",
            data={**hidden_fields(page.text), **typed},
            allow_redirects=False,
            timeout=PATIENCE_S,
        )

    def token(self, **form: str) -> requests.Response:
        """Ask the token endpoint as the registered client."""
        return self.send("POST", f"{self.issuer}/token", data=form, auth=(CLIENT_ID, CLIENT_SECRET))

    def redeem(self, code: str) -> requests.Response:
        """Exchange a code."""
        return self.token(
            grant_type="authorization_code",
            code=code,
            redirect_uri=self.redirect_uri,
            code_verifier=self.verifier,
        )

    def refresh(self, refresh_token: str) -> requests.Response:
        """Exchange a refresh token."""
        return self.token(grant_type="refresh_token", refresh_token=refresh_token)

    def call(self, method: str, path: str, **options: Any) -> requests.Response:
        """Call the identity applications with the access token; ``path`` is below ``rest/access`` or absolute."""
        headers = {"Authorization": f"Bearer {self.tokens['access_token']}"}
        return self.send(
            method, path if path.startswith("/IDMProv") else f"{ACCESS}/{path}", headers=headers, **options
        )

    def get(self, path: str, **query: Any) -> Any:
        """Read JSON; fails on anything but 200."""
        answer = self.call("GET", path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def control(self, method: str, path: str, body: object = None) -> Any:
        """Use the mock's control calls."""
        answer = self.send(method, f"/__mock__/{path}", json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()


def sign_in(console: Console, user_name: str) -> Console:
    """Go the whole way and keep the tokens."""
    answer = console.submit(console.authorize(), username=user_name, password=PASSWORD)
    console.tokens = console.redeem(code_in(answer)).json()
    return console


def query_of(answer: requests.Response) -> dict[str, str]:
    """The parameters that a redirect carries."""
    return {name: values[0] for name, values in parse_qs(urlsplit(answer.headers["Location"]).query).items()}


def code_in(answer: requests.Response) -> str:
    """The authorization code that a redirect carries."""
    return query_of(answer)["code"]


def fault_of(answer: requests.Response) -> tuple[int, str]:
    """Status and subcode of a fault."""
    return answer.status_code, answer.json()["Fault"]["Code"]["Subcode"]["Value"]


def hidden_fields(html: str) -> dict[str, str]:
    """Names and values of the hidden inputs of a page."""
    reader = _HiddenFields()
    reader.feed(html)
    return reader.found


class _HiddenFields(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, str] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "input" and given.get("type") == "hidden":
            self.found[given["name"] or ""] = given["value"] or ""
