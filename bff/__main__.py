"""The command line: serve | check-config | keys | drift | settings-... | demo | openapi | routes | settings."""

import json
import os
import sys
from pathlib import Path
from typing import TextIO

import click

from bff.observability import configure_logging
from bff.settings import INSTALLATION, Settings, SettingsError, load_settings, unknown_variables
from bff.settings.page import settings_page
from bff.settings.upstream_policy import DEFAULT_PREFIXES
from bff.snapshot_commands import COMMANDS as SNAPSHOT_COMMANDS

GUNICORN_CONFIG = INSTALLATION / "config" / "gunicorn.conf.py"


@click.group()
def main() -> None:
    """Identity-management console: gateway and web application."""
    # Each command imports its own modules, because the application is slow to import and serve only starts gunicorn.


@main.command()
def serve() -> None:
    """Serve with gunicorn; settings come from config/bff.toml and BFF_* variables."""
    _settings_or_exit(2)
    gunicorn = str(Path(sys.executable).parent / "gunicorn")
    os.execv(gunicorn, [gunicorn, "--config", str(GUNICORN_CONFIG)])  # noqa: S606


@main.command()
def check_config() -> None:
    """Try the settings, the provider, Redis and the upstreams; exit status 1 when something is wrong."""
    from bff.check_config import check_neighbours  # noqa: PLC0415

    settings = _settings_or_exit(1)
    configure_logging("critical")
    results = {
        name: f"is no setting; {near} is" if near else "is no setting" for name, near in unknown_variables(os.environ)
    }
    results |= dict(check_neighbours(settings))
    for name, result in results.items():
        click.echo(f"{name}: {result}")
    sys.exit(set(results.values()) != {"ok"})


@main.command()
def keys() -> None:
    """List which keys each node has, by fingerprint; exit status 1 when a node misses the key of another."""
    from bff.key_report import key_report  # noqa: PLC0415

    settings = _settings_or_exit(2)
    configure_logging("critical")
    report = key_report(settings)
    click.echo("\n".join(report.lines))
    sys.exit(not report.complete)


@main.command()
@click.option("--token", envvar="IDM_CONTRACT_TOKEN", prompt=True, hide_input=True, help="An access token.")
@click.option("--calls", type=click.File(encoding="utf-8"), help="JSON: with what operations are called, by name.")
def drift(token: str, calls: TextIO | None) -> None:
    """Compare what the upstreams answer with the catalogue; exit status 1 when something differs."""
    from bff.drift import Drift, DriftError, read_calls  # noqa: PLC0415

    settings = _settings_or_exit(2)
    try:
        report = Drift(settings, token, read_calls(json.load(calls)) if calls else {})
        lines = list(report.differences())
    except (DriftError, json.JSONDecodeError) as problem:
        click.echo(f"idm-console: {problem}", err=True)
        sys.exit(2)
    for line in lines:
        click.echo(line)
    for name, why in report.left_out.items():
        click.echo(f"left out: {name} {why}", err=True)
    click.echo(f"{len(report.compared)} operations compared, {len(report.left_out)} left out", err=True)
    sys.exit(bool(lines))


@main.command()
@click.option("--port", envvar="BFF_PORT", default=8080, show_default=True, help="Of the console.")
@click.option("--mock-port", envvar="MOCK_PORT", default=8090, show_default=True, help="Of the mock upstream.")
@click.option("--data", type=click.Path(path_type=Path), default=INSTALLATION / "var", help="Folder of what is stored.")
def demo(port: int, mock_port: int, data: Path) -> None:
    """Run everything on this machine: Redis, the mock upstream and the console."""
    from bff.demo import Place, run_demo  # noqa: PLC0415

    sys.exit(run_demo(Place(console_port=port, mock_port=mock_port, data=data.resolve())))


@main.command()
def openapi() -> None:
    """Print the description of everything that a browser may call (OpenAPI 3.1)."""
    from bff.app import api_description  # noqa: PLC0415

    click.echo(json.dumps(api_description(DEFAULT_PREFIXES), indent=1, sort_keys=True))


@main.command()
def routes() -> None:
    """List the published methods and paths, one on each line."""
    from bff.app import api_description  # noqa: PLC0415

    for path, methods in sorted(api_description(DEFAULT_PREFIXES)["paths"].items()):
        click.echo("\n".join(f"{method.upper():7}{path}" for method in methods))


@main.command()
def settings() -> None:
    """Print docs/configuration.md: every setting with its default."""
    click.echo(settings_page(), nl=False)


def _settings_or_exit(status: int) -> Settings:
    try:
        return load_settings()
    except SettingsError as problems:
        for line in str(problems).splitlines():
            click.echo(f"idm-console: {line}", err=True)
        sys.exit(status)


for command in SNAPSHOT_COMMANDS:
    main.add_command(command)


if __name__ == "__main__":
    main()
