"""Tests that passed only when they were run again."""

import pytest


def name_reruns(terminal: pytest.TerminalReporter) -> None:
    """Name each test that was run again as a defect, with its first failure."""
    first_failures: dict[str, pytest.TestReport] = {}
    for report in terminal.getreports("rerun"):
        first_failures.setdefault(report.nodeid, report)
    if first_failures:
        terminal.section("defects: tests that were run again")
    for test, report in first_failures.items():
        terminal.write_line(f"{test}\n{report.longreprtext}")
        for title, text in report.sections:
            terminal.write_line(f"{title}\n{text}")
