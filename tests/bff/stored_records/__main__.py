"""Writes the records of a release."""

import json
import sys
import tempfile
from pathlib import Path

import msgspec

from bff.auth import login_flow
from bff.proxy import parking
from bff.sessions.record import session_key
from bff.sessions.redis_client import GuardedRedis, connect
from tests.bff.stored_records import CALL_ID, CIPHER, HANDLE, LOGIN, META, PERSON, REQUEST, SESSION_ID, TOKENS
from tests.support.servers import redis_server


def _store(client: GuardedRedis) -> list[str]:
    session, login, call = session_key(SESSION_ID), login_flow.login_key(HANDLE), parking.call_key(PERSON, CALL_ID)
    ticket = parking.Ticket(operation="op", summary="s", parked_ms=1, end_ms=2)
    parts = {"meta": META.pack(), "tokens": TOKENS.pack(), "upstream": b"cookies"}
    sealed = {part: CIPHER.seal(plain, f"{session}/{part}") for part, plain in parts.items()}
    client.hset(session, mapping=sealed)  # type: ignore[arg-type]
    client.hset(session, "seen_ms", "1")
    client.set(login, CIPHER.seal(msgspec.json.encode(LOGIN), login))
    waiting = {"ticket": msgspec.msgpack.encode(ticket), "request": msgspec.msgpack.encode(REQUEST)}
    client.hset(call, mapping={part: CIPHER.seal(plain, f"{call}/{part}") for part, plain in waiting.items()})
    return sorted([session, login, call])


def main(release: str) -> None:
    """Store one record of each kind in an empty Redis, and write the dumps of them."""
    with tempfile.TemporaryDirectory() as folder, redis_server(Path(folder)) as url:
        client = connect(url)
        keys = _store(client)
        dumps = {key: (client.dump(key) or b"").hex() for key in keys}
    Path(__file__).with_name(f"{release}.json").write_text(json.dumps(dumps, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
