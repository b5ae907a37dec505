"""A sign-in provider whose answers a test sets, right or wrong, and an upstream that accepts its tokens."""

import json
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

from joserfc.jwk import ECKey, KeySet, RSAKey
from werkzeug import Request, Response
from werkzeug.serving import WSGIRequestHandler, make_server

from tests.support.forged_tokens import Key, signed
from tests.support.servers import free_port

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

CLIENT = "idm-console"
_LONGEST_S = 60.0
KEY = RSAKey.generate_key(2048, {"kid": "current"})
OTHER_KEY = RSAKey.generate_key(2048, {"kid": "other"})
CURVE_KEY = ECKey.generate_key("P-256", {"kid": "curve"})

Changes = Mapping[str, Any]
"""Members that differ from what a good provider says; None leaves one out."""
Answer = Changes | list[Any]
"""An array takes the place of the good answer."""


@dataclass(frozen=True, kw_only=True)
class Says:
    """
    Answers of the provider, as differences from those of a good one.

    Args:
        metadata: Members of the discovery document.
        keys: Published keys.
        key, alg, kid: Key, algorithm and key id of signatures.
        forge: Changes a signed id token.
        claims, renewed: Of the id token, at sign-in and of a renewal; None: there is no id token.
        reply, renewal: The token replies at sign-in and of a renewal.
        status, headers: Of token replies.
        userinfo: None: 404.
        callback: The query on the way back.
        answers: When it answers a renewal for which it has taken the refresh token already; None: at once.
    """

    metadata: Changes = field(default_factory=dict)
    keys: tuple[Key, ...] = (KEY,)
    key: Key = field(default_factory=lambda: KEY)
    alg: str = "RS256"
    kid: str | None = "current"
    forge: Callable[[str], str] = str
    claims: Changes | None = field(default_factory=dict)
    renewed: Changes | None = None
    reply: Answer = field(default_factory=dict)
    renewal: Changes = field(default_factory=dict)
    status: int = 200
    headers: Changes = field(default_factory=dict)
    userinfo: Answer | None = field(default_factory=dict)
    callback: Changes = field(default_factory=dict)
    answers: threading.Event | None = None


