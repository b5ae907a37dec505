"""The pooled connection to the sign-in provider."""

import requests
from authlib.integrations.requests_client import OAuth2Session
from requests.adapters import HTTPAdapter

from bff.settings import Settings


class ProviderHttp:
    """
    Plain and OAuth sessions that share one connection pool.

    Each call gets its own session object, because session objects carry state (cookies, the last token). Only the
    settings decide the address and the credentials of a call: environment variables and ``.netrc`` are not read, a
    redirect is an error (:class:`requests.TooManyRedirects`).
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._adapter = HTTPAdapter(pool_maxsize=20)

    def plain(self) -> requests.Session:
        """Give a session for metadata and keys."""
        return self._prepared(requests.Session())

    def oauth(self, auth_method: str = "client_secret_basic") -> OAuth2Session:
        """Give a session that authenticates as our client."""
        session = OAuth2Session(
            self._settings.oidc_client_id,
            self._settings.oidc_client_secret,
            token_endpoint_auth_method=auth_method,
            revocation_endpoint_auth_method=auth_method,
            code_challenge_method="S256",
            redirect_uri=f"{self._settings.public_url.rstrip('/')}/bff/callback",
            default_timeout=self._settings.oidc_timeout_s,
        )
        self._prepared(session)
        return session

    def _prepared(self, session: requests.Session) -> requests.Session:
        session.trust_env = False
        session.max_redirects = 0
        if self._settings.oidc_proxy:
            session.proxies = {"all": self._settings.oidc_proxy}
        session.verify = self._settings.oidc_ca_file or True
        session.mount("https://", self._adapter)
        session.mount("http://", self._adapter)
        return session
