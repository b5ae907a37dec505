"""A form that is drawn by its own scripts, and the limits of these scripts."""

import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

from playwright.sync_api import FilePayload, FrameLocator, Page, Route, expect

from tests.conftest import FORM_SCRIPTS
from tests.support.browser import Watched
from tests.support.console_pages import sign_in
from tests.support.mock_control import MockControl
from tests.support.texts import Texts
from tests.support.waiting import wait_until

CONFIGURATION = "cn=AppConfig,cn=User Application Driver,cn=driverset1,o=system"
LAPTOP = {
    "formContainer": "RequestForms",
    "id": f"cn=LaptopPrice,cn=RequestForms,{CONFIGURATION}",
    "pid": f"cn=Laptop,cn=RequestDefs,{CONFIGURATION}",
}
OFFER: FilePayload = {"name": "offer.pdf", "mimeType": "application/pdf", "buffer": b"%PDF"}
FORMS, SUBMIT = "**/access/forms?*", "**/access/requests/permissions/v2"

HOSTILE = """
const tries = {
  cookie: () => (Object.getOwnPropertyDescriptor(Document.prototype, 'cookie').get.call(document)),
  storage: () => localStorage.length,
  parent: () => parent.document.title,
  top: () => { top.location.href = 'https://evil.example/'; throw new Error('left') },
  window: () => { if (!open('https://evil.example/')) throw new Error('no window') },
  fetch: () => fetch('../bff/session').then((answer) => answer.text()),
  picture: () => new Promise((seen, not) => {
    const picture = new Image()
    Object.assign(picture, { onload: seen, onerror: not, src: '../assets/x.png' })
  }),
  worker: () => new Promise((works, not) => {
    const address = URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }))
    Object.assign(new Worker(address), { onmessage: works, onerror: not })
  }),
}
const got = {}
const all = Promise.all(Object.entries(tries).map(async ([name, attempt]) => {
  try { await attempt(); got[name] = 'allowed' } catch { got[name] = 'refused' }
}))
"""
"""A script that tries to reach what is the person's."""


def test_a_form_computes_asks_and_is_submitted(watched: Watched, mock: MockControl) -> None:
    """Computed values are sent, forbidden actions of scripts fail; other scripts load from the operator's origins."""
    mock.scenario("scripted-forms")
    page, texts = watched.page, Texts("en")
    sign_in(page, address=f"./#/form/details?{urlencode(LAPTOP)}")
    form = page.frame_locator("iframe")
    expect(form.get_by_label("How many")).to_be_visible()
    page.evaluate("localStorage.removeItem('last-access')")
    form.get_by_label("How many").click()
    # wait_for_function() would evaluate a text in the page each time it looks, which the policy refuses.
    wait_until(lambda: page.evaluate("localStorage.getItem('last-access')"))
    form.get_by_label("Model").select_option("strong")
    form.get_by_label("How many").fill("2")
    expect(form.get_by_label("Price in euros")).to_have_value("3800")
    _choose_in_the_console(page, form, texts)
    page.get_by_role("button", name="Submit").click()
    expect(form.get_by_role("textbox", name="Reason")).to_be_focused()
    watched.check_accessibility()
    page.keyboard.type("We make films")
    with page.expect_request(SUBMIT) as sent:
        page.get_by_role("button", name="Submit").click()
    expect(page.get_by_role("heading", name=texts("formWindow:done.submit"))).to_be_visible()
    data = {each["key"]: each["value"] for each in json.loads(sent.value.post_data or "")["data"]}
    assert json.loads(data.pop("offer")[0])["url"] == "data:application/pdf;base64,JVBERg=="
    assert data == {
        "model": ["strong"],
        "count": ["2"],
        "price": ["3800"],
        "reason": ["We make films"],
        "user": ["cn=user,ou=users,o=data"],
        "needed": [],
    }

    page.route(FORMS, _changed(lambda drawn: drawn["inlinescripts"].append(HOSTILE)))
    page.reload()
    assert _what_it_got(page, form) == dict.fromkeys(
        ("cookie", "storage", "parent", "top", "window", "fetch", "picture", "worker"), "refused"
    )
    watched.complaints.clear()

    page.route(f"{FORM_SCRIPTS}/**", lambda route: route.fulfill(body="const SURCHARGE = 100"))
    page.route(FORMS, _changed(_with_library))
    page.reload()
    form.get_by_label("Model").select_option("light")
    expect(form.get_by_label("Price in euros")).to_have_value("1000")

    page.route(FORMS, _changed(lambda drawn: drawn.update(externalScripts=["https://evil.example/x.js"])))
    page.reload()
    expect(page.get_by_text("https://evil.example")).to_be_visible()


def _with_library(drawn: dict[str, Any]) -> None:
    drawn["externalScripts"] = [f"{FORM_SCRIPTS}/surcharge.js"]
    drawn["inlinescripts"] = [
        text.replace("(count ?? 0)", "(count ?? 0) + SURCHARGE") for text in drawn["inlinescripts"]
    ]


def _choose_in_the_console(page: Page, form: FrameLocator, texts: Texts) -> None:
    """The console itself asks for a look-up, and for a file, which a script then shows."""
    choose, dialog = texts("forms:choose"), page.get_by_role("dialog")
    form.get_by_role("button", name=f"{choose} Who will use it").click()
    dialog.get_by_role("searchbox").fill("herrera")
    page.get_by_role("option", name="Tomás Herrera Grid Planner").click()
    dialog.get_by_role("button", name=choose).click()
    expect(form.get_by_role("listitem")).to_contain_text("Herrera")

    form.get_by_role("button", name=f"{choose} Offer").click()
    with page.expect_file_chooser() as chooser:
        dialog.get_by_role("button", name=texts("workflowForm:file.choose")).click()
    chooser.value.set_files(OFFER)
    expect(dialog.get_by_role("link", name=OFFER["name"])).to_be_visible()
    dialog.get_by_role("button", name=choose, exact=True).click()
    expect(form.get_by_role("listitem").last).to_have_text(OFFER["name"])


def _changed(change: Callable[[dict[str, Any]], None]) -> Callable[[Route], None]:
    """Answer with the form of the mock, redrawn."""

    def answer(route: Route) -> None:
        given = route.fetch()
        document: dict[str, Any] = given.json()
        change(document["formJSON"])
        route.fulfill(response=given, body=json.dumps(document))

    return answer


def _what_it_got(page: Page, form: FrameLocator) -> dict[str, str]:
    expect(form.get_by_label("Model")).to_be_visible()
    got: dict[str, str] = form.locator("body").evaluate("() => all.then(() => got)")
    assert "#/form/details" in page.url
    return got
