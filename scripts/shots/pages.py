"""Every page that somebody can open: what its screenshots are called, its route, and where it is found.

``tests/test_screenshots.py`` compares the routes here with those of the application: a new page needs a line here, and
its eight pictures.
"""

from dataclasses import dataclass

from app.pictures import PICTURES

Pages = tuple["Shot", ...]


@dataclass(frozen=True, slots=True)
class Shot:
    """One page in one state.

    ``path``: where it is; without one, a step of the room's walk takes it. In a class's own pages it begins where the
    class's does. ``at``: what stands at the top of the picture; ``phone``: on a phone. ``ready``: to be waited for.
    """

    name: str
    route: str
    en: str
    zh: str
    path: str | None = None
    at: str = ""
    phone: str = ""
    ready: str = ""


_EXERCISE, _CLASS = "/problems/{name}", "/classes/{class_id}"

FRESH: Pages = (
    Shot("playground-fresh", "/playground", "Playground", "练习场", "/playground"),
    Shot(
        "history-empty",
        f"{_EXERCISE}/history",
        "Attempts: none yet",
        "提交记录：还没有",
        "/problems/rotate-half/history",
    ),
    Shot("exercise", _EXERCISE, "Exercise: write code", "练习：写代码", "/problems/rotate-half"),
    Shot(
        "answer",
        _EXERCISE,
        "Exercise: work out numbers",
        "练习：手算数值",
        "/problems/hand-rotate?seed=11",
        phone="#work",
    ),
    Shot("choice", _EXERCISE, "Exercise: choose", "练习：选择", "/problems/q-equivariant?seed=4"),
    Shot("order", _EXERCISE, "Exercise: put the panels in order", "练习：给格子排序", "/problems/q-comic-order?seed=4"),
    Shot("embed", "/embed/{name}", "Exercise in a frame of another page", "嵌入其他网页的练习", "/embed/rotate-half"),
    Shot("embed-unknown", "/embed/{name}", "Frame without an exercise", "嵌入的练习不存在", "/embed/rotate-haf"),
)  # fmt: skip
"""Practising alone, nothing handed in yet."""

STEPS: Pages = (
    Shot("wrong", _EXERCISE, "Wrong answer", "答案错误", at="#verdict"),
    Shot(
        "closeup", "/submissions/{id}/closeup", "Wrong answer: the close look", "答案错误：仔细看", at="[data-closeup]"
    ),
    Shot("syntax", _EXERCISE, "Syntax error", "语法错误", at="#verdict"),
    Shot("right", _EXERCISE, "Accepted", "通过", at="#verdict"),
    Shot("print", _EXERCISE, "Exercise on paper", "练习的打印稿"),
    Shot("report", "/submissions/{id}", "Report of a submission", "提交的报告"),
    Shot("compare", f"{_EXERCISE}/history/compare", "Two attempts compared", "比较两次提交"),
    Shot("playground", "/playground", "Playground with a result", "练习场的结果", phone=".heat"),
    Shot(
        "playground-plain",
        "/playground/runs/{id}",
        "Playground without JavaScript",
        "不用 JavaScript 的练习场",
        at="#output",
    ),
)  # fmt: skip
"""Practising alone: what comes of handing in."""

SOLVED: Pages = (
    Shot("track", "/", "Track", "路线", "/"),
    Shot("map", "/map", "Map of the exercises", "练习地图", "/map"),
    Shot("history", f"{_EXERCISE}/history", "Attempts at an exercise", "一道练习的提交记录",
         "/problems/rotate-half/history"),
    Shot("history-all", "/history", "All attempts", "全部提交记录", "/history"),
)  # fmt: skip
"""Practising alone, one exercise solved."""

ALONE: Pages = (
    Shot("cards", "/cards", "Review cards", "复习卡片", "/cards"),
    Shot("search", "/search", "Search", "搜索", "/search?q=rope"),
    Shot("search-nothing", "/search", "Search: nothing found", "搜索：没有结果", "/search?q=zzz"),
    Shot("paste", "/paste", "Links to paste", "可粘贴的链接", "/paste"),
    Shot("docs", "/docs", "API", "API", "/docs"),
    Shot("privacy-alone", "/privacy", "Privacy, on this machine alone", "隐私：单机使用", "/privacy"),
    Shot("not-found", _EXERCISE, "No such exercise (404)", "没有这道练习（404）", "/problems/rotate-haf"),
    Shot("nowhere", "", "No such page (404)", "没有这个页面（404）", "/nowhere"),
    Shot("pictures", "/pictures", "Pictures", "图示", "/pictures", ready="figure[data-alive]"),
    *(
        Shot(f"picture-{one.id}", "/pictures/{id}", f"Picture: {one.title.en}", f"图示：{one.title.zh}",
             f"/pictures/{one.id}", phone="figure", ready="figure[data-alive]")
        for one in PICTURES
    ),
)  # fmt: skip
"""Practising alone: what is the same whatever was handed in."""

