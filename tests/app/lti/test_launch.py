"""Who comes from a platform is somebody here: a learner of the course's class, or its teacher; each time the same."""

from functools import partial

from app.lti.claims import LTI
from tests.app.conftest import submit
from tests.app.lti.conftest import FRAME, OWN, SECURE, WINDOW, Tool
from tests.app.lti.platform import ISSUER, STUDENT, TEACHER


def test_an_instructor_becomes_the_teacher_of_a_class_for_the_course(tool: Tool) -> None:
    browser = tool.browser()
    answer = tool.launch(browser, tool.teaching("first", "teacher-a"))
    assert answer.status_code == 303
    page = browser.get(answer.headers["location"])
    assert page.status_code == 200 and "Course first" in page.text and "Teacher A" in page.text
    again = tool.launch(tool.browser(), tool.teaching("first", "teacher-a"))
    assert again.headers["location"] == answer.headers["location"]
    other = tool.launch(tool.browser(), tool.teaching("second", "teacher-a"))
    assert other.headers["location"] != answer.headers["location"]
    listed = browser.get("/classes").text
    assert "Course first" in listed and "Course second" in listed


def test_a_learner_comes_to_the_exercise_and_is_the_same_next_time(tool: Tool) -> None:
    class_id = tool.course("same")
    browsers = [tool.browser(), tool.browser()]
    for browser in browsers:
        answer = tool.launch(browser, tool.learning("same", "student-s"))
        assert answer.headers["location"] == "/problems/rotate-half"
        assert "Student S" in browser.get("/problems/rotate-half").text
        browser.headers.update(OWN)
    id = submit(browsers[0])
    assert browsers[1].get(f"/submissions/{id}").status_code == 200
    stranger = tool.browser()
    tool.launch(stranger, tool.learning("same", "student-t", name="Student S"))
    assert stranger.get(f"/submissions/{id}").status_code == 404
    assert "Student S 2" in stranger.get("/").text
    assert stranger.get(f"/classes/{class_id}").status_code == 403


def test_a_learner_before_any_teacher_is_told_to_wait_for_one(tool: Tool) -> None:
    browser = tool.browser()
    answer = tool.launch(browser, tool.learning("nobody", "student-1"))
    assert answer.status_code == 409 and "made when its teacher opens this link first" in answer.text
    assert "session" not in browser.cookies


def test_a_second_instructor_is_told_whose_the_class_is_and_sees_exercises(tool: Tool) -> None:
    class_id = tool.course("shared", "teacher-one")
    browser = tool.browser()
    answer = tool.launch(browser, tool.teaching("shared", "teacher-two"))
    assert answer.status_code == 200 and "belongs to Teacher One" in answer.text
    assert browser.get(f"/classes/{class_id}").status_code == 404
    assert browser.get("/problems/rotate-half").status_code == 200


def test_a_link_by_address_leads_to_its_exercise_and_one_to_nothing_says_so(tool: Tool) -> None:
    tool.course("address")
    claims = partial(tool.learning("address", "student-1"), **{LTI + "custom": None})
    place = {LTI + "target_link_uri": f"{SECURE}/problems/partial-rope"}
    assert tool.launch(tool.browser(), partial(claims, **place)).headers["location"] == "/problems/partial-rope"
    elsewhere = {LTI + "target_link_uri": "https://other.example/problems/partial-rope"}
    assert tool.launch(tool.browser(), partial(claims, **elsewhere)).headers["location"] == "/"
    gone = tool.launch(tool.browser(), tool.learning("address", "student-1", **{LTI + "custom": {"exercise": "gone"}}))
    assert gone.status_code == 404 and "does not have: gone" in gone.text


def test_somebody_without_a_name_gets_one_and_a_long_one_is_cut(tool: Tool) -> None:
    tool.course("names")
    for sub, name in (("a", None), ("b", None), ("c", "\u202e" + "长" * 90), ("d", "长" * 90)):
        assert tool.launch(tool.browser(), tool.learning("names", sub, name=name)).status_code == 303


