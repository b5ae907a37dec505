"""Two tabs of one browser hear news over one stream."""

from typing import Any

from tests.conftest import Stack
from tests.support.browser import Watched
from tests.support.console_pages import expect_waiting_tasks, sign_in, waiting_tasks
from tests.support.event_streams import ask_for_service_account, hold_polls
from tests.support.mock_control import MockControl


def test_two_tabs_share_one_stream_and_the_other_takes_over(watched: Watched, stack: Stack, mock: MockControl) -> None:
    """One tab has the stream, and both get its news; when it is closed the other tab opens a stream."""
    mock.scenario("on-leave")
    streams: list[object] = []
    leader = watched.page

    def note(request: Any) -> None:
        if "bff/events" in request.url:
            streams.append(request.frame.page)

    leader.context.on("request", note)
    sign_in(leader, address="./#/tasks")
    hold_polls(stack.redis_url, stack.environ["BFF_SECRET_KEYS"])
    count = waiting_tasks(leader)
    other = leader.context.new_page()
    other.goto("./#/tasks")
    expect_waiting_tasks(other, count)

    ask_for_service_account(stack.console_url)
    for page in (leader, other):
        expect_waiting_tasks(page, count + 1)
    assert streams == [leader]
    with other.expect_response("**/bff/events*"):
        leader.close()
    ask_for_service_account(stack.console_url)

    expect_waiting_tasks(other, count + 2)
    assert streams == [leader, other]
