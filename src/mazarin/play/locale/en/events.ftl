### What happens at the table, as one of the players reads it.
### $who: "you" or "other"; $name: who it was, unless it was you; $amount: chips (or what the
### sentence says); $card: the card, after a verb; $cards: a list of them; $count: how many.

## All games

event-deals =
    { $who ->
        [you] You deal.
       *[other] { $name } deals.
    }

event-leads =
    { $who ->
        [you] You lead.
       *[other] { $name } leads.
    }

event-lays =
    { $who ->
        [you] You lay { $card }.
       *[other] { $name } lays { $card }.
    }

event-out =
    { $who ->
        [you] You have no cards left.
       *[other] { $name } has no cards left.
    }

event-pays =
    { $who ->
        [you] You pay the winner { count-chips.object }.
       *[other] { $name } pays the winner { count-chips.object }.
    }

event-deal-over = The deal is over.

event-wins-match =
    { $who ->
        [you] You win the match with { count-chips }!
       *[other] { $name } wins the match with { count-chips }.
    }

## Stopp

event-says-stopp =
    { $who ->
        [you] You say “Stopp!”
       *[other] { $name } says “Stopp!”
    }

event-pays-for-stopp =
    { $who ->
        [you] You pay the pot { count-chips.object } for saying it.
       *[other] { $name } pays the pot { count-chips.object } for saying it.
    }

event-turns-pile =
    { $amount ->
        [one]
            { $who ->
                [you] You turn a single card away and lead again.
               *[other] { $name } turns a single card away and leads again.
            }
       *[other]
            { $who ->
                [you] You turn the pile of { $amount } cards away and lead again.
               *[other] { $name } turns the pile of { $amount } cards away and leads again.
            }
    }

event-pays-pot =
    { $who ->
        [you] You pay the pot { count-chips.object }.
       *[other] { $name } pays the pot { count-chips.object }.
    }

event-nobody-pays = Nobody has to pay.

event-leaves-match =
    { $who ->
        [you] You have no chips left and are out of the match.
       *[other] { $name } has no chips left and is out of the match.
    }

## Michigan

event-stakes =
    { $who ->
        [you] You stake { count-chips.object } on the pay cards.
       *[other] { $name } stakes { count-chips.object } on the pay cards.
    }

event-shares-rest =
    { $who ->
        [you] You get { count-chips.object } of what is left on the pay cards.
       *[other] { $name } gets { count-chips.object } of what is left on the pay cards.
    }

event-collects =
    { $who ->
        [you] You collect { count-chips.object } for { $card }.
       *[other] { $name } collects { count-chips.object } for { $card }.
    }

event-stop-card =
    { $who ->
        [you] Stop! You have no card to lay.
       *[other] Stop! { $name } has no card to lay.
    }

event-nobody-follows = Stop! Nobody has the next card.

event-ace-ends-run = The ace ends the run.

event-passes-lead =
    { $who ->
        [you] You have no card that may be led now; the lead passes on.
       *[other] { $name } has no card that may be led now; the lead passes on.
    }

event-deal-void = Nobody can lead: the deal ends without a winner, and the stakes stay for the next one.

## Stoppa: the bets

event-punto-piccolo = Punto piccolo, hand { $amount }.

event-punto-grosso = Punto grosso: now all cards count.

event-antes =
    { $who ->
        [you] You put { count-chips.object } in the pot.
       *[other] { $name } puts { count-chips.object } in the pot.
    }

event-speaks-first =
    { $who ->
        [you] You are di mano and speak first.
       *[other] { $name } is di mano and speaks first.
    }

event-opens =
    { $who ->
        [you] You say “Provo!” and open with { count-chips.object }.
       *[other] { $name } says “Provo!” and opens with { count-chips.object }.
    }

event-sees =
    { $who ->
        [you] You say “Vedo” and see the bet.
       *[other] { $name } says “Vedo” and sees the bet.
    }

event-raises =
    { $who ->
        [you] You say “Rilancio!” and raise by { count-chips.object }.
       *[other] { $name } says “Rilancio!” and raises by { count-chips.object }.
    }

event-closes =
    { $who ->
        [you] You say “Chiudo” and drop out of this pot.
       *[other] { $name } says “Chiudo” and drops out of this pot.
    }

event-shows =
    { $count ->
        [0]
            { $who ->
                [you] You declare { count-points }.
               *[other] { $name } declares { count-points }.
            }
       *[other]
            { $who ->
                [you] You show { $cards }: { count-points }.
               *[other] { $name } shows { $cards }: { count-points }.
            }
    }

event-good-enough =
    { $who ->
        [you] You say “È buono” (good enough) and show nothing.
       *[other] { $name } says “È buono” (good enough) and shows nothing.
    }

event-takes-pot =
    { $who ->
        [you] You take the pot: { count-chips }.
       *[other] { $name } takes the pot: { count-chips }.
    }

## Stoppa: the stoppata

event-stoppata-begins = The stoppata begins.

event-forbids-stoppata =
    { $who ->
        [you] You have { $cards } but no king: there is no stoppata.
       *[other] { $name } has { $cards } but no king: there is no stoppata.
    }

event-passes =
    { $who ->
        [you] You have no card for the run and pass.
       *[other] { $name } has no card for the run and passes.
    }

event-closes-run =
    { $who ->
        [you] You close the run and open another.
       *[other] { $name } closes the run and opens another.
    }

event-stoppata =
    { $who ->
        [you] No cards left: you have made the stoppata!
       *[other] No cards left: { $name } has made the stoppata!
    }

event-stoppata-di-mano =
    { $who ->
        [you] Stoppata di mano! You are out in your first turn, and everybody pays you double.
       *[other] Stoppata di mano! { $name } is out in the first turn, and everybody pays double.
    }

event-odd-card-free =
    { $who ->
        [you] “Stush’t!” You need not pay for your odd card.
       *[other] “Stush’t!” { $name } need not pay for the odd card.
    }
