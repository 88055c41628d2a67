"""Writes ``judge/completion/stubs``: what completion knows of torch. Run it after torch was moved.

Signatures come from the first lines of torch's own docstrings, where most functions made in C++ state them, or else
from ``inspect``; one sentence says what a function does. Completion never reads torch itself: half a minute of parsing
and 300 MB, and where a module is compiled Jedi would import it.

    python scripts/stubs.py          writes
    python scripts/stubs.py check    ends with 1 if what is there is not what would be written
"""

import ast
import inspect
import keyword
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import torch
import torch.nn.functional
from torch import nn

ROOT = Path(__file__).resolve().parents[1]
STUBS = ROOT / "judge" / "completion" / "stubs" / "torch-stubs"
NAMES = ROOT / "static" / "js" / "names.js"

HEADER = f"""\
# What completion knows of torch {torch.__version__.partition("+")[0]}. Written by scripts/stubs.py, as all beside it.
# Names, signatures and first sentences are PyTorch's (BSD-3-Clause, Copyright the PyTorch contributors).
"""
TENSOR = "torch.Tensor"
# Public by their name, but of no use in an exercise: kernels of one backend, tools for compilers, in-place twins.
_NOT_FOR_PEOPLE = re.compile(
    r"(cudnn|miopen|mkldnn|fbgemm|quantize|quantized|fake_quantize|fused|sspaddmm|hspmm|smm|rnn_|lstm|gru|q_|int_repr"
    r"|batch_norm_|native_|nuclear|get_file_path|prepare_multiprocessing|import_ir|parse_|merge_type|unify_type|vitals"
    r"|read_vitals|set_vital|fork$|wait$|autocast_|is_autocast|set_autocast|clear_autocast|init_num|get_num_interop"
    r"|set_num_interop|conv_tbc|choose_qparams|dequantize|empty_quantized|per_|sparse_|ccol|crow|to_mkldnn|to_sparse)"
)
_INT, _FLOAT, _BOOL, _TENSORS = "builtins.int", "builtins.float", "builtins.bool", f"tuple[{TENSOR}, ...]"
# How docstrings say what is returned. ``int`` alone would be ``torch.int``, a dtype.
_SAID = {
    "Tensor": TENSOR,
    "LongTensor": TENSOR,
    "BoolTensor": TENSOR,
    "List of Tensors": _TENSORS,
    "tuple of Tensors": _TENSORS,
    "bool": _BOOL,
    "int": _INT,
    "float": _FLOAT,
    "Number": _FLOAT,
    "str": "str",
    "dtype": "torch.dtype",
    "torch.Size": "torch.Size",
}
# What docstrings do not say, or not in a form that can be read.
_RETURNS = {
    "size": "torch.Size",
    "manual_seed": "torch.Generator",
    "is_tensor": _BOOL,
    "dim": _INT,
    "numel": _INT,
    "seed": _INT,
    "item": _FLOAT,
    "tolist": "list",
    "numpy": None,
    **dict.fromkeys(("split", "chunk", "unbind", "tensor_split", "meshgrid"), _TENSORS),
    **dict.fromkeys(("topk", "sort"), f"tuple[{TENSOR}, {TENSOR}]"),
    **dict.fromkeys(("backward", "set_printoptions", "set_default_dtype"), "None"),
}
_OPERATORS = """add sub mul truediv floordiv mod pow matmul and or xor
    radd rsub rmul rtruediv rpow rmatmul lt le gt ge eq ne"""
_PROPERTIES = {
    "shape": "torch.Size",
    "dtype": "torch.dtype",
    "device": "torch.device",
    **dict.fromkeys(("ndim", "itemsize", "nbytes"), _INT),
    **dict.fromkeys(("requires_grad", "is_leaf"), _BOOL),
    **dict.fromkeys(("T", "mT", "H", "mH", "real", "imag", "grad", "data"), TENSOR),
}
_DTYPES = """float16 float32 float64 bfloat16 half float double int8 int16 int32 int64 uint8 short int long bool
    complex64 complex128 cfloat cdouble"""

