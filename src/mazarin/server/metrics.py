"""What is counted, for Prometheus. No label ever holds a name, a card, a token or a table."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The figures of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("mazarin_sockets", "open sockets", registry=self.registry)
        self.tables = Gauge("mazarin_tables", "tables in memory", registry=self.registry)
        self.commands = Counter(
            "mazarin_commands", "commands by what became of them", ["end"], registry=self.registry
        )
        self.seconds = Histogram(
            "mazarin_command_seconds",
            "from a command's frame to its answer",
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
        )
        self.outrun = Counter(
            "mazarin_outrun", "decisions made again, others being faster", registry=self.registry
        )
        self.limits = Counter(
            "mazarin_limits", "what was refused for a limit", ["limit"], registry=self.registry
        )
        self.restored = Counter(
            "mazarin_restored", "tables read back from their logs", registry=self.registry
        )

    def page(self) -> bytes:
        """Return the figures as Prometheus reads them."""
        return generate_latest(self.registry)
