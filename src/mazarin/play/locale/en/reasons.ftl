### Why a move is refused, said to the player who asked.
### $clause: the number on the rule sheet; $card: the card that was tried, after a verb;
### $cards: what may be played instead, as it is typed; $count: how many those are.

reason-not-your-turn = It is not your turn.
reason-no-amount = This move takes no number of chips.
# $kind: "exact" where only one amount is allowed, else "range".
reason-wrong-amount =
    { $kind ->
        [exact] The amount can only be { $least } ({ $clause }).
       *[range] The amount must be from { $least } to { $most } ({ $clause }).
    }

## Stopp

reason-stopp-deal-over = Nothing can be played now: no deal is going on ({ $clause }).
reason-stopp-not-held = You cannot play { $card }: it is not in your hand ({ $clause }).
reason-stopp-must-lead = You are on lead and must play a card, any you like; there is no stopp on a lead ({ $clause }).
reason-stopp-must-beat =
    { $count ->
        [0] You cannot play { $card }: it does not beat the last card ({ $clause }). You have none that does, so say “Stopp!”
       *[other] You cannot play { $card }: you must beat the last card with a higher one of its suit ({ $clause }). Play { $cards }.
    }
reason-stopp-can-beat = You may say “Stopp!” only if you cannot beat the last card, and you can ({ $clause }): play { $cards }.

## Michigan

reason-michigan-deal-over = Nothing can be played now: no deal is going on ({ $clause }).
reason-michigan-not-held = You cannot play { $card }: it is not in your hand ({ $clause }).
reason-michigan-must-follow = You cannot lay { $card } on the last card ({ $clause }): play { $cards }.
reason-michigan-must-lead-lowest = You cannot lead { $card }: of the suit that you lead you play your lowest card ({ $clause }). Lead { $cards }.
reason-michigan-must-change-suit = You cannot lead { $card }: here a new run must leave the suit or the colour of the last card ({ $clause }). Lead { $cards }.

## Stoppa

reason-stoppa-deal-over = Nothing can be played now: no deal is going on ({ $clause }).
reason-stoppa-bets-first = Now is the time to bet ({ $clause }); cards are laid only in the stoppata.
reason-stoppa-bets-are-over = The bets are over ({ $clause }): lay a card or pass.
reason-stoppa-not-said-now = You cannot say that now ({ $clause }): until somebody opens, open or close; after that see, raise or close.
reason-stoppa-no-more-raises = This round allows no more raises ({ $clause }): see or close.
reason-stoppa-not-held = You cannot lay { $card }: it is not in your hand ({ $clause }).
reason-stoppa-must-open-run = You open a new run and must lay a card, any you like; you cannot pass ({ $clause }).
reason-stoppa-does-not-fit =
    { $count ->
        [0] You cannot lay { $card }: the run goes on with the next rank that is in any hand ({ $clause }). You have no such card, so pass.
       *[other] You cannot lay { $card }: the run goes on with the next rank that is in any hand ({ $clause }). Lay { $cards }.
    }
reason-stoppa-aces-need-next = You cannot add { $card } to another player’s ace without holding the next rank too ({ $clause }): pass.
reason-stoppa-must-go-on = You have a card that fits and must go on with the run ({ $clause }): lay { $cards }.
