"""The console refuses a return address of a link, unless it leads to the console's own pages."""

from urllib.parse import unquote

from ada_url import URL
from hypothesis import strategies as some
from werkzeug.utils import redirect

from bff.errors import ReturnRefusedError
from bff.security.return_url import checked_return, console_address
from tests.support.fuzzing import every_depth, for_all

HOME = "https://console.example.com/portal/idm/"
_PIECES = [
    *["#", "#/", "/", "//", "\\", ":", "@", "?", "&", "..", ".", ";", "%", " ", "\t", "\r", "\n", "\x00", "\x85"],
    *["%2f", "%5c", "%23", "%0d%0a", "%2e%2e", "%252f", "https:", "javascript:alert(1)", "evil.example", "user:pw@"],
    *["\u2028", "\u202e", "\uff0f", "\u3002", "\ufeff", "علي", "users", "q=ann"],
]
_ROUTES = some.tuples(
    some.sampled_from(["#/", "#", "", "/", "//", "https://"]),
    some.lists(some.one_of(some.sampled_from(_PIECES), some.text(max_size=3)), max_size=8).map("".join),
).map("".join)


@every_depth
def test_an_accepted_address_is_a_route_of_the_console(examples: int) -> None:
    """A browser that follows the redirect stays at the console's own address, with any fragment."""

    def holds(route: str) -> None:
        try:
            accepted = checked_return(route)
        except ReturnRefusedError:
            return
        answer = redirect(console_address(HOME, accepted)).get_wsgi_headers({})["Location"]
        read = URL(answer, "https://elsewhere.example/")
        assert read.href.partition("#")[0] == HOME
        assert unquote(read.hash) == unquote(accepted)
        assert URL(accepted, HOME).href.partition("#")[0] == HOME

    for_all(_ROUTES, holds, examples)
