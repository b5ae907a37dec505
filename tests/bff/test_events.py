"""``/bff/events`` tells browsers of news when it happens."""

import signal
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from bff.catalogue.index import OPERATIONS
from bff.events import stream
from bff.events.changes import changes_work
from tests.conftest import Stack
from tests.support.event_streams import EVENTS, Heard, ask_for_service_account, listening
from tests.support.operators import children, scrape
from tests.support.servers import BIN, await_port, free_port, gateway, program
from tests.support.time_travel import age_sessions
from tests.support.visitor import Visitor
from tests.support.waiting import wait_until

_AT_ONCE_S = stream.HEARTBEAT_S / 2


def test_a_stream_begins_with_what_is_new_and_is_not_kept_by_anybody(signed_in: Visitor) -> None:
    """The first event has all news, so that a browser that was away for a moment misses nothing."""
    with listening(signed_in) as heard:
        name, news = heard.next()

    assert (name, news["user"]) == ("news", "admin")
    assert news["notifications"] == signed_in.get("IDMProv/rest/access/notifyService?client=1").json()
    assert news["badge"] == signed_in.get("IDMProv/rest/access/tasks/badge?limit=200").json()["badge"]
    assert heard.answer.headers["Content-Type"].startswith("text/event-stream")
    assert (heard.answer.headers["Cache-Control"], heard.answer.headers["X-Accel-Buffering"]) == ("no-store", "no")


def test_what_somebody_else_asks_for_is_heard_at_once(signed_in: Visitor, stack: Stack) -> None:
    """Streams on both workers report it at once, long before the next poll."""
    with listening(signed_in) as one, listening(signed_in) as other:
        (_, before), _ = one.next(), other.next()
        ask_for_service_account(stack.console_url)
        began = time.monotonic()
        told = [each.next() for each in (one, other)]

    assert time.monotonic() - began < _AT_ONCE_S
    assert [name for name, _ in told] == ["news", "news"]
    assert {news["badge"] for _, news in told} == {str(int(before["badge"]) + 1)}


def test_a_claim_is_told_to_whom_it_is_no_news(signed_in: Visitor, stack: Stack) -> None:
    """People who have the task on a page load it again, although the number of their tasks is the same."""
    helper = Visitor(stack.console_url)
    helper.sign_in("helpdesk")
    own = signed_in.get("IDMProv/rest/access/tasks/list?fromIndex=1&size=300&q=*").json()["tasks"]
    free = next({"taskId": each["taskId"]} for each in own if not each["taskClaimed"])
    with listening(helper) as heard:
        heard.next()
        for action in ("claim", "release"):
            began = time.monotonic()
            done = signed_in.call("POST", "IDMProv/rest/access/tasks", json={"tasks": [free], "action": action})
            assert done.json()["success"] is True, done.text
            heard.change()
            assert time.monotonic() - began < _AT_ONCE_S


def test_listening_is_no_activity(signed_in: Visitor, stack: Stack) -> None:
    """An open stream does not move the idle end of a session; a call would."""
    age_sessions(stack.redis_url, stack.environ["BFF_SECRET_KEYS"], 120)
    end = signed_in.get("bff/session?touch=false").json()["idleEndsAt"]
    with listening(signed_in) as heard:
        heard.next()

    assert signed_in.get("bff/session?touch=false").json()["idleEndsAt"] == end
    assert signed_in.get("bff/session").json()["idleEndsAt"] != end


def _log_out(visitor: Visitor, _stack: Stack) -> None:
    assert visitor.call("POST", "bff/logout", json={}).status_code == 200


def _sign_in_again(visitor: Visitor, _stack: Stack) -> None:
    assert visitor.sign_in().status_code == 302


def _let_end(_visitor: Visitor, stack: Stack) -> None:
    age_sessions(stack.redis_url, stack.environ["BFF_SECRET_KEYS"], 90_000)


@pytest.mark.parametrize("over", [_log_out, _sign_in_again, _let_end], ids=["sign-out", "new id", "its time is over"])
def test_a_stream_ends_with_its_session(
    signed_in: Visitor, stack: Stack, over: Callable[[Visitor, Stack], None]
) -> None:
    """The stream ends at once, not with the next heartbeat."""
    with listening(signed_in) as heard:
        heard.next()
        began = time.monotonic()
        over(signed_in, stack)

        assert [heard.next()[0], heard.next()[0]] == ["end", ""]
        assert time.monotonic() - began < _AT_ONCE_S


