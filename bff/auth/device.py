"""Browser and system from a User-Agent header, in plain words; a part that the header does not name stays empty."""

from dataclasses import dataclass

# The order matters: most browsers also name the browsers that they descend from.
_BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser/": "Samsung Internet",
    "Firefox/": "Firefox",
    "FxiOS/": "Firefox",
    "CriOS/": "Chrome",
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
_SYSTEMS = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "CrOS": "ChromeOS",
    "Macintosh": "macOS",
    "Linux": "Linux",
}


@dataclass(frozen=True)
class Device:
    """Product names of browser and system, e.g. ``Firefox`` and ``Windows``; they are not translated."""

    browser: str
    system: str

    @classmethod
    def of(cls, user_agent: str) -> "Device":
        """Read a User-Agent header (RFC 9110, 10.1.5)."""
        return cls(_first(_BROWSERS, user_agent), _first(_SYSTEMS, user_agent))


def _first(names: dict[str, str], user_agent: str) -> str:
    return next((name for mark, name in names.items() if mark in user_agent), "")
