"""The headers of every call to an upstream beside the token."""

JSON = "application/json"
_NOT_CACHED = {"Cache-Control": "no-cache, no-store, must-revalidate", "Pragma": "no-cache", "Expires": "0"}
_BARE = "/api/"


def bare(path: str) -> bool:
    """Whether a call of this path carries only the token and its content type."""
    return _BARE in path


def common_headers(path: str, content_type: str = JSON) -> dict[str, str]:
    """
    Return the content type, also for an empty body, and the headers that forbid cached answers.

    Source:
        SPEC 7 "Common request headers".
    """
    return {"Content-Type": content_type} | ({} if bare(path) else _NOT_CACHED)
