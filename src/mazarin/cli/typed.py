"""Moves as the player types them, in any of our spellings, and as the screen offers them."""

from collections.abc import Callable

from mazarin.compiled import Record
from mazarin.games.contract import Game
from mazarin.play.notation import NotationError, read_move
from mazarin.play.sentences import Sentences
from mazarin.play.state import moves

Ask = Callable[[str], str]
Tell = Callable[[str], None]


class TypedMoves:
    """The moves of one game in the player's language."""

    def __init__(self, game: Game, say: Sentences, ask: Ask, tell: Tell) -> None:
        self.game, self.say, self.ask, self.tell = game, say, ask, tell
        spoken = {word.text for word in game.words}
        self.bets = {word.text for word in game.words if word.has_amount}
        vocabulary = say.vocabulary("word").items()
        self.words = {typed: word for typed, word in vocabulary if word in spoken}

    # How a move is offered.

    def offered(self, s: Record) -> list[str]:
        """Return the legal moves as the player types them, each bet with its bounds."""
        plain, amounts = moves(s)
        bets = [
            self.say.text("move-with-range", word=self._word(word), least=least, most=most)
            for word, (least, most) in amounts.items()
        ]
        return [self._local(move) for move in plain] + bets

    def write(self, action: int) -> str:
        """Return a move as the player would type it."""
        return self._local(self.game.write_move(action))

    def _local(self, move: str) -> str:
        """Return a move, spelled for programs, in the player's word."""
        word, _, amount = move.partition(" ")
        return f"{self._word(word)} {amount}".strip() if word in self.words.values() else move

    def _word(self, canonical: str) -> str:
        return self.say.text(f"word-{canonical}")

    # How a move is read.

    def read(self, s: Record, text: str, *, asks: bool) -> int | None:
        """Return the action typed; ``None`` if its chips make no sense, which is then told.

        Chips left out are asked for if it ``asks``; otherwise any that are allowed will do. Raise
        ``NotationError`` for what is no move.
        """
        typed, _, amount = " ".join(text.casefold().split()).partition(" ")
        word = self.words.get(typed)
        if word is None:
            return self._read_card(s, text)
        if word in self.bets:
            return self._read_bet(s, word, amount, asks=asks)
        if amount:
            self.tell(self.say.text("reason-no-amount"))
            return None
        return read_move(s, word)

    def _read_card(self, s: Record, text: str) -> int:
        """Return the card typed, as it is written in records or named in the player's language."""
        try:
            return read_move(s, text)
        except NotationError:
            named = self.say.read_card(text, self.game.pack.name)
            if named is None:
                raise
            return read_move(s, named)

    def _read_bet(self, s: Record, word: str, amount: str, *, asks: bool) -> int | None:
        allowed = moves(s)[1]
        least, most = allowed.get(word, (1, 1))
        if not amount:
            amount = self._ask_amount(least, most) if asks and word in allowed else str(least)
        if amount.isascii() and amount.isdigit():
            return read_move(s, f"{word} {amount}")
        problem = "amount-unclear" if amount else "amount-missing"
        example = f"{self._word(word)} {least}"
        self.tell(self.say.text(problem, text=amount, example=example))
        return None

    def _ask_amount(self, least: int, most: int) -> str:
        kind = "exact" if least == most else "range"
        prompt = self.say.text("prompt-amount", kind=kind, least=least, most=most)
        return self.ask(prompt + " ").strip()
