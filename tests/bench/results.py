"""The results of a run, stored after each step, so that they are kept when a later step fails."""

import dataclasses
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.bench.figures import Figure


class Results:
    """
    The file ``bench.json`` of a folder.

    Args:
        machine: Description of the machine, without which figures mean nothing.
    """

    def __init__(self, folder: Path, machine: dict[str, str]) -> None:
        self.figures: list[Figure] = []
        self._file = folder / "bench.json"
        self._measured: dict[str, Any] = {"machine": machine}
        folder.mkdir(parents=True, exist_ok=True)
        self.add([])

    def add(self, figures: Iterable[Figure], **measured: Any) -> None:
        """Store the figures of a step, and by name the measured values behind them: dataclasses, or lists of them."""
        self.figures += figures
        self._measured |= measured
        found = {
            **self._measured,
            "figures": [{**dataclasses.asdict(figure), "verdict": figure.verdict} for figure in self.figures],
        }
        self._file.write_text(json.dumps(found, indent=1, default=dataclasses.asdict) + "\n", encoding="utf-8")
