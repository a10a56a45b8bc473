### Perché una mossa non si può fare, detto a chi l'ha chiesto.
### $clause: il numero della regola; $card: la carta tentata, con l'articolo;
### $cards: che cosa si può giocare invece, così come si scrive; $count: quante sono.

reason-not-your-turn = Non è il tuo turno.
reason-no-amount = Questa mossa non vuole un numero di gettoni.
# $kind: «exact» se è permesso un solo importo, altrimenti «range».
reason-wrong-amount =
    { $kind ->
        [exact] L’importo può essere solo { $least } ({ $clause }).
       *[range] L’importo deve essere compreso tra { $least } e { $most } ({ $clause }).
    }

## Stopp

reason-stopp-deal-over = Ora non si può giocare: non c’è una smazzata in corso ({ $clause }).
reason-stopp-not-held = Non puoi giocare { $card }: non è tra le tue carte ({ $clause }).
reason-stopp-must-lead = Tocca a te aprire e devi giocare una carta, quella che vuoi; chi apre non può dire «Stopp!» ({ $clause }).
reason-stopp-must-beat =
    { $count ->
        [0] Non puoi giocare { $card }: non batte l’ultima carta ({ $clause }). Non hai niente che la batta: di’ «Stopp!»
       *[other] Non puoi giocare { $card }: devi battere l’ultima carta con una più alta dello stesso seme ({ $clause }). Gioca { $cards }.
    }
reason-stopp-can-beat = Puoi dire «Stopp!» solo se non puoi battere l’ultima carta, e tu puoi ({ $clause }): gioca { $cards }.

## Michigan

reason-michigan-deal-over = Ora non si può giocare: non c’è una smazzata in corso ({ $clause }).
reason-michigan-not-held = Non puoi giocare { $card }: non è tra le tue carte ({ $clause }).
reason-michigan-must-follow = Non puoi mettere { $card } sull’ultima carta ({ $clause }): gioca { $cards }.
reason-michigan-must-lead-lowest = Non puoi aprire con { $card }: del seme scelto si gioca la carta più bassa che si ha ({ $clause }). Apri con { $cards }.
reason-michigan-must-change-suit = Non puoi aprire con { $card }: qui una nuova sequenza deve cambiare il seme o il colore dell’ultima carta ({ $clause }). Apri con { $cards }.

## Stoppa

reason-stoppa-deal-over = Ora non si può giocare: non c’è una smazzata in corso ({ $clause }).
reason-stoppa-bets-first = Ora si punta ({ $clause }); le carte si giocano solo nella stoppata.
reason-stoppa-bets-are-over = Le puntate sono finite ({ $clause }): gioca una carta o passa.
reason-stoppa-not-said-now = Ora non puoi dirlo ({ $clause }): finché nessuno ha aperto, apri o chiudi; dopo, vedi, rilancia o chiudi.
reason-stoppa-no-more-raises = In questo giro non si può più rilanciare ({ $clause }): vedi o chiudi.
reason-stoppa-not-held = Non puoi giocare { $card }: non è tra le tue carte ({ $clause }).
reason-stoppa-must-open-run = Apri una nuova sequenza e devi giocare una carta, quella che vuoi; non puoi passare ({ $clause }).
reason-stoppa-does-not-fit =
    { $count ->
        [0] Non puoi giocare { $card }: la sequenza continua con il valore successivo ancora in mano a qualcuno ({ $clause }). Non hai una carta così: passa.
       *[other] Non puoi giocare { $card }: la sequenza continua con il valore successivo ancora in mano a qualcuno ({ $clause }). Gioca { $cards }.
    }
reason-stoppa-aces-need-next = Non puoi aggiungere { $card } a un asso altrui se non hai anche il valore successivo ({ $clause }): passa.
reason-stoppa-must-go-on = Hai una carta che continua la sequenza e devi giocarla ({ $clause }): gioca { $cards }.
