"""The rules of snapshots that need no installation."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from marshmallow import ValidationError, fields

from bff.aggregates.settings_snapshot.answers import RefusedError
from bff.aggregates.settings_snapshot.differences import same
from bff.aggregates.settings_snapshot.document import read_document
from bff.aggregates.settings_snapshot.groups import BY_KEY, GROUPS
from bff.aggregates.settings_snapshot.properties import format_properties, parse_properties
from bff.aggregates.settings_snapshot.references import common_name, matching
from bff.aggregates.settings_snapshot.shapes import Leaf
from bff.aggregates.settings_snapshot.trees import leaves, path_of, pointer, with_leaf, without_secrets
from bff.errors import BadInputError

_TEXT = st.text(st.characters(exclude_categories=["Cs"]))


class _Answering:
    """A line on which every call is answered with a document."""

    status_code = 200
    content = b""

    def __init__(self, document: object) -> None:
        self._document = document

    def ask(self, *_operation: object, **_asked: object) -> "_Answering":
        return self

    def json(self) -> Any:
        return self._document


@pytest.mark.parametrize(
    "document",
    [{}, {"clients": [{}]}, {"clients": [{"config": None}]}, {"clients": [{"config": "{"}]}],
    ids=["no list", "no settings", "null", "no JSON"],
)
def test_clients_whose_settings_are_unreadable_are_told(document: object) -> None:
    """One group of a snapshot fails, not the snapshot."""
    with pytest.raises(RefusedError, match="cannot be parsed"):
        BY_KEY["clients"].read(_Answering(document))


@given(st.lists(_TEXT, min_size=1))
def test_a_pointer_is_read_as_it_was_written(names: list[str]) -> None:
    """Names in a pointer may have slashes and tildes."""
    assert path_of(pointer(tuple(names))) == tuple(names)


@given(
    st.dictionaries(
        st.text(st.characters(min_codepoint=33, exclude_categories=["Cs", "Zs", "Zl", "Zp", "Cc"]), min_size=1), _TEXT
    )
)
def test_texts_go_round_in_a_property_file(texts: dict[str, str]) -> None:
    """Line ends, blanks, backslashes, accents and emoji are kept; the written file is ASCII."""
    written = format_properties(texts)

    assert written.isascii()
    assert parse_properties(written.encode()) == texts


@pytest.mark.parametrize(
    ("content", "texts"),
    [
        (b"a = one\\\n   two\n", {"a": "onetwo"}),
        (b"# c\n! d\n\n  a:b\na.b c", {"a": "b", "a.b": "c"}),
        ("a=é".encode("latin-1"), {"a": "é"}),
        ("a=é".encode(), {"a": "é"}),
        (b"a=1\na=2", {"a": "2"}),
        (b"alone", {"alone": ""}),
    ],
    ids=["continued", "comments", "Latin-1", "UTF-8", "twice", "no text"],
)
def test_a_property_file_is_read_as_java_reads_it(content: bytes, texts: dict[str, str]) -> None:
    """Property files of any tool are read as Java reads them."""
    assert parse_properties(content) == texts


def test_a_broken_escape_is_named_by_its_line() -> None:
    """A file with a broken escape is refused as a whole, and the error names the line."""
    with pytest.raises(ValueError, match="Line 2"):
        parse_properties(b"a = b\nc = \\u00g1")


@pytest.mark.parametrize(
    ("first", "second", "are_same"),
    [
        ("3600", 3600, True),
        (True, "true", True),
        (1.0, 1, True),
        ([{"dn": "a"}, {"dn": "b"}], [{"dn": "b"}, {"dn": "a"}], True),
        (["a", "b"], ["b", "a"], False),
        ("", None, False),
        ("true", 1, False),
    ],
)
def test_only_real_differences_count(first: Any, second: Any, *, are_same: bool) -> None:
    """Another notation of the same value is no difference; the order of columns is one, the order of objects is not."""
    assert same(Leaf(), first, second) is are_same


def test_a_dn_is_matched_by_the_value_it_begins_with() -> None:
    """Names match in any case and container, also with escapes; a match of the whole DN is preferred."""
    assert common_name(r"CN=Approval\, late,o=data") == r"approval\, late"
    assert matching("cn=A,o=x", ["cn=a,o=y", "cn=b,o=x"]) == ["cn=a,o=y"]
    assert matching("cn=A,o=x", ["cn=a,o=y", "cn=A,o=x"]) == ["cn=A,o=x"]


def test_secrets_are_left_out_by_name_at_any_depth() -> None:
    """The names of secrets are found in lists too, but not as a part of another word."""
    tree = {"a": [{"relayPassword": "x", "b": 1}], "keyStorePWD": "x", "tokenExpirationTime": 7, "secretary": "Ann"}

    assert without_secrets(tree) == {"a": [{"b": 1}], "tokenExpirationTime": 7, "secretary": "Ann"}


def test_no_group_has_a_field_with_the_name_of_a_secret() -> None:
    """This includes fields that only the installation has."""
    names = {name for group in GROUPS for name in getattr(group.shape, "shapes", {})}

    assert without_secrets(dict.fromkeys(names)).keys() == names
    assert not names & {
        "engineId",
        "cleanupChoice",
        "lastCleanUpDate",
        "currentMaxNodes",
        "allColumns",
        "roleContainer",
    }


def test_a_leaf_is_put_into_a_copy() -> None:
    """Removing a field does not change the fields beside it."""
    tree = {"a": {"b": 1, "c": 2}}

    assert with_leaf(tree, ("a", "b"), None) == {"a": {"c": 2}}
    assert with_leaf(tree, ("x", "y"), 3) == {"a": {"b": 1, "c": 2}, "x": {"y": 3}}
    assert tree == {"a": {"b": 1, "c": 2}}
    assert dict(leaves({"a": {}, "b": None, "c": [1]})) == {("c",): [1]}


_RAW: dict[str, Any] = {
    "emailApproval": {"approvePhrase": [{"locale": "de", "value": "ja", "more": 1}], "host": "h", "new": {"x": 1}},
    "logging": [{"packageConfigured": {"packageName": "a.b", "packageDescription": "d"}, "logLevel": 2, "new": 1}],
    "displayTask": {"allColumns": [{"key": "a", "value": "A"}], "defaultColumns": [{"key": "a", "value": "A"}]},
    "roleResource": {
        "roleLevels": [{"level": 10, "container": "c", "localizedNames": [{"locale": "en", "name": "n"}]}],
        "sodApprovers": [{"id": "cn=a", "name": "A", "type": "user", "sequence": 1, "new": 1}],
    },
    "clients": [{"id": "1", "name": "A", "branding": {"t": {"key": "t", "value": {"en": "x"}}}, "config": "{}"}],
    "localeKit": {"de": {"a": "b"}},
}


@pytest.mark.parametrize("key", _RAW)
def test_a_group_goes_back_as_it_came(key: str) -> None:
    """A group keeps the members that the tree does not show."""
    shape, raw = BY_KEY[key].shape, _RAW[key]

    assert shape.put(raw, shape.show(raw), raw) == raw


def test_what_changes_is_put_beside_what_nobody_described() -> None:
    """Texts of a language are changed, added and removed; unknown members stay."""
    shape, raw = BY_KEY["emailApproval"].shape, _RAW["emailApproval"]

    assert shape.put(raw, {"approvePhrase": {"fr": "oui", "de": "jawohl"}}, raw) == {
        "approvePhrase": [{"locale": "de", "value": "jawohl", "more": 1}, {"locale": "fr", "value": "oui"}],
        "host": "h",
        "new": {"x": 1},
    }
    assert shape.put(raw, {"approvePhrase": {}}, raw)["approvePhrase"] == []


def test_names_of_special_fields_are_names_of_the_catalog() -> None:
    """A misspelt name would mark no field."""
    ticked = {
        "ig": ["host"],
        "emailApproval": ["host", "port", "email", "proxyHost", "notifySmtpHost", "notifySignPath"],
        "caches": ["groupID", "clusterProps", "localGroupID", "permIndexGroupID", "permIndexClusterProps"],
    }
    found = {key: [BY_KEY[key].shape.leaf((name,)) for name in names] for key, names in ticked.items()}

    assert all(leaf and leaf.ticked for leaves_of in found.values() for leaf in leaves_of)


@pytest.mark.parametrize(
    ("content", "error"),
    [
        (b"[" * 100_000, BadInputError),
        (b"no json", BadInputError),
        (b"[]", ValidationError),
        (b'{"format": "other"}', ValidationError),
        (b" " * (5 << 20), ValidationError),
    ],
    ids=["deep", "no JSON", "a list", "another format", "too large"],
)
def test_a_file_that_is_no_snapshot_is_refused(content: bytes, error: type[Exception]) -> None:
    """The file is refused before anything in it is read."""
    with pytest.raises(error):
        read_document(content)


def test_a_value_is_judged_by_the_rule_of_the_catalog() -> None:
    """The answer has the message of the rule."""
    assert Leaf(fields.Integer()).problem("many", {}) == "Not a valid integer."
    assert Leaf(fields.Integer()).problem(3, {}) == ""
