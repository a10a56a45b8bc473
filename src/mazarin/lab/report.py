"""A simulation's result as a table for people."""

from rich.table import Table

from mazarin.lab.results import Result, Row


def table(result: Result) -> Table:
    """Return the means of each seat, and of each distance from the dealer, with their errors."""
    drawn = Table(
        title=_title(result), caption=_caption(result), title_justify="left", caption_justify="left"
    )
    for heading in ("", "bot", "net chips a deal", "±", "deals won", "±"):
        drawn.add_column(heading, justify="left" if heading in ("", "bot") else "right")
    for seat, row in enumerate(result.seats):
        drawn.add_row(f"seat {seat}", result.bots[seat], *_cells(row))
    drawn.add_section()
    for place, row in enumerate(result.positions):
        drawn.add_row("dealer" if place == 0 else f"dealer + {place}", "", *_cells(row))
    return drawn


def _title(result: Result) -> str:
    return f"{result.game}, {result.players} players, {result.deals:,} deals, seed {result.seed}"


def _caption(result: Result) -> str:
    return (
        f"{result.steps:,} steps in {result.seconds:.2f} s on {result.threads} threads, "
        f"{result.steps_per_second:,.0f} steps a second; ± is one standard error"
    )


def _cells(row: Row) -> tuple[str, str, str, str]:
    return f"{row.net_mean:+.3f}", f"{row.net_se:.3f}", f"{row.win_share:.2%}", f"{row.win_se:.2%}"
