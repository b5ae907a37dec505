"""The check whether an upstream answers, without a user: for ``check-config`` and for readiness."""

import requests

from bff.breaker import Breaker
from bff.catalogue.index import PROBES
from bff.errors import UpstreamFailedError, UpstreamLateError, UpstreamUnreachableError
from bff.settings.upstream_policy import UpstreamPolicy
from bff.upstream.client import UpstreamHttp
from bff.upstream.shares import Shares

_NOT_FOUND, _REFUSED_BY_PROXY, _FAILED = 404, 407, 500


PROBE_TIMEOUT_S = 2.0
"""Longest wait of a readiness probe, in seconds."""


class UpstreamCheck:
    """
    Calls one operation of the catalogue without a token; a refusal of the call counts as an answer.

    Args:
        policy: Policy of the upstream that is asked.
        timeout_s: Longest wait; 0 for the time-outs of the policy.
    """

    def __init__(self, policy: UpstreamPolicy, timeout_s: float = 0) -> None:
        self._http = UpstreamHttp(policy, Breaker(policy.name), Shares(policy.name, policy.share))
        self._timeout = timeout_s or self._http.timeout
        self._address = self._http.origin + self._http.base_path + PROBES[policy.name].path

    def __call__(self) -> None:
        """
        Ask once.

        Raises:
            UpstreamLateError: No answer within the time allowed.
            UpstreamUnreachableError: No connection; the cause of the error has the reason.
            UpstreamFailedError: The answer is 404, 407 or 5xx; the message says which.
        """
        try:
            answer = self._http.session().get(self._address, timeout=self._timeout, allow_redirects=False)
        except requests.Timeout as problem:
            raise UpstreamLateError from problem
        except OSError as problem:
            raise UpstreamUnreachableError from problem
        if answer.status_code in {_NOT_FOUND, _REFUSED_BY_PROXY} or answer.status_code >= _FAILED:
            raise UpstreamFailedError(f"{self._address} answers {answer.status_code}")
