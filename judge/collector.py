"""Python's garbage collector, where a program first loads for seconds what it then keeps to its end."""

import gc

_LOADING = 200_000, 20, 20
_JUDGING = 5_000, 10, 10


def while_loading() -> None:
    """For the start: hardly look for garbage. Importing torch and the web application makes a million objects and no
    garbage to speak of, and walking through them again and again is a fifth of the time that takes."""
    gc.set_threshold(*_LOADING)


def loaded() -> None:
    """What is there stays, and is never walked through again.

    A full collection over torch and the exercises takes a fifth of a second, in which nothing is judged. What judging
    leaves behind forms next to no cycles, and looking for them as often as Python does costs more than it frees.
    """
    gc.freeze()
    gc.set_threshold(*_JUDGING)
