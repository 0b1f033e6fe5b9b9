"""A game line by line: it shows what one seat may know, asks that seat for its moves, and lets bots play the others."""

from collections.abc import Callable, Mapping
from pathlib import Path
from shlex import quote

from trefoil.bots.players.bot import Bot
from trefoil.bots.players.hint import hint
from trefoil.core.game import Game
from trefoil.core.quoting import shortened
from trefoil.core.view import View
from trefoil.terminal import saves
from trefoil.terminal.advice import Adviser
from trefoil.terminal.interrupt import at_once
from trefoil.terminal.narration import Narrator, labels
from trefoil.terminal.screen import Screen
from trefoil.words import speaker


class Plain:
    """One person at one seat of a game."""

    def __init__(
        self,
        game: Game,
        seat: int,
        bots: Mapping[int, Bot],
        language: str,
        level: str,
        screen: Screen | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.bots = bots
        self.language = language
        self.level = level  # of the bots
        self.say = speaker(language, game.package())
        self.narrator = Narrator(self.say, seat)
        self.screen = screen or Screen()
        self.tell = self.screen.tell
        self.told = len(game.moves)  # how many moves the person has heard of
        self.forced: set[int] = set()  # plies at which the person had one move only, and was not asked
        self.looked = False  # whether the person has seen the table; it is shown again when others have moved
        self.left = False
        self.record = game.record()  # as it was at the last decision: Ctrl-C can come in the middle of a move
        self.warned: int | None = None  # the width of a window that was told to be too narrow
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
        with at_once(self.last_words):
            try:
                self.go_on()
                while self.game.to_move is not None and not self.left:
                    self.answer(self.screen.ask(f"{self.say('house-prompt')} "))
                    self.go_on()
            except EOFError:
                self.tell("")
                self.leave()
        if self.game.to_move is None:
            self.end()

    def go_on(self) -> None:
        """Let the others play, and what is forced, until there is something to decide."""
        while not self.left and self.game.to_move is not None and not self.is_asked(self.game):
            self.record = self.game.record()
            self.make_move()
        self.record = self.game.record()
        if self.game.to_move is not None and not self.left:
            self.show_news()

    def is_asked(self, game: Game) -> bool:
        """Whether the person has a choice."""
        return game.to_move == self.seat and len(game.legal_moves) > 1

    def make_move(self) -> None:
        """A bot's move, or the only one that the person has."""
        mover = self.game.to_move
        if mover == self.seat:
            self.forced.add(self.game.ply)
            self.game.push(next(iter(self.game.legal_moves)))
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
        if lines := list(self.narrator.happened(self.view, who, since, self.forced)):
            self.tell("\n".join(["", *lines]))
        self.told = len(self.game.moves)
        return bool(set(who[since:]) & set(self.bots))

    def show_table(self) -> None:
        self.tell("")
        picture = self.view.kind.draw(self.view.position(), self.language)
        self.warn(max(map(len, picture.splitlines())))
        self.screen.show(picture)
        self.looked = True
        if self.game.to_move is not None:
            self.show_choices()

    def warn(self, needed: int) -> None:
        """Say that the window is too narrow for the table, once for each width it has."""
        width = self.screen.width
        if width is not None and width < needed and width != self.warned:
            self.tell(self.say("house-narrow", needed=needed, width=width))
        self.warned = width

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
        if file := saves.keep_over(self.game.record(), self.game.NAME):
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
        for line in Adviser(self.say, self.view, reader=self.seat).said(hint(self.view)):
            self.tell(line)

    def undo(self) -> None:
        """Back to the person's last decision."""
        ply = self.last_decision()
        if ply is None:
            self.tell(self.say("house-nothing-to-undo"))
            return
        while self.game.ply > ply:
            self.game.pop()
        self.forced = {forced for forced in self.forced if forced < ply}
        self.told = len(self.game.moves)
        self.tell(self.say("house-undone"))
        self.show_table()

    def last_decision(self) -> int | None:
        """The ply at which the person last had a choice; where there was none, none can be taken back."""
        past = self.game.copy()
        while self.seat in past.movers:
            past.pop()
            if self.is_asked(past):
                return past.ply
        return None

    def save(self, file: str) -> None:
        if not file:
            self.tell(self.say("house-save-where"))
            return
        try:
            saves.write(self.game.record(), Path(file).expanduser())
            self.tell(self.say("house-saved", file=file, command=self.how_to_go_on(file)))
        except saves.NotOurs:
            self.tell(self.say("house-not-ours", file=shortened(file, 200)))
        except (OSError, ValueError, RuntimeError) as error:
            self.tell(self.say("house-not-saved", file=shortened(file, 200), reason=saves.reason(error)))

    def how_to_go_on(self, file: str) -> str:
        seat = f" --seat {self.seat}" if self.seat else ""
        return f"trefoil play {self.game.NAME} --record {quote(file)}{seat} --against {self.level}"

    def leave(self) -> None:
        """Leave the game; it is kept where it can be taken up again."""
        self.left = True
        self.tell(self.last_words())

    def last_words(self) -> str:
        """Keep the game, and say how to go on with it."""
        if saves.keep(self.record, self.game.NAME, self.seat, self.level):
            return self.say("house-left", command=f"trefoil play {self.game.NAME} --continue")
        return self.say("house-left-unkept")