_TORCH = '''\
import builtins
from collections.abc import Iterator
from typing import overload
import torch
from torch import autograd as autograd, fft as fft, linalg as linalg, nn as nn, special as special
class dtype:
    is_floating_point: builtins.bool
    is_complex: builtins.bool
    itemsize: builtins.int
class device:
    type: str
    index: builtins.int
    def __init__(self, type=..., index=...) -> None: ...
class Size(tuple[builtins.int, ...]):
    def numel(self) -> builtins.int: ...
class Generator:
    def __init__(self, device=...) -> None: ...
    def manual_seed(self, seed) -> torch.Generator: ...
    def seed(self) -> builtins.int: ...
class finfo:
    bits: builtins.int
    eps: builtins.float
    max: builtins.float
    min: builtins.float
    tiny: builtins.float
    smallest_normal: builtins.float
    resolution: builtins.float
    def __init__(self, dtype=...) -> None: ...
class iinfo:
    bits: builtins.int
    max: builtins.int
    min: builtins.int
    def __init__(self, dtype) -> None: ...
class _Switch:
    def __enter__(self) -> None: ...
    def __exit__(self, *exc) -> None: ...
    def __call__(self, function): ...
class no_grad(_Switch):
    """Within it, no gradients are recorded."""
class enable_grad(_Switch):
    """Within it, gradients are recorded again."""
class inference_mode(_Switch):
    """Within it, no gradients are recorded and tensors carry nothing for them."""
    def __init__(self, mode=True) -> None: ...
pi: builtins.float
e: builtins.float
inf: builtins.float
nan: builtins.float
newaxis: None
__version__: str
'''
_AUTOGRAD = f"""\
import torch
def grad(outputs, inputs, grad_outputs=None, retain_graph=None, create_graph=False, allow_unused=None) -> {_TENSORS}:
    \"\"\"Computes the sum of gradients of outputs with respect to the inputs.\"\"\"
class Function:
    @staticmethod
    def forward(ctx, *args): ...
    @staticmethod
    def backward(ctx, *grad_outputs): ...
    @classmethod
    def apply(cls, *args): ...
"""
_NN = f"""\
import builtins
from typing import overload
import torch
from torch.nn import functional as functional, init as init
class Parameter({TENSOR}):
    def __init__(self, data=None, requires_grad=True) -> None: ...
class Buffer({TENSOR}):
    def __init__(self, data=None, *, persistent=True) -> None: ...
"""
_PLAIN = "import builtins\nfrom typing import overload\nimport torch\n"


def sentence(doc: str) -> str:
    """The first sentence of a docstring, without markup; empty where it only refers to another."""
    body = [line.strip() for line in re.sub(r",\s*\n\s+", ", ", doc.strip()).split("\n")]
    while body and (not body[0] or "->" in body[0] or body[0].startswith("..")):
        body.pop(0)
    text = " ".join(" ".join(body).split())
    text = re.sub(r":\w+:`~?\.?([^`<]*?)(?: <[^`]*>)?`", r"\1", text).replace("``", "").replace("`", "")
    found = re.match(r"(.{8,160}?[.:])(?: |$)", text)
    return "" if not found or "\\" in found[1] or '"""' in found[1] else found[1].rstrip(":. ") + "."


def documented(name: str, doc: str) -> Iterator[tuple[str, str]]:
    """The signatures that a docstring states, as (parameters, what is returned)."""
    called = rf"(?!torch\.return_types)(?:[\w.]+\.)?{re.escape(name)}\((.*?)\)"
    pattern = rf"(?:\.\. (?:function|method):: )?{called}(?:\s*->\s*(.*))?"
    for line in re.sub(r",\s*\n\s+", ", ", doc.strip()).split("\n"):
        found = re.fullmatch(pattern, line.strip())
        if found:
            yield found[1], (found[2] or "").strip().rstrip(".")


def parameters(written: str) -> str | None:
    """``written`` as Python takes it; None where it cannot be mended."""
    text = re.sub(r"(\*\w+), \*,", r"\1,", written.replace("torch.strided", "...").replace("->", ""))
    for attempt in (text, _with_defaults(text)):
        try:
            tree = ast.parse(f"def f({attempt}): ...").body[0]
        except SyntaxError:
            continue
        assert isinstance(tree, ast.FunctionDef)
        return _plain(tree.args)
    return None


def _with_defaults(text: str) -> str:
    """``start=0, end, step=1`` is how torch writes it; Python wants a default from the first one on."""
    parts, seen = [], False
    for part in re.split(r", (?![^(\[]*[)\]])", text):
        if part.startswith("*"):
            seen = False
        elif "=" in part:
            seen = True
        elif seen:
            part += "=..."
        parts.append(part)
    return ", ".join(parts)


