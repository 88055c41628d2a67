"""A learning platform: its keys, the tokens that it signs, and its services on a loopback port."""

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from secrets import token_urlsafe
from typing import Any
from urllib.parse import parse_qs, urlsplit

from joserfc import jwt
from joserfc.jwk import RSAKey

from app.lti.claims import AGS, DEEP, LTI, SCORE_SCOPE

CLIENT, DEPLOYMENT, ISSUER = "tool-1", "deployment-1", "https://moodle.school.example"
TEACHER = ["http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor"]
STUDENT = ["http://purl.imsglobal.org/vocab/lis/v2/membership#Learner"]


class Platform:
    """One platform. ``down``: it answers everything with an error; ``scores``: what it was told."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.key = RSAKey.generate_key(2048, {"kid": "platform-key"}, private=True)
        self.published = [self.key]
        self.tool_keys: dict[str, Any] = {}
        self.down = False
        self.answer = 200
        self.tokens: set[str] = set()
        self.scores: list[tuple[str, dict[str, Any]]] = []
        self.latest: dict[tuple[str, str], datetime] = {}
        self.tries = 0
        self.heard = threading.Condition()

    def register(self, path: Path, **changed: Any) -> Path:
        """The operator's file."""
        entry = {
            "issuer": ISSUER, "client_id": CLIENT, "auth_url": f"{self.address}/auth",
            "token_url": f"{self.address}/token", "jwks_url": f"{self.address}/jwks", "deployments": [DEPLOYMENT],
        }  # fmt: skip
        path.write_text(json.dumps([entry | changed]))
        return path

    def claims(self, nonce: str, sub: str = "student-1", **more: Any) -> dict[str, Any]:
        """What a launch of a link to ``rotate-half`` says; ``more`` is added or replaces."""
        now = int(time.time())
        return {
            "iss": ISSUER, "aud": CLIENT, "sub": sub, "iat": now, "exp": now + 300, "nonce": nonce,
            "name": sub.replace("-", " ").title(),
            LTI + "message_type": "LtiResourceLinkRequest", LTI + "version": "1.3.0",
            LTI + "deployment_id": DEPLOYMENT, LTI + "roles": STUDENT,
            LTI + "context": {"id": "course-7", "title": "Transformers"},
            LTI + "custom": {"exercise": "rotate-half"},
            AGS: {"scope": [SCORE_SCOPE], "lineitem": f"{self.address}/items/5?type_id=2"},
        } | more  # fmt: skip

    def deep(self, nonce: str, **more: Any) -> dict[str, Any]:
        """What a teacher's wish to choose says."""
        wish = {
            "deep_link_return_url": f"{self.address}/return", "accept_types": ["ltiResourceLink"], "data": "opaque",
            "accept_presentation_document_targets": ["iframe"],
        }  # fmt: skip
        kind = {LTI + "message_type": "LtiDeepLinkingRequest", LTI + "roles": TEACHER}
        return self.claims(nonce, "teacher-1", **kind, **{DEEP + "deep_linking_settings": wish}, **more)

    def sign(self, claims: dict[str, Any], **header: Any) -> str:
        return jwt.encode({"alg": "RS256", "kid": "platform-key"} | header, claims, self.key)

    def wait(self, attribute: str, count: int) -> None:
        """Until so many scores arrived, or were tried."""

        def enough() -> bool:
            found = getattr(self, attribute)
            return (found if isinstance(found, int) else len(found)) >= count

        with self.heard:
            assert self.heard.wait_for(enough, 20), (attribute, getattr(self, attribute))

    def respond(self, path: str, body: str, headers: dict[str, str]) -> tuple[int, Any]:
        """Its services."""
        if path == "/jwks":
            return 200, {"keys": [key.as_dict(private=False) for key in self.published]}
        with self.heard:
            self.tries += 1
            self.heard.notify_all()
            if self.down:
                return 503, {}
        if path == "/token":
            form = {name: values[0] for name, values in parse_qs(body).items()}
            key = RSAKey.import_key(self.tool_keys["keys"][0])
            said = jwt.decode(form["client_assertion"], key, algorithms=["RS256"]).claims
            assert said["iss"] == said["sub"] == CLIENT and said["aud"] == f"{self.address}/token", said
            assert said["exp"] > time.time() and form["grant_type"] == "client_credentials"
            assert form["scope"] == SCORE_SCOPE
            self.tokens.add(token := token_urlsafe(12))
            return 200, {"access_token": token, "token_type": "Bearer", "expires_in": 3600}
        if headers.get("authorization", "").removeprefix("Bearer ") not in self.tokens:
            return 401, {}
        assert headers["content-type"] == "application/vnd.ims.lis.v1.score+json"
        if self.answer == 200:
            score = json.loads(body)
            told, of = datetime.fromisoformat(score["timestamp"]), (path, score["userId"])
            with self.heard:
                if of in self.latest and told <= self.latest[of]:
                    return 409, {}
                self.latest[of] = told
                self.scores.append((path, score))
                self.heard.notify_all()
        return self.answer, {}


@contextmanager
def running() -> Iterator[Platform]:
    """A platform whose services answer."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            length = int(self.headers.get("content-length", 0))
            body = self.rfile.read(length).decode()
            headers = {name.lower(): value for name, value in self.headers.items()}
            status, answer = platform.respond(self.path, body, headers)
            content = json.dumps(answer).encode()
            self.send_response(status)
            self.send_header("content-type", "application/json")
            self.send_header("content-length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        do_POST = do_GET

        def log_message(self, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    platform = Platform(f"http://127.0.0.1:{server.server_port}")
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield platform
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def query(address: str) -> dict[str, str]:
    """What the query of an address holds."""
    return {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}
