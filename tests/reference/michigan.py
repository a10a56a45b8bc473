"""A slow and plain reference of Michigan: the deals, pay cards and ledger of one match."""

from typing import Self

from .stopp import PACK, RANKS, SUITS, Legal, higher_of_suit, in_pack_order, number

RED = "hd"
DEFAULTS: dict[str, object] = {
    "succession": "higher",
    "suit_change": "free",
    "spare_hand": None,  # as the succession needs
    "pay_cards": "Ah Kc Qd Js",
    "stake": 1,
    "accounts": "ledger",
    "capital": 50,
    "deals": 0,  # one round
}


def card_list(value: object) -> list[str]:
    """Cards written with blanks between them, or in a list, in pack order."""
    if isinstance(value, str):
        return in_pack_order(value.split())
    assert isinstance(value, list | tuple)
    return in_pack_order([str(card) for card in value])


def lowest_of_each_suit(hand: list[str]) -> set[str]:
    """The lowest card of every suit held."""
    of_suits = [[card for card in in_pack_order(hand) if card[1] == suit] for suit in SUITS]
    return {cards[0] for cards in of_suits if cards}


def next_of_suit(card: str) -> str:
    """The card of the next rank; not asked of an ace."""
    return RANKS[RANKS.index(card[0]) + 1] + card[1]


def same_colour(card: str, other: str) -> bool:
    """Whether both cards are red, or both black."""
    return (card[1] in RED) == (other[1] in RED)


