"""Somebody who plays through the page: looks at what is offered and takes something, by mouse or by keyboard."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import Error, Page

TURNS = 3000
STEPS = """() => {
  const seen = (e) => e.checkVisibility() && !e.disabled;
  const all = (q) => [...document.querySelectorAll(q)].filter(seen);
  return {
    over: Boolean(document.querySelector('dialog[open] [data-end]')),
    cover: all('.cover .do').length,
    confirm: all('.sure .do').length,
    deeds: all('.choice .draw, .choice .button, button.line, .keep, .spare.can').map((e) => e.innerText.trim()),
    choices: all('.choices .choice').map((e) => e.innerText.trim()),
    cards: all('.hand .card').length,
    chosen: document.querySelectorAll('.hand .chosen').length,
  };
}"""

Look = dict[str, object]


def look(page: Page) -> dict[str, object]:
    """What the page offers now."""
    seen: dict[str, object] = page.evaluate(STEPS)
    return seen


def is_over(page: Page) -> bool:
    return bool(page.evaluate("() => Boolean(document.querySelector('dialog[open] [data-end]'))"))


def waits(page: Page) -> None:
    """Until something can be done, or the game is over."""
    page.wait_for_function(
        """() => document.querySelector(['dialog[open] [data-end]', '.cover .do', '.sure .do', '.choice .button',
            'button.line', '.keep', '.spare.can', '.choices .choice'].join())
          || [...document.querySelectorAll('.hand .card')].some((card) => !card.disabled)""",
        timeout=30_000,
    )


def better(texts: list[str], random: Random) -> int:
    """Home first, then sending others back, then anything."""
    for word in ("Home", "sends"):
        good = [k for k, text in enumerate(texts) if word in text]
        if good:
            return random.choice(good)
    return random.randrange(len(texts))


def by_clicks(page: Page, random: Random) -> None:
    """One step with the mouse."""
    seen = look(page)
    if seen["cover"]:
        page.locator(".cover .do").click()
    elif seen["confirm"]:
        page.locator(".sure .do").first.click()
    elif texts := list(map(str, seen["choices"])):  # type: ignore[call-overload]
        page.locator(".choices .choice").nth(better(texts, random)).click(no_wait_after=True)
    elif seen["deeds"]:
        deeds = page.locator(".choice .draw, .choice .button, button.line, .keep, .spare.can")
        draw = page.locator(".draw")
        (draw if draw.count() and random.random() < 0.7 else deeds.nth(random.randrange(deeds.count()))).click()
    else:
        cards = page.locator(".hand .card:not([disabled])")
        if n := cards.count():
            cards.nth(random.randrange(n)).click(force=True)


def by_keys(page: Page, random: Random) -> None:
    """One step with the keyboard alone: letters, numbers, Enter."""
    seen = look(page)
    if seen["cover"] or seen["confirm"]:
        page.keyboard.press("Enter")
    elif texts := list(map(str, seen["choices"])):  # type: ignore[call-overload]
        page.keyboard.press(str(min(9, better(texts, random) + 1)))
    elif seen["deeds"]:
        page.keyboard.press(random.choice(["d", "d", "d", "k", "a", "r", "1", "2", "3", "4"]))
    else:
        page.keyboard.press(str(random.randint(1, 5)))


Step = Callable[[Page, Random], None]


def play_on(page: Page, step: Step, seed: int = 1, turns: int = TURNS) -> None:
    """Play until the score sheet lies on the table."""
    random = Random(seed)
    for _ in range(turns):
        waits(page)
        if is_over(page):
            return
        try:
            step(page, random)
        except Error:  # what was offered is gone: somebody else moved
            if is_over(page):
                return
            page.wait_for_timeout(50)
    raise AssertionError("the game did not end")
