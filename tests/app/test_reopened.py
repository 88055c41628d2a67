"""The report that is open comes along when the page is loaded in another language."""

import json
import re

from starlette.testclient import TestClient

from app.settings import Settings
from tests.app.conftest import application, browser, submit
from tests.app.fake_engine import FakeEngine


def opened(client: TestClient, id: str, problem: str = "rotate-half") -> tuple[str, str | None]:
    """The page of an exercise with a report, and what its script is given."""
    page = client.get(f"/problems/{problem}", params={"lang": "zh", "report": id}).text
    found = re.search(r'id="reopened">(.*?)</script>', page)
    return page, found[1] if found else None


def test_the_page_comes_with_the_report_in_its_language(settings: Settings) -> None:
    with browser(application(settings, FakeEngine()), client=("127.0.0.1", 5000)) as client:
        id = submit(client, "# wrong </script><b>")
        page, script = opened(client, id)
        assert script is not None and "<" not in script
        report = json.loads(script)
        assert report["id"] == id and report["verdict"] == "WA"
        assert '<section id="verdict" aria-label="评测结果" class="verdict WA">' in page
        assert "</span> 答案错误</h2>" in page
        assert f'report={id}&amp;lang=en" lang="en"' in page and f"report={id}&amp;theme=" in page
        for other, problem in ((id, "pe-add"), ("x" * 32, "rotate-half"), ("../x", "rotate-half"), ("", "rotate-half")):
            page, script = opened(client, other, problem)
            assert script is None and 'id="verdict" aria-label="评测结果" hidden' in page