TEACHER: Pages = (
    Shot("dashboard", f"{_CLASS}/dashboard", "Dashboard", "课堂看板", "./dashboard"),
    Shot("dashboard-exercise", f"{_CLASS}/dashboard/{{name}}", "Dashboard: one exercise", "看板：一道练习",
         "./dashboard/rotate-half"),
    Shot("similar", f"{_CLASS}/dashboard/{{name}}/similar", "Similar solutions", "相似的解答",
         "./dashboard/rotate-half/similar"),
    Shot("projector", f"{_CLASS}/projector", "Projector", "投影", "./projector"),
    Shot("projected", f"{_CLASS}/projector/{{name}}", "Projector: one exercise", "投影：一道练习",
         "./projector/rotate-half"),
    Shot("class", _CLASS, "Class", "班级", "."),
    Shot("class-exercises", f"{_CLASS}/exercises", "Exercises of a class", "班级的练习", "./exercises"),
    Shot("settings", f"{_CLASS}/settings", "Settings of a class", "班级设置", "./settings"),
    Shot("roster", f"{_CLASS}/roster", "Import names", "导入名单", "./roster"),
    Shot("poster", f"{_CLASS}/poster", "Poster with the code", "班级码海报", "./poster"),
    Shot("delete", f"{_CLASS}/delete", "Delete a class", "删除班级", "./delete"),
    Shot("learner", f"{_CLASS}/learners/{{learner_id}}", "One learner", "一名学生", "./learners/{learner}"),
    Shot("tries", f"{_CLASS}/learners/{{learner_id}}/exercises/{{name}}", "A learner's attempts", "学生的提交",
         "./learners/{learner}/exercises/rotate-half"),
    Shot("classes", "/classes", "Classes", "全部班级", "/classes"),
    Shot("account", "/account", "Teacher's account", "教师账户", "/account"),
    Shot("roster-read", f"POST {_CLASS}/roster", "Names, before they are taken in", "导入前的预览"),
    Shot("sheet", f"POST {_CLASS}/roster/add", "Everybody's link and PIN, to print", "打印每个人的链接和 PIN"),
)  # fmt: skip
"""A teacher's."""

LEARNER: Pages = (
    Shot("class-track", "/", "A learner's track in a class", "班级里学生的路线", "/"),
    Shot("class-exercise", _EXERCISE, "An exercise in a class", "班级里的练习", "/problems/rope-2d"),
    Shot("me", "/me", "A learner's own page", "学生自己的页面", "/me"),
    Shot("forbidden", "/classes", "Not for learners (403)", "学生无权查看（403）", "/classes"),
)
"""A learner's in a class."""

VISITOR: Pages = (
    Shot("entrance", "/", "Entrance of a class's server", "课堂服务器的入口", "/"),
    Shot("join-code", "/join", "Join: the code", "加入：班级码", "/join"),
    Shot("join", "/join/{code}", "Join: the name", "加入：姓名", "/join/{code}"),
    Shot("back", "/back/{token}", "Back by the personal link", "用个人链接回来", "/back/{back}"),
    Shot("signin", "/signin", "Teacher's sign-in", "教师登录", "/signin"),
    Shot("welcome", "/welcome/{token}", "Become a teacher", "成为教师", "{welcome}"),
    Shot("link-used", "/welcome/{token}", "A link that is used up", "已失效的链接", "/welcome/nobody"),
    Shot("privacy", "/privacy", "Privacy, in a class", "隐私：课堂使用", "/privacy"),
    Shot("joined", "POST /join/{code}", "Just joined: PIN and link", "刚刚加入：PIN 和链接"),
    Shot("too-often", "/join/{code}", "Too many wrong codes (429)", "班级码试错太多（429）"),
)
"""Of somebody who is not signed in."""

COURSE: Pages = (
    Shot("lti-choose", "POST /lti/launch", "Learning platform: choose an exercise", "教学平台：选择练习"),
    Shot("lti-chosen", "POST /lti/choose", "Learning platform: chosen", "教学平台：已选择"),
    Shot("lti-colleague", "POST /lti/launch", "Learning platform: a colleague's class", "教学平台：同事的班级"),
    Shot("lti-blocked", "POST /lti/launch", "Learning platform: cookie kept back", "教学平台：Cookie 被拦"),
)
"""Of somebody whom a learning platform sends."""

ROOMS = {
    "Practising alone": (*FRESH, *STEPS, *SOLVED, *ALONE),
    "A teacher": TEACHER,
    "A learner in a class": LEARNER,
    "Ways in": VISITOR,
    "From a learning platform": COURSE,
}
ALL: dict[str, Shot] = {shot.name: shot for room in ROOMS.values() for shot in room}

NO_PAGE = frozenset({
    "/openapi.json", "/healthz", "/readyz", "/metrics", "/problems/{name}/notebook.ipynb", "/track.ipynb", "/lti/jwks",
    "/lti/login", "/me/data.json", "/me/data.zip", f"{_CLASS}/scores.csv", f"{_CLASS}/scores.json",
    f"{_CLASS}/submissions.zip", f"{_CLASS}/dashboard/events", f"{_CLASS}/dashboard/changes",
    f"{_CLASS}/projector/events", f"{_CLASS}/projector/changes",
})  # fmt: skip
"""What a GET brings besides the API and is no page: files, figures, streams, a redirection."""
