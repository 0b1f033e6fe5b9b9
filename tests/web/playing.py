"""Somebody who plays through the page: looks at what is offered and takes something, by mouse or by keyboard."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Page

MOST_STEPS = 500  # more than any game of Triqueta has
PATIENCE = 60_000  # milliseconds; only a machine that does a lot else needs them
DEEDS = ".choice .draw, .choice .button, .line .press, .keep, .spare.can"
CARDS = ".hand .card:not([disabled])"
CHOICES = ".choices .choice"
OFFER = f"""() => {{
  const all = (query) => [...document.querySelectorAll(query)].filter((e) => e.checkVisibility() && !e.disabled);
  const key = (e) => e.closest('[data-row]')?.dataset.row ?? e.querySelector('.key')?.textContent.toLowerCase() ?? '';
  const offer = (kind, found) => ({{ kind, texts: found.map((e) => e.innerText.trim()), keys: found.map(key) }});
  if (document.querySelector('dialog[open] [data-end]')) return offer('over', []);
  if (document.querySelector('main[aria-busy=true]')) return null;
  const kinds = {{ cover: '.cover .do', sure: '.sure .do', choices: '{CHOICES}', deeds: '{DEEDS}', cards: '{CARDS}' }};
  for (const [kind, query] of Object.entries(kinds)) {{
    const found = all(query);
    if (found.length) return offer(kind, found);
  }}
  return null;
}}"""


@dataclass(frozen=True)
class Offer:
    """What the page offers now: over, cover, sure, choices, deeds or cards."""

    kind: str
    texts: list[str]
    keys: list[str]  # what chooses each of them on the keyboard


def waits(page: Page) -> Offer:
    """What can be done, as soon as something can, or the game is over."""
    return Offer(**page.wait_for_function(OFFER, timeout=PATIENCE).json_value())


def frames_of(page: Page) -> list[str]:
    """Whatever the page says to the server from here on."""
    said: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: said.append(str(frame))))
    return said


def is_over(page: Page) -> bool:
    return bool(page.evaluate("() => Boolean(document.querySelector('dialog[open] [data-end]'))"))


def better(offer: Offer, random: Random) -> int:
    """Home first, then sending others back, then drawing, then anything."""
    for word in ("Home", "sends"):
        good = [k for k, text in enumerate(offer.texts) if word in text]
        if good:
            return random.choice(good)
    if "d" in offer.keys and random.random() < 0.7:
        return offer.keys.index("d")
    return random.randrange(len(offer.texts))


QUERIES = {"cover": ".cover .do", "sure": ".sure .do", "choices": CHOICES, "deeds": DEEDS, "cards": CARDS}


def by_clicks(page: Page, offer: Offer, random: Random) -> None:
    """One step with the mouse."""
    found = page.locator(QUERIES[offer.kind]).locator("visible=true")
    found.nth(better(offer, random)).click(no_wait_after=True, force=offer.kind == "cards")


def by_keys(page: Page, offer: Offer, random: Random) -> None:
    """One step with the keyboard alone: letters, numbers, Enter."""
    if offer.kind in ("cover", "sure"):
        page.keyboard.press("Enter")
    elif offer.kind == "choices":
        page.keyboard.press(str(min(9, better(offer, random) + 1)))
    else:
        page.keyboard.press(offer.keys[better(offer, random)] or "1")


Step = Callable[[Page, Offer, Random], None]


def play_on(page: Page, step: Step, seed: int = 1) -> None:
    """Play until the score sheet lies on the table."""
    random = Random(seed)
    for _ in range(MOST_STEPS):
        offer = waits(page)
        if offer.kind == "over":
            return
        step(page, offer, random)
    raise AssertionError("the game did not end")


def go_home(page: Page, keys: bool) -> None:
    """Tock: look through the cards, with a step back between, until one brings a pawn home, and bring it there."""
    for card, key in enumerate(waits(page).keys):
        if keys and not key:
            continue  # a twin of the card before
        if keys:
            page.keyboard.press(key)
        else:
            page.locator(CARDS).nth(card).click(force=True)
        offer = waits(page)
        assert offer.kind == "choices"
        home = [k for k, text in enumerate(offer.texts) if "Home" in text]
        if home:
            if keys:
                page.keyboard.press(str(home[0] + 1))
            else:
                page.locator(CHOICES).nth(home[0]).click()
            page.locator("dialog[open] [data-end]").wait_for(timeout=PATIENCE)
            return
        page.keyboard.press("Escape")
        page.wait_for_function("() => !document.querySelector('.hand .chosen')")
    raise AssertionError("no card leads home")
