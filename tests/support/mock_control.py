"""The mock upstream's control calls."""

from dataclasses import dataclass
from typing import Any

import requests


@dataclass(frozen=True)
class MockControl:
    """Makes the mock's control calls: reset, failures, counts and log."""

    url: str
    verify: str | bool = True

    def reset(self) -> None:
        """Go back to the seeded organisation."""
        self._post("reset")

    def scenario(self, name: str) -> None:
        """Play a scenario: ``everything-pending``, ... (docs/qa.md)."""
        self._post(f"scenarios/{name}")

    def fault(self, path: str, **how: Any) -> None:
        """Let calls of a path fail: ``status``, ``latencyMs``, ``times``, ``body``, ... (docs/qa.md)."""
        self._post("faults", {"path": path, **how})

    def faults(self) -> list[dict[str, Any]]:
        """The failures that are left."""
        ordered: list[dict[str, Any]] = self._get("faults")["faults"]
        return ordered

    def heal(self) -> None:
        """End all ordered failures."""
        answer = requests.delete(f"{self.url}/__mock__/faults", timeout=20, verify=self.verify)
        answer.raise_for_status()

    def expire_tokens(self, *, refresh: bool = False) -> None:
        """End all access tokens now, and the refresh tokens too when asked."""
        self._post("expire-tokens", {"refresh": refresh})

    def expire_password(self, user: str) -> None:
        """Refuse all calls of a person until the password is changed."""
        self._post("expire-password", {"user": user})

    def break_down(self, system: str) -> None:
        """Let ``workflow``, ``drivers`` or ``index`` stop answering until the mock is reset."""
        self._post("outages", {"system": system})

    def pass_time(self, seconds: int) -> None:
        """Move the mock's clock on."""
        self._post("clock", {"advanceS": seconds})

    def stats(self) -> dict[str, Any]:
        """Counts of calls by path and of token grants by type."""
        return self._get("stats")

    def server_log(self) -> list[dict[str, Any]]:
        """The lines that the server wrote at the levels of its packages."""
        lines: list[dict[str, Any]] = self._get("server-log")["lines"]
        return lines

    def log(self) -> list[dict[str, Any]]:
        """The last requests as they arrived, oldest first."""
        entries: list[dict[str, Any]] = self._get("log")["requests"]
        return entries

    def _post(self, what: str, body: object = None) -> None:
        answer = requests.post(f"{self.url}/__mock__/{what}", json=body, timeout=20, verify=self.verify)
        answer.raise_for_status()

    def _get(self, what: str) -> dict[str, Any]:
        answer = requests.get(f"{self.url}/__mock__/{what}", timeout=20, verify=self.verify)
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found
