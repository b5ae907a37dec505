"""The sign-in of a browser at the provider."""

from __future__ import annotations

import pytest

from tests.mock_upstream.console import CLIENT_ID, PASSWORD, Console, code_in, hidden_fields, query_of

WRONG = "The user name or the password is wrong."


def test_a_person_signs_in_and_comes_back_with_a_code(console: Console) -> None:
    """The redirect carries the code, the state that was sent, and the issuer (RFC 9207)."""
    answer = console.submit(console.authorize(), username="admin", password=PASSWORD)

    assert answer.status_code == 303
    assert answer.headers["Location"].startswith(f"{console.redirect_uri}?")
    assert query_of(answer)["state"] == "some-state"
    assert query_of(answer)["iss"] == console.issuer
    assert console.redeem(code_in(answer)).status_code == 200


@pytest.mark.parametrize("user_name", ["admin", "nobody-of-this-name"])
def test_a_wrong_password_and_an_unknown_name_look_the_same(console: Console, user_name: str) -> None:
    """The page says one thing for both, keeps the name and is a 401."""
    page = console.submit(console.authorize(), username=user_name, password="guess")

    assert page.status_code == 401
    assert WRONG in page.text
    assert f'value="{user_name}"' in page.text


def test_the_page_works_again_after_a_wrong_password(console: Console) -> None:
    """The form on the page after a refusal signs in like the first one."""
    refused = console.submit(console.authorize(), username="admin", password="guess")

    assert console.submit(refused, username="admin", password=PASSWORD).status_code == 303


def test_a_disabled_login_is_told_only_after_the_right_password(console: Console, admin: Console) -> None:
    """Without the right password nobody learns that a login is disabled."""
    disabled = next(
        person["dn"].removeprefix("cn=").partition(",")[0]
        for person in admin.get("users/list", size=300)["usersList"]
        if person["disabledLogin"]
    )

    guessed = console.submit(console.authorize(), username=disabled, password="guess")
    known = console.submit(console.authorize(), username=disabled, password=PASSWORD)

    assert WRONG in guessed.text
    assert (known.status_code, "This login is disabled." in known.text) == (401, True)


@pytest.mark.parametrize("persona", ["admin", "delegate", "helpdesk", "user", "guest"])
def test_each_demo_account_signs_in_by_one_click(console: Console, persona: str) -> None:
    """The button of a demo account needs no password."""
    assert console.submit(console.authorize(), persona=persona).status_code == 303


def test_nobody_else_signs_in_without_a_password(console: Console) -> None:
    """Only the demo accounts are personas."""
    assert console.submit(console.authorize(), persona="ttaylor").status_code == 401


def test_a_form_from_another_browser_is_refused(console: Console) -> None:
    """A form of another browser signs nobody in to somebody else's account (login CSRF)."""
    page = console.authorize()
    victim = console.another()
    victim.authorize()

    assert victim.submit(page, username="admin", password=PASSWORD).status_code == 400
    assert console.send("POST", "/osp/a/idm/auth/app/login").status_code == 400


def test_a_form_is_bound_to_its_authorize_request(console: Console) -> None:
    """The parameters cannot be exchanged after the page was made."""
    page = console.authorize()

    assert console.submit(page, username="admin", password=PASSWORD, state="another").status_code == 400


def test_a_signed_in_browser_gets_a_code_at_once(console: Console) -> None:
    """The provider's own session saves the second sign-in."""
    console.submit(console.authorize(), username="admin", password=PASSWORD)

    again = console.authorize()

    assert again.status_code == 302
    assert console.redeem(code_in(again)).status_code == 200


def test_the_providers_session_ends_after_20_idle_minutes(console: Console) -> None:
    """Each visit starts the 20 minutes anew; without one the form comes back."""
    console.submit(console.authorize(), username="admin", password=PASSWORD)

    console.control("POST", "clock", {"advanceS": 19 * 60})
    assert console.authorize().status_code == 302
    console.control("POST", "clock", {"advanceS": 19 * 60})
    assert console.authorize().status_code == 302
    console.control("POST", "clock", {"advanceS": 20 * 60})
    assert console.authorize().status_code == 200


def test_prompt_login_asks_again(console: Console) -> None:
    """A signed-in browser sees the form, and the form leads to a code."""
    console.submit(console.authorize(), username="admin", password=PASSWORD)

    page = console.authorize(prompt="login")

    assert page.status_code == 200
    assert console.submit(page, username="helpdesk", password=PASSWORD).status_code == 303


