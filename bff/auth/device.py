"""What a User-Agent header says in plain words; what it does not say stays empty."""

from dataclasses import dataclass

# In this order: most browsers name those that they descend from as well.
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
    """Names as their makers write them, e.g. ``Firefox`` and ``Windows``; nothing here needs a translation."""

    browser: str
    system: str

    @classmethod
    def of(cls, user_agent: str) -> "Device":
        """Read a User-Agent header (RFC 9110, 10.1.5)."""
        return cls(_first(_BROWSERS, user_agent), _first(_SYSTEMS, user_agent))


def _first(names: dict[str, str], user_agent: str) -> str:
    return next((name for mark, name in names.items() if mark in user_agent), "")
