"""A game line by line: it shows what one seat may know, asks that seat for its moves, and lets bots play the others."""

from collections.abc import Callable, Mapping
from pathlib import Path
from shlex import quote

from trefoil.bots.bot import Bot
from trefoil.bots.hint import hint
from trefoil.core.game import Game
from trefoil.core.options import shortened
from trefoil.core.view import View
from trefoil.terminal import keeping
from trefoil.terminal.advice import Adviser
from trefoil.terminal.narration import Narrator, labels
from trefoil.words import speaker


def asked(prompt: str) -> str:
    """A line typed by the person; if there is nobody to ask, the input has ended."""
    try:
        return input(prompt)
    except RuntimeError:  # a standard stream is closed
        raise EOFError from None


class Plain:
    """One person at one seat of a game."""

    def __init__(
        self,
        game: Game,
        seat: int,
        bots: Mapping[int, Bot],
        language: str,
        level: str,
        ask: Callable[[str], str] = asked,
        tell: Callable[[str], None] = print,
    ) -> None:
        self.game = game
        self.seat = seat
        self.bots = bots
        self.language = language
        self.level = level  # of the bots
        self.say = speaker(language)
        self.narrator = Narrator(self.say, seat)
        self.ask = ask
        self.tell = tell
        self.told = len(game.moves)  # how many moves the person has heard of
        self.looked = False  # whether the person has seen the table; it is shown again when others have moved
        self.left = False
        self.commands: dict[str, Callable[[str], None]] = {
            "": lambda _: self.show_table(),
            "?": lambda _: self.help(),
            "hint": lambda _: self.advise(),
            "undo": lambda _: self.undo(),
            "save": self.save,
            "quit": lambda _: self.leave(),
        }

    @property
    def view(self) -> View:
        """All that is ever shown comes from here."""
        return self.game.view(self.seat)

    # Playing

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.welcome()
        try:
            while self.game.to_move is not None and not self.left:
                self.move()
        except EOFError:
            self.tell("")
            self.leave()
        except KeyboardInterrupt:
            keeping.keep(self.game.record(), self.game.NAME)
            raise
        if self.game.to_move is None:
            self.end()

    def move(self) -> None:
        """The next decision: the person's, or a bot's."""
        mover = self.game.to_move
        if mover == self.seat:
            self.show_news()
            self.answer(self.ask(f"{self.say('house-prompt')} "))
        elif mover is not None:
            self.game.push(self.bots[mover].choose(self.game.view(mover)))

    def answer(self, line: str) -> None:
        """Do what the person says: a command, a move, or the number of one."""
        word, _, rest = line.strip().partition(" ")
        if word.lower() in self.commands and (not rest or word.lower() == "save"):
            self.commands[word.lower()](rest.strip())
        else:
            self.play(line.strip())

    def play(self, text: str) -> None:
        """Play a move by its text, capitals or not, or by the label it bears in the list."""
        moves = list(self.view.legal_moves)
        named = {move.lower(): move for move in moves}
        labelled = dict(zip(labels(moves), moves, strict=True))
        wanted = " ".join(text.lower().split())
        if move := named.get(wanted) or labelled.get(wanted):
            self.game.push(move)
        else:
            self.tell(self.say("house-not-now", text=shortened(text), first=next(iter(labelled)), last=[*labelled][-1]))

    # Showing

    def welcome(self) -> None:
        players = len(self.bots) + 1
        self.tell(self.say("house-welcome", title=self.game.TITLE, players=players, seat=self.seat, level=self.level))
        self.tell(self.say("house-hint"))

    def show_news(self) -> None:
        """What happened since the person last looked, and what they can do about it."""
        if self.told == len(self.game.moves) and self.looked:
            return  # a command or a slip changed nothing
        if self.tell_moves() or not self.looked:
            self.show_table()
        else:
            self.show_choices()

    def tell_moves(self) -> bool:
        """Tell the moves not told yet; True if somebody else made one of them."""
        since, who = self.told, self.game.movers
        if lines := list(self.narrator.happened(self.view, who, since)):
            self.tell("\n".join(["", *lines]))
        self.told = len(self.game.moves)
        return bool(set(who[since:]) & set(self.bots))

    def show_table(self) -> None:
        self.tell("")
        self.tell(self.view.kind.draw(self.view.position(), self.language))
        self.looked = True
        if self.game.to_move is not None:
            self.show_choices()

    def show_choices(self) -> None:
        self.tell("")
        self.tell(self.narrator.can_do(self.view))
        for line in self.narrator.choices(self.view):
            self.tell(line)

    def end(self) -> None:
        """The last moves, the last table, the score sheet, and where the game can be looked at again."""
        self.tell_moves()
        self.show_table()
        self.tell("")
        outcome = self.game.outcome()
        for line in self.narrator.ended(self.game.NAME, outcome) if outcome else ():
            self.tell(line)
        if file := keeping.keep(self.game.record(), self.game.NAME):
            self.tell(self.say("house-look-again", command=f"trefoil replay {quote(str(file))}"))

    # Commands

    def help(self) -> None:
        self.tell("")
        self.tell(self.say(f"{self.game.NAME}-help"))
        self.tell("")
        self.tell(self.say("house-help"))
        self.tell(self.say("house-rules", command=f"trefoil rules {self.game.NAME}"))

    def advise(self) -> None:
        """What a strong bot would play in the person's place."""
        for line in Adviser(self.say, self.view).said(hint(self.view)):
            self.tell(line)

    def undo(self) -> None:
        """Back to the person's last decision."""
        if self.seat not in self.game.movers:
            self.tell(self.say("house-nothing-to-undo"))
            return
        self.game.pop()
        while self.game.to_move != self.seat:
            self.game.pop()
        self.told = len(self.game.moves)
        self.tell(self.say("house-undone"))
        self.show_table()

    def save(self, file: str) -> None:
        if not file:
            self.tell(self.say("house-save-where"))
            return
        try:
            keeping.write(self.game.record(), Path(file).expanduser())
            self.tell(self.say("house-saved", file=file, command=self.how_to_go_on(file)))
        except keeping.NotOurs:
            self.tell(self.say("house-not-ours", file=shortened(file, 200)))
        except (OSError, ValueError, RuntimeError) as error:
            self.tell(self.say("house-not-saved", file=shortened(file, 200), reason=keeping.reason(error)))

    def leave(self) -> None:
        """Leave the game; it is kept where it can be taken up again."""
        self.left = True
        if file := keeping.keep(self.game.record(), self.game.NAME):
            self.tell(self.say("house-left", command=self.how_to_go_on(str(file))))
        else:
            self.tell(self.say("house-left-unkept"))

    def how_to_go_on(self, file: str) -> str:
        seat = f" --seat {self.seat}" if self.seat else ""
        return f"trefoil play {self.game.NAME} --record {quote(file)}{seat}"
