"""A simulation's result as a table for people."""

from rich.table import Table

from mazarin.lab.results import Result, Row


def table(result: Result) -> Table:
    """Return the means of each seat, and of each distance from the dealer, with their errors."""
    drawn = Table(
        title=_title(result), caption=_caption(result), title_justify="left", caption_justify="left"
    )
    for heading in ("", "bot"):
        drawn.add_column(heading)
    for heading in ("net chips a deal", "±", "deals won", "±"):
        drawn.add_column(heading, justify="right")
    for seat, row in enumerate(result.seats):
        drawn.add_row(f"seat {seat}", result.bots[seat], *_cells(row))
    drawn.add_section()
    for distance, row in enumerate(result.positions):
        drawn.add_row("dealer" if distance == 0 else f"dealer + {distance}", "", *_cells(row))
    return drawn


def _title(result: Result) -> str:
    game = f"{result.game}({result.rules})" if result.rules else result.game
    return f"{game}, {result.players} players, {result.deals:,} deals, seed {result.seed}"


def _caption(result: Result) -> str:
    threads = "1 thread" if result.threads == 1 else f"{result.threads} threads"
    return (
        f"{result.matches:,} matches, {result.steps:,} steps in {result.seconds:.2f} s "
        f"on {threads}, "
        f"{result.steps_per_second:,.0f} steps a second; ± is one standard error"
    )


def _cells(row: Row) -> tuple[str, str, str, str]:
    return (
        f"{row.net_mean:+.3f}",
        "" if row.net_se is None else f"{row.net_se:.3f}",
        f"{row.win_share:.2%}",
        "" if row.win_se is None else f"{row.win_se:.2%}",
    )