class Michigan:
    """One match; seats count from 0 in the direction of play."""

    def __init__(self, players: int, rules: dict[str, object], dealer: int) -> None:
        """Start a match; `rules` are the options that differ from the default."""
        self.players = players
        self.rules = {**DEFAULTS, **rules}
        self.dealer = dealer
        self.stake = number(self.rules, "stake")
        self.table_stakes = self.rules["accounts"] == "table_stakes"
        self.deal_number = 0
        self.phase = "ready"
        self.seat: int | None = None  # who is on turn
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.chips = [number(self.rules, "capital") if self.table_stakes else 0] * players
        self.pots = dict.fromkeys(card_list(self.rules["pay_cards"]), 0)
        self.paid = [0] * players
        self.winners: list[int] = []
        self.dealt_in: list[int] = []  # the seats of this deal, eldest first
        self.top: str | None = None  # the card to follow
        self.last_card: str | None = None  # the last card played in this deal
        self.stops = 0  # how often a run of this deal ended without an ace

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
        last: str | None = None,
        chips: list[int] | None = None,
        pots: dict[str, int] | None = None,
        deal: int = 1,
    ) -> Self:
        """The middle of a deal: `turn` is to follow `top`, or to lead.

        `last` is the last card played before a lead, None if the deal begins with it.
        """
        game = cls(players, rules, dealer)
        game.hands = [list(hand) for hand in hands]
        game.chips = list(game.chips if chips is None else chips)
        game.pots.update({} if pots is None else pots)
        game.deal_number = deal
        game.dealt_in = [seat for seat in game.seats_after(dealer) if hands[seat]]
        game.last_card = last if top is None else top
        if top is None:
            game.give_lead(turn)
        else:
            game.wait_for(turn, top)
        return game

    # The seats.

    def seats_after(self, seat: int) -> list[int]:
        """All seats once, beginning after a seat and ending with it."""
        return [(seat + 1 + step) % self.players for step in range(self.players)]

    def in_match_after(self, seat: int) -> list[int]:
        """The seats that still take part, in the same order (MI-14)."""
        return [
            other
            for other in self.seats_after(seat)
            if self.chips[other] > 0 or not self.table_stakes
        ]

    def next_in_deal(self, seat: int) -> int:
        """The next seat that takes part in this deal."""
        return next(other for other in self.seats_after(seat) if other in self.dealt_in)

    # The deal.

    def deal(self, pack: list[str]) -> None:
        """Take the stakes, deal a pack and give eldest the lead."""
        assert self.phase in {"ready", "over"}
        assert not self.winners
        assert in_pack_order(pack) == PACK
        if self.deal_number > 0:
            self.dealer = self.in_match_after(self.dealer)[0]
        self.deal_number += 1
        self.dealt_in = self.in_match_after(self.dealer)
        self.last_card = None
        self.stops = 0
        self.paid = [0] * self.players
        self.put_stakes()
        self.deal_cards(pack)
        self.give_lead(self.dealt_in[0])

    def put_stakes(self) -> None:
        """One stake on each pay card from each seat, two from the dealer (MI-2)."""
        for seat in self.dealt_in:
            for _ in range(2 if seat == self.dealer else 1):
                for card in self.pots:
                    self.put_stake(seat, card)

    def put_stake(self, seat: int, card: str) -> None:
        """One stake on one pay card, as far as the chips go at table stakes (MI-14)."""
        amount = min(self.stake, self.chips[seat]) if self.table_stakes else self.stake
        self.chips[seat] -= amount
        self.pots[card] += amount

    def deal_cards(self, pack: list[str]) -> None:
        """All alike and the rest unused (MI-3), or all cards with a spare hand (MI-4)."""
        spare_hand = self.rules["spare_hand"]
        if spare_hand is None:
            spare_hand = self.rules["succession"] == "holder"
        self.hands = [[] for _ in range(self.players)]
        spare: list[str] = []
        receivers = [self.hands[seat] for seat in self.dealt_in]
        used = len(pack) - len(pack) % len(receivers)
        if spare_hand:
            receivers.append(spare)
            used = len(pack)
        for place, card in enumerate(pack[:used]):
            receivers[place % len(receivers)].append(card)

    # The moves.

    def legal(self) -> Legal:
        """Who is on turn, and which cards he may play."""
        if self.seat is None:
            return None, set(), {}
        if self.top is None:
            return self.seat, self.leads(self.seat), {}
        return self.seat, self.followers(self.seat, self.top), {}

    def leads(self, seat: int) -> set[str]:
        """The lowest cards of the suits that may be led (MI-5, MI-9)."""
        lowest = lowest_of_each_suit(self.hands[seat])
        change = self.rules["suit_change"]
        if change == "free" or self.last_card is None:
            return lowest
        if change == "colour":
            return {card for card in lowest if not same_colour(card, self.last_card)}
        other_suit = {card for card in lowest if card[1] != self.last_card[1]}
        if change == "else_same":
            return other_suit or lowest
        return other_suit

    def followers(self, seat: int, top: str) -> set[str]:
        """The cards of a seat that may follow `top` (MI-6)."""
        higher = higher_of_suit(self.hands[seat], top)
        if self.rules["succession"] == "higher":
            return higher
        return {card for card in higher if card == next_of_suit(top)}

    def play(self, card: str) -> None:
        """Play a card: take what lies on it, then see who goes on."""
        seat, moves, _ = self.legal()
        assert seat is not None
        assert card in moves
        self.hands[seat].remove(card)
        self.last_card = card
        self.chips[seat] += self.pots.get(card, 0)  # MI-10
        if card in self.pots:
            self.pots[card] = 0
        if not self.hands[seat]:
            self.end_deal(seat)  # MI-12: at once
        elif card[0] == "A":
            self.give_lead(seat)  # MI-7
        else:
            self.go_on(seat, card)

    def go_on(self, seat: int, card: str) -> None:
        """Somebody follows the card, or it is a stop card (MI-6, MI-8)."""
        if self.rules["succession"] == "holder":
            able = [other for other in self.dealt_in if self.followers(other, card)]
            leader = seat  # after a stop the last player leads
        else:
            asked = self.next_in_deal(seat)
            able = [asked] if self.followers(asked, card) else []
            leader = asked  # after a stop the stuck player leads
        if able:
            self.wait_for(able[0], card)
        else:
            self.stops += 1
            self.give_lead(leader)

    def wait_for(self, seat: int, top: str) -> None:
        """The seat must follow."""
        self.phase = "follow"
        self.seat = seat
        self.top = top

    def give_lead(self, seat: int) -> None:
        """The lead goes to the seat, or to the first after it who can lead (MI-15)."""
        self.top = None
        for candidate in [seat, *self.seats_after(seat)]:
            if self.leads(candidate):
                self.phase = "lead"
                self.seat = candidate
                return
        self.end_deal(None)

    # The end.

    def end_deal(self, winner: int | None) -> None:
        """The others pay the winner for the cards they hold; a void deal has no winner."""
        self.phase = "over"
        self.seat = None
        self.top = None
        if winner is not None:
            for seat in self.dealt_in:
                self.pay_for_cards(seat, winner)
        last_deal = number(self.rules, "deals") or self.players
        if self.deal_number >= last_deal or len(self.in_match_after(self.dealer)) < 2:
            self.end_match(self.dealt_in[0] if winner is None else winner)

    def pay_for_cards(self, seat: int, winner: int) -> None:
        """One stake for each card left (MI-13), as far as the chips go at table stakes."""
        owed = self.stake * len(self.hands[seat])
        self.paid[seat] = min(owed, self.chips[seat]) if self.table_stakes else owed
        self.chips[seat] -= self.paid[seat]
        self.chips[winner] += self.paid[seat]

    def end_match(self, odd_goes_to: int) -> None:
        """Share what lies on the pay cards and find who has most (MI-16)."""
        left = sum(self.pots.values())
        self.pots = dict.fromkeys(self.pots, 0)
        for seat in range(self.players):
            self.chips[seat] += left // self.players
        self.chips[odd_goes_to] += left % self.players
        most = max(self.chips)
        self.winners = [seat for seat in range(self.players) if self.chips[seat] == most]

    # What can be seen.

    def state(self) -> dict[str, object]:
        """The whole state, all hands open."""
        return {
            "phase": self.phase,
            "seat": self.seat,
            "dealer": self.dealer,
            "hands": [in_pack_order(hand) for hand in self.hands],
            "chips": list(self.chips),
            "pot": 0,
            "pots": dict(self.pots),
            "top": self.top,
            "deal_over": self.phase == "over",
            "match_over": bool(self.winners),
            "paid": list(self.paid),
            "winners": list(self.winners),
            "deal": self.deal_number,
        }
