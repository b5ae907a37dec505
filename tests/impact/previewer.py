"""The console's impact preview, run on Node."""

from __future__ import annotations

import json
import subprocess
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.support.servers import BIN

if TYPE_CHECKING:
    from collections.abc import Iterator

_SCRIPT = Path(__file__).parent.parent / "support" / "impact_preview.mjs"

People = frozenset[str]


@dataclass(frozen=True)
class Preview:
    """
    The result of a preview, without the figures that are unknown.

    ``gains`` and ``losses``: permission -> who; ``violators``: constraint -> who comes to violate it; ``waiting``: role
    -> number of requests; ``seconds`` on this machine.
    """

    gains: dict[str, People]
    losses: dict[str, People]
    violators: dict[str, People]
    waiting: dict[str, int]
    unseen: list[dict[str, Any]]
    calls: int
    seconds: float

    @classmethod
    def of(cls, said: dict[str, Any], new: str) -> Preview:
        """Read the output of the script; ``new`` names the constraint that would be created."""
        impact = said["impact"]
        clashes = [(each.get("constraint", {}).get("id", new), each) for each in impact["conflicts"]]
        return cls(
            gains=_known((each["permission"]["id"], each) for each in impact["gains"]),
            losses=_known((each["permission"]["id"], each) for each in impact["losses"]),
            violators=_known(clashes),
            waiting={each["id"]: each["count"] for each in impact["requests"]},
            unseen=impact["unseen"],
            calls=said["calls"],
            seconds=said["seconds"],
        )


class Previewer:
    """Computes one preview after the other."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def preview(self, change: dict[str, Any], new: str = "") -> Preview:
        """Preview an ``ImpactChange`` of ``ui/src/entities/impact/model.ts``."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(change), file=self._process.stdin, flush=True)
        return Preview.of(json.loads(self._process.stdout.readline()), new)


@contextmanager
def previewer(mock_url: str, token: str) -> Iterator[Previewer]:
    """Run the script for somebody who is signed in at the mock."""
    command = [str(BIN / "node"), str(_SCRIPT), f"{mock_url}/IDMProv/rest", token]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield Previewer(process)
        assert process.stdin is not None
        process.stdin.close()


def _known(effects: Any) -> dict[str, People]:
    return {key: frozenset(each["people"]) for key, each in effects if each.get("people") is not None}
