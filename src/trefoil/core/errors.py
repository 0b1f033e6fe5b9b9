"""What can go wrong, each with one sentence that says what was expected and what was found."""


class TrefoilError(ValueError):
    """Something was asked for that cannot be; the sentence says what could have been."""


class UnknownMove(TrefoilError):
    """The text does not name any move of this game."""


class IllegalMove(TrefoilError):
    """The move can be read, but the rules do not allow it now."""


class BadOption(TrefoilError):
    """A game cannot be set up this way."""


class BadRecord(TrefoilError):
    """The text is not the record of a game that this version can read."""


class BadSeat(TrefoilError):
    """No such seat at this table."""


class BadPosition(TrefoilError):
    """The text, or what was said of a position, is none that can be played on."""


class BadSetting(TrefoilError):
    """What the environment, a flag or an installed package says cannot be used."""
