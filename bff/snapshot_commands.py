"""``idm-console settings-snapshot``, ``settings-diff`` and ``settings-apply``: settings as a file, for pipelines."""

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from bff.aggregates.settings_snapshot.items import Item
    from bff.settings import Settings
    from bff.upstream.line import Line

SAME, DIFFERENT, CANNOT = 0, 1, 2
"""Exit statuses: nothing differs or all is done; something differs, is missing or was not done; it cannot be said."""

_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
_token_file = click.option(
    "--token-file", type=_FILE, help="File with an access token of a person who may change the settings."
)
_as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


@click.command("settings-snapshot")
@_token_file
@click.option("--output", "-o", type=click.Path(dir_okay=False, path_type=Path), help="File to write; else stdout.")
def settings_snapshot(token_file: Path | None, output: Path | None) -> None:
    """Write the settings of the identity applications as a file, without secrets; exit status 1 when some lack."""
    from bff.aggregates.settings_snapshot.document import write_document  # noqa: PLC0415

    with _told():
        document = _now(token_file)
        text = write_document(document)
        if output:
            output.write_text(text, encoding="utf-8")
        else:
            click.echo(text, nl=False)
    for key, reason in document["notReadable"].items():
        click.echo(f"not readable: {key}: {reason}", err=True)
    sys.exit(DIFFERENT if document["notReadable"] else SAME)


@click.command("settings-diff")
@click.argument("first", type=_FILE)
@click.argument("second", type=_FILE, required=False)
@_token_file
@_as_json
def settings_diff(first: Path, second: Path | None, token_file: Path | None, *, as_json: bool) -> None:
    """Compare two files, or a file with now; exit status 1 when something differs, 2 when a group was not compared."""
    from bff.aggregates.settings_snapshot.differences import compared  # noqa: PLC0415

    with _told():
        before = _read(first)
        report = compared(before, _read(second) if second else _now(token_file))
    if as_json:
        click.echo(json.dumps(report, ensure_ascii=False, indent=2, sort_keys=True))
    else:
        for each in report["differences"]:
            click.echo(f"{each['path']}: {_value(each['first'])} -> {_value(each['second'])}")
    for name, words in {"notCompared": "not compared", "unknownFields": "unknown"}.items():
        for each in report[name]:
            click.echo(f"{words}: {each}", err=True)
    if report["differences"]:
        sys.exit(DIFFERENT)
    sys.exit(CANNOT if before["groups"].keys() & set(report["notCompared"]) else SAME)


@click.command("settings-apply")
@click.argument("file", type=_FILE)
@_token_file
@click.option("--field", "pointers", multiple=True, help="JSON pointer of a field or group: /delegation/allRequests.")
@click.option("--all", "everything", is_flag=True, help="All fields but those that are restored only when named.")
@click.option("--choose", multiple=True, metavar="POINTER=DN", help="DN for a field whose name is not unique.")
@click.option("--dry-run", is_flag=True, help="Only say what would change.")
@_as_json
def settings_apply(  # noqa: PLR0913
    file: Path,
    token_file: Path | None,
    pointers: Sequence[str],
    choose: Sequence[str],
    *,
    everything: bool,
    dry_run: bool,
    as_json: bool,
) -> None:
    """Restore fields of a file; exit status 1 when one of them is not as in the file afterwards."""
    from bff.aggregates.settings_snapshot.items import described  # noqa: PLC0415
    from bff.aggregates.settings_snapshot.restoring import restore  # noqa: PLC0415

    with _told():
        fields = _chosen_fields([*pointers, *([""] if everything else [])], choose)
        settings, document = _settings(), _read(file)
        line = _line(settings, _token(token_file))
        items = list(restore(line if dry_run else _audited(line, settings), document, fields, dry_run=dry_run))
    if as_json:
        click.echo(json.dumps([described(item) for item in items], ensure_ascii=False, indent=2, sort_keys=True))
    else:
        for item in items:
            click.echo(_line_of(item))
    sys.exit(SAME if all(item.outcome in {"done", "same"} for item in items) else DIFFERENT)


