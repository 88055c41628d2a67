"""Two small exercises, written into a temporary folder, that tests may bend out of shape."""

from pathlib import Path
from textwrap import dedent
from typing import Any

import yaml


class WrittenOut(yaml.SafeDumper):
    """Writes what stands twice twice, as an author would."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


CODE_YAML: dict[str, Any] = {
    "id": "double",
    "number": 2,
    "name": {"en": "Double", "zh": "加倍"},
    "track": "toys",
    "order": 20,
    "difficulty": 1,
    "keywords": ["toy"],
    "requires": [],
    "kind": "code",
    "entry": "double",
    "tolerance": {
        "float32": {"atol": 0.0, "rtol": 1e-6},
        "gradient_atol": 1e-6,
        "why": {"en": "One rounding.", "zh": "一次舍入。"},
    },
    "source": {
        "paper": {"title": "On doubling", "url": "https://example.org/doubling"},
        "implementation": {"name": "doubler", "url": "https://example.org/doubler"},
    },
}

ANSWER_YAML: dict[str, Any] = {
    "id": "add-by-hand",
    "number": 1,
    "name": {"en": "Add by hand", "zh": "手算加法"},
    "track": "toys",
    "order": 10,
    "difficulty": 1,
    "kind": "answer",
    "tolerance": {"number": {"atol": 1e-3, "rtol": 0}, "why": {"en": "Three decimals.", "zh": "三位小数。"}},
    "source": {"paper": {"title": "On adding", "url": "https://example.org/adding"}},
}

TEXTS = {
    "statement/problem.en.md": "# Task\n\nCompute $f(x)$.\n",
    "statement/problem.zh.md": "# 题目\n\n求 $f(x)$。\n",
    "hints.en.md": "First.\n\n---\n\nSecond: $f$.\n",
    "hints.zh.md": "第一。\n\n---\n\n第二：$f$。\n",
    "editorial.en.md": "## Why\n\nBecause.\n",
    "editorial.zh.md": "## 为什么\n\n因为。\n",
}


def docstring(id: str) -> str:
    """The docstring of a wrong answer."""
    title = f"{{en: The {id} mistake, zh: 错误 {id}}}"
    return f'"""\nid: {id}\ntitle: {title}\ntext: {{en: About {id}., zh: 关于 {id}。}}\n"""\n'


def double(body: str) -> str:
    return f"def double(x):\n    {body}\n"


CODE_FILES = {
    "starter.py": double("raise NotImplementedError"),
    "solution.py": dedent(
        '''\
        """Twice x."""


        def double(x):
            """Return 2x."""
            # (n) -> (n)
            twice = x + x
            return twice
        '''
    ),
    "cases.py": dedent(
        """\
        from judge.case import Case, Want
        from judge.message import Text


        def cases(draw):
            yield Case("small", (draw.uniform(1, 2, 3),), Text("three numbers", "三个数"), sample=True)
            yield Case("large", (draw.uniform(100, 200, 4),), Text("four numbers", "四个数"))


        def expected(x):
            return Want(2 * x.double(), x.dtype)
        """
    ),
    "submissions/accepted/product.py": double("return 2 * x"),
    "submissions/accepted/difference.py": double("return x - (-x)"),
    "submissions/wrong_answer/square.py": docstring("square") + double("return x * x"),
    "submissions/wrong_answer/same.py": docstring("same") + double("return x + 0"),
    "submissions/wrong_answer/thrice_over.py": docstring("thrice-over") + double("return 3 * x"),
    "submissions/run_time_error/zero.py": double("return 1 // 0"),
    "submissions/compile_error/colon.py": "def double(x)\n    return x\n",
}

ANSWER_FILES = {
    "solution.py": (
        "def answer(given):\n    return {\"s'\": given['a'] + given['b'], 'pair': (given['a'], given['t'])}\n"
    ),
    "cases.py": dedent(
        """\
        from fractions import Fraction

        from judge.question import Blank, Given, Question


        def question(draw):
            a, b = draw.integer(3, 9), draw.integer(10, 20)
            return Question(
                given={
                    "a": Given.number("a", a),
                    "b": Given.number("b", b),
                    "t": Given.angle(r"\\theta", Fraction(1, 4)),
                },
                blanks=(
                    Blank("s'", "s'", want=(a + b,)),
                    Blank("pair", r"\\mathbf{p}", want=(a, 0.7853981633974483)),
                ),
            )
        """
    ),
    "submissions/accepted/words.py": (
        "def answer(given):\n"
        "    return {\"s'\": f\"{given['a']} + {given['b']}\", 'pair': f\"（{given['a']}，π/4）\"}\n"
    ),
    "submissions/accepted/numbers.py": (
        "def answer(given):\n    return {'pair': (given['a'], 0.7854), \"s'\": float(given['a'] + given['b'])}\n"
    ),
    "submissions/wrong_answer/minus.py": (
        docstring("minus")
        + "def answer(given):\n    return {\"s'\": given['a'] - given['b'], 'pair': (given['a'], given['t'])}\n"
    ),
    "submissions/wrong_answer/times.py": (
        docstring("times")
        + "def answer(given):\n    return {\"s'\": given['a'] * given['b'], 'pair': (given['a'], given['t'])}\n"
    ),
    "submissions/wrong_answer/swapped.py": (
        docstring("swapped")
        + "def answer(given):\n    return {\"s'\": given['a'] + given['b'], 'pair': (given['t'], given['a'])}\n"
    ),
    "submissions/compile_error/words.py": "def answer(given):\n    return {\"s'\": 'many'}\n",
}


def write(root: Path, meta: dict[str, Any], files: dict[str, str]) -> Path:
    """An exercise's folder in ``root``."""
    folder = root / str(meta["id"])
    for name, text in {**TEXTS, **files, "problem.yaml": yaml.safe_dump(meta, allow_unicode=True)}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def write_code(root: Path, *, files: dict[str, str] | None = None, **keys: Any) -> Path:
    """The exercise ``double`` with some keys of problem.yaml and some files replaced."""
    return write(root, {**CODE_YAML, **keys}, {**CODE_FILES, **(files or {})})


