"""The rows of ``docs/spec-coverage`` and the tests they name, read as data."""

import ast
import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"

TITLE_MARK = " \u203a "

_CELL_BORDER = re.compile(r"(?<!\\)\|")
_IN_BACKTICKS = re.compile(r"`([^`]+)`")
_SERVED_TESTS = ("tests/mock_upstream/", "tests/contract/")
_TEST_CALL = re.compile(
    r"""
    (?<![\w.]) (?:test|it) (?:\.(?!skip|todo|each)\w+)*     # a test that runs
    (?:\.each\b [\s\S]*? [)`])?                             # its table, called or tagged
    \s* \( \s* (["'`]) (?P<title>(?:\\.|(?!\1).)*) \1
    """,
    re.VERBOSE,
)


@dataclass(frozen=True)
class Row:
    """
    One statement of the specification, and the tests that show it.

    ``state_cell`` is the state, for a deviation with its assumption: ``deviates A-7``.
    """

    heading: str
    id: str
    what: str
    where: str
    state_cell: str
    shown_by: str

    @property
    def point(self) -> str:
        """The specification's point, ``"1"`` to ``"9"``."""
        return self.heading[:1]

    @property
    def tests(self) -> list[str]:
        """The node ids of tests in the last cell of the row."""
        return _IN_BACKTICKS.findall(self.shown_by)

    @property
    def state(self) -> str:
        """``done``, ``deviates``, ``mock only`` or ``open``."""
        return self.state_cell.partition(" A-")[0]

    @property
    def assumption(self) -> str:
        """The number of the assumption that the state names, empty without one."""
        return self.state_cell.partition(" A-")[2]

    @property
    def shows_no_screen(self) -> bool:
        """Whether all its tests end at the mock or at the gateway's contract."""
        return all(node_id.startswith(_SERVED_TESTS) for node_id in self.tests)


def read_headings() -> list[str]:
    """
    Every heading of the specification, in its order: ``2 "Route guard"``.

    The first heading of each point is the point's own title.
    """
    return (DOCS / "spec-headings.txt").read_text(encoding="utf-8").splitlines()


def read_rows() -> list[Row]:
    """Every row of every page, each with the heading it stands under."""
    return [row for page in sorted((DOCS / "spec-coverage").glob("*.md")) for row in _rows_of(page)]


def _rows_of(page: Path) -> list[Row]:
    rows: list[Row] = []
    heading = ""
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            heading = line.lstrip("# ")
        elif line.startswith("|") and not line.startswith(("| id |", "|---")):
            rows.append(Row(heading, *cells(line)))
    return rows


def cells(line: str) -> list[str]:
    """The cells of a Markdown table line, without their padding."""
    return [cell.strip() for cell in _CELL_BORDER.split(line)[1:-1]]


def holds_test(node_id: str) -> bool:
    """
    Whether the file of a node id holds that test.

    Args:
        node_id: ``tests/bff/test_x.py::test_y``, ``tests/bff/test_x.py::TestX::test_y[case]``
            or a TypeScript file and a title parted by U+203A, with the titles of the blocks
            around the test between them where a reader wants them.
    """
    if "::" in node_id:
        path, _, name = node_id.partition("[")[0].partition("::")
        find = python_tests
    else:
        path, *_, name = node_id.split(TITLE_MARK)
        find = typescript_tests
    file = ROOT / path
    return file.is_file() and name in find(file.read_text(encoding="utf-8"))


def python_tests(source: str) -> set[str]:
    """Names of the test functions, a method as ``TestClass::test_name``."""
    module = ast.parse(source)
    found = set(_test_functions(module))
    for node in module.body:
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}::{name}" for name in _test_functions(node)}
    return found


def _test_functions(holder: ast.Module | ast.ClassDef) -> list[str]:
    functions = [each for each in holder.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [each.name for each in functions if each.name.startswith("test")]


def typescript_tests(source: str) -> set[str]:
    """Titles given to ``test`` and ``it``, also through ``.each``; not those skipped or planned."""
    return {re.sub(r"\\(.)", r"\1", call["title"]) for call in _TEST_CALL.finditer(source)}
