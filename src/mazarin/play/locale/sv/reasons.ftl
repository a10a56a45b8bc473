### Varför ett drag inte går, sagt till spelaren som frågade.
### $clause: numret i reglerna; $card: kortet man försökte spela, efter ett verb;
### $cards: vad man får spela i stället, så som det skrivs; $count: hur många de är.

reason-not-your-turn = Det är inte din tur.
reason-no-amount = Till det här draget hör inget antal enheter.
# $kind: ”exact” om bara ett belopp går, annars ”range”.
reason-wrong-amount =
    { $kind ->
        [exact] Beloppet kan bara vara { $least } ({ $clause }).
       *[range] Beloppet måste vara från { $least } till { $most } ({ $clause }).
    }

## Stopp

reason-stopp-deal-over = Inget kan spelas nu: ingen giv pågår ({ $clause }).
reason-stopp-not-held = Du kan inte spela { $card }: kortet finns inte på din hand ({ $clause }).
reason-stopp-must-lead = Du har utspelet och måste spela ett kort, vilket som helst; man säger inte stopp när man spelar ut ({ $clause }).
reason-stopp-must-beat =
    { $count ->
        [0] Du kan inte spela { $card }: det sticker inte föregående kort ({ $clause }). Du har inget som gör det, så säg ”Stopp!”
       *[other] Du kan inte spela { $card }: du måste sticka föregående kort med ett högre i samma färg ({ $clause }). Spela { $cards }.
    }
reason-stopp-can-beat = Du får säga ”Stopp!” bara om du inte kan sticka, och det kan du ({ $clause }): spela { $cards }.

## Michigan

reason-michigan-deal-over = Inget kan spelas nu: ingen giv pågår ({ $clause }).
reason-michigan-not-held = Du kan inte spela { $card }: kortet finns inte på din hand ({ $clause }).
reason-michigan-must-follow = Du kan inte lägga { $card } på föregående kort ({ $clause }): spela { $cards }.
reason-michigan-must-lead-lowest = Du kan inte spela ut { $card }: man spelar ut sitt lägsta kort i den färg man väljer ({ $clause }). Spela { $cards }.
reason-michigan-must-change-suit = Du kan inte spela ut { $card }: här måste en ny svit lämna det senaste kortets färg eller kulör ({ $clause }). Spela { $cards }.

## Stoppa

reason-stoppa-deal-over = Inget kan spelas nu: ingen giv pågår ({ $clause }).
reason-stoppa-bets-first = Nu satsar man ({ $clause }); kort läggs först i stoppatan.
reason-stoppa-bets-are-over = Satsningarna är över ({ $clause }): lägg ett kort eller passa.
reason-stoppa-not-said-now = Det kan du inte säga nu ({ $clause }): tills någon öppnar kan du öppna eller lägga dig; därefter syna, höja eller lägga dig.
reason-stoppa-no-more-raises = Den här omgången tillåter inga fler höjningar ({ $clause }): syna eller lägg dig.
reason-stoppa-not-held = Du kan inte lägga { $card }: kortet finns inte på din hand ({ $clause }).
reason-stoppa-must-open-run = Du öppnar en ny svit och måste lägga ett kort, vilket som helst; du kan inte passa ({ $clause }).
reason-stoppa-does-not-fit =
    { $count ->
        [0] Du kan inte lägga { $card }: sviten fortsätter med nästa valör som finns på någon hand ({ $clause }). Du har inget sådant kort, så passa.
       *[other] Du kan inte lägga { $card }: sviten fortsätter med nästa valör som finns på någon hand ({ $clause }). Lägg { $cards }.
    }
reason-stoppa-aces-need-next = Du kan inte lägga { $card } på en annans ess utan att också ha nästa valör ({ $clause }): passa.
reason-stoppa-must-go-on = Du har ett kort som passar och måste fortsätta sviten ({ $clause }): lägg { $cards }.
