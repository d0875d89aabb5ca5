"""Runs the README's examples as they are."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```", README, re.DOTALL | re.MULTILINE)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 3


@pytest.mark.skipif(not os.environ.get("RECOLLECT_API_KEY"), reason="RECOLLECT_API_KEY names no key")
@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_an_example_runs_and_shows_what_it_stores(number: int, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(EXAMPLES[number], "README.md", "exec"), {"__name__": "__main__"})
    stored = re.findall(r'store\("([^"]+)"|"text": "([^"]+)"', EXAMPLES[number])
    shown = capsys.readouterr().out
    assert stored and all("".join(texts) in shown for texts in stored)