def _plain(arguments: ast.arguments) -> str:
    """Parameters without annotations, whose names mean nothing here, and with defaults that are literals."""
    for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg):
        if argument is not None:
            argument.annotation = None
    arguments.defaults = [_literal(default) for default in arguments.defaults]
    arguments.kw_defaults = [default and _literal(default) for default in arguments.kw_defaults]
    return ast.unparse(arguments)


def _literal(node: ast.expr) -> ast.expr:
    try:
        ast.literal_eval(node)
    except ValueError:
        return ast.Constant(...)
    return node


def inspected(value: Any) -> str | None:
    """Parameters as ``inspect`` finds them."""
    try:
        found = inspect.signature(value)
    except (TypeError, ValueError):
        return None
    plain = [
        p.replace(annotation=p.empty, default=p.default if p.default is p.empty or _short(p.default) else ...)
        for p in found.parameters.values()
    ]
    text = str(found.replace(parameters=plain, return_annotation=found.empty))[1:-1].replace("Ellipsis", "...")
    return parameters(text)


def _short(default: Any) -> bool:
    return default is None or type(default) in (bool, int, float, str, tuple)


def returned(name: str, written: str) -> str | None:
    """What a signature says is returned, as a type; a tensor where nothing is said."""
    if name in _RETURNS:
        return _RETURNS[name]
    if written in _SAID:
        return _SAID[written]
    parts = [part.split()[0] for part in written.strip("() ").split(",") if part.strip()]
    if written.startswith("(") and parts and all(part in ("Tensor", "LongTensor", "BoolTensor") for part in parts):
        return f"tuple[{', '.join([TENSOR] * len(parts))}]"
    return TENSOR if not written or "ensor" in written else None


def function(name: str, value: Any, *, method: bool = False, about: str = "") -> str:
    """The stub of one function: all its signatures, the sentence under the last."""
    doc = inspect.getdoc(value) or ""
    signatures = [(parameters(text), returned(name, result)) for text, result in documented(name, doc)]
    unique = list(dict.fromkeys((text, result) for text, result in signatures if text is not None))[:4]
    if not unique:
        text = inspected(value)
        given = "" if text is None else text.removeprefix("self").removeprefix(", ") if method else text
        unique = [("*args, **kwargs" if text is None else given, returned(name, ""))]
    said = sentence(doc) or about
    pieces = []
    for text, result in unique:
        inside = ", ".join(filter(None, ("self" if method else "", text)))
        head = f"def {name}({inside})" + (f" -> {result}" if result else "") + ":"
        pieces.append(("@overload\n" if len(unique) > 1 else "") + head + (f'\n    """{said}"""' if said else " ..."))
    return "\n".join(pieces)


def wanted(name: str) -> bool:
    """Whether a name is for people: public, no twin that writes into its argument, no kernel."""
    return not (name.startswith("_") or name.endswith("_") or keyword.iskeyword(name) or _NOT_FOR_PEOPLE.match(name))


def indented(text: str) -> str:
    return "\n".join("    " + line for line in text.split("\n"))


def tensor() -> str:
    """The class ``Tensor``. Methods that work in place are listed, too: some exercises are about them."""
    lines = ["class Tensor:", '    """A multi-dimensional array whose elements are of one dtype."""']
    lines += [f"    {name}: {kind}" for name, kind in _PROPERTIES.items()]
    lines += [f"    def __{name}__(self, other) -> {TENSOR}: ..." for name in _OPERATORS.split()]
    lines += [f"    def __{name}__(self) -> {TENSOR}: ..." for name in ("neg", "invert", "abs", "pos")]
    lines += [
        f"    def __getitem__(self, index) -> {TENSOR}: ...",
        "    def __setitem__(self, index, value) -> None: ...",
        f"    def __iter__(self) -> Iterator[{TENSOR}]: ...",
    ]
    lines += [f"    def __{name}__(self) -> builtins.{name}: ..." for name in ("float", "int", "bool")]
    for name in sorted(dir(torch.Tensor)):
        value = getattr(torch.Tensor, name)
        if name.startswith("_") or not wanted(name.rstrip("_")) or not callable(value) or name in _PROPERTIES:
            continue
        twin = getattr(torch, name, getattr(torch.Tensor, name.rstrip("_"), value))
        lines.append(indented(function(name, value, method=True, about=sentence(inspect.getdoc(twin) or ""))))
    return "\n".join(lines)


