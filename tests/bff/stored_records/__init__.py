"""
Redis records of each release: dumps by key, in hexadecimal digits, one file for each release.

``python -m tests.bff.stored_records 0.2.0`` writes the file of a release; a file is never changed afterwards.
"""

from bff.auth.login_flow import Login
from bff.proxy.parking import ParkedRequest
from bff.sessions.cipher import Cipher
from bff.sessions.record import SessionMeta, Tokens

CIPHER = Cipher(("c" * 43,))
SESSION_ID, HANDLE, STATE, PERSON, CALL_ID = "session-id", "handle", "state", "person", "call"
META = SessionMeta(
    subject="ann",
    user_name="ann",
    full_name="Ann Ågren",
    csrf_token="token",
    created_ms=1,
    absolute_end_ms=33_000_000_000_000,
    browser="Firefox",
    system="Linux",
    address="192.0.2.7",
    issuer="https://op.example",
    provider_sid="sid",
    claim="name",
    provider_subject="sub",
    flask='{"a":1}',
    idle_s=600,
)
TOKENS = Tokens(access_token="a", refresh_token="r", id_token="i", obtained_ms=1, expires_ms=2)
LOGIN = Login(state=STATE, nonce="nonce", verifier="verifier", return_to="#/users", replaces="", extends="")
REQUEST = ParkedRequest(environ={"REQUEST_METHOD": "POST", "RAW_URI": "/IDMProv/rest/x"}, body=b"{}")
