"""The environment says which language to speak."""

import pytest

from trefoil.terminal.language import preferred


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "de-AT"}, "de"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "de_DE", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "en"),
    ],
)
def test_the_first_locale_that_is_set_decides(environment: dict[str, str], language: str) -> None:
    assert preferred(environment) == language
