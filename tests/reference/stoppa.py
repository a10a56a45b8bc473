"""A slow and plain reference of Stoppa: deals, phases I to III, the ledger of a match."""

from .stoppa_betting import (
    DEFAULTS,
    HANDS_OF_THREE,
    Betting,
    Legal,
    ante,
    cancels,
    cut_packets,
    full_pack,
    in_pack_order,
    number,
    punto,
    rank,
)

READY = "ready"
PICCOLO = "punto_piccolo"
GROSSO = "punto_grosso"
STOPPATA = "stoppata"
OVER = "over"


class Stoppa:
    """One match; seats count from 0 in the direction of play."""

    def __init__(self, players: int, rules: dict[str, object], dealer: int) -> None:
        """Start a match; `rules` are the options that differ from the default."""
        self.players = players
        self.rules = {**DEFAULTS, **rules}
        self.dealer = dealer
        self.misera = number(self.rules, "misera")
        self.deal_number = 0
        self.phase = READY
        self.chips = [0] * players  # SP-25: a ledger, balances from 0
        self.paid = [0] * players
        self.winners: list[int] = []
        self.packets: list[list[list[str]]] = []  # the packets of the deal, each by seat
        self.hand = 0  # number of the three-card hand, from 0
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.betting: Betting | None = None
        self.rounds: list[Betting] = []  # all betting rounds of the deal, for looking back
        self.one_round_only = False  # a position that ends with its betting round
        self.cancelled = False  # whether phase III was not played
        self.laid: list[str] = []  # all cards laid in phase III
        self.leader = 0  # who opens phase III
        self.seat: int | None = None  # who is on turn in phase III
        self.top: str | None = None
        self.opened_this_turn = False  # the player on turn opened the present run
        self.has_passed = [False] * players

    def next_seat(self, seat: int) -> int:
        """The seat after a seat."""
        return (seat + 1) % self.players

    # The deal.

    def deal(self, pack: list[str]) -> None:
        """Deal the whole pack and begin the first hand of phase I."""
        assert self.phase in (READY, OVER)
        assert not self.winners
        assert in_pack_order(pack) == full_pack(self.players)
        if self.deal_number > 0:
            self.dealer = self.next_seat(self.dealer)  # SP-26
        self.deal_number += 1
        self.paid = [0] * self.players
        self.cancelled = False
        self.rounds = []
        self.laid = []
        self.packets = cut_packets(pack, self.players, self.dealer)
        self.start_hand(0)

    # Phases I and II.

    def start_hand(self, hand: int) -> None:
        """Begin a three-card hand; only its cards are seen (SP-13)."""
        self.phase = PICCOLO
        self.hand = hand
        self.hands = [list(cards) for cards in self.packets[hand]]
        self.start_betting([punto(cards) for cards in self.hands])

    def start_punto_grosso(self) -> None:
        """Begin phase II with all the cards of every player (seed 17)."""
        self.phase = GROSSO
        self.hands = [[] for _ in range(self.players)]
        for packet in self.packets:
            for seat, cards in enumerate(packet):
                self.hands[seat].extend(cards)
        self.start_betting([punto(cards) for cards in self.hands])

    def start_betting(self, points: list[int]) -> None:
        """Collect the antes and begin a betting round."""
        hand = self.hand if self.phase == PICCOLO else None
        antes = [
            ante(self.rules, self.players, self.dealer, seat, hand) for seat in range(self.players)
        ]
        self.betting = Betting(self.rules, self.dealer, self.chips, antes, points)
        self.rounds.append(self.betting)

    def after_betting(self) -> None:
        """Go on after a betting round: next hand, phase II, phase III."""
        if self.one_round_only:
            self.end_deal()
        elif self.phase == GROSSO:
            self.start_stoppata()
        elif self.hand + 1 < HANDS_OF_THREE[self.players]:
            self.start_hand(self.hand + 1)
        else:
            self.start_punto_grosso()

    # Phase III.

    def start_stoppata(self) -> None:
        """Begin phase III, unless a hand cancels it (SP-22, SP-27)."""
        self.betting = None
        if any(cancels(self.rules, self.players, cards) for cards in self.hands):
            self.cancelled = True
            self.end_deal()
            return
        self.lead_stoppata(self.next_seat(self.dealer))

    def lead_stoppata(self, leader: int) -> None:
        """A player opens phase III, everybody's first turn is to come."""
        self.phase = STOPPATA
        self.leader = leader
        self.seat = leader
        self.top = None
        self.opened_this_turn = False
        self.has_passed = [False] * self.players

    def next_rank(self, after: int) -> int | None:
        """The next rank that some hand still holds (SP-20); None if there is none."""
        higher = [rank(card) for hand in self.hands for card in hand if rank(card) > after]
        return min(higher) if higher else None

    def stoppata_moves(self, seat: int) -> set[str]:
        """What a player may do in phase III."""
        hand = self.hands[seat]
        if self.top is None:
            return set(hand)  # SP-15: any card opens
        wanted = self.next_rank(rank(self.top))
        fitting = {card for card in hand if rank(card) == wanted}
        moves = set(fitting)
        # SP-18: who opened with an ace may add aces; SP-19: others only with a fitting card.
        if rank(self.top) == 1 and (self.opened_this_turn or fitting):
            moves |= {card for card in hand if rank(card) == 1}
        if not fitting:
            moves.add("pass")  # SP-16: a card that fits is compulsory
        return moves

    def pass_turn(self, seat: int) -> None:
        """The turn goes to the next player (seed 21)."""
        self.has_passed[seat] = True  # SP-24: the first turn is over
        self.opened_this_turn = False
        self.seat = self.next_seat(seat)

    def lay(self, seat: int, card: str) -> None:
        """Lay a card; it may end the deal, close the run or lead on."""
        self.hands[seat].remove(card)
        self.laid.append(card)
        if self.top is None:
            self.opened_this_turn = True
        self.top = card
        if not self.hands[seat]:
            self.settle(seat)
        elif self.next_rank(rank(card)) is None:  # SP-21: no higher rank in any hand
            self.top = None
            self.opened_this_turn = False

    def settle(self, winner: int) -> None:
        """Everybody pays a misera for each pair of cards left (SP-23), or two (SP-24)."""
        unit = 2 * self.misera if self.is_direct(winner) else self.misera
        self.paid = [len(hand) // 2 * unit for hand in self.hands]
        for seat, amount in enumerate(self.paid):
            self.chips[seat] -= amount
            self.chips[winner] += amount
        self.end_deal()

    def is_direct(self, winner: int) -> bool:
        """Whether the winner went out in his own first turn (SP-24)."""
        if self.rules["direct_scope"] == "leader_only" and winner != self.leader:
            return False
        return not self.has_passed[winner]

    def end_deal(self) -> None:
        """The deal is over, and after as many deals as players the match (SP-26)."""
        self.phase = OVER
        self.betting = None
        self.seat = None
        self.top = None
        if self.deal_number == self.players:
            best = max(self.chips)
            self.winners = [seat for seat in range(self.players) if self.chips[seat] == best]

    # Positions in the middle of a deal.

    @classmethod
    def position(
        cls,
        players: int,
        phase: str,
        *,
        rules: dict[str, object] | None = None,
        dealer: int = 0,
        hands: list[list[str]] | None = None,
        points: list[int] | None = None,
        hand: int = 0,
        leader: int | None = None,
        first_turns_over: bool = False,
    ) -> "Stoppa":
        """A betting round (hands or points; the deal ends with it) or phase III (hands).

        With `first_turns_over` phase III is under way: no cancelling, nobody goes out direct.
        """
        game = cls(players, rules or {}, dealer)
        game.deal_number = 1
        game.phase = phase
        game.hand = hand
        if hands is not None:
            game.hands = [list(cards) for cards in hands]
        if phase == STOPPATA:
            game.set_up_stoppata(leader, first_turns_over)
        else:
            game.one_round_only = True
            game.start_betting(points or [punto(cards) for cards in game.hands])
        return game

    def set_up_stoppata(self, leader: int | None, first_turns_over: bool) -> None:
        """Phase III of a position, from its start or under way."""
        if first_turns_over:
            self.lead_stoppata(self.next_seat(self.dealer))
            self.has_passed = [True] * self.players
        else:
            self.start_stoppata()
        if leader is not None and self.phase == STOPPATA:
            self.leader = leader
            self.seat = leader

    # What the world asks.

    def legal(self) -> Legal:
        """Seat on turn, moves without an amount, words with (least, greatest)."""
        if self.betting is not None:
            return self.betting.legal()
        if self.seat is None:
            return None, set(), {}
        return self.seat, self.stoppata_moves(self.seat), {}

    def play(self, move: str) -> None:
        """Carry out a move of the seat on turn."""
        seat, moves, amounts = self.legal()
        word, _, amount = move.partition(" ")
        if word in amounts:
            assert amounts[word][0] <= int(amount) <= amounts[word][1], move
        else:
            assert move in moves, move
        assert seat is not None
        if self.betting is not None:
            self.betting.play(move)
            if self.betting.winner is not None:
                self.after_betting()
        elif move == "pass":
            self.pass_turn(seat)
        else:
            self.lay(seat, move)

    def state(self) -> dict[str, object]:
        """All that can be seen of the match."""
        return {
            "phase": self.phase,
            "seat": self.legal()[0],
            "dealer": self.dealer,
            "hands": [in_pack_order(hand) for hand in self.hands],
            "chips": list(self.chips),
            "pot": self.betting.pot if self.betting is not None else 0,
            "pots": {},
            "top": self.top,
            "deal_over": self.phase == OVER,
            "match_over": bool(self.winners),
            "paid": list(self.paid),
            "winners": list(self.winners),
            "deal": self.deal_number,
        }
