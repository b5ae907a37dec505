"""A person with a browser, without the browser: cookies, redirects and the sign-in form over plain HTTP."""

import html.parser
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urljoin

import requests

CSRF_COOKIE = "netiq_idm_rbpm_acsrf"
CSRF_HEADER = "netiq-idm-rbpm-acsrf"
PASSWORD = "demoPass1"


class _Form(html.parser.HTMLParser):
    """The first form of a page: where it posts to, and its hidden fields."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.action = ""
        self.fields: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Collect the form's target and its hidden inputs."""
        given = {name: value or "" for name, value in attrs}
        if tag == "form" and not self.action and given.get("method", "").lower() == "post":
            self.action = given["action"]
        if tag == "input" and given.get("type") == "hidden" and self.action:
            self.fields[given["name"]] = given.get("value", "")


@dataclass
class Visitor:
    """Keeps cookies; follows no redirect unless told to."""

    console_url: str
    verify: str | bool = True
    http: requests.Session = field(default_factory=requests.Session)

    def __post_init__(self) -> None:
        self.http.trust_env = False
        self.http.verify = self.verify

    def get(self, path: str, **more: Any) -> requests.Response:
        """Read an address of the console, with the anti-forgery header that the UI sends."""
        return self.call("GET", path, **more)

    def call(self, method: str, path: str, **more: Any) -> requests.Response:
        """Make a call as the UI does."""
        headers = {CSRF_HEADER: self.csrf_token, **more.pop("headers", {})}
        address = urljoin(self.console_url, path)
        return self.http.request(method, address, headers=headers, timeout=20, allow_redirects=False, **more)

    def navigate(self, path: str) -> requests.Response:
        """Open an address as a browser does: a navigation, without our header."""
        return self.http.get(
            urljoin(self.console_url, path), headers={"Sec-Fetch-Mode": "navigate"}, timeout=20, allow_redirects=False
        )

    @property
    def csrf_token(self) -> str:
        """Value of the anti-forgery cookie, or empty."""
        return next((cookie.value or "" for cookie in self.http.cookies if cookie.name == CSRF_COOKIE), "")

    def sign_in(self, user: str = "admin", password: str = PASSWORD, return_to: str = "") -> requests.Response:
        """Go all the way through the provider; give the last answer, normally the redirect to the console."""
        return self.http.get(self.callback_url(user, password, return_to), timeout=20, allow_redirects=False)

    def forget(self, name: str) -> None:
        """Delete a cookie wherever it is from."""
        for cookie in [each for each in self.http.cookies if each.name == name]:
            self.http.cookies.clear(cookie.domain, cookie.path, cookie.name)

    def callback_url(
        self, user: str = "admin", password: str = PASSWORD, return_to: str = "", begin: str = "bff/login"
    ) -> str:
        """Sign in at the provider and stop before the console sees the answer."""
        query = {"return": return_to} if return_to else {}
        answer = self._step(requests.Request("GET", urljoin(self.console_url, begin), params=query))
        while not answer.headers.get("Location", "").startswith(urljoin(self.console_url, "bff/callback")):
            if "Location" in answer.headers:
                answer = self._step(requests.Request("GET", urljoin(answer.url, answer.headers["Location"])))
            else:
                form = _Form(answer.text)
                filled = {**form.fields, "username": user, "password": password}
                answer = self._step(requests.Request("POST", urljoin(answer.url, form.action), data=filled))
        return answer.headers["Location"]

    def _step(self, request: requests.Request) -> requests.Response:
        answer = self.http.send(
            self.http.prepare_request(request), timeout=20, allow_redirects=False, verify=self.verify
        )
        assert answer.status_code < 400, answer.text
        return answer