def layer(name: str, base: str = "(Module)") -> str:
    """A class of ``torch.nn``: how it is made; of ``Module`` itself also the methods."""
    kind = getattr(nn, name)
    made = inspected(kind) if base else ""
    inside = ", ".join(filter(None, ("self", "*args, **kwargs" if made is None else made)))
    lines = [f"class {name}{base}:", f'    """{sentence(inspect.getdoc(kind) or "") or name}"""']
    lines.append(f"    def __init__({inside}) -> None: ...")
    if not base:
        lines += [f"    def __call__(self, *args, **kwargs) -> {TENSOR}: ...", "    training: builtins.bool"]
        methods = (getattr(kind, member) for member in sorted(vars(kind)) if wanted(member))
        lines += [indented(function(m.__name__, m, method=True)) for m in methods if inspect.isfunction(m)]
    return "\n".join(lines)


def functions(module: ModuleType, names: Iterable[str]) -> Iterator[str]:
    """Stubs of a module's functions: not of its classes, nor of what it imported from elsewhere."""
    for name in sorted(names):
        value = getattr(module, name)
        home = getattr(value, "__module__", None) or "torch"
        if wanted(name) and callable(value) and not inspect.isclass(value) and home.startswith("torch"):
            yield function(name, value)


def files() -> dict[Path, str]:
    """What is written where."""
    names = {*torch.__all__, *(name for name in dir(torch._C._VariableFunctions) if hasattr(torch, name))}
    dtypes = [f"{name}: dtype" for name in _DTYPES.split()]
    layers = [name for name in dir(nn) if wanted(name) and not name.startswith("Lazy") and _is_layer(getattr(nn, name))]
    stubs = {
        "__init__": [_TORCH + "\n".join(dtypes), tensor(), *functions(torch, names - {"device", "dtype", "typename"})],
        "autograd": [_AUTOGRAD],
        "nn/__init__": [_NN + layer("Module", ""), *map(layer, sorted(layers))],
    }
    plain = {"linalg": torch.linalg, "fft": torch.fft, "special": torch.special}
    for name, module in (plain | {"nn/functional": nn.functional, "nn/init": nn.init}).items():
        stubs[name] = [_PLAIN, *functions(module, dir(module))]
    written = {STUBS / f"{name}.pyi": "\n".join([HEADER, *parts]) + "\n" for name, parts in stubs.items()}
    return written | {NAMES: names_module(written)}


def _is_layer(value: Any) -> bool:
    return inspect.isclass(value) and issubclass(value, nn.Module) and value is not nn.Module


def names_module(stubs: dict[Path, str]) -> str:
    """The same names for a browser whose server does not answer."""
    lists = {"torch": "__init__", "nn": "nn/__init__", "F": "nn/functional", "linalg": "linalg"}
    trees = {key: ast.parse(stubs[STUBS / f"{name}.pyi"]).body for key, name in lists.items()}
    trees["Tensor"] = next(n.body for n in trees["torch"] if isinstance(n, ast.ClassDef) and n.name == "Tensor")
    lines = [f'  {key}: "{" ".join(sorted(set(_defined(body))))}",' for key, body in trees.items()]
    title = "// Names of torch, for completion without a server. Written by scripts/stubs.py; change that instead."
    return "\n".join([title, "", "export const NAMES = {", *lines, "};", ""])


def _defined(body: list[ast.stmt]) -> Iterator[str]:
    for node in body:
        name = getattr(node, "name", getattr(getattr(node, "target", None), "id", None))
        if isinstance(name, str) and not name.startswith("_"):
            yield name


def main() -> None:
    """Write, or check."""
    written = files()
    for path, text in written.items():
        if path != NAMES:
            ast.parse(text, str(path))
    if sys.argv[1:] == ["check"]:
        stale = [path for path, text in written.items() if not path.is_file() or path.read_text("utf-8") != text]
        for path in stale:
            print(f"{path.relative_to(ROOT)} is not what scripts/stubs.py writes")
        sys.exit(bool(stale))
    for path, text in written.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
