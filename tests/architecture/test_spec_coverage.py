"""The coverage pages say the truth, and what cites the specification cites what exists."""

import io
import re
import tokenize
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.architecture.spec_rows import (
    DOCS,
    ROOT,
    TITLE_MARK,
    Row,
    cells,
    holds_test,
    python_tests,
    read_headings,
    read_rows,
    typescript_tests,
)

_HEADINGS = read_headings()
_ROWS = read_rows()
_INDEX = (DOCS / "spec-coverage.md").read_text(encoding="utf-8").splitlines()

_STATES = ("done", "deviates", "mock only", "open")
_ASSUMPTIONS = set(re.findall(r"^### A-(\d+)\b", (DOCS / "assumptions.md").read_text(encoding="utf-8"), re.MULTILINE))

_TS_COMMENT = re.compile(r"/\*[\s\S]*?\*/|(?<![:\w])//[^\n]*")
_LINE_START = re.compile(r"\n\s*(?:\*|//|#)?\s*")
_SPEC_CITATION = re.compile(r'\bSPEC (\d+)(?:,? "([^"]+)")?')
_ASSUMPTION_CITATION = re.compile(r"\bA-(\d+)\b")


def test_every_heading_has_a_row() -> None:
    """The title of a point is covered by any row of the point, another heading by a row under it."""
    titles = {heading[:1]: heading for heading in reversed(_HEADINGS)}
    covered = {row.heading for row in _ROWS} | {titles[row.point] for row in _ROWS}

    assert [heading for heading in _HEADINGS if heading not in covered] == []


def test_every_row_stands_under_a_heading_of_the_specification() -> None:
    """A row under a heading that the specification does not have would be missing from the count."""
    assert [row.id for row in _ROWS if row.heading not in _HEADINGS] == []


def test_ids_are_unique_and_name_their_point() -> None:
    """Code and docs cite the id of a row, so it is used once, and its number starts with the point."""
    ids = Counter(row.id for row in _ROWS)

    assert [each for each, times in ids.items() if times > 1] == []
    assert [row.id for row in _ROWS if not re.fullmatch(rf"S{row.point}-\d{{3}}", row.id)] == []


def test_every_row_lives_in_a_listed_area() -> None:
    """The index has a line for each area that a row names, and for no other area."""
    areas = {cells(line)[0].strip("`") for line in _INDEX[_INDEX.index("## Areas") :] if line.startswith("| `")}

    assert {row.where for row in _ROWS} == areas


def test_every_row_has_a_known_state() -> None:
    """Only a row that deviates names an assumption, which gives the reason."""
    assert [row.id for row in _ROWS if row.state not in _STATES] == []
    assert [row.id for row in _ROWS if bool(row.assumption) != (row.state == "deviates")] == []
    assert [row.id for row in _ROWS if row.assumption and row.assumption not in _ASSUMPTIONS] == []


def test_every_row_but_an_open_one_names_tests() -> None:
    """The last cell has only node ids in back-ticks."""
    assert [row.id for row in _ROWS if bool(row.tests) != (row.state != "open")] == []
    assert [row.id for row in _ROWS if re.sub(r"`[^`]+`|<br>|\s", "", row.shown_by)] == []


def test_a_row_is_mock_only_when_no_test_goes_further() -> None:
    """A row whose tests only reach the mock has the state ``mock only``, not ``done``."""
    assert [row.id for row in _ROWS if row.state == "mock only" and not row.shows_no_screen] == []
    assert [row.id for row in _ROWS if row.state in {"done", "deviates"} and row.shows_no_screen] == []


def test_a_mock_only_row_says_why_no_screen_needs_it() -> None:
    """The end of the statement gives the reason."""
    assert [row.id for row in _ROWS if (row.state == "mock only") != ("No screen: " in row.what)] == []


def test_every_named_test_exists() -> None:
    """A row that names a renamed or removed test fails."""
    named = [(row.id, node_id) for row in _ROWS for node_id in row.tests]

    assert [(row_id, node_id) for row_id, node_id in named if not holds_test(node_id)] == []


def test_the_counts_in_the_index_are_true() -> None:
    """When a count is wrong, the failure prints the lines to paste into the index."""
    written = [line for line in _INDEX if re.match(r"\| (\d|all) \|", line)]

    assert written == [*map(_count_line, sorted({row.point for row in _ROWS})), _counts("| all | |", _ROWS)]


