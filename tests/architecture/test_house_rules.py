"""Rules of the house that no linter knows."""

import ast
import dataclasses
import json
import re
import statistics
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from bff.app import Parts, create_pages
from bff.auth.guard import PUBLIC
from bff.catalogue.index import AREAS, OPERATIONS, PROBES
from bff.errors import AppError
from bff.settings import INSTALLATION, Settings, load_settings
from bff.settings.page import settings_page
from bff.settings.upstream_policy import ENTRIES, IDM, OTHERS
from tests.support.servers import bff_environ

# No process listens on port 9, so a view that runs before the guard answers 502, not 401.
_SETTINGS = load_settings(
    bff_environ("http://127.0.0.1:8080", 8080, "redis://127.0.0.1:9/0", "http://127.0.0.1:9"), Path("none.toml")
)
_PAGES = create_pages(Parts(_SETTINGS))
_RULES = sorted(
    (rule.rule, method, rule.endpoint)
    for rule in _PAGES.url_map.iter_rules()
    for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
)
_PYTHON = [
    path
    for folder in ("bff", "mock-upstream", "tests", "config")
    for path in sorted((INSTALLATION / folder).rglob("*.py"))
]
_NAMES = [field.name for field in dataclasses.fields(Settings)]


@pytest.mark.parametrize(("path", "method", "endpoint"), _RULES)
def test_every_view_needs_a_session_unless_listed(path: str, method: str, endpoint: str) -> None:
    """A view without a session answers 401, unless ``guard.PUBLIC`` lists it; a forgotten guard fails this test."""
    answer = _PAGES.test_client().open(path, method=method)

    closed = (answer.status_code, (answer.json or {}).get("code")) == (401, "no_session")
    assert closed is (endpoint not in PUBLIC)


def test_the_list_of_open_views_names_no_stranger() -> None:
    """A view that is removed must be removed from the list too."""
    assert {endpoint for _, _, endpoint in _RULES} >= PUBLIC


@pytest.mark.parametrize("name", _NAMES)
def test_every_setting_is_in_the_files_that_operators_copy(name: str) -> None:
    """``config/bff.toml`` or ``bff.env.example`` shows it, and docs/configuration.md explains it."""
    toml = (INSTALLATION / "config" / "bff.toml").read_text(encoding="utf-8")
    example = (INSTALLATION / "config" / "bff.env.example").read_text(encoding="utf-8")
    secret = name in {"secret_keys", "oidc_client_secret"}

    assert secret or f"# {name} = " in toml or f"# [{name}." in toml
    assert f"BFF_{name.upper()}=" in example
    assert (INSTALLATION / "docs" / "configuration.md").read_text(encoding="utf-8") == settings_page()


def test_the_settings_file_holds_no_unknown_names() -> None:
    """The commented-out settings in ``config/bff.toml`` would be accepted unchanged."""
    lines = (INSTALLATION / "config" / "bff.toml").read_text(encoding="utf-8").splitlines()
    offered = tomllib.loads("\n".join(line.removeprefix("# ") for line in lines if re.match(r"# (\w+ = |\[)", line)))

    assert set(offered) <= set(_NAMES)
    assert set(offered["upstreams"]["forms"]) == {entry.name for entry in ENTRIES}


def test_every_upstream_has_operations_settings_and_a_probe() -> None:
    """A settings table without operations, or an operation without an upstream, would never be used."""
    assert {operation.upstream for operation in OPERATIONS} == {IDM, *OTHERS} == set(PROBES)


def _codes(base: type[AppError] = AppError) -> set[str]:
    return {base.code}.union(*(_codes(each) for each in base.__subclasses__()))


@pytest.mark.parametrize("locale", ["en", "ar"])
def test_every_error_code_has_a_text(locale: str) -> None:
    """The UI decides by the code, so it must be able to say each of them."""
    path = INSTALLATION / "ui" / "src" / "i18n" / "locales" / locale / "errors.json"

    assert _codes() <= set(json.loads(path.read_text(encoding="utf-8")))


def test_no_operation_is_described_twice() -> None:
    """Each method and path of an upstream is described in one place only."""
    calls = [(operation.upstream, operation.method, operation.path) for area in AREAS.values() for operation in area]

    assert len(calls) == len(set(calls))


def test_nothing_is_written_and_never_used() -> None:
    """Each function or class of a module is used somewhere, except those that gunicorn calls by name."""
    named = Counter(word for path in _PYTHON for word in re.findall(r"\w+", path.read_text(encoding="utf-8")))
    defined = {
        (str(path.relative_to(INSTALLATION)), node.name)
        for path in _PYTHON
        if path.name != "gunicorn.conf.py"
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.decorator_list
    }

    assert {(path, name) for path, name in defined if named[name] == 1 and not name.lower().startswith("test")} == set()


def test_python_files_have_one_subject() -> None:
    """At most 300 lines, so that a file is read in one go."""
    long = {str(path): lines for path in _PYTHON if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 300}

    assert long == {}


def test_functions_stay_short() -> None:
    """The median is at most 10 lines, and nine of ten functions have at most 30 (docs/architecture.md)."""
    lengths = sorted(
        (node.end_lineno or 0) - node.lineno + 1
        for path in _PYTHON
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    )

    assert statistics.median(lengths) <= 10
    assert lengths[len(lengths) * 9 // 10] <= 30
