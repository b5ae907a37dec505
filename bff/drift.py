"""``idm-console drift`` compares the present answers of the upstreams with the catalogue."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

import requests
from marshmallow import Schema, ValidationError, fields

from bff.breaker import Breaker
from bff.catalogue.differences import differences
from bff.catalogue.examples import NoExampleError, example
from bff.catalogue.index import OPERATIONS
from bff.catalogue.operation import Operation
from bff.settings import Settings
from bff.upstream.client import UpstreamHttp
from bff.upstream.shares import Shares

_PARAMETER = re.compile(r"\{(\w+)\}")
_OK, _UNAUTHORIZED = 200, 401
_REFUSALS = frozenset({400, 403, 489})


class DriftError(Exception):
    """The report cannot be made; the text says why."""


class CallSchema(Schema):
    """Input of a call: parameters of the path and the query, and the body."""

    path = fields.Dict(keys=fields.String(), values=fields.String(), load_default=dict)
    query = fields.Dict(keys=fields.String(), load_default=dict)
    body = fields.Raw(load_default=None, allow_none=True)


_CALLS = fields.Dict(keys=fields.String(), values=fields.Nested(CallSchema))
Calls = Mapping[str, Mapping[str, Any]]


@dataclass
class Drift:
    """
    Calls all operations that only read, with the token of a person who should have the right to read everything.

    Args:
        given: Input by name of the operation, ``{"GET /rest/...": {"query": {...}}}``; other operations are called with
            the examples of the catalogue.
    """

    settings: Settings
    token: str
    given: Calls
    compared: list[str] = field(default_factory=list)
    left_out: dict[str, str] = field(default_factory=dict)

    def differences(self) -> Iterator[str]:
        """
        Give one line for each difference from the catalogue; ``compared`` and ``left_out`` are filled meanwhile.

        Raises:
            DriftError: The token is refused, or an upstream does not answer.
        """
        for policy in self.settings.policies:
            http = UpstreamHttp(policy, Breaker(policy.name), Shares(policy.name, policy.share))
            for operation in OPERATIONS:
                if operation.upstream == policy.name and not operation.writes:
                    yield from self._of_operation(http, operation)

    def _of_operation(self, http: UpstreamHttp, operation: Operation) -> Iterator[str]:
        try:
            call = self.given.get(operation.name) or _from_examples(operation)
        except NoExampleError as lacking:
            self.left_out[operation.name] = f"needs {lacking}"
            return
        answer = self._send(http, operation, call)
        if answer.status_code in _REFUSALS:
            self.left_out[operation.name] = f"was refused with {answer.status_code}"
            return
        self.compared.append(operation.name)
        yield from (f"{operation.name}: {problem}" for problem in _problems(operation, answer))

    def _send(self, http: UpstreamHttp, operation: Operation, call: Mapping[str, Any]) -> requests.Response:
        at = {name: quote(value, safe="") for name, value in call["path"].items()}
        address = http.origin + http.base_path + operation.path.format(**at)
        headers = {"Authorization": f"Bearer {self.token}"}
        try:
            answer = http.session().request(
                operation.method,
                address,
                params=call["query"],
                json=call["body"],
                headers=headers,
                timeout=http.timeout,
                allow_redirects=False,
            )
        except requests.RequestException as problem:
            raise DriftError(f"{address} cannot be read") from problem
        if answer.status_code == _UNAUTHORIZED:
            raise DriftError(f"{address} refuses the token")
        return answer


def read_calls(document: Any) -> Calls:
    """
    Read calls as a person wrote them.

    Raises:
        DriftError: Names the entry that is no call, or for which the catalogue has no reading operation.
    """
    try:
        calls: Calls = _CALLS.deserialize(document)
    except ValidationError as problem:
        raise DriftError(f"the calls cannot be used: {problem}") from problem
    known = {operation.name for operation in OPERATIONS if not operation.writes}
    if strangers := sorted(calls.keys() - known):
        raise DriftError(f"no operation that only reads: {', '.join(strangers)}")
    return calls


def _from_examples(operation: Operation) -> Mapping[str, Any]:
    if names := _PARAMETER.findall(operation.path):
        raise NoExampleError(", ".join(names))
    return {
        "path": {},
        "query": example(operation.query()) if operation.query else {},
        "body": example(operation.body()) if operation.body else None,
    }


def _problems(operation: Operation, answer: requests.Response) -> list[str]:
    if answer.status_code != _OK:
        return [f"answers {answer.status_code}"]
    try:
        reply = answer.json()
    except requests.JSONDecodeError:
        return ["answers no JSON"]
    return [f"{each.field or 'the reply'} is {each.problem}" for each in differences(operation.reply(), reply)]