@contextmanager
def _told() -> Iterator[None]:
    """Print the reason on stderr, and end with exit status 2."""
    from marshmallow import ValidationError  # noqa: PLC0415

    from bff.aggregates.settings_snapshot.answers import RefusedError  # noqa: PLC0415
    from bff.errors import AppError, BadInputError  # noqa: PLC0415
    from bff.settings import SettingsError  # noqa: PLC0415

    try:
        yield
    except BadInputError as problem:
        _end(f"the file cannot be used: {json.dumps(problem.extra['fields'])}")
    except ValidationError as problem:
        _end(f"the file cannot be used: {json.dumps(problem.messages)}")
    except (AppError, RefusedError, SettingsError, OSError, UnicodeDecodeError, ValueError) as problem:
        _end(str(problem))


def _end(problem: str) -> None:
    for line in problem.splitlines():
        click.echo(f"idm-console: {line}", err=True)
    sys.exit(CANNOT)


def _settings() -> "Settings":
    from bff.observability import configure_logging  # noqa: PLC0415
    from bff.settings import load_settings  # noqa: PLC0415

    configure_logging("critical")
    return load_settings()


def _line(settings: "Settings", token: str) -> "Line":
    from bff.breaker import Breaker  # noqa: PLC0415
    from bff.upstream.client import UpstreamHttp  # noqa: PLC0415
    from bff.upstream.shares import Shares  # noqa: PLC0415
    from bff.upstream.token_line import TokenLine  # noqa: PLC0415

    idm = settings.idm
    return TokenLine(UpstreamHttp(idm, Breaker(idm.name), Shares(idm.name, idm.share)), token)


def _audited(line: "Line", settings: "Settings") -> "Line":
    """Write an audit line with the person's DN for each write; lines for stdout go to stderr."""
    from bff.aggregates.bootstrap.service import DEFAULT_CLIENT_ID  # noqa: PLC0415
    from bff.aggregates.settings_snapshot.answers import ask_json  # noqa: PLC0415
    from bff.catalogue.users import SHOW_SIGNED_IN_USER  # noqa: PLC0415
    from bff.observability.audit import configure_audit  # noqa: PLC0415
    from bff.upstream.audited_line import AuditedLine  # noqa: PLC0415

    configure_audit(settings.audit_log, sys.stderr)
    person = ask_json(line, SHOW_SIGNED_IN_USER, clientId=DEFAULT_CLIENT_ID)
    return AuditedLine(line, {"subject": "", "user": str(person.get("dn", "")), "session": ""})


def _token(file: Path | None) -> str:
    if file is None:
        raise ValueError("Name a file with an access token: --token-file.")
    token = file.read_text(encoding="ascii").strip()
    if not token:
        raise ValueError(f"{file} holds no token.")
    return token


def _now(token_file: Path | None) -> dict[str, Any]:
    from bff.aggregates.settings_snapshot.document import take_snapshot  # noqa: PLC0415

    settings = _settings()
    return take_snapshot(_line(settings, _token(token_file)), settings.public_url)


def _read(file: Path) -> dict[str, Any]:
    from bff.aggregates.settings_snapshot.document import read_document  # noqa: PLC0415

    return read_document(file.read_bytes())


def _chosen_fields(pointers: Sequence[str], choose: Sequence[str]) -> list[Any]:
    from bff.aggregates.settings_snapshot.items import chosen_field  # noqa: PLC0415

    chosen = dict(each.split("=", 1) for each in choose if "=" in each)
    if len(chosen) < len(choose):
        raise ValueError("--choose takes POINTER=DN.")
    asked = dict.fromkeys([*pointers, *chosen])
    if not asked:
        raise ValueError("Name fields with --field, or --all.")
    return [chosen_field({"path": path, "choice": chosen.get(path, "")}) for path in asked]


def _line_of(item: "Item") -> str:
    from bff.aggregates.settings_snapshot.trees import pointer  # noqa: PLC0415

    why = ": ".join(each for each in (item.reason.replace("_", " "), item.detail) if each)
    told = [f"{item.outcome.replace('_', ' ')} {pointer(item.path)}: {_value(item.was)} -> {_value(item.will)}"]
    told += [f"({why})"] if why else []
    told += [f"choices: {'; '.join(item.choices)}"] if item.choices else []
    return " ".join(told)


def _value(value: object) -> str:
    return "-" if value is None else json.dumps(value, ensure_ascii=False, sort_keys=True)


COMMANDS: tuple[click.Command, ...] = (settings_snapshot, settings_diff, settings_apply)
