"""Cards in a temporary folder, beside the toys."""

from pathlib import Path
from typing import Any

import yaml

from judge.cards import Deck
from judge.problem import Catalogue
from tests.judge.toy import write_answer, write_code

CARD: dict[str, Any] = {
    "section": "rotary",
    "order": 10,
    "question": {"en": "What is $f$?", "zh": "$f$ 是什么？"},
    "answer": {"en": "It is $2x$.\n\nReally.\n", "zh": "是 $2x$。\n\n真的。\n"},
    "exercises": ["double"],
}


def write_card(root: Path, id: str, name: str = "", **changes: Any) -> Path:
    """A card; a change of None takes the key away."""
    data = {"id": id, **CARD, **changes}
    path = root / "cards" / (name or f"{id}.yaml")
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = {key: value for key, value in data.items() if value is not None}
    path.write_text(yaml.safe_dump(kept, allow_unicode=True, sort_keys=False), "utf-8")
    return path


def exercises(root: Path) -> Catalogue:
    """``double`` and, earlier on the track, ``add-by-hand``."""
    write_code(root)
    write_answer(root)
    return Catalogue.load(root)


def load(root: Path) -> Deck:
    return Deck.load(exercises(root), root)