def test_prompt_none_never_shows_a_form(console: Console) -> None:
    """Without a session the client gets ``login_required``."""
    refused = query_of(console.authorize(prompt="none"))

    assert (refused["error"], refused["iss"]) == ("login_required", console.issuer)


@pytest.mark.parametrize(
    "changed",
    [
        {"code_challenge": "", "code_challenge_method": ""},
        {"code_challenge_method": "plain"},
        {"code_challenge_method": ""},
    ],
    ids=["no challenge", "plain challenge", "plain by default"],
)
def test_pkce_with_s256_is_required(console: Console, changed: dict[str, str]) -> None:
    """The client gets the error, with state and issuer."""
    refused = query_of(console.authorize(**changed))

    assert (refused["error"], refused["state"]) == ("invalid_request", "some-state")
    assert refused["iss"] == console.issuer


@pytest.mark.parametrize(
    "changed",
    [
        {"client_id": "stranger"},
        {"redirect_uri": "http://127.0.0.1:8199/bff/callback/.."},
        {"redirect_uri": "http://evil.example/bff/callback"},
    ],
    ids=["unknown client", "longer address", "foreign address"],
)
def test_a_request_that_no_client_can_be_told_about_stays_at_the_provider(
    console: Console, changed: dict[str, str]
) -> None:
    """A foreign address is never redirected to."""
    page = console.authorize(**changed)

    assert page.status_code == 400
    assert "Location" not in page.headers
    assert "This sign-in cannot be started" in page.text


def test_another_response_type_is_refused(console: Console) -> None:
    """Only the code flow is offered."""
    assert query_of(console.authorize(response_type="token"))["error"] == "unsupported_response_type"


@pytest.mark.parametrize(
    ("asked", "header", "shown"),
    [
        ("ar", "en", 'lang="ar" dir="rtl"'),
        ("en", "ar", 'lang="en" dir="ltr"'),
        ("xx ar", "en", 'lang="ar" dir="rtl"'),
        ("", "ar,en;q=0.5", 'lang="ar" dir="rtl"'),
        ("", "fi", 'lang="en" dir="ltr"'),
    ],
)
def test_the_page_speaks_the_readers_language(console: Console, asked: str, header: str, shown: str) -> None:
    """The language comes from ``ui_locales``, else from the browser, else it is English."""
    console.browser.headers["Accept-Language"] = header

    assert shown in console.authorize(ui_locales=asked).text


def test_the_refusal_keeps_the_chosen_language(console: Console) -> None:
    """The form keeps the language."""
    page = console.submit(console.authorize(ui_locales="ar"), username="admin", password="guess")

    assert 'dir="rtl"' in page.text


def test_the_page_runs_under_a_strict_policy(console: Console) -> None:
    """The policy forbids inline styles and scripts; the form may only be sent to the provider and on to the console."""
    page = console.authorize()
    policy = page.headers["Content-Security-Policy"]

    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "form-action 'self' http://127.0.0.1:8199" in policy
    assert "style=" not in page.text
    assert "<style" not in page.text
    assert page.headers["Cache-Control"] == "no-store"


def test_what_the_address_says_is_text_on_the_page(console: Console) -> None:
    """Markup in a parameter is shown as it is."""
    page = console.authorize(login_hint='"><script>alert(1)</script>', state="<b>")

    assert "<script>alert" not in page.text
    assert hidden_fields(page.text)["state"] == "<b>"


def test_metadata_names_every_endpoint(console: Console) -> None:
    """Discovery and RFC 8414 metadata are the same document of this issuer."""
    metadata = console.send("GET", f"{console.issuer}/.well-known/openid-configuration").json()
    oauth = console.send("GET", f"{console.issuer}/.well-known/oauth-authorization-server").json()

    assert metadata == oauth
    assert metadata["issuer"] == console.issuer
    assert metadata["authorization_response_iss_parameter_supported"] is True
    assert metadata["code_challenge_methods_supported"] == ["S256"]
    assert console.send("GET", metadata["jwks_uri"]).json()["keys"][0].keys().isdisjoint({"d", "p", "q"})


def test_the_form_repeats_its_request(console: Console) -> None:
    """The posted form is checked like its authorize request."""
    assert hidden_fields(console.authorize().text)["client_id"] == CLIENT_ID
