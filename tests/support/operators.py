"""Data for operators: the metrics, the audit log, and the processes of a gateway."""

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import requests
from prometheus_client.parser import text_string_to_metric_families
from requests.adapters import HTTPAdapter


class Metrics:
    """One scrape."""

    def __init__(self, text: str) -> None:
        families = list(text_string_to_metric_families(text))
        self.names = {family.name for family in families}
        self._values = {
            (sample.name, frozenset(sample.labels.items())): sample.value
            for family in families
            for sample in family.samples
        }

    def value(self, name: str, **labels: str) -> float:
        """Give one series; 0 where nothing was counted yet."""
        return self._values.get((name, frozenset(labels.items())), 0.0)

    def labels(self) -> set[tuple[str, str]]:
        """Give every label of every series, but the bounds of histograms."""
        return {label for _, labels in self._values for label in labels if label[0] != "le"}


def scrape(console_url: str) -> Metrics:
    """Read the metrics of a gateway on this machine."""
    answer = requests.get(f"{console_url.rstrip('/')}/bff/metrics", timeout=20)
    answer.raise_for_status()
    return Metrics(answer.text)


def from_address(source: str, url: str, authority: str = "", **headers: str) -> requests.Response:
    """Ask from another of the machine's addresses; ``authority`` is the file of a CA for https."""
    with requests.Session() as session:
        adapter = HTTPAdapter()
        adapter.init_poolmanager(1, 1, source_address=(source, 0))
        for scheme in ("http://", "https://"):
            session.mount(scheme, adapter)
        session.trust_env = False
        return session.get(url, headers=headers, timeout=20, verify=authority or True)


def audit_lines(log: Path) -> list[dict[str, Any]]:
    """Read the audit lines among the other lines of a log."""
    lines = log.read_text(encoding="utf-8").splitlines()
    return [line for line in map(json.loads, filter(lambda text: text.startswith("{"), lines)) if "log" in line]


class _Kept(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.lines: list[dict[str, Any]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(json.loads(record.getMessage()))


@contextmanager
def audited() -> Iterator[list[dict[str, Any]]]:
    """Collect the audit lines that this process writes."""
    kept, log = _Kept(), logging.getLogger("bff.audit")
    log.addHandler(kept)
    yield kept.lines
    log.removeHandler(kept)


def children(pid: int) -> list[int]:
    """Give the processes that a process has started, e.g. gunicorn its workers."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]
