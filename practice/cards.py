"""Review cards in the terminal: a question, Enter, the answer, and how well it was known."""

import sys
from collections.abc import Iterator
from datetime import timedelta

from judge.cards import RATINGS, Card, Deck, Memory, Rating, Standing, intervals
from judge.cards.words import RATING_NAMES, SECTION_NAMES, interval, status
from judge.message import Message, _
from practice.cardbox import CardBox
from practice.language import current, say
from practice.record import now
from practice.showing import READING_WIDTH, markdown
from practice.terminal import command, console


def review(deck: Deck, box: CardBox, *, all: bool) -> None:
    """Ask what is due, or everything once; where nobody can answer, only say what would be asked."""
    out = console()
    memories = box.memories()
    queue = list(deck) if all else deck.queue(memories, now())
    out.print(say(standing_line(deck.standing(memories, now()))), style="bold")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        for card in queue:
            out.print()
            out.print(f"[{card.id}]", style="dim", markup=False)
            out.print(markdown(card.question(current())), width=min(out.width, READING_WIDTH))
        return
    for card in iter(queue) if all else _while_due(deck, box):
        if not ask(card, box):
            return
    out.print()
    out.print(say(_("Done for now.")) + " " + _next(deck, box), style="bold", markup=False)


def _while_due(deck: Deck, box: CardBox) -> Iterator[Card]:
    """The next card, chosen anew after each review."""
    while queue := deck.queue(box.memories(), now()):
        yield queue[0]


def ask(card: Card, box: CardBox) -> bool:
    """Ask one card and note how it went; False if the learner has had enough."""
    out = console()
    width = min(out.width, READING_WIDTH)
    out.print()
    out.rule(say(SECTION_NAMES[card.section]), style="dim", align="left")
    out.print(markdown(card.question(current())), width=width, style="bold")
    if _input(say(_("Enter shows the answer, q ends:"))) in ("q", None):
        return False
    out.print(markdown(card.answer(current())), width=width)
    out.print()
    out.print(say(_("Practise it: {command}", command=command("start", card.exercises[0]))), style="dim", markup=False,
              soft_wrap=True)  # fmt: skip
    rating = _rating(box.memories().get(card.id))
    if rating is None:
        return False
    memory = box.review(card.id, rating, now())
    out.print(say(_("Again in {time}.", time=say(interval(memory.due - memory.last)))), style="dim")
    return True


def _rating(memory: Memory | None) -> Rating | None:
    """What the learner answers, asked until it can be understood; None to end."""
    times = intervals(memory, now())
    choices = [f"{n} {say(RATING_NAMES[n])} ({say(interval(times[n]))})" for n in RATINGS]
    prompt = " · ".join(choices) + " · " + say(_("q ends:"))
    while (answer := _input(prompt)) not in ("q", None):
        for rating in RATINGS:
            if len(answer) == 1 and answer.isdecimal() and int(answer) == rating:  # also a full-width digit
                return rating
    return None


def _input(prompt: str) -> str | None:
    try:
        return input(prompt + " ").strip().lower()
    except EOFError:
        print()
        return None


def show_list(deck: Deck, box: CardBox) -> None:
    """Every card with what is known of it."""
    from rich.table import Table

    out = console()
    memories = box.memories()
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for title in (_("section"), _("id"), _("state"), _("due")):
        table.add_column(say(title))
    section = ""
    for card in deck:
        memory = memories.get(card.id)
        name = say(SECTION_NAMES[card.section])
        table.add_row("" if name == section else name, card.id, say(status(memory)), _due(memory))
        section = name
    out.print(say(standing_line(deck.standing(memories, now()))), style="bold")
    out.print(table)


def _due(memory: Memory | None) -> str:
    if memory is None:
        return ""
    wait = memory.due - now()
    return say(interval(wait)) if wait > timedelta() else say(_("now"))


def standing_line(standing: Standing) -> Message:
    """The counts in one line."""
    return _(
        "{due} due · {new} new · {learned} of {total} learned",
        due=standing.due, new=standing.new, learned=standing.learned, total=standing.total,
    )  # fmt: skip


def _next(deck: Deck, box: CardBox) -> str:
    """When there will be something to do again."""
    standing = deck.standing(box.memories(), now())
    if standing.next is None:
        return ""
    return say(_("The next card is due in {time}.", time=say(interval(standing.next - now()))))
