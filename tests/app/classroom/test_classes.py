"""Classes: exercises and their order, times, lists of names, exports."""

import csv
import io
import json
import time
import zipfile
from collections.abc import Iterator

import pytest

from app.classroom import roster
from app.classroom.export import cell
from app.classroom.filenames import safe
from app.classroom.zones import told, typed_time, zone_names
from app.errors import ApiError
from tests.app.classroom.school import School, found
from tests.app.conftest import submit


@pytest.fixture
def base(school: School) -> Iterator[str]:
    yield f"/classes/{school.ada_class}"
    school.exercises()
    school.settings()


def order(school: School) -> list[str]:
    return [problem["id"] for problem in school.eve.browser.get("/api/v1/problems").json()]


def test_what_was_saved_is_said_once(school: School, base: str) -> None:
    for path, data in (
        ("settings", {"name": "Autumn", "feedback": "full", "solutions": "solved", "zone": "UTC"}),
        ("exercises", {"exercise": "rotate-half"}),
        ("exercises/order", {"id": "rotate-half", "do": "save"}),
    ):
        place = school.ada.post(f"{base}/{path}", data=data).headers["location"]
        page = school.ada.get(place).text
        assert page.count('role="status">Saved.') == 1, path
        assert "done=saved" not in page, "switching the language does not say it again"
        assert "Saved." not in school.ada.get(place.partition("?")[0]).text


def test_exercises_keep_their_order_and_new_ones_follow(school: School, base: str) -> None:
    whole = order(school)
    school.exercises("partial-rope", "rotate-half", "no-such-exercise")
    assert set(order(school)) == {"partial-rope", "rotate-half"}
    first, second = order(school)
    school.ada.post(f"{base}/exercises/order", data={"id": [first, second], "do": f"down:{first}"})
    assert order(school) == [second, first]
    school.ada.post(f"{base}/exercises", data={"exercise": [first, second, whole[0]]})
    assert order(school) == [second, first, whole[0]]
    school.ada.post(f"{base}/exercises/order", data={"do": f"up:{first}"})  # a form without the list changes no more
    assert order(school) == [first, second, whole[0]]
    school.ada.post(f"{base}/exercises/order", data={"do": f"out:{second}"})
    assert order(school) == [first, whole[0]]
    assert school.ada.get(f"{base}/exercises").text.count('name="id"') == 2
    school.exercises()
    assert order(school) == whole


def test_times_are_those_of_the_classs_zone(school: School, base: str) -> None:
    school.exercises("rotate-half", opens="2026-01-01T08:00", closes="2999-01-02T09:30")
    [problem] = school.eve.browser.get("/api/v1/problems").json()
    assert problem["opens"] == "2026-01-01T00:00:00Z" and problem["closes"] == "2999-01-02T01:30:00Z"
    assert "2999-01-02 09:30 (Asia/Shanghai)" in school.eve.browser.get("/").text
    assert 'value="2026-01-01T08:00"' in school.ada.get(f"{base}/exercises").text
    wrong = {"id": "rotate-half", "opens:rotate-half": "2026-01-02T00:00", "closes:rotate-half": "2026-01-01T00:00"}
    assert school.ada.post(f"{base}/exercises/order", data=wrong).status_code == 422
    assert school.ada.post(f"{base}/exercises/order", data={"opens:rotate-half": "soon"}).status_code == 422
    kept = school.eve.browser.get("/api/v1/problems").json()
    assert kept == [problem]


def test_a_zone_and_its_summer_time() -> None:
    assert typed_time("2026-07-01T12:00", "Europe/Berlin", "x") == typed_time("2026-07-01 10:00", "UTC", "x")
    assert typed_time("2026-01-01T12:00", "Europe/Berlin", "x") == typed_time("2026-01-01 11:00", "UTC", "x")
    assert typed_time(" ", "UTC", "x") is None
    assert told(0.0, "no/such") == "1970-01-01 00:00 (UTC)"
    assert "Asia/Shanghai" in zone_names()
    with pytest.raises(ApiError):
        typed_time("2026-02-30T12:00", "UTC", "x")


def test_what_is_no_choice_changes_nothing(school: School, base: str) -> None:
    school.settings(feedback="everything", solutions="now", zone="Nowhere/Land")
    own = school.run(school.parts.classroom.classes.find, school.ada_class)
    assert own is not None
    assert (own.feedback, own.solutions, own.zone) == ("full", "solved", "UTC")


def test_the_poster_shows_where_to_go(school: School, base: str) -> None:
    page = school.ada.get(f"{base}/poster").text
    code = school.code(school.ada_class)
    assert f"{code[:3]} {code[3:]}" in page and '<svg viewBox="' in page and "127.0.0.1:8000" in page
    assert "only this machine understands" in school.ada.get(base).text


LISTS = {
    "Ada\nBob\n\n  Cy \n": ["Ada", "Bob", "Cy"],
    "\ufeff姓名\t学号\n张三\t1\n李四\t2": ["张三", "李四"],
    "id,First name,Last name\n1,Ada,Lovelace\n2,Alan,Turing": ["Ada Lovelace", "Alan Turing"],
    'Name;Group\n"Müller; Max";A\n': ["Müller; Max"],
    "Ada,1\nBob,2": ["Ada", "Bob"],
    "=HYPERLINK(1)\n": ["=HYPERLINK(1)"],
}


