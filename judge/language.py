"""Which of the two languages a person's environment asks for."""

import locale
import os
import sys
from collections.abc import Mapping

from judge.message import Lang


def environment_language(environ: Mapping[str, str] = os.environ) -> Lang:
    """Chinese or English: the first of LC_ALL, LC_MESSAGES and LANG that is set decides."""
    named = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), None)
    if named is None and sys.platform == "win32":
        named = locale.getlocale()[0]
    return "zh" if (named or "").lower().startswith(("zh", "chinese")) else "en"
