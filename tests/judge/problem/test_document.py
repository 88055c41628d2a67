"""Author-grade messages about YAML: every fault is placed on its line."""

import pytest
from pydantic import Field

from judge.errors import AuthorError
from judge.problem.catalogue import DEFAULT_ROOT
from judge.problem.document import Document, dotted, faults, read_yaml, validate
from judge.problem.schema import Section


class Inner(Section):
    size: int = Field(description="a whole number")


class Outer(Section):
    title: str
    inner: Inner | None = None


def test_numbers_texts_and_booleans_are_those_of_yaml_1_2() -> None:
    text = "a: 1e-6\nb: no\nc: true\nd: 010\ne: -3\nf: .5\ng:\nh: 'true'\ni: [1, x]\nj: ~\nk: 2."
    expected = [1e-6, "no", True, "010", -3, 0.5, None, "true", [1, "x"], None, 2.0]
    assert read_yaml(text, "f").data == dict(zip("abcdefghijk", expected, strict=True))


@pytest.mark.parametrize(
    ("text", "where", "said"),
    [
        ("a: 1\nb: [1, 2\n", "f:3:1", "not readable as YAML"),
        ("a: b: c\n", "f:1:5", "mapping values are not allowed here"),
        ("a: 1\n\nb:\n  c: 1\n  c: 2\n", "f:5", "the key b.c appears twice"),
        ("", "f:1", "expected keys and values, found nothing"),
        ("- 1\n", "f:1", "found a list"),
        ("word\n", "f:1", "found a plain text"),
        ("a: \x01\n", "f", "special characters are not allowed"),
    ],
)
def test_what_is_no_mapping_is_placed(text: str, where: str, said: str) -> None:
    with pytest.raises(AuthorError) as error:
        read_yaml(text, "f")
    assert error.value.where == where
    assert said in str(error.value.message)


def test_lines_count_from_where_the_text_stands_in_its_file() -> None:
    document = read_yaml("\na: 1\n", "f.py", first_line=7)
    assert document.at(("a",)) == "f.py:8"


def test_a_missing_key_is_placed_at_its_section() -> None:
    document = read_yaml("title: x\ninner:\n  sizze: 3\n", "f")
    found = {(fault.where, str(fault.message)) for fault in faults(Outer, document)}
    assert found == {
        ("f:2", "the key inner.size is missing: expected a whole number"),
        ("f:3", "unknown key inner.sizze; did you mean size?"),
    }


def test_what_was_found_is_shown() -> None:
    found = faults(Outer, read_yaml("title: 3\ninner: {size: many}\n", "f"))
    assert [str(fault) for fault in found] == [
        "f:1: title: expected a valid string, found 3",
        "f:2: inner.size: expected a whole number, found 'many'",
    ]


def test_a_section_of_the_wrong_kind_names_its_keys() -> None:
    (fault,) = faults(Outer, read_yaml("title: x\ninner: 3\n", "f"))
    assert str(fault) == "f:2: inner: expected {size}, found 3"


def test_an_unknown_key_unlike_any_lists_the_known_ones() -> None:
    (fault,) = faults(Outer, read_yaml("title: x\nqqq: 1\n", "f"))
    assert str(fault) == "f:2: unknown key qqq; known here: inner, title"


def test_validate_raises_the_first_fault_of_the_file() -> None:
    with pytest.raises(AuthorError, match=r"^f:1: title"):
        validate(Outer, read_yaml("title: 3\ninner: 3\nother: 1\n", "f"))


def test_validate_gives_the_model() -> None:
    assert validate(Outer, read_yaml("title: x\n", "f")) == Outer(title="x")
    assert faults(Outer, read_yaml("title: x\n", "f")) == []


def test_keys_read_as_authors_say_them() -> None:
    assert dotted(("a", "b", 2, "c")) == "a.b[2].c"
    assert Document("f", {}).at(("a",)) == "f"


def test_both_readers_understand_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """libyaml is for speed alone: where it would take what the other refuses, the other is asked."""
    own = [*DEFAULT_ROOT.glob("*/*.yaml"), *DEFAULT_ROOT.glob("cards/*.yaml")]
    texts = [path.read_text(encoding="utf-8") for path in sorted(own)[::7]]
    texts += [
        "a\t: 1",
        "a: b\tc",
        "a: [b? c]",
        "a: {b: 1\n, c?: 2}",
        "a: |#  b\n",
        "a: [b,!c]",
        "a:\n\ufeff b: 1",
        "a: \x85",
    ]

    def read() -> list[object]:
        found: list[object] = []
        for text in texts:
            try:
                document = read_yaml(text, "f")
                found.append((document.data, document.lines))
            except AuthorError as error:
                found.append((error.where, str(error.message)))
        return found

    quickly = read()
    monkeypatch.setattr("judge.problem.document._swift", lambda: None)
    assert quickly == read()
