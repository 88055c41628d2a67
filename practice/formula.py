"""TeX formulas as plain characters, so that a statement can be read in a terminal: ``\\frac{d}{2}`` becomes ``d/2``.

Knows what exercises use; of a command it does not know it keeps the name. Does not handle: macros, stretched braces
around anything but a matrix, two-storey fractions.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace

SYMBOLS = {
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ε", "varepsilon": "ε", "zeta": "ζ", "eta": "η",
    "theta": "θ", "vartheta": "θ", "iota": "ι", "kappa": "κ", "lambda": "λ", "mu": "μ", "nu": "ν", "xi": "ξ", "pi": "π",
    "rho": "ρ", "sigma": "σ", "tau": "τ", "phi": "φ", "varphi": "φ", "chi": "χ", "psi": "ψ", "omega": "ω", "Gamma": "Γ",
    "Delta": "Δ", "Theta": "Θ", "Lambda": "Λ", "Pi": "Π", "Sigma": "Σ", "Phi": "Φ", "Psi": "Ψ", "Omega": "Ω",
    "cdot": "·", "times": "×", "div": "÷", "pm": "±", "mp": "∓", "ast": "*", "circ": "∘", "odot": "⊙", "oplus": "⊕",
    "le": " ≤ ", "leq": " ≤ ", "ge": " ≥ ", "geq": " ≥ ", "ne": " ≠ ", "neq": " ≠ ", "approx": " ≈ ", "equiv": " ≡ ",
    "ll": " ≪ ", "gg": " ≫ ", "in": " ∈ ", "notin": " ∉ ", "subset": " ⊂ ", "sim": " ~ ", "propto": " ∝ ", "mid": " | ",
    "to": " → ", "rightarrow": " → ", "leftarrow": " ← ", "mapsto": " ↦ ", "Rightarrow": " ⇒ ", "iff": " ⇔ ",
    "dots": "…", "ldots": "…", "cdots": "⋯", "vdots": "⋮", "ddots": "⋱", "infty": "∞", "partial": "∂", "nabla": "∇",
    "sum": "∑", "prod": "∏", "int": "∫", "forall": "∀", "exists": "∃", "top": "ᵀ", "intercal": "ᵀ", "prime": "′",
    "langle": "⟨", "rangle": "⟩", "lfloor": "⌊", "rfloor": "⌋", "lceil": "⌈", "rceil": "⌉", "lVert": "‖", "rVert": "‖",
    "lvert": "|", "rvert": "|", "Vert": "‖", "vert": "|", "|": "‖", "ell": "ℓ", "Re": "Re", "Im": "Im", "bmod": " mod ",
    "quad": "  ", "qquad": "    ", " ": " ", ",": " ", ";": " ", ":": " ", "!": "", "{": "{", "}": "}", "_": "_",
    "%": "%", "#": "#", "&": "&", "$": "$", "left": "", "right": "", "big": "", "Big": "", "bigl": "", "bigr": "",
    "displaystyle": "", "textstyle": "", "limits": "", "nolimits": "", "backslash": "\\",
}  # fmt: skip
FUNCTIONS = {"sin", "cos", "tan", "exp", "log", "ln", "max", "min", "det", "dim", "arctan", "arcsin", "arccos", "lim"}
WRAPPERS = {"text", "mathrm", "mathbf", "mathit", "mathsf", "mathtt", "mathcal", "operatorname", "boldsymbol", "bm"}
DOUBLE = {"R": "ℝ", "C": "ℂ", "N": "ℕ", "Z": "ℤ", "Q": "ℚ"}
RAISED = str.maketrans("0123456789+-=()in'′ᵀT", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁱⁿ′′ᵀᵀ")
LOWERED = str.maketrans("0123456789+-=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ")

HELD = "\u00a0"  # a blank that is meant, and is not merged with its neighbours

_TOKEN = re.compile(r"\\[A-Za-z]+\*?|\\.|\s+|.", re.DOTALL)
_MATH = re.compile(r"(```.*?```|`[^`\n]*`)|\$\$(.+?)\$\$|\$(?! )([^$\n]+?)(?<! )\$(?!\d)", re.DOTALL)


@dataclass(frozen=True)
class Box:
    """A rectangle of characters; ``base`` is the line that stands on the line of writing."""

    lines: tuple[str, ...]
    base: int = 0

    def beside(self, other: "Box") -> "Box":
        above = max(self.base, other.base)
        height = above + max(len(self.lines) - self.base, len(other.lines) - other.base)
        left, right = self._tall(above, height), other._tall(above, height)
        return Box(tuple(a + b for a, b in zip(left, right, strict=True)), above)

    def _tall(self, above: int, height: int) -> list[str]:
        width = max(columns(line) for line in self.lines)
        lines = [""] * (above - self.base) + list(self.lines)
        lines += [""] * (height - len(lines))
        return [line + " " * (width - columns(line)) for line in lines]

    def __str__(self) -> str:
        return "\n".join(line.rstrip(" ") for line in self.lines)


def columns(text: str) -> int:
    """How many columns of a terminal ``text`` takes."""
    return sum(1 + (unicodedata.east_asian_width(c) in "WF") for c in text if not unicodedata.combining(c))


def plain(tex: str) -> str:
    """A formula on one line; matrices as ``(a, b; c, d)``."""
    return " ".join(str(_Reader(tex, tall=False).all()).split())


def display(tex: str) -> str:
    """A formula with its matrices drawn over several lines."""
    return str(_Reader(tex.strip(), tall=True).all()).replace(HELD, " ")


def readable(markdown: str) -> str:
    """``markdown`` with its formulas replaced; code is left alone."""

    def replaced(match: re.Match[str]) -> str:
        code, block, inline = match.groups()
        if code is not None:
            return str(code)
        if block is not None:
            return "\n```text\n" + display(block) + "\n```\n"
        return re.sub(r"([\\`*_{}\[\]<>|])", r"\\\1", plain(inline))

    return _MATH.sub(replaced, markdown)


class _Reader:
    def __init__(self, tex: str, *, tall: bool) -> None:
        self._tokens = _TOKEN.findall(tex)
        self._at = 0
        self._tall = tall

    def all(self) -> Box:
        return self._sequence(())

    def _peek(self) -> str:
        return self._tokens[self._at] if self._at < len(self._tokens) else ""

    def _next(self) -> str:
        token = self._peek()
        self._at += 1
        return token

    def _sequence(self, ends: tuple[str, ...]) -> Box:
        box = Box(("",))
        while self._peek() and self._peek() not in ends:
            function = self._peek()[1:] in FUNCTIONS
            item = self._item()
            before = box.lines[box.base][-1:]
            if before == " " and len(item.lines) == 1 and item.lines[0].startswith(" "):
                item = Box((item.lines[0][1:],))
            elif function and (before.isalnum() or before == ")"):
                item = Box((" ",)).beside(item)
            box = box.beside(item)
        return box

    def _item(self) -> Box:
        token = self._next()
        if token in ("^", "_"):
            return Box((_script(str(self._argument()), token),))
        if token == "{":
            box = self._sequence(("}",))
            self._next()
            return box
        if token == "\\begin":
            return self._environment()
        if token.startswith("\\"):
            return self._command(token[1:])
        if token in ("&", "~"):
            return Box((" ",))
        return Box((" " if token.isspace() else {"'": "′", "-": "−"}.get(token, token),))

    def _argument(self) -> Box:
        while self._peek().isspace():
            self._next()
        return self._item()

    def _command(self, name: str) -> Box:
        if name in ("frac", "dfrac", "tfrac"):
            top, bottom = str(self._argument()), str(self._argument())
            return Box((f"{_grouped(top)}/{_grouped(bottom)}",))
        if name == "sqrt":
            return Box((f"√{_grouped(str(self._argument()))}",))
        if name == "phantom":
            box = self._argument()
            return replace(box, lines=tuple(HELD * columns(line) for line in box.lines))
        if name == "mathbb":
            letter = str(self._argument())
            return Box((DOUBLE.get(letter, letter),))
        if name in ("hat", "bar", "tilde", "vec"):
            accent = {"hat": "\u0302", "bar": "\u0304", "tilde": "\u0303", "vec": "\u20d7"}[name]
            return Box((str(self._argument()) + accent,))
        if name in WRAPPERS:
            return self._argument()
        if name in FUNCTIONS:
            after = self._peek()
            return Box((name + ("" if after in ("", "(", "^", "_", "{", "}", ",") or after.isspace() else " "),))
        return Box((SYMBOLS.get(name, " " if name == "\\" else name),))

    def _environment(self) -> Box:
        name = str(self._argument())
        rows = list(self._rows()) or [[Box(("",))]]
        self._argument()  # the name after \end
        if not self._tall:
            inner = "; ".join(", ".join(str(cell).strip() for cell in row) for row in rows)
            return Box((f"{{ {inner}" if name == "cases" else f"({inner})",))
        return _drawn(rows, name)

    def _rows(self) -> Iterator[list[Box]]:
        row: list[Box] = []
        while self._peek():
            row.append(self._sequence(("&", "\\\\", "\\end")))
            end = self._next()
            if end != "&":
                yield row
                row = []
            if end == "\\end":
                return


def _drawn(rows: list[list[Box]], name: str) -> Box:
    cells = [[str(cell).strip(" ") for cell in row] for row in rows]
    widths = [max((columns(row[i]) for row in cells if i < len(row)), default=0) for i in range(max(map(len, cells)))]
    gap = "" if name.startswith("align") else "  "
    lines = [
        gap.join(cell + " " * (width - columns(cell)) for cell, width in zip(row, widths, strict=False))
        for row in cells
    ]
    left, right = {"cases": ("⎧⎨⎩", "   "), "pmatrix": ("⎛⎜⎝", "⎞⎟⎠"), "bmatrix": ("⎡⎢⎣", "⎤⎥⎦")}.get(
        name, ("   ", "   ")
    )
    if name == "cases" and len(lines) == 2:
        left = "⎰⎨⎱"
    last = len(lines) - 1
    edge = [0 if i == 0 else 2 if i == last else 1 for i in range(len(lines))]
    if last == 0:
        left, right = {"cases": "{", "pmatrix": "(", "bmatrix": "["}.get(name, " ") * 3, right
        right = {"(": ")", "[": "]"}.get(left[0], " ") * 3
    return Box(tuple(f"{left[e]}{line}{right[e]}" for e, line in zip(edge, lines, strict=True)), last // 2)


def _script(text: str, kind: str) -> str:
    text = text.replace(" ", "").replace("−", "-")
    table = RAISED if kind == "^" else LOWERED
    if text and all(ord(c) in table for c in text):
        return text.translate(table)
    return kind + (text if len(text) == 1 or text.isalnum() else f"({text})").replace("-", "−")


def _grouped(text: str) -> str:
    text = text.strip()
    return text if re.fullmatch(r"[\w′.²³⁰-⁹₀-₉√]+", text) else f"({text})"