def _count_line(point: str) -> str:
    page = next((DOCS / "spec-coverage").glob(f"{point}-*.md"))
    title = next(heading for heading in _HEADINGS if heading.startswith(point))[2:].strip('"')
    rows = [row for row in _ROWS if row.point == point]
    return _counts(f"| {point} | [{title}](spec-coverage/{page.name}) |", rows)


def _counts(start: str, rows: list[Row]) -> str:
    states = Counter(row.state for row in rows)
    return f"{start} {len(rows)} | " + "".join(f"{states[state]} | " for state in _STATES).rstrip()


@pytest.mark.parametrize(
    ("source", "titles"),
    [
        ("test('signs out', () => {})", {"signs out"}),
        ('it("doesn\'t blink", () => {})', {"doesn't blink"}),
        (r"it('doesn\'t blink', () => {})", {"doesn't blink"}),
        ("test.only(\n  `signs out`,\n  () => {})", {"signs out"}),
        ("test.each([[f(1), 'a']])('reads %s', () => {})", {"reads %s"}),
        ("test.each`\n a | b\n`('adds $a', () => {})", {"adds $a"}),
        ("describe('session', () => {})", set()),
        ("test.skip('signs out', () => {})", set()),
        ("test.todo('signs out')", set()),
        ("/x/.test('signs out')", set()),
    ],
)
def test_a_typescript_title_counts_only_when_it_runs(source: str, titles: set[str]) -> None:
    """Titles of blocks, skipped tests and the method ``test`` of a regular expression are not counted."""
    assert typescript_tests(source) == titles


def test_a_python_name_counts_only_as_a_test() -> None:
    """A method is named with its class; helpers and nested functions are not counted, as pytest does not run them."""
    source = "def test_a():\n def test_inner(): ...\ndef helper(): ...\nclass TestB:\n async def test_c(self): ...\n"

    assert python_tests(source) == {"test_a", "TestB::test_c"}


def test_a_node_id_is_resolved_to_its_file() -> None:
    """The case of a parametrized test is ignored; a missing file has no tests."""
    here = Path(__file__).relative_to(ROOT).as_posix()
    name = test_a_node_id_is_resolved_to_its_file.__name__

    assert holds_test(f"{here}::{name}[any case]")
    assert not holds_test(f"{here}::test_nothing")
    assert not holds_test("tests/architecture/test_missing.py::test_nothing")
    assert not holds_test(f"ui/src/Missing.test.tsx{TITLE_MARK}signs out")


def _python_prose(source: str) -> str:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return "\n".join(
        token.string for token in tokens if token.type == tokenize.COMMENT or token.string.lstrip("r").startswith('"""')
    )


def _typescript_prose(source: str) -> str:
    return "\n".join(_TS_COMMENT.findall(source))


_SOURCES: list[tuple[str, str, Callable[[str], str]]] = [
    ("bff", "*.py", _python_prose),
    ("mock-upstream", "*.py", _python_prose),
    ("ui/src", "*.ts", _typescript_prose),
    ("ui/src", "*.tsx", _typescript_prose),
]


def _prose() -> Iterator[tuple[str, str]]:
    """Docstrings and comments of every source file, each text on one line."""
    for folder, pattern, prose_of in _SOURCES:
        for file in sorted((ROOT / folder).rglob(pattern)):
            text = prose_of(file.read_text(encoding="utf-8"))
            yield file.relative_to(ROOT).as_posix(), _LINE_START.sub(" ", text)


def test_every_cited_heading_exists() -> None:
    """A citation has a point and a heading, because a reader cannot look up ``SPEC`` with a number alone."""
    cited = [
        (path, f'{point} "{heading}"') for path, text in _prose() for point, heading in _SPEC_CITATION.findall(text)
    ]

    assert [(path, citation) for path, citation in cited if citation not in _HEADINGS] == []


def test_every_cited_assumption_exists() -> None:
    """Every cited assumption exists in docs/assumptions.md."""
    cited = [(path, number) for path, text in _prose() for number in _ASSUMPTION_CITATION.findall(text)]

    assert [(path, f"A-{number}") for path, number in cited if number not in _ASSUMPTIONS] == []