class ScriptedProvider:
    """
    Signs ``cn=ann`` in without asking; refresh tokens rotate strictly: a used one ends the grant.

    The upstream below ``/IDMProv`` answers 401 to access tokens whose grant has ended or that were told to expire.
    """

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.says = Says()
        self.asked: list[str] = []
        """Paths in the order of the requests; for the token endpoint the grant type."""
        self.revoked: list[str] = []
        self.access_tokens: dict[str, str] = {}
        """Those that the upstream takes, and their grants."""
        self.held: dict[str, threading.Event] = {}
        """What of ``asked`` is dealt with when."""
        self._nonces: dict[str, str] = {}
        self._grants: dict[str, str] = {}
        self._unused: set[str] = set()
        self._lock = threading.Lock()

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """Answer a request."""
        request = Request(environ)
        name = request.path.rpartition("/")[2].replace("-", "_")
        asked = request.form.get("grant_type") or request.path
        self.asked.append(asked)
        if asked in self.held:
            self.held[asked].wait(_LONGEST_S)
        answer = self._upstream if request.path.startswith("/IDMProv/") else getattr(self, f"_{name}")
        return answer(request)(environ, start_response)

    def renewals(self) -> int:
        """Count the renewals that were asked for."""
        return self.asked.count("refresh_token")

    def expire(self) -> None:
        """Let the upstream refuse all access tokens of now."""
        self.access_tokens.clear()

    def claims(self, changes: Changes, **more: Any) -> dict[str, Any]:
        """Give good claims of an id or logout token, changed."""
        now = int(time.time())
        good = {"iss": self.url, "aud": CLIENT, "sub": "cn=ann", "iat": now, "exp": now + 120, "sid": "s1"}
        return _changed(good | more, changes)

    def _openid_configuration(self, _request: Request) -> Response:
        names = ("authorize", "token", "userinfo", "revoke", "logout")
        endpoints = ("authorization", "token", "userinfo", "revocation", "end_session")
        good = {f"{endpoint}_endpoint": f"{self.url}/{name}" for endpoint, name in zip(endpoints, names, strict=True)}
        promised = {"authorization_response_iss_parameter_supported": True}
        return _json(
            _changed({"issuer": self.url, "jwks_uri": f"{self.url}/keys", **good, **promised}, self.says.metadata)
        )

    def _keys(self, _request: Request) -> Response:
        return _json(KeySet(list(self.says.keys)).as_dict(private=False))

    def _keys_of_the_future(self, _request: Request) -> Response:
        published: list[Any] = [{"kty": "AKP", "kid": "future", "alg": "ML-DSA-44", "pub": "x"}]
        return _json({"keys": [*published, *KeySet(list(self.says.keys)).as_dict(private=False)["keys"]]})

    def _authorize(self, request: Request) -> Response:
        code = secrets.token_hex(8)
        self._nonces[code] = request.args["nonce"]
        query = {"code": code, "state": request.args["state"], "iss": self.url}
        told = urlencode(_changed(query, self.says.callback))
        return Response(status=302, headers={"Location": f"{request.args['redirect_uri']}?{told}"})

    def _token(self, request: Request) -> Response:
        says = self.says
        if request.form["grant_type"] == "refresh_token":
            return self._renewal(request.form["refresh_token"], says)
        nonce = self._nonces.pop(request.form["code"], "")
        grant = secrets.token_hex(4)
        return self._reply(grant, says, says.claims, says.reply, nonce=nonce)

    def _renewal(self, refresh_token: str, says: Says) -> Response:
        grant = self._grants.get(refresh_token, "")
        with self._lock:
            good = refresh_token in self._unused
            self._unused.discard(refresh_token)
        if not good:
            self._end(grant)
            return _json({"error": "invalid_grant"}, 400)
        if says.answers:
            says.answers.wait(_LONGEST_S)
        if says.renewal.get("refresh_token", "") is None or says.status != 200:
            self._unused.add(refresh_token)
        return self._reply(grant, says, says.renewed, says.renewal)

    def _end(self, grant: str) -> None:
        with self._lock:
            self._unused -= {token for token, its in self._grants.items() if its == grant}
            self.access_tokens = {token: its for token, its in self.access_tokens.items() if its != grant}

    def _reply(self, grant: str, says: Says, claims: Changes | None, changes: Answer, **more: Any) -> Response:
        access, refresh = (secrets.token_urlsafe(24) for _ in range(2))
        good = {"access_token": access, "token_type": "Bearer", "expires_in": 120, "refresh_token": refresh}
        if claims is not None:
            good["id_token"] = self._id_token(says, self.claims(claims, **more))
        if says.status == 200:
            self.access_tokens[access] = self._grants[refresh] = grant
            self._unused.add(refresh)
        return _json(_answer(good, changes), says.status, says.headers)

    def _id_token(self, says: Says, claims: dict[str, Any]) -> str:
        return says.forge(signed(claims, says.key, says.alg, kid=says.kid))

    def _userinfo(self, _request: Request) -> Response:
        told = self.says.userinfo
        if told is None:
            return Response(status=404)
        return _json(_answer({"sub": "cn=ann", "name": "Ann"}, told))

    def _getattributes(self, request: Request) -> Response:
        known = {"name": "cn=ann,o=idm"} if request.authorization and request.args["attributes"] == "name" else {}
        return _json(known)

    def _revoke(self, request: Request) -> Response:
        self.revoked.append(request.form["token"])
        self._end(self._grants.get(request.form["token"], ""))
        return Response()

    def _logout(self, request: Request) -> Response:
        return Response(status=302, headers={"Location": request.args["post_logout_redirect_uri"]})

    def _upstream(self, request: Request) -> Response:
        if request.authorization is None or request.authorization.token not in self.access_tokens:
            return _json({}, 401)
        return _json({"version": "4.10"})


class _Quiet(WSGIRequestHandler):
    def log(self, *_args: Any) -> None:
        """Say nothing."""


@contextmanager
def scripted_provider() -> Iterator[ScriptedProvider]:
    """Listen on a free port."""
    provider = ScriptedProvider(port := free_port())
    server = make_server("127.0.0.1", port, provider, threaded=True, request_handler=_Quiet)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield provider
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def _changed(good: Mapping[str, Any], changes: Changes) -> dict[str, Any]:
    return {name: value for name, value in {**good, **changes}.items() if value is not None}


def _answer(good: Mapping[str, Any], changes: Answer) -> Any:
    return changes if isinstance(changes, list) else _changed(good, changes)


def _json(body: Any, status: int = 200, headers: Changes | None = None) -> Response:
    return Response(json.dumps(body), status, dict(headers or {}), content_type="application/json")
