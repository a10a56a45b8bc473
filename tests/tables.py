"""Tables to test with: any game, number of players, house rules, dealer, pack and legal play.

Whatever is random comes from a seeded ``random.Random``, so that a failure names all it takes to
repeat it. Hypothesis draws the tables and the seeds. The options are found in their declarations:
a new option is tested from the day it is declared.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from random import Random

from hypothesis import strategies as st

from mazarin.cards import members
from mazarin.compiled import Record
from mazarin.games import GAMES, game
from mazarin.games.contract import action_of
from mazarin.games.generic import game_of
from mazarin.games.rules import CardSet, Choice, Choices, Flag, Number, Option, RulesError
from mazarin.play import table
from mazarin.play.match import Match

CARD_SETS = ("2h", "AhKcQdJs", "AhAdAcAs", "2hThJhQhKhAh7c2s")
SEEDS = st.integers(0, 2**32 - 1)
SIZES = [(name, players) for name in GAMES for players in game(name).players]
"""Each game with each number of players that it allows."""


@dataclass(frozen=True)
class Setting:
    """A table about to begin."""

    game: str
    players: int
    rules: Mapping[str, object] = field(default_factory=dict)
    dealer: int = 0

    def match(self) -> Match:
        """Return the match, before its first deal."""
        return Match.new(self.game, players=self.players, rules=self.rules, dealer=self.dealer)

    def __str__(self) -> str:
        rules = ",".join(f"{name}={value}" for name, value in self.rules.items())
        return f"{self.game}({rules}) players={self.players} dealer=p{self.dealer}"


def values(option: Option) -> Sequence[object]:
    """Return values of an option that are worth a test: every word, every limit."""
    match option:
        case Number(least=least, most=most):
            return [*sorted({least, least + 1, most})]
        case Flag():
            return [False, True]
        case Choice(words=words):
            return list(words)
        case Choices(words=words):
            sizes = range(len(words) + 1)
            return ["+".join(some) or "never" for n in sizes for some in combinations(words, n)]
        case CardSet():
            return list(CARD_SETS)
    raise AssertionError(f"say in tests/tables.py which values of {option} are worth a test")


def allowed(name: str, players: int, rules: Mapping[str, object]) -> bool:
    """Return whether a table of so many players may play by these rules."""
    try:
        game(name).rules.read(rules, players=players)
    except RulesError:
        return False
    return True


def settings_of(name: str, players: int) -> Iterator[Setting]:
    """Yield a setting with the defaults and one for each other value of each single option."""
    yield Setting(name, players)
    for option, declared in game(name).rules.options().items():
        for value in values(declared):
            wanted = {option: _largest(name, players, option, value)}
            if allowed(name, players, wanted):
                yield Setting(name, players, wanted, dealer=players - 1)


def _largest(name: str, players: int, option: str, value: object) -> object:
    """Return a number, lowered as far as a table of so many players needs; another value as is."""
    if isinstance(value, bool) or not isinstance(value, int):
        return value
    while value > 1 and not allowed(name, players, {option: value}):
        value -= 1
    return value


def random_setting(name: str, rnd: Random, players: int | None = None) -> Setting:
    """Return a random table: about a third of the options are not left at their defaults."""
    seats = players or rnd.choice(game(name).players)
    while True:
        options = game(name).rules.options().items()
        rules = {key: _random_value(option, rnd) for key, option in options if rnd.random() < 0.35}
        if allowed(name, seats, rules):
            return Setting(name, seats, rules, rnd.randrange(seats))


def _random_value(option: Option, rnd: Random) -> object:
    if isinstance(option, Number) and rnd.random() < 0.7:
        return rnd.randint(option.least, min(option.most, option.least + 20))
    return rnd.choice(values(option))


def random_pack(s: Record, rnd: Random) -> list[int]:
    """Return the pack of a table, shuffled."""
    pack = list(members(game_of(s).pack_for(int(s.players))))
    rnd.shuffle(pack)
    return pack


def random_action(s: Record, rnd: Random) -> int:
    """Return a legal action; the least and the greatest amounts are as likely as all between."""
    code = rnd.choice(table.legal_codes(s))
    if not table.has_amount(s, code):
        return code
    least, most = table.limits(s, code)
    return action_of(code, rnd.choice([least, most, rnd.randint(least, most)]))


def play_on(match: Match, rnd: Random, steps: int) -> Match:
    """Make so many random moves, dealing as often as it takes, up to the end of the match."""
    for _ in range(steps):
        if match.state.finished:
            break
        if table.is_over(match.state):
            match.deal(random_pack(match.state, rnd))
        else:
            match.play(random_action(match.state, rnd))
    return match


def settings(*games: str) -> st.SearchStrategy[Setting]:
    """Draw any table of these games, or of all."""
    return st.builds(
        lambda name, seed: random_setting(name, Random(seed)),
        st.sampled_from(games or GAMES),
        SEEDS,
    )


def matches(*games: str, steps: int = 150) -> st.SearchStrategy[Match]:
    """Draw a match of these games, played to any point of its first deals."""
    return st.builds(
        lambda setting, seed, count: play_on(setting.match(), Random(seed), count),
        settings(*games),
        SEEDS,
        st.integers(0, steps),
    )
