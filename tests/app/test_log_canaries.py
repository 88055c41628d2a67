"""A class at work, at the level that says most: nothing of what its people type, know or are is in any line."""

import json
import re
from pathlib import Path

from httpx2 import Client, Response

from tests.app.server import Server, serving

CODE, DRAFT, NAME, OTHER, TEACHER = "canary_code", "canary_draft", "Канарейка Eve", "Canary Sue", "Canary Ada"
PASSWORD, SEARCH, PLAYED, FEEDBACK = "canary-password-1", "canarysearch", "canary_played", "canary@example.org"
EXERCISE = "/api/v1/problems/rotate-half"


def browser(server: Server) -> Client:
    headers = {"accept": "text/html", "sec-fetch-site": "same-origin"}
    return Client(base_url=server.address, timeout=30, headers=headers)


def grown(secrets: set[str], answer: Response) -> None:
    """Add what an answer hands out: cookies, codes, PINs, links."""
    secrets.update(value for value in answer.cookies.values() if len(value) > 8)
    for pattern in (r'id="pin">([^<]+)', r"/back/([\w-]+)", r"/welcome/([\w-]+)", r"/join/([\w-]+)"):
        secrets.update(re.findall(pattern, answer.text))


def work(server: Server) -> set[str]:
    """A teacher and two learners do all that one can do, right and wrong; what must stay unsaid."""
    secrets = {CODE, DRAFT, NAME, OTHER, TEACHER, PASSWORD, SEARCH, PLAYED, FEEDBACK, "Канарейка", "Canary"}
    welcome = server.said(r"/welcome/[\w-]+")
    with browser(server) as ada, browser(server) as eve, browser(server) as sue:
        account = {"name": TEACHER, "password": PASSWORD, "repeated": PASSWORD}
        grown(secrets, ada.post(welcome[0], data=account))
        place = ada.post("/classes", data={"name": "Canary class", "zone": "Asia/Shanghai"}).headers["location"]
        code = re.search(r'class="poster-code">([^<]+)', ada.get(f"{place}/poster").text)
        assert code
        join = f"/join/{re.sub(r'[^A-Z0-9]', '', code[1])}"
        secrets |= {code[1], join}
        for client, name in ((eve, NAME), (sue, OTHER)):
            grown(secrets, client.get(join))
            grown(secrets, client.post(join, data={"name": name}))
        sue.post(join, data={"name": NAME})
        sue.post(f"{join}/return", data={"name": NAME, "pin": "000 000"})
        sue.get("/back/" + "canary-token" * 3)
        ada.post("/signin", data={"name": TEACHER, "password": PASSWORD + "x"})
        for first in ("x = 1", "# wrong case-2 sign", "# surrogate", "# raise"):
            eve.post(f"{EXERCISE}/submissions", json={"source": f"{first}\n# {CODE}"})
        eve.post(f"{EXERCISE}/submissions", content=b'{"source": "' + CODE.encode() + b'", "case": "' + b"x" * 999)
        eve.post(f"{EXERCISE}/submissions", json={"source": CODE, "seed": CODE, CODE: 1})
        eve.put(f"{EXERCISE}/draft", json={"source": DRAFT})
        eve.post("/problems/rotate-half", data={"source": CODE, "mode": "submit"})
        eve.post("/api/v1/playground/runs", json={"source": PLAYED})
        eve.post("/api/v1/complete", json={"source": f"{CODE}.", "line": 1, "column": 1})
        eve.get(f"/api/v1/search?q={SEARCH}")
        for path in ("/history", "/me", "/me/data.json", f"/nowhere?name={NAME}", "/problems/rotate-half/history"):
            eve.get(path)
        ada.post(f"{place}/roster", data={"text": f"{NAME}\nCanary Tim"})
        for path in ("", "/dashboard", "/scores.csv", "/submissions.zip", "/dashboard/rotate-half"):
            ada.get(place + path)
        eve.post("/me/renew")
        eve.post("/me/delete", data={"typed": NAME})
        ada.post(f"{place}/delete", data={"typed": "Canary class"})
    return secrets


def test_no_line_says_anything_of_anybody(tmp_path: Path) -> None:
    settings = {
        "LOG_LEVEL": "debug",
        "CLASSROOM": "1",
        "METRICS_TOKEN": "canary-metrics",
        "FEEDBACK": f"mailto:{FEEDBACK}",
    }
    with serving(tmp_path, "fake", **{f"ROPE_JUDGE_{name}": value for name, value in settings.items()}) as server:
        secrets = work(server) | {"canary-metrics", "canary-token"}
        server.end()
    lines = [json.loads(line) for line in server.output if line.startswith("{")]
    events = {line["event"] for line in lines}
    assert {"request", "submission", "verdict", "unhandled"} <= events, events
    assert {line["path"] for line in lines if "path" in line} >= {"/join/…", "/back/…", "/welcome/…"}
    assert len(secrets) > 15
    logged = "".join(line for line in server.output if line.startswith("{"))
    assert not [secret for secret in secrets if secret.lower() in logged.lower()]
    told = [line for line in server.output if not line.startswith(("{", "rope-judge: ", "  "))]
    assert not told, "everything is one event a line, but what is said at the start"
