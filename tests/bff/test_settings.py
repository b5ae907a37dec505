"""The settings of an operator."""

import json
from pathlib import Path

import pytest

from bff.settings import Settings, SettingsError, load_settings
from tests.support.servers import bff_environ

GOOD = bff_environ("https://console.example.com/portal/idm/", 8080, "redis://redis:6379/0", "https://idm.example.com")
NO_FILE = Path("does-not-exist.toml")


def test_takes_everything_from_the_environment() -> None:
    """The variables alone are enough; their text becomes typed values."""
    settings = load_settings({**GOOD, "BFF_WORKERS": "4", "BFF_OIDC_ALGORITHMS": "RS256, ES256"}, NO_FILE)

    assert (settings.workers, settings.oidc_algorithms) == (4, ("RS256", "ES256"))
    assert (settings.https, settings.prefix) == (True, "/portal/idm")


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    """A variable overrides the value in the file, so a container can change a shipped file."""
    file = tmp_path / "bff.toml"
    file.write_text("workers = 3\nsession_idle_s = 60\n", encoding="utf-8")

    settings = load_settings({**GOOD, "BFF_WORKERS": "5"}, file)

    assert (settings.workers, settings.session_idle_s) == (5, 60)


def test_a_secret_comes_from_a_file(tmp_path: Path) -> None:
    """``_FILE`` names a file, whose last line break is not part of the secret."""
    secret = tmp_path / "secret"
    secret.write_text("s3cret\n", encoding="utf-8")
    environ = {name: value for name, value in GOOD.items() if name != "BFF_OIDC_CLIENT_SECRET"}

    settings = load_settings({**environ, "BFF_OIDC_CLIENT_SECRET_FILE": str(secret)}, NO_FILE)

    assert settings.oidc_client_secret == "s3cret"


@pytest.mark.parametrize(
    ("base_url", "origin", "context_path"),
    [
        ("https://idm.example.com:8443/IDMProv", "https://idm.example.com:8443", "/IDMProv"),
        ("https://idm.example.com", "https://idm.example.com", "/IDMProv"),
        ("https://idm.example.com/custom/", "https://idm.example.com", "/custom"),
    ],
)
def test_the_base_url_holds_the_context_path(base_url: str, origin: str, context_path: str) -> None:
    """A base URL without a path gets the default path of the product."""
    settings = load_settings({**GOOD, "BFF_UPSTREAM_IDM": base_url}, NO_FILE)

    assert (settings.idm.origin, settings.context_path) == (origin, context_path)


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("BFF_PUBLIC_URL", "http://console.example.com", "public_url: Must be https"),
        ("BFF_PUBLIC_URL", "https://console.example.com/?a=1", "public_url: Must have no query"),
        ("BFF_SECRET_KEYS", "c2hvcnQ", "secret_keys: Must hold at least 32"),
        ("BFF_SECRET_KEYS", "k" * 45, "secret_keys: Not base64url."),
        ("BFF_SECRET_KEYS", "", "secret_keys: Shorter than"),
        ("BFF_REDIS_URL", "localhost:6379", "redis_url"),
        ("BFF_REDIS_URL", "sentinel://one:26379,two/sessions", "redis_url"),
        ("BFF_REDIS_URL", "sentinel://one:26379", "redis_url"),
        ("BFF_OIDC_ALGORITHMS", "RS256,none", "oidc_algorithms"),
        ("BFF_UPSTREAM_PROXY", "http://:pa55word@/", "upstream_proxy: Not http://"),
        ("BFF_OIDC_TOKEN_URL", "https://x/token", "oidc_authorization_url: Needed because oidc_token_url is set"),
        ("BFF_OIDC_JWKS_URL", "https://x/keys", "oidc_token_url: Needed because oidc_jwks_url is set"),
        ("BFF_OIDC_PROXY", "socks5://proxy:1080", "oidc_proxy: Not http://"),
        ("BFF_OIDC_USER_CLAIM", "", "oidc_user_claim: Shorter than"),
        ("BFF_OPS_NETWORKS", "10.0.0.0/8,all", "ops_networks: Not an IP network."),
        ("BFF_FORM_SCRIPT_ORIGINS", "https://a.example/x.js", "form_script_origins: Must have no path."),
        ("BFF_TRUSTED_HOSTS", "idmc-1:8080,https://idmc-2", "trusted_hosts: Not a host"),
        ("BFF_RATE_LIMIT", "often", "rate_limit: Not a rate"),
        ("BFF_UPSTREAM_RESPONSE_HEADERS", "X-Total:", "upstream_response_headers: Not the name of a header."),
        ("BFF_UPSTREAM_RESPONSE_HEADERS", "X-Total,Set-Cookie", "response_headers: Set-Cookie is never passed on"),
        ("BFF_WORKERS", "many", "workers: Not a valid integer."),
        ("BFF_OIDC_CLIENT_SECRET_FILE", "/does/not/exist", "BFF_OIDC_CLIENT_SECRET_FILE: No such file"),
    ],
)
def test_names_what_is_wrong(name: str, value: str, told: str) -> None:
    """The operator reads which setting and why, never the value of a secret."""
    environ = {key: text for key, text in GOOD.items() if key != name.removesuffix("_FILE")}

    with pytest.raises(SettingsError, match=told):
        load_settings({**environ, name: value}, NO_FILE)


FORMS = {"base_url": "https://forms.example.com:8600/workflow/"}


def _with_upstreams(upstreams: object) -> Settings:
    return load_settings({**GOOD, "BFF_UPSTREAMS": json.dumps(upstreams)}, NO_FILE)


