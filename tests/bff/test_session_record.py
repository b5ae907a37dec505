"""The age and the end of a session's tokens."""

import pytest

from bff.sessions.record import SessionMeta, SessionRecord, Tokens, now_ms, session_key

META = SessionMeta(subject="a", user_name="a", full_name="a", csrf_token="t", created_ms=0, absolute_end_ms=0)


def _tokens(age_s: int, life_s: int) -> Tokens:
    began_ms = now_ms() - age_s * 1000
    end_ms = began_ms + life_s * 1000 if life_s else 0
    return Tokens(access_token="a", refresh_token="r", id_token="", obtained_ms=began_ms, expires_ms=end_ms)


def _record(session_id: str, age_s: int, life_s: int) -> SessionRecord:
    return SessionRecord(
        key=session_key(session_id),
        meta=META,
        tokens=_tokens(age_s, life_s),
        meta_version=b"1",
        tokens_version=b"1",
        flask=b"{}",
        flask_version=b"1",
        seen_ms=0,
    )


@pytest.mark.parametrize(("life_s", "longest_ms"), [(3600, 30_000), (120, 30_000), (40, 10_000)])
def test_sessions_that_began_together_are_not_renewed_together(life_s: int, longest_ms: int) -> None:
    """Each session has its own fixed moment of renewal, between half of the margin and the whole of it."""
    records = [_record(str(number), 0, life_s) for number in range(40)]
    margins = [record.margin_ms for record in records]

    assert all(longest_ms / 2 <= margin <= longest_ms for margin in margins)
    assert len(set(margins)) > 20
    assert margins == [record.margin_ms for record in records]


@pytest.mark.parametrize(
    ("age_s", "life_s", "stale"), [(80, 120, False), (110, 120, True), (130, 120, True), (10_000, 0, False)]
)
def test_tokens_are_renewed_before_their_end(age_s: int, life_s: int, stale: bool) -> None:  # noqa: FBT001
    """Tokens are renewed early, unless the provider did not say when they end."""
    assert _record("s", age_s, life_s).stale is stale


@pytest.mark.parametrize(
    ("age_s", "life_s", "young"),
    [(5, 120, True), (15, 120, False), (5, 0, True), (15, 0, False), (5, 8, False), (2, 8, True)],
)
def test_a_refusal_of_a_young_token_is_not_its_age(age_s: int, life_s: int, young: bool) -> None:  # noqa: FBT001
    """A token counts as young in its first ten seconds, or in the first half of a shorter life."""
    assert _tokens(age_s, life_s).young is young
