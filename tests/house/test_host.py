"""What a code host asks for is there and can be read: how to report, what to fill in, and the check before a commit."""

import os
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.house.tree import ROOT, name

FORMS = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))
FIELDS = {"input", "textarea", "dropdown"}


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def test_there_is_a_form_for_each_kind_of_issue() -> None:
    assert [path.stem for path in FORMS] == ["bug", "idea", "rule-question"]


@pytest.mark.parametrize("path", FORMS, ids=name)
def test_a_form_asks_for_something_and_says_what_for(path: Path) -> None:
    form = read(path)
    assert form["name"]
    assert form["description"]
    assert form["labels"]
    asked = [part for part in form["body"] if part["type"] in FIELDS]
    assert asked
    assert any(part["validations"]["required"] for part in asked if "validations" in part)
    assert len({part["id"] for part in asked}) == len(asked)
    assert all(part["attributes"]["label"] for part in asked)
    assert {part["type"] for part in form["body"]} <= FIELDS | {"markdown"}


def test_whoever_sends_a_change_is_asked_what_we_ask_of_ourselves() -> None:
    text = (ROOT / ".github/pull_request_template.md").read_text(encoding="utf-8")
    assert {verb for verb in ("scripts/test", "scripts/check", "CHANGELOG.md") if verb in text} == {
        "scripts/test",
        "scripts/check",
        "CHANGELOG.md",
    }


def test_security_is_reported_in_private() -> None:
    text = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    assert "private security advisory" in text
    assert "@" not in text


def test_the_hook_before_a_commit_runs_the_check() -> None:
    (repository,) = read(ROOT / ".pre-commit-config.yaml")["repos"]
    (hook,) = repository["hooks"]
    assert repository["repo"] == "local"
    assert hook["entry"] == "scripts/check"
    assert os.access(ROOT / hook["entry"], os.X_OK)
    assert hook["always_run"]
    assert not hook["pass_filenames"]


def test_the_integration_is_readable() -> None:
    steps = read(ROOT / ".github/workflows/test.yml")["jobs"]["test"]["steps"]
    assert steps[-1] == {"run": "scripts/test"}