def test_in_a_frame_cookies_are_for_that_frame_and_the_platform_alone_may_show_it(tool: Tool) -> None:
    tool.course("frame")
    browser = tool.browser()
    begun = browser.get("/lti/login", params={"iss": ISSUER, "login_hint": "7"})
    assert {"HttpOnly", "SameSite=none", "Secure", "Partitioned"} <= set(begun.headers["set-cookie"].split("; "))
    answer = tool.launch(browser, tool.learning("frame", "student-1"))
    cookies = answer.headers.get_list("set-cookie")
    session = next(cookie for cookie in cookies if cookie.startswith("session="))
    assert {"HttpOnly", "SameSite=none", "Secure", "Partitioned"} <= set(session.split("; "))
    page = browser.get("/problems/rotate-half")
    policy = page.headers["content-security-policy"]
    assert policy.endswith(f"frame-ancestors {tool.platform.address} {ISSUER}")
    assert "x-frame-options" not in page.headers
    outside = tool.browser().get("/join")
    assert "frame-ancestors 'none'" in outside.headers["content-security-policy"]
    assert outside.headers["x-frame-options"] == "DENY"


def test_in_a_window_the_session_is_as_after_any_sign_in(tool: Tool) -> None:
    tool.course("window")
    browser = tool.browser()
    answer = tool.launch(browser, tool.learning("window", "student-1"), headers=WINDOW)
    session = next(cookie for cookie in answer.headers.get_list("set-cookie") if cookie.startswith("session="))
    assert "SameSite=lax" in session and "Secure" in session and "Partitioned" not in session
    assert "lti_framed" not in browser.cookies


def test_several_frames_of_one_page_are_launched_at_once(tool: Tool) -> None:
    tool.course("many")
    browser = tool.browser()
    asked = [tool.login(browser) for _ in range(3)]
    claims = tool.learning("many", "student-m")
    sessions = set()
    for one in asked:
        form = {"state": one["state"], "id_token": tool.platform.sign(claims(one["nonce"]))}
        assert browser.post("/lti/launch", data=form, headers=FRAME).status_code == 303
        sessions.add(browser.cookies["session"])
    assert len(sessions) == 1


def test_a_browser_that_keeps_the_cookie_is_offered_a_window(tool: Tool) -> None:
    tool.course("kept")
    browser = tool.browser()
    asked = tool.login(browser, lti_message_hint='{"cmid":5}')
    assert asked["lti_message_hint"] == '{"cmid":5}'
    browser.cookies.clear()
    form = {"state": asked["state"], "id_token": tool.platform.sign(tool.platform.claims(asked["nonce"]))}
    answer = browser.post("/lti/launch", data=form)
    assert answer.status_code == 403 and "Open in a new window" in answer.text
    assert "session" not in browser.cookies
    assert f"/lti/login?iss={ISSUER.replace(':', '%3A').replace('/', '%2F')}" in answer.text


def test_the_platform_may_begin_by_a_form_and_its_refusal_is_said(tool: Tool) -> None:
    browser = tool.browser()
    answer = browser.post("/lti/login", data={"iss": ISSUER, "login_hint": "7"})
    assert answer.status_code == 302
    state = answer.headers["location"].partition("state=")[2].partition("&")[0]
    told = browser.post("/lti/launch", data={"state": state, "error": "login_required"})
    assert told.status_code == 403 and "login_required" in told.text


def test_only_teachers_roles_in_the_course_count(tool: Tool) -> None:
    tool.course("roles")
    elsewhere = ["http://purl.imsglobal.org/vocab/lis/v2/institution/person#Instructor", *STUDENT]
    browser = tool.browser()
    answer = tool.launch(browser, tool.learning("roles", "student-r", **{LTI + "roles": elsewhere}))
    assert answer.headers["location"] == "/problems/rotate-half" and browser.get("/classes").status_code == 403
    assert TEACHER[0].endswith("membership#Instructor")


def test_the_privacy_page_says_what_a_platform_is_told_and_what_is_kept_of_it(tool: Tool) -> None:
    browser = tool.browser()
    english, chinese = (browser.get("/privacy", params={"lang": lang}).text for lang in ("en", "zh"))
    assert ISSUER in english and "What a learning platform is told" in english and "with the full score" in english
    assert "Everything stays on this server" not in english and "hashes of its ids" in english
    assert ISSUER in chinese and "学习平台会得知什么" in chinese and 'lead">一切都留在' not in chinese
