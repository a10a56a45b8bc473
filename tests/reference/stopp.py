"""A slow and plain reference of Stopp: the deals and the capitals of one match."""

from typing import Self

RANKS = "23456789TJQKA"  # ST-2: 2 low, ace high, no wrap
SUITS = "hdcs"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
DEFAULTS: dict[str, object] = {
    "capital": 10,
    "hand_size": 6,
    "solo_plays_on": False,
    "pay_on_stopp": False,
}

Legal = tuple[int | None, set[str], dict[str, tuple[int, int]]]


def in_pack_order(cards: list[str]) -> list[str]:
    """The same cards, sorted by suit, then by rank."""
    return sorted(cards, key=PACK.index)


def higher_of_suit(hand: list[str], top: str) -> set[str]:
    """The cards of a hand that have the suit of `top` and a higher rank."""
    return {
        card for card in hand if card[1] == top[1] and RANKS.index(card[0]) > RANKS.index(top[0])
    }


def number(rules: dict[str, object], name: str) -> int:
    """The value of an option that is a whole number."""
    value = rules[name]
    assert isinstance(value, int)
    return value


class Stopp:
    """One match; seats count from 0 in the direction of play."""

    def __init__(self, players: int, rules: dict[str, object], dealer: int) -> None:
        """Start a match; `rules` are the options that differ from the default."""
        self.players = players
        self.rules = {**DEFAULTS, **rules}
        self.dealer = dealer
        self.deal_number = 0
        self.phase = "ready"
        self.seat: int | None = None  # who is on turn
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.chips = [number(self.rules, "capital")] * players
        self.pot = 0  # ST-3: no ante
        self.paid = [0] * players
        self.winners: list[int] = []
        self.dealt_in: list[int] = []  # the seats of this deal, forehand first
        self.first_out: int | None = None  # the first seat of this deal without cards
        self.top: str | None = None  # the card to beat
        self.last: int | None = None  # who laid it
        self.to_ask: list[int] = []  # who may still beat it, in order

    @classmethod
    def position(
        cls,
        *,
        players: int,
        rules: dict[str, object],
        dealer: int,
        hands: list[list[str]],
        turn: int,
        top: str | None = None,
        last: int | None = None,
        chips: list[int] | None = None,
        pot: int = 0,
        deal: int = 1,
        dealt_in: list[int] | None = None,
        first_out: int | None = None,
    ) -> Self:
        """The middle of a deal: `turn` is to beat `top`, laid by `last`, or to lead.

        `dealt_in` are the seats that got cards in this deal, by default those that hold cards.
        """
        game = cls(players, rules, dealer)
        game.hands = [list(hand) for hand in hands]
        game.chips = list(game.chips if chips is None else chips)
        game.pot = pot
        game.deal_number = deal
        game.dealt_in = game.holders_after(dealer) if dealt_in is None else list(dealt_in)
        game.first_out = first_out
        if top is None:
            game.lead(turn)
        else:
            assert last is not None
            game.top = top
            game.last = last
            waiting = [seat for seat in game.holders_after(last) if seat != last]
            game.to_ask = waiting[waiting.index(turn) :]
            game.go_on()
        return game

    # The seats.

    def seats_after(self, seat: int) -> list[int]:
        """All seats once, beginning after a seat and ending with it."""
        return [(seat + 1 + step) % self.players for step in range(self.players)]

    def holders_after(self, seat: int) -> list[int]:
        """The seats that hold cards, in the same order."""
        return [other for other in self.seats_after(seat) if self.hands[other]]

    def in_match_after(self, seat: int) -> list[int]:
        """The seats that still have chips, in the same order (ST-15)."""
        return [other for other in self.seats_after(seat) if self.chips[other] > 0]

    # The deal.

    def deal(self, pack: list[str]) -> None:
        """Deal a pack and give forehand the lead."""
        assert self.phase in {"ready", "over"}
        assert not self.winners
        assert in_pack_order(pack) == PACK
        if self.deal_number > 0:
            self.dealer = self.in_match_after(self.dealer)[0]  # ST-4
        self.deal_number += 1
        self.dealt_in = self.in_match_after(self.dealer)
        self.first_out = None
        self.last = None
        self.paid = [0] * self.players
        self.deal_cards(pack)
        self.lead(self.dealt_in[0])  # ST-4, ST-6

    def deal_cards(self, pack: list[str]) -> None:
        """Give the cards one at a time; the rest of the pack is put aside (ST-5)."""
        self.hands = [[] for _ in range(self.players)]
        used = number(self.rules, "hand_size") * len(self.dealt_in)
        for place, card in enumerate(pack[:used]):
            seat = self.dealt_in[place % len(self.dealt_in)]
            self.hands[seat].append(card)

    # The moves.

    def legal(self) -> Legal:
        """Who is on turn, and what he may play or say."""
        if self.seat is None:
            return None, set(), {}
        hand = self.hands[self.seat]
        if self.top is None:
            return self.seat, set(hand), {}  # ST-6: any card, no pass
        beating = higher_of_suit(hand, self.top)  # ST-7: any higher card of the suit
        return self.seat, beating or {"stopp"}, {}  # ST-8: stopp only if he cannot beat

    def play(self, move: str) -> None:
        """Play a card or say stopp."""
        seat, moves, _ = self.legal()
        assert seat is not None
        assert move in moves
        if move == "stopp":
            self.say_stopp(seat)
        else:
            self.play_card(seat, move)
        self.go_on()

    def say_stopp(self, seat: int) -> None:
        """The seat is done with this card."""
        if self.rules["pay_on_stopp"] and self.chips[seat] > 0:
            self.chips[seat] -= 1
            self.pot += 1
        self.to_ask.remove(seat)

    def play_card(self, seat: int, card: str) -> None:
        """The card goes on the pile and all others with cards are asked (ST-10, ST-11)."""
        self.hands[seat].remove(card)
        if not self.hands[seat] and self.first_out is None:
            self.first_out = seat
        self.top = card
        self.last = seat
        self.to_ask = [other for other in self.holders_after(seat) if other != seat]

    def go_on(self) -> None:
        """Ask the next player; with nobody left to ask, turn the pile or end the deal."""
        assert self.last is not None
        holders = self.holders_after(self.last)
        if self.to_ask:
            self.phase = "follow"
            self.seat = self.to_ask[0]
        elif self.last not in holders:
            self.end_deal()  # ST-12: nobody leads with an empty hand
        elif holders == [self.last] and not self.rules["solo_plays_on"]:
            self.end_deal()  # ST-13: he has used his chance and is alone
        else:
            self.lead(self.last)

    def lead(self, seat: int) -> None:
        """A new pile begins."""
        self.phase = "lead"
        self.seat = seat
        self.top = None
        self.to_ask = []

    # The end.

    def end_deal(self) -> None:
        """One unit to the pot for each card left, as far as the units go (ST-14)."""
        self.phase = "over"
        self.seat = None
        self.top = None
        for seat in self.dealt_in:
            self.paid[seat] = min(len(self.hands[seat]), self.chips[seat])
            self.chips[seat] -= self.paid[seat]
            self.pot += self.paid[seat]
        left = [seat for seat in range(self.players) if self.chips[seat] > 0]
        if len(left) == 1:
            self.chips[left[0]] += self.pot  # the last one left wins the pot
            self.pot = 0
            self.winners = left
        elif not left:
            self.share_pot()

    def share_pot(self) -> None:
        """Nobody has chips: the players of the last deal share the pot."""
        assert self.first_out is not None
        share = self.pot // len(self.dealt_in)
        for seat in self.dealt_in:
            self.chips[seat] += share
            self.pot -= share
        self.chips[self.first_out] += self.pot
        self.pot = 0
        self.winners = sorted(self.dealt_in)

    # What can be seen.

    def state(self) -> dict[str, object]:
        """The whole state, all hands open."""
        return {
            "phase": self.phase,
            "seat": self.seat,
            "dealer": self.dealer,
            "hands": [in_pack_order(hand) for hand in self.hands],
            "chips": list(self.chips),
            "pot": self.pot,
            "pots": {},
            "top": self.top,
            "deal_over": self.phase == "over",
            "match_over": bool(self.winners),
            "paid": list(self.paid),
            "winners": list(self.winners),
            "deal": self.deal_number,
        }
