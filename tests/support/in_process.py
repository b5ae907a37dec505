"""Calls of a WSGI application of this process, for tests that need no server: the same requests, no connection."""

from email.message import Message
from io import BytesIO
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import requests
from requests.adapters import HTTPAdapter
from urllib3 import HTTPHeaderDict, HTTPResponse
from werkzeug.test import Client
from werkzeug.wrappers import Response


class InProcess(HTTPAdapter):
    """Answers what a `requests.Session` sends with an application instead of a server."""

    def __init__(self, application: Any) -> None:
        super().__init__()
        self._client = Client(application, use_cookies=False)

    def send(self, request: requests.PreparedRequest, *_: Any, **_options: Any) -> requests.Response:
        """Call the application; its whole body is read before this returns."""
        address = urlsplit(request.url or "")
        with self._client.open(
            request.path_url,
            base_url=f"{address.scheme}://{address.netloc}",
            method=request.method,
            headers=list(request.headers.items()),
            data=request.body,
        ) as answer:
            return self.build_response(request, _received(answer))


def _received(answer: Response) -> HTTPResponse:
    """Give the answer as it would have come over a connection; requests takes cookies from its message."""
    message = Message()
    for name, value in answer.headers:
        message[name] = value
    original: Any = SimpleNamespace(msg=message, isclosed=lambda: True, close=lambda: None)
    return HTTPResponse(
        BytesIO(answer.get_data()),
        headers=HTTPHeaderDict(list(answer.headers)),
        status=answer.status_code,
        reason=answer.status.partition(" ")[2],
        preload_content=False,
        original_response=original,
    )
