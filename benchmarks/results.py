"""Results as files: what was measured, when, and how it was asked for."""

import json
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path


def write(path: Path, record: Mapping[str, object], *, quick: bool = False) -> None:
    """Write ``record`` with the day and the arguments. ``quick``: too little was measured to be quoted."""
    others = [text for text in sys.argv[1:] if text not in ("--json", str(path), f"--json={path}")]
    arguments = [Path(text).name if text.startswith("/") else text for text in others]  # not where they lie here
    head = {"date": f"{datetime.now(UTC):%Y-%m-%d}", "arguments": arguments, "quick": quick}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(head | dict(record) | head, indent=1) + "\n")