def write_answer(root: Path, *, files: dict[str, str] | None = None, **keys: Any) -> Path:
    """The exercise ``add-by-hand``, likewise."""
    return write(root, {**ANSWER_YAML, **keys}, {**ANSWER_FILES, **(files or {})})


CHOICE_YAML: dict[str, Any] = {
    **{key: value for key, value in ANSWER_YAML.items() if key not in ("tolerance", "number")},
    "id": "which-is-even",
    "name": {"en": "Which is even?", "zh": "哪个是偶数？"},
    "order": 30,
    "kind": "choice",
}


def option(id: str, correct: bool, formula: str, **keys: Any) -> dict[str, Any]:
    """One option of ``choices.yaml``."""
    text = {"en": f"It is ${formula}$.", "zh": f"是 ${formula}$。"}
    return {"id": id, "correct": correct, "text": text, "why": {"en": f"About {id}.", "zh": f"关于 {id}。"}, **keys}


ONE = {"options": [option("two", True, "2"), option("three", False, "3"), option("five", False, "5")]}
SEVERAL = {
    "several": True,
    "options": [
        option("two", True, "2"),
        option("four", True, "4"),
        option("three", False, "3", title={"en": "Odd as it is", "zh": "是奇数"}),
        option("five", False, "5"),
    ],
}


def write_choice(root: Path, *, choices: dict[str, Any] | None = None, **keys: Any) -> Path:
    """The exercise ``which-is-even``, with its options replaced and some keys of problem.yaml."""
    text = yaml.dump(ONE if choices is None else choices, Dumper=WrittenOut, allow_unicode=True, sort_keys=False)
    return write(root, {**CHOICE_YAML, **keys}, {"choices.yaml": text})
