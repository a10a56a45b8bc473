### Vad som händer vid bordet, så som en av spelarna läser det.
### $who: ”you” eller ”other”; $name: vem det var, om det inte var du; $amount: enheter (eller det
### som meningen säger); $card: kortet, efter ett verb; $cards: en lista; $count: hur många.

## Alla spel

event-deals =
    { $who ->
        [you] Du ger.
       *[other] { $name } ger.
    }

event-leads =
    { $who ->
        [you] Du spelar ut.
       *[other] { $name } spelar ut.
    }

event-lays =
    { $who ->
        [you] Du spelar { $card }.
       *[other] { $name } spelar { $card }.
    }

event-out =
    { $who ->
        [you] Du har inga kort kvar.
       *[other] { $name } har inga kort kvar.
    }

event-pays =
    { $who ->
        [you] Du betalar { count-chips.object } till vinnaren.
       *[other] { $name } betalar { count-chips.object } till vinnaren.
    }

event-deal-over = Given är slut.

event-wins-match =
    { $who ->
        [you] Du vinner matchen med { count-chips }!
       *[other] { $name } vinner matchen med { count-chips }.
    }

## Stopp

event-says-stopp =
    { $who ->
        [you] Du säger ”Stopp!”
       *[other] { $name } säger ”Stopp!”
    }

event-pays-for-stopp =
    { $who ->
        [you] Du betalar { count-chips.object } till potten för ditt stopp.
       *[other] { $name } betalar { count-chips.object } till potten för sitt stopp.
    }

event-turns-pile =
    { $who ->
        [you] Du vänder bort högen ({ $amount } kort) och spelar ut igen.
       *[other] { $name } vänder bort högen ({ $amount } kort) och spelar ut igen.
    }

event-pays-pot =
    { $who ->
        [you] Du betalar { count-chips.object } till potten.
       *[other] { $name } betalar { count-chips.object } till potten.
    }

event-nobody-pays = Ingen behöver betala.

event-leaves-match =
    { $who ->
        [you] Du har förlorat hela ditt kapital och är ute ur matchen.
       *[other] { $name } har förlorat hela sitt kapital och är ute ur matchen.
    }

## Michigan

event-stakes =
    { $who ->
        [you] Du satsar { count-chips.object } på vinstkorten.
       *[other] { $name } satsar { count-chips.object } på vinstkorten.
    }

event-shares-rest =
    { $who ->
        [you] Du får { count-chips.object } av det som ligger kvar på vinstkorten.
       *[other] { $name } får { count-chips.object } av det som ligger kvar på vinstkorten.
    }

event-collects =
    { $who ->
        [you] För { $card } tar du hem { count-chips.object }.
       *[other] För { $card } tar { $name } hem { count-chips.object }.
    }

event-stop-card =
    { $who ->
        [you] Stopp! Du har inget kort att lägga.
       *[other] Stopp! { $name } har inget kort att lägga.
    }

event-nobody-follows = Stopp! Ingen har nästa kort.

event-ace-ends-run = Esset avslutar sviten.

event-passes-lead =
    { $who ->
        [you] Du har inget kort som får spelas ut nu; utspelet går vidare.
       *[other] { $name } har inget kort som får spelas ut nu; utspelet går vidare.
    }

event-deal-void = Ingen kan spela ut: given slutar utan vinnare, och insatserna ligger kvar till nästa.

## Stoppa: satsningarna

event-punto-piccolo = Punto piccolo, omgång { $amount }.

event-punto-grosso = Punto grosso: nu räknas alla kort.

event-antes =
    { $who ->
        [you] Du lägger { count-chips.object } i potten.
       *[other] { $name } lägger { count-chips.object } i potten.
    }

event-speaks-first =
    { $who ->
        [you] Du är förhand (di mano) och talar först.
       *[other] { $name } är förhand (di mano) och talar först.
    }

event-opens =
    { $who ->
        [you] Du säger ”Provo!” och öppnar med { count-chips.object }.
       *[other] { $name } säger ”Provo!” och öppnar med { count-chips.object }.
    }

event-sees =
    { $who ->
        [you] Du säger ”Vedo” och synar.
       *[other] { $name } säger ”Vedo” och synar.
    }

event-raises =
    { $who ->
        [you] Du säger ”Rilancio!” och höjer med { count-chips.object }.
       *[other] { $name } säger ”Rilancio!” och höjer med { count-chips.object }.
    }

event-closes =
    { $who ->
        [you] Du säger ”Chiudo” och lägger dig.
       *[other] { $name } säger ”Chiudo” och lägger sig.
    }

event-shows =
    { $count ->
        [0]
            { $who ->
                [you] Du säger dig ha { count-points }.
               *[other] { $name } säger sig ha { count-points }.
            }
       *[other]
            { $who ->
                [you] Du visar { $cards }: { count-points }.
               *[other] { $name } visar { $cards }: { count-points }.
            }
    }

event-good-enough =
    { $who ->
        [you] Du säger ”È buono” (det räcker) och visar inget.
       *[other] { $name } säger ”È buono” (det räcker) och visar inget.
    }

event-takes-pot =
    { $who ->
        [you] Du tar potten: { count-chips }.
       *[other] { $name } tar potten: { count-chips }.
    }

## Stoppa: stoppatan

event-stoppata-begins = Stoppatan börjar.

event-forbids-stoppata =
    { $who ->
        [you] Du har { $cards } men ingen kung: det blir ingen stoppata.
       *[other] { $name } har { $cards } men ingen kung: det blir ingen stoppata.
    }

event-passes =
    { $who ->
        [you] Du har inget kort till sviten och passar.
       *[other] { $name } har inget kort till sviten och passar.
    }

event-closes-run =
    { $who ->
        [you] Du avslutar sviten och öppnar en ny.
       *[other] { $name } avslutar sviten och öppnar en ny.
    }

event-stoppata =
    { $who ->
        [you] Inga kort kvar: du gör stoppata!
       *[other] Inga kort kvar: { $name } gör stoppata!
    }

event-stoppata-di-mano =
    { $who ->
        [you] Stoppata di mano! Du blir av med allt i din första tur, och alla betalar dubbelt.
       *[other] Stoppata di mano! { $name } blir av med allt i sin första tur, och alla betalar dubbelt.
    }

event-odd-card-free =
    { $who ->
        [you] ”Stush’t!” Du slipper betala för ditt udda kort.
       *[other] ”Stush’t!” { $name } slipper betala för sitt udda kort.
    }
