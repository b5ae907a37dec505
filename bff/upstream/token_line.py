"""Calls with a person's access token and without a session, for the commands of operators."""

from collections.abc import Mapping

import requests

from bff.catalogue.operation import Operation
from bff.errors import UpstreamLateError, UpstreamRefusedError, UpstreamUnreachableError
from bff.upstream.client import UpstreamHttp, content_of, path_of
from bff.upstream.common_headers import common_headers

_NOTHING: Mapping[str, str] = {}
_UNAUTHORIZED = 401


class TokenLine:
    """
    Asks the identity applications; the token is never renewed.

    Args:
        token: An access token.
    """

    def __init__(self, http: UpstreamHttp, token: str) -> None:
        self._http = http
        self._token = token

    def ask(
        self,
        operation: Operation,
        at: Mapping[str, str] = _NOTHING,
        *,
        query: Mapping[str, str] = _NOTHING,
        body: object = None,
        text: str | None = None,
    ) -> requests.Response:
        """
        Call an operation, as :meth:`bff.upstream.client.Upstream.ask`.

        Raises:
            UpstreamRefusedError: 401: the token is wrong or over.
            UpstreamUnreachableError: No connection.
            UpstreamLateError: No answer within the time allowed.
        """
        content = content_of(operation, query, body, text)
        path = self._http.base_path + path_of(operation, at)
        token = {"Authorization": f"Bearer {self._token}"}
        headers = {**common_headers(path), **token, **content.pop("headers", {})}
        try:
            answer = self._http.session().request(
                operation.method,
                self._http.origin + path,
                headers=headers,
                timeout=self._http.timeout,
                allow_redirects=False,
                **content,
            )
        except requests.Timeout as problem:
            raise UpstreamLateError from problem
        except requests.RequestException as problem:
            raise UpstreamUnreachableError from problem
        if answer.status_code == _UNAUTHORIZED:
            raise UpstreamRefusedError
        return answer
