"""Which language to speak, as the environment asks for it."""

from collections.abc import Mapping

from trefoil.words import LANGUAGES

ASKED = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides


def preferred(environment: Mapping[str, str]) -> str:
    """The language of a locale such as `fr_CA.UTF-8`; English if it is none of ours.

    >>> preferred({"LANG": "fr_CA.UTF-8"}), preferred({"LC_ALL": "C", "LANG": "de_DE"})
    ('fr', 'en')
    """
    locale = next((environment[name] for name in ASKED if environment.get(name)), "")
    language = locale.replace("_", ".").replace("-", ".").split(".")[0].lower()
    return language if language in LANGUAGES else LANGUAGES[0]