def test_who_is_not_signed_in_hears_nothing(visitor: Visitor) -> None:
    """Without a session there is no stream, nor for a page of another site."""
    assert visitor.get(EVENTS).json()["code"] == "no_session"
    assert visitor.sign_in().status_code == 302
    assert visitor.get(EVENTS, headers={"Sec-Fetch-Site": "cross-site"}).json()["code"] == "csrf"
    assert visitor.get("bff/events?client=").status_code == 400


def test_streams_of_a_person_are_few(signed_in: Visitor, stack: Stack) -> None:
    """A person has at most as many streams as the setting says; other people are not affected."""
    person = Visitor(stack.console_url)
    person.sign_in("helpdesk")
    with ExitStack() as open_still:
        for _ in range(10):
            open_still.enter_context(listening(person))
        refused = person.get(EVENTS)
        open_still.enter_context(listening(signed_in))

    assert (refused.status_code, refused.headers["Retry-After"]) == (429, "60")


def test_streams_give_way_to_calls(signed_in: Visitor, stack: Stack, tmp_path: Path) -> None:
    """A worker with its most streams refuses another one, and still serves calls; a stream that ends makes room."""
    port = free_port()
    there = Visitor(f"http://127.0.0.1:{port}", http=signed_in.http)
    own = {"BFF_BIND": f"127.0.0.1:{port}", "BFF_WORKERS": "1", "BFF_STREAMS_PER_WORKER": "2"}
    with gateway(stack.environ | own, tmp_path):
        with listening(there) as first, listening(there) as second:
            assert [first.next()[0], second.next()[0]] == ["news", "news"]
            with there.get(EVENTS, stream=True) as refused:
                assert (refused.status_code, refused.headers.get("Retry-After")) == (429, "60")
            assert there.get("IDMProv/rest/access/notifyService?client=1").status_code == 200
        wait_until(lambda: scrape(there.console_url).value("idmc_streams") < 2, at_most_s=2 * stream.HEARTBEAT_S)
        with listening(there) as again:
            assert again.next()[0] == "news"


def test_streams_end_with_their_worker(signed_in: Visitor, stack: Stack, tmp_path: Path) -> None:
    """A reload or an end does not wait for streams; browsers open new ones without showing anything."""
    port = free_port()
    there = Visitor(f"http://127.0.0.1:{port}", http=signed_in.http)
    own = {"BFF_BIND": f"127.0.0.1:{port}", "BFF_TRUSTED_HOSTS": f"127.0.0.1:{port}", "BFF_WORKERS": "1"}
    environ = stack.environ | own | {"GUNICORN_CMD_ARGS": ""}
    with program([str(BIN / "idm-console"), "serve"], environ, tmp_path / "bff.log") as process:
        await_port(port, "the gateway")
        with listening(there) as before:
            before.next()
            before.sign_of_life()
            old = set(children(process.pid))
            process.send_signal(signal.SIGHUP)
            _expect_silent_end(before)
        wait_until(lambda: not old & set(children(process.pid)))
        with listening(there) as after:
            assert after.next()[0] == "news"
            process.send_signal(signal.SIGTERM)
            _expect_silent_end(after)
            assert process.wait(_AT_ONCE_S) == 0


def _expect_silent_end(heard: Heard) -> None:
    """Expect a stream that closes without an ``end`` event, because the session goes on."""
    began = time.monotonic()
    assert heard.next() == ("", None)
    assert time.monotonic() - began < _AT_ONCE_S


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("POST /rest/access/tasks", True),
        ("POST /rest/access/tasks/v2", True),
        ("POST /rest/access/tasks/item", False),
        ("GET /rest/access/tasks/list", False),
        ("POST /rest/access/requests/permissions", True),
        ("DELETE /rest/access/requests/history", True),
        ("POST /rest/access/requests/historylist", False),
        ("POST /rest/access/monitoring/process/terminate", True),
        ("POST /rest/access/monitoring/reassign", True),
        ("GET /rest/access/monitoring/process/list", False),
        ("POST /rest/access/groups", False),
    ],
)
def test_decisions_and_requests_are_told(name: str, changes: bool) -> None:  # noqa: FBT001
    """Reads with any method are not reported to other workers, nor are other writes."""
    operation = next(each for each in OPERATIONS if f"{each.method} {each.path}" == name)

    assert changes_work(operation) is changes
