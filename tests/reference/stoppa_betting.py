"""Cards, points and one betting round of Stoppa, written plainly from the rules."""

SUITS = "dcsb"
HANDS_OF_THREE = {3: 4, 4: 3, 5: 2, 6: 2}  # players: hands in phase I (SP-2)
LEFT_OVER = {3: 1, 4: 1, 5: 2, 6: 0}  # players: cards dealt without betting (SP-2)
FIGURE = 10
VALUES = {7: 21, 6: 18, 1: 16, 5: 15, 4: 14, 3: 13, 2: 12, 8: FIGURE, 9: FIGURE, 10: FIGURE}

# What cancels phase III: rank and least number of cards (SP-22).
CANCELLING = {"three_twos": (2, 3), "three_aces": (1, 3), "four_aces": (1, 4)}

DEFAULTS: dict[str, object] = {
    "misera": 1,
    "punto": 5,
    "ante": "each_hand",
    "raise_limit": "pot",
    "max_raises": 4,
    "tie": "deal_order",
    "oral_points": False,
    "cancel_on": "three_twos",
    "direct_scope": "any_first_turn",
    "cavallo_counts_as_king": False,
    "show_used_cards": False,
}

# Seat on turn, moves without an amount, words with an amount: (least, greatest).
Legal = tuple[int | None, set[str], dict[str, tuple[int, int]]]


def number(rules: dict[str, object], name: str) -> int:
    """The value of an option that is a number."""
    value = rules[name]
    assert isinstance(value, int)
    return value


def rank(card: str) -> int:
    """The rank of a card, 1 (asso) to 10 (re)."""
    return int(card[:-1])


def suit(card: str) -> str:
    """The suit of a card: d, c, s or b."""
    return card[-1]


def full_pack(players: int) -> list[str]:
    """The pack for so many players, in pack order."""
    pack = [f"{number}{letter}" for letter in SUITS for number in range(1, 11)]
    if players == 3:  # SP-1: one king is out
        pack.remove("10b")
    if players == 6:  # seed 2: all kings are out
        pack = [card for card in pack if rank(card) != 10]
    return pack


def in_pack_order(cards: list[str]) -> list[str]:
    """The cards sorted by suit (d c s b), then by rank."""
    return sorted(cards, key=lambda card: (SUITS.index(suit(card)), rank(card)))


def cut_packets(pack: list[str], players: int, dealer: int) -> list[list[list[str]]]:
    """Deal the packets of three and the left-over one, card by card: [packet][seat] (SP-2)."""
    cards = list(pack)
    packets: list[list[list[str]]] = []
    for size in [3] * HANDS_OF_THREE[players] + [LEFT_OVER[players]]:
        packet: list[list[str]] = [[] for _ in range(players)]
        for _ in range(size):
            for step in range(1, players + 1):  # seed 5: the dealer last
                packet[(dealer + step) % players].append(cards.pop(0))
        packets.append(packet)
    assert not cards
    return packets


def cancels(rules: dict[str, object], players: int, cards: list[str]) -> bool:
    """Whether a hand holds three twos (or as the option says) and no king (SP-22)."""
    ranks = [rank(card) for card in cards]
    if 10 in ranks:
        return False
    if players == 6 and rules["cavallo_counts_as_king"] and 9 in ranks:
        return False
    names = str(rules["cancel_on"]).split("+")
    wanted = [CANCELLING[name] for name in names if name != "never"]
    return any(ranks.count(which) >= least for which, least in wanted)


def value(card: str) -> int:
    """What a card counts (seed 6)."""
    return VALUES[rank(card)]


def best_of_suit(cards: list[str], letter: str) -> list[str]:
    """The best three cards of one suit, or fewer if there are no three (SP-6, SP-14)."""
    own = [card for card in cards if suit(card) == letter]
    return sorted(own, key=lambda card: (-value(card), rank(card)))[:3]


def punto_cards(cards: list[str]) -> list[str]:
    """The counting cards: best total of a suit; equal totals: first of d c s b (SP-6)."""
    best: list[str] = []
    for letter in SUITS:
        candidate = best_of_suit(cards, letter)
        if sum(map(value, candidate)) > sum(map(value, best)):
            best = candidate
    return best


def punto(cards: list[str]) -> int:
    """The point of a hand (seed 6, seed 18)."""
    return sum(map(value, punto_cards(cards)))


def ante(rules: dict[str, object], players: int, dealer: int, seat: int, hand: int | None) -> int:
    """What a seat puts in before a hand of phase I (from 0) or phase II (None) (SP-4)."""
    misera = number(rules, "misera")
    if hand is not None:
        return misera if puts_misera(rules, hand, seat == dealer) else 0
    if rules["ante"] == "punto_beccata":
        return number(rules, "punto")
    return 0 if seat == dealer else HANDS_OF_THREE[players] * misera  # seed 17


