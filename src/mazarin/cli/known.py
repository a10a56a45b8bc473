"""What is known here of a server's table: all that was told, put together."""

from mazarin.compiled import Record
from mazarin.games import game
from mazarin.play.facts import record_of
from mazarin.server import wire


class Known:
    """A table as the last telling left it."""

    def __init__(self, welcome: wire.Welcome, snapshot: wire.Snapshot) -> None:
        assert snapshot.table is not None
        self.guest, self.role = welcome.guest, welcome.role
        self.info: wire.TableInfo = snapshot.table
        self.learn(snapshot)

    def learn(self, told: wire.Told) -> None:
        """Add what a telling says; a snapshot replaces all."""
        self.seq = told.seq
        self.clock = told.clock
        self.info = told.table or self.info
        if isinstance(told, wire.Snapshot):
            self._game, self._own = told.game, told.own
        self._game, self._own = told.game or self._game, told.own or self._own
        self.view = self._view()

    def _view(self) -> Record:
        """Return what may be seen from here; of a match that has not begun, its bare table."""
        if self._game is None:
            return self.bare_table()
        facts = self._game.facts | (self._own.facts if self._own else {})
        return record_of(self.info.game, self.info.rules, facts)

    def bare_table(self) -> Record:
        """Return the table before the first deal of a match."""
        info = self.info
        return game(info.game).new(players=len(info.seats), rules=info.rules or None)

    @property
    def at(self) -> int | None:
        """What a move must name; none if no game is shown here."""
        return self._game.at if self._game else None

    @property
    def me(self) -> int | None:
        """The guest's own seat."""
        seated = (n for n, seat in enumerate(self.info.seats) if seat.guest == self.guest)
        return next(seated, None)

    @property
    def away(self) -> bool:
        """Whether a bot plays for the guest."""
        return self.me is not None and self.info.seats[self.me].away

    @property
    def hosting(self) -> bool:
        """Whether the guest is the host."""
        return self.info.host == self.guest

    def person(self, guest: str | None) -> wire.Person | None:
        """Return somebody at the table."""
        return next((one for one in self.info.people if one.guest == guest), None)

    @property
    def watchers(self) -> list[wire.Person]:
        """Those who have no seat."""
        seated = {seat.guest for seat in self.info.seats}
        return [one for one in self.info.people if one.guest not in seated]