@pytest.mark.parametrize("text", LISTS)
def test_lists_as_people_have_them(text: str) -> None:
    assert roster.read(text, set()).new == LISTS[text]


def test_a_list_says_what_it_leaves_out() -> None:
    read = roster.read("Ada\nada\n!!!\n" + "x" * 70 + "\nBob", {"bob"})
    assert read.new == ["Ada"] and read.known == ["Bob"]
    assert [line.line for line in read.refused] == [2, 3, 4]
    with pytest.raises(ApiError):
        roster.read("\n".join(f"n{n}" for n in range(501)), set())


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "gb18030"])
def test_files_as_spreadsheets_write_them(school: School, base: str, encoding: str) -> None:
    file = {"file": ("list.csv", "姓名\n王小明\n".encode(encoding), "text/csv")}
    assert "王小明" in school.ada.post(f"{base}/roster", files=file).text
    assert "王小明" not in school.ada.get(base).text  # nothing was done yet


def test_a_list_is_taken_in_and_everybody_gets_a_slip(school: School, base: str) -> None:
    text = "Xia\nYan\nEve\n"
    preview = school.ada.post(f"{base}/roster", data={"text": text}).text
    assert "New learners: 2" in preview and "Eve" in preview
    sheet = school.ada.post(f"{base}/roster/add", data={"text": text}).text
    assert sheet.count('class="slip"') == 2 and sheet.count("<svg ") == 2
    assert "To the class</a>" in sheet
    from tests.app.classroom.school import person

    link = found(r"/back/[\w-]+", sheet)
    xia = person(school.app)
    assert xia.post(link).status_code == 303 and "Xia" in xia.get("/me").text
    page = school.ada.get(base).text
    assert "not yet" in page  # Yan
    again = school.ada.post(f"{base}/roster/add", data={"text": text})
    assert again.status_code == 303  # sent twice: nobody gets a second slip
    for name in ("Xia", "Yan"):
        id = found(rf'/learners/(\w+)">{name}<', page)
        school.ada.post(f"{base}/learners/{id}/remove", data={"typed": name})


def test_the_scoresheet(school: School, base: str) -> None:
    zed = school.join(school.ada_class, "=1+1 Zed")
    school.exercises("rotate-half", "partial-rope")
    submit(zed.browser)
    for _ in range(200):
        lines = list(csv.reader(io.StringIO(school.ada.get(f"{base}/scores.csv?lang=en").content.decode("utf-8-sig"))))
        row = next(line for line in lines if "Zed" in line[0])
        if "solved" in row:
            break
        time.sleep(0.01)
    raw = school.ada.get(f"{base}/scores.csv").content
    assert raw.startswith(b"\xef\xbb\xbf")
    assert row[0] == "'=1+1 Zed" and row[2] == "1"
    column = lines[0].index("rotate-half: state")
    assert row[column : column + 2] == ["solved", "1"] and len({len(line) for line in lines}) == 1
    data = json.loads(school.ada.get(f"{base}/scores.json").text)
    [entry] = [one for one in data["learners"] if one["id"] == zed.id]
    assert entry["exercises"]["rotate-half"]["state"] == "solved" and "partial-rope" not in entry["exercises"]
    assert {one["id"] for one in data["exercises"]} == {"rotate-half", "partial-rope"}
    archive = zipfile.ZipFile(io.BytesIO(school.ada.get(f"{base}/submissions.zip").content))
    [name] = [name for name in archive.namelist() if zed.id[:6] in name]
    assert name.startswith("1_1_Zed-") and name.endswith(".py") and archive.read(name) == b"x = 1"
    school.ada.post(f"{base}/learners/{zed.id}/remove", data={"typed": "=1+1 Zed"})


@pytest.mark.parametrize("text", ["=1", "+1", "-1", "@x", "\t=1", " =1", "＝1"])
def test_no_cell_is_a_formula(text: str) -> None:
    assert cell(text).startswith("'")
    assert cell(7) == "7" and cell(None) == "" and cell("a=1") == "a=1"


def test_a_sheet_that_is_cut_at_semicolons_has_no_formula_either(school: School) -> None:
    """Where Windows separates lists by semicolons, Excel does so, too, unless a cell stands in quotes."""
    own = school.new_class(school.ada, "Cut")
    school.join(own, "x;=1+1;")
    text = school.ada.get(f"/classes/{own}/scores.csv?lang=en").content.decode("utf-8-sig")
    assert '"x;=1+1;"' in text
    assert all(line.startswith('"') and line.endswith('"') for line in text.splitlines())


@pytest.mark.parametrize(
    ("name", "file"),
    [("../../etc/passwd", "etc_passwd"), ("a/b\\c:d", "a_b_c_d"), ("CON", "_CON"), ("nul.py", "_nul.py"), ("...", "_"),
     ("张三", "张三"), ("x" * 300, "x" * 60), ("a\u202eb", "ab")],
)  # fmt: skip
def test_names_of_files_are_only_names(name: str, file: str) -> None:
    assert safe(name) == file