def test_an_upstream_is_a_table_in_the_file(tmp_path: Path) -> None:
    """Entries that the table leaves out have defaults; the environment can hold the same table as JSON."""
    file = tmp_path / "bff.toml"
    file.write_text(f'[upstreams.forms]\nbase_url = "{FORMS["base_url"]}"\nconnections = 5\n', encoding="utf-8")
    environ = {name: value for name, value in GOOD.items() if name != "BFF_UPSTREAMS"}

    settings = load_settings(environ, file)

    assert settings == _with_upstreams({"forms": {**FORMS, "connections": 5}})
    forms = settings.upstreams["forms"]
    assert (forms.origin, forms.base_path) == ("https://forms.example.com:8600", "/workflow")
    assert (forms.prefix, forms.bearer, forms.connections, forms.read_timeout_s) == ("/forms", True, 5, 30)
    assert [policy.name for policy in settings.policies] == ["idm", "forms"]


@pytest.mark.parametrize(
    ("limit", "of_operation", "largest"), [(None, 1000, 1000), (10, 1000, 10), (1000, 10, 10), (0, 10, 0)]
)
def test_the_smaller_body_limit_holds(limit: int | None, of_operation: int, largest: int) -> None:
    """An operator can allow less than the catalogue, not more."""
    forms = _with_upstreams({"forms": {**FORMS, "body_limit_bytes": limit}}).upstreams["forms"]

    assert forms.body_limit(of_operation) == largest


@pytest.mark.parametrize(
    ("upstreams", "told"),
    [
        ({"ig": FORMS}, "upstreams.ig: There is no such upstream, only forms."),
        ({"forms": {}}, "upstreams.forms.base_url: Missing data for required field."),
        ({"forms": {**FORMS, "colour": 1}}, "upstreams.forms.colour: Unknown field."),
        ({"forms": "https://forms.example.com"}, "upstreams.forms._schema: Invalid input type."),
        ([], "upstreams: Not tables by name."),
        ({"forms": {**FORMS, "response_headers": ["etag"]}}, "forms.response_headers: etag is never passed on."),
        ({"forms": {**FORMS, "prefix": "/forms/"}}, "upstreams.forms.prefix: Not a path"),
        ({"forms": {**FORMS, "prefix": "/a/../b"}}, "upstreams.forms.prefix: Not a path"),
        ({"forms": {**FORMS, "prefix": "/forms\n"}}, "upstreams.forms.prefix: Not a path"),
        ({"forms": {**FORMS, "proxy": "https://proxy.inside"}}, "upstreams.forms.proxy: Not http://"),
        ({"forms": {**FORMS, "proxy": "proxy.inside:3128"}}, "upstreams.forms.proxy: Not http://"),
        ({"forms": {**FORMS, "prefix": "/IDMProv"}}, "upstreams.forms.prefix: /IDMProv overlaps with /IDMProv."),
        (
            {"forms": {**FORMS, "prefix": "/IDMProv/rest"}},
            "upstreams.forms.prefix: /IDMProv/rest overlaps with /IDMProv.",
        ),
        ({"forms": {**FORMS, "prefix": "/bff/forms"}}, "upstreams.forms.prefix: /bff/forms overlaps with /bff."),
        ({"forms": {**FORMS, "prefix": "/assets"}}, "upstreams.forms.prefix: /assets overlaps with /assets."),
    ],
)
def test_names_what_is_wrong_with_an_upstream(upstreams: object, told: str) -> None:
    """The message names the table and the entry."""
    with pytest.raises(SettingsError) as problems:
        _with_upstreams(upstreams)

    assert told in str(problems.value)


@pytest.mark.parametrize(
    ("context_path", "told"),
    [
        ("/forms/IDMProv", "upstreams.forms.prefix: /forms overlaps with /forms/IDMProv."),
        ("/bff", "upstream_idm: /bff overlaps with /bff."),
    ],
)
def test_the_context_path_hides_nothing_and_is_not_hidden(context_path: str, told: str) -> None:
    """The context path may not cover a part of the gateway or another upstream, nor be covered by one."""
    changes = {"BFF_UPSTREAM_IDM": f"https://idm.example.com{context_path}"}
    with pytest.raises(SettingsError) as problems:
        load_settings({**GOOD, **changes}, NO_FILE)

    assert str(problems.value) == told


def test_names_all_that_is_wrong_with_an_upstream() -> None:
    """The message has a line for each wrong entry."""
    with pytest.raises(SettingsError) as problems:
        _with_upstreams({"ig": FORMS, "forms": {"connections": 0, "read_timeout_s": -1}})

    assert {line.partition(":")[0] for line in str(problems.value).splitlines()} == {
        "upstreams.forms.base_url",
        "upstreams.forms.connections",
        "upstreams.forms.read_timeout_s",
        "upstreams.ig",
    }


def test_upstreams_in_the_environment_are_json() -> None:
    """Text that is not JSON is an error."""
    with pytest.raises(SettingsError, match="upstreams: Not JSON"):
        load_settings({**GOOD, "BFF_UPSTREAMS": "forms=https://forms.example.com"}, NO_FILE)


def test_names_every_problem_at_once(tmp_path: Path) -> None:
    """One start reports all missing settings and misspelt names."""
    file = tmp_path / "bff.toml"
    file.write_text("worker = 3\n", encoding="utf-8")

    with pytest.raises(SettingsError) as problems:
        load_settings({}, file)

    assert {line.partition(":")[0] for line in str(problems.value).splitlines()} == {
        "oidc_client_id",
        "oidc_client_secret",
        "oidc_issuer",
        "public_url",
        "redis_url",
        "secret_keys",
        "upstream_idm",
        "worker",
    }
