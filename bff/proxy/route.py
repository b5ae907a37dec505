"""The route to an upstream: its public prefix, the operations that browsers may call, and the sender of calls."""

from dataclasses import dataclass
from typing import Protocol, Self

from bff.catalogue.index import Index, browser_index
from bff.proxy.answer import Answer
from bff.proxy.headers import PASSED_ON
from bff.proxy.location import Locations
from bff.proxy.replay import Call
from bff.sessions.record import SessionRecord
from bff.settings.upstream_policy import UpstreamPolicy


class Sender(Protocol):
    """Sends a call for a session."""

    def send(self, call: Call, record: SessionRecord) -> Answer:
        """Give the upstream's answer."""


@dataclass(frozen=True, kw_only=True)
class Route:
    """
    The route to one upstream.

    Args:
        index: The allow-list of the upstream.
        passed_on: Names of the upstream's headers that are passed on to the browser, in lower case.
    """

    policy: UpstreamPolicy
    index: Index
    sender: Sender
    locations: Locations
    passed_on: frozenset[str]

    @classmethod
    def to(cls, policy: UpstreamPolicy, sender: Sender, public_url: str) -> Self:
        """Build the route to an upstream."""
        return cls(
            policy=policy,
            index=browser_index(policy.name),
            sender=sender,
            locations=Locations(policy.origin, policy.base_path, public_url.rstrip("/") + policy.prefix),
            passed_on=PASSED_ON.union(map(str.lower, policy.response_headers)),
        )

    def leads_to(self, path: str) -> bool:
        """Whether a decoded path of the console belongs to this upstream."""
        return path.startswith(f"{self.policy.prefix}/")
