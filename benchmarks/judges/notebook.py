"""A notebook for each submission, run by nbclient with a kernel of its own, as autograders of notebooks do.

python -m benchmarks.judges.notebook {"entry": …, "cases": […]}
"""

import json
import sys
from pathlib import Path

from benchmarks.judges.serving import Judge, serve


def start() -> tuple[Judge, str]:
    """Two cells: the submission, and tests that end in an assertion."""
    import nbclient
    import nbformat
    from nbclient.exceptions import CellExecutionError, DeadKernelError

    given = json.loads(sys.argv[1])
    cases = given["cases"]
    tests = Path(__file__).with_name("naive.py").read_text() + (
        f"\n\nassert passed({given['entry']}, {cases!r}) == {len(cases)}\n"
    )

    def verdict(source: str) -> str:
        cells = [nbformat.v4.new_code_cell(text) for text in (source, tests)]
        notebook = nbformat.v4.new_notebook(cells=cells)
        try:
            nbclient.NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
        except CellExecutionError as error:
            return "WA" if error.ename == "AssertionError" else error.ename
        except DeadKernelError:
            return "kernel died"
        return "AC"

    return lambda sources: [verdict(source) for source in sources], f"nbclient {nbclient.__version__}"


if __name__ == "__main__":
    serve(start)
