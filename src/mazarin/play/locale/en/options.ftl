### House rules: one sentence for each option, and for each preset. Words in quotes are values.

## Stopp

option-stopp-capital = How many chips each player begins with (S2).
option-stopp-hand_size = How many cards each player is dealt (S3).
option-stopp-solo_plays_on = Whether the only player who still holds cards leads on alone until they are gone and pays nothing, instead of the deal ending there (S9).
option-stopp-pay_on_stopp = Whether every “Stopp!” costs one chip, paid to the pot.

## Michigan

option-michigan-succession = Who lays the next card (M5, M6): “higher” is the next player with any higher card of the suit; “next” is the next player with exactly the next card; “holder” is whoever holds the next card, out of turn, and if nobody does, the last to play leads.
option-michigan-suit_change = How a new run must be led (M11): “free” in any suit; “else_same” in another suit, by those who have one; “else_pass” in another suit, or the lead passes on; “colour” in the other colour, or the lead passes on.
option-michigan-spare_hand = Whether one hand more is dealt, to nobody; “auto” deals it where the succession is “holder”.
option-michigan-pay_cards = Which cards are pay cards, one to eight of them (M2).
option-michigan-stake = How many chips make one stake (M2, M9).
option-michigan-accounts = With “ledger” everybody plays on credit and balances may fall below zero; with “table_stakes” everybody begins with a capital, pays no more than they have, and sits out once it is gone.
option-michigan-capital = How many chips each player begins with at table stakes.
option-michigan-deals = How many deals make a match; 0 means one for each player (M10).

preset-michigan-classic = Classic Michigan: the holder of the next card plays it, out of turn, and one hand more is dealt, to nobody.

## Stoppa

option-stoppa-misera = How many chips make one misera (P2, P14).
option-stoppa-ante = Who pays for the hands (P2, P8): “each_hand” is everybody, one misera each time; “once_then_dealer” is everybody for the first hand and the dealer alone for the others; “dealer_funds” is always the dealer alone; “punto_beccata” is everybody each time, and everybody the punto before the punto grosso.
option-stoppa-punto = How many chips everybody puts in before the punto grosso where the ante is “punto_beccata”.
option-stoppa-raise_limit = How far a raise may go (P5): “pot” is up to the pot; “fixed” is exactly one misera; “none” is without limit.
option-stoppa-max_raises = How many raises one round of bets allows (P5).
option-stoppa-tie = Who wins if others tie above the player who was seen (P6): “deal_order” is the nearest to di mano; “counterclockwise_from_seen” is the next after the player who was seen.
option-stoppa-oral_points = Whether points are only declared, without showing cards (P6).
option-stoppa-cancel_on = Which cards, held without a king, forbid the stoppata (P13): “three_twos”, “three_aces” and “four_aces”, joined by “+”, or “never”.
option-stoppa-cavallo_counts_as_king = Whether a knight counts as a king for that rule when six play without kings (P13).
option-stoppa-direct_scope = Who gets double in the stoppata (P14): with “any_first_turn” whoever runs out in their own first turn; with “leader_only” only di mano.
option-stoppa-show_used_cards = Whether you may look at your own used cards during the punto piccolo (P7).