def puts_misera(rules: dict[str, object], hand: int, is_dealer: bool) -> bool:
    """Whether a player puts a misera into a hand of phase I (SP-4)."""
    if rules["ante"] == "dealer_funds":
        return is_dealer
    if rules["ante"] == "once_then_dealer":
        return hand == 0 or is_dealer
    return True


class Betting:
    """One betting round: from the antes to the winner of the pot."""

    def __init__(
        self,
        rules: dict[str, object],
        dealer: int,
        chips: list[int],
        antes: list[int],
        points: list[int],
    ) -> None:
        """Collect the antes; `chips` are the balances of the match, changed in place."""
        self.rules = rules
        self.players = len(chips)
        self.dealer = dealer
        self.chips = chips
        self.points = points
        self.pot = 0
        for seat, ante in enumerate(antes):
            self.pay(seat, ante)
        self.bets = [0] * self.players  # paid since the antes
        self.closed: set[int] = set()
        self.last_raiser: int | None = None  # the last to open or raise
        self.raises = 0
        self.shown: list[tuple[int, int]] = []  # (seat, point) in the order of showing
        self.winner: int | None = None
        self.seat: int | None = self.next_seat(dealer)  # SP-28: di mano speaks first

    def next_seat(self, seat: int) -> int:
        """The seat after a seat."""
        return (seat + 1) % self.players

    def pay(self, seat: int, amount: int) -> None:
        """Move chips from a player to the pot."""
        self.chips[seat] -= amount
        self.pot += amount

    # What may be said.

    def legal(self) -> Legal:
        """The seat on turn and all that it may say."""
        if self.seat is None:
            return None, set(), {}
        if self.last_raiser is None:
            return self.seat, {"close"}, self.opening_amounts()
        return self.seat, {"see", "close"}, self.raise_amounts()

    def opening_amounts(self) -> dict[str, tuple[int, int]]:
        """From one misera to the pot at that moment (seed 7, SP-7)."""
        misera = number(self.rules, "misera")
        if self.pot < misera:  # only with a punto below the misera: no amount fits
            return {}
        return {"open": (misera, self.pot)}

    def raise_amounts(self) -> dict[str, tuple[int, int]]:
        """The increments allowed, none at the limit of raises (SP-7)."""
        if self.raises == number(self.rules, "max_raises"):
            return {}
        misera = number(self.rules, "misera")
        greatest = {"pot": self.pot, "fixed": misera, "none": 1000 * misera}
        return {"raise": (misera, greatest[str(self.rules["raise_limit"])])}

    # What is said.

    def play(self, move: str) -> None:
        """Carry out a legal move of the seat on turn."""
        seat = self.seat
        assert seat is not None
        word, _, amount = move.partition(" ")
        if word == "close":
            self.closed.add(seat)
        elif word == "see":
            self.bet(seat, 0)
        elif word == "open":
            self.bet(seat, int(amount))
            self.last_raiser = seat
        else:
            self.bet(seat, int(amount))
            self.last_raiser = seat
            self.raises += 1
        self.pass_the_word(seat)

    def bet(self, seat: int, increment: int) -> None:
        """Pay the difference to the highest bet, and the increment (seed 9, 12)."""
        self.pay(seat, max(self.bets) - self.bets[seat] + increment)
        self.bets[seat] = max(self.bets) + increment

    def pass_the_word(self, seat: int) -> None:
        """The next player still in speaks, until the word is back at the last raiser."""
        following = self.next_seat(seat)
        while following in self.closed:  # SP-9: whoever has closed stays out
            following = self.next_seat(following)
        if following == self.last_raiser:  # SP-10: the last raiser does not act again
            self.show_down(following)
        elif self.last_raiser is None and following == self.dealer:
            self.take_pot(self.dealer)  # SP-8: all others closed, nobody opened
        else:
            self.seat = following

    # Who wins.

    def show_down(self, seen: int) -> None:
        """The last raiser shows, others only if strictly higher (seed 12, SP-11)."""
        others = [seat for seat in self.showing_order(seen) if seat not in self.closed]
        if not others:  # seed 11: nobody sees him, he shows nothing
            self.take_pot(seen)
            return
        self.shown = [(seen, self.points[seen])]
        for seat in others:
            if self.points[seat] > self.shown[-1][1]:  # SP-12: the seen player wins ties
                self.shown.append((seat, self.points[seat]))
        self.take_pot(self.shown[-1][0])

    def showing_order(self, seen: int) -> list[int]:
        """The other seats in the order in which they are asked to show (SP-11, SP-12)."""
        before = self.dealer if self.rules["tie"] == "deal_order" else seen
        order = [(before + step) % self.players for step in range(1, self.players + 1)]
        order.remove(seen)
        return order

    def take_pot(self, seat: int) -> None:
        """The whole pot goes to one player and the round is over."""
        self.chips[seat] += self.pot
        self.pot = 0
        self.winner = seat
        self.seat = None
