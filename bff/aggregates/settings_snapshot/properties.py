"""Texts by key in the format of Java's property files (Java SE API, ``java.util.Properties.load``)."""

import re

_LINE = re.compile(r"(?P<key>(?:\\.|[^ \t\f=:\\])+)(?:[ \t\f]*[=:][ \t\f]*|[ \t\f]+|\Z)(?P<text>.*)", re.DOTALL)
_LINE_END = re.compile(r"\r\n|\r|\n")
_BLANKS = " \t\f"
_ESCAPE = re.compile(r"\\(?:u(?P<code>[0-9A-Fa-f]{4})|(?P<letter>.))", re.DOTALL)
_CONTINUED = re.compile(r"(?<!\\)((?:\\\\)*)\\\r?\n[ \t\f]*")
_BROKEN = re.compile(r"(?<!\\)(?:\\\\)*\\u(?![0-9A-Fa-f]{4})")
_LETTERS = {"n": "\n", "t": "\t", "r": "\r", "f": "\f"}
_WRITTEN = {"\n": "\\n", "\r": "\\r", "\t": "\\t", "\f": "\\f", "\\": "\\\\"}
_ASCII = 128


def parse_properties(content: bytes) -> dict[str, str]:
    """
    Give the texts by key; when a key is there twice, the last text counts.

    Raises:
        ValueError: An escape is broken.
    """
    lines = _LINE_END.split(_CONTINUED.sub(r"\1", _decoded(content)))
    found: dict[str, str] = {}
    for number, line in enumerate((each.lstrip(_BLANKS) for each in lines), start=1):
        if not line or line[0] in "#!":
            continue
        if _BROKEN.search(line):
            raise ValueError(f"Line {number} has a broken escape.")
        matched = _LINE.fullmatch(line)
        if matched:
            found[_plain(matched["key"])] = _plain(matched["text"])
    return found


def format_properties(texts: dict[str, str]) -> str:
    """Write a line for each text, in ASCII."""
    return "".join(f"{_escaped(key, ' =:#!')} = {_escaped(text, '')}\n" for key, text in texts.items())


def _decoded(content: bytes) -> str:
    """Decode UTF-8; if the bytes are not UTF-8, decode Latin-1, which older tools write."""
    try:
        return content.decode()
    except UnicodeDecodeError:
        return content.decode("latin-1")


def _plain(text: str) -> str:
    characters = _ESCAPE.sub(_character, text)
    return characters.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _character(escape: re.Match[str]) -> str:
    if escape["code"]:
        return chr(int(escape["code"], 16))
    return _LETTERS.get(escape["letter"], escape["letter"])


def _escaped(text: str, marked: str) -> str:
    letters = {
        "\n": "\\n",
        "\r": "\\r",
        "\t": "\\t",
        "\f": "\\f",
        "\\": "\\\\",
        **{each: f"\\{each}" for each in marked},
    }
    begins_blank = not marked and text[:1] == " "
    written = "".join(letters.get(each) or (each if ord(each) < _ASCII else _units(each)) for each in text)
    return f"\\{written}" if begins_blank else written


def _units(character: str) -> str:
    units = character.encode("utf-16-be")
    return "".join(f"\\u{units[place : place + 2].hex()}" for place in range(0, len(units), 2))
