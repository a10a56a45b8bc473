"""``mazarin simulate``: bots play many deals; a table or JSON sums them up."""

import argparse
import json
import sys

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from mazarin.compiled import is_compiled, mark_compiled
from mazarin.lab.report import table
from mazarin.lab.results import Result
from mazarin.lab.simulate import simulate as run


def simulate(asked: argparse.Namespace) -> int:
    """Simulate as asked and print the result."""
    result = _run(asked)
    if asked.json:
        print(json.dumps(result.as_json()))
    else:
        Console().print(table(result))
    return 0


def _run(asked: argparse.Namespace) -> Result:
    """Run with a bar on the error stream, where it is in nobody's way."""
    console = Console(file=sys.stderr)
    what = f"simulate-{asked.game}"
    if not is_compiled(what):
        console.print(
            "Preparing the simulator for the first time on this machine; this takes a while once."
        )
    columns = (
        TextColumn("deals"),
        BarColumn(),
        TextColumn("{task.completed:,.0f}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=asked.json) as bar:
        task = bar.add_task("deals", total=asked.deals)
        result = run(
            asked.game,
            players=asked.players,
            deals=asked.deals,
            rules=asked.rules,
            bots=[name.strip() for name in asked.bots.split(",")],
            seed=asked.seed,
            threads=asked.threads,
            progress=lambda done: bar.update(task, completed=done),
        )
    mark_compiled(what)
    return result
