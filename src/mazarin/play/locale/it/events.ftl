### Quello che succede al tavolo, come lo legge uno dei giocatori.
### $who: «you» o «other»; $name: chi è stato, se non sei tu (al presente, mai un participio che
### dica il genere); $amount: gettoni (o ciò che dice la frase); $card: la carta con l'articolo;
### $cards: un elenco; $count: quante sono.

## Tutti i giochi

event-deals =
    { $who ->
        [you] Dai le carte tu.
       *[other] { $name } dà le carte.
    }

event-leads =
    { $who ->
        [you] La prima carta la giochi tu.
       *[other] La prima carta la gioca { $name }.
    }

event-lays =
    { $who ->
        [you] Giochi { $card }.
       *[other] { $name } gioca { $card }.
    }

event-out =
    { $who ->
        [you] Non hai più carte.
       *[other] { $name } non ha più carte.
    }

event-pays =
    { $who ->
        [you] Paghi { count-chips.object } a chi ha vinto.
       *[other] { $name } paga { count-chips.object } a chi ha vinto.
    }

event-deal-over = La smazzata è finita.

event-wins-match =
    { $who ->
        [you] Vinci la partita con { count-chips }!
       *[other] { $name } vince la partita con { count-chips }.
    }

## Stopp

event-says-stopp =
    { $who ->
        [you] Dici «Stopp!»
       *[other] { $name } dice «Stopp!»
    }

event-pays-for-stopp =
    { $who ->
        [you] Lo stopp ti costa { count-chips.object }, nel piatto.
       *[other] { $name } versa nel piatto { count-chips.object } per lo stopp.
    }

event-turns-pile =
    { $amount ->
        [one]
            { $who ->
                [you] Metti da parte una sola carta e riapri tu.
               *[other] { $name } mette da parte una sola carta e riapre.
            }
       *[other]
            { $who ->
                [you] Metti da parte il mazzetto di { $amount } carte e riapri tu.
               *[other] { $name } mette da parte il mazzetto di { $amount } carte e riapre.
            }
    }

event-pays-pot =
    { $who ->
        [you] Paghi { count-chips.object } al piatto.
       *[other] { $name } paga { count-chips.object } al piatto.
    }

event-nobody-pays = Nessuno deve pagare.

event-leaves-match =
    { $who ->
        [you] Non hai più gettoni e lasci la partita.
       *[other] { $name } non ha più gettoni e lascia la partita.
    }

## Michigan

event-stakes =
    { $who ->
        [you] Punti { count-chips.object } sulle carte premio.
       *[other] { $name } punta { count-chips.object } sulle carte premio.
    }

event-shares-rest =
    { $who ->
        [you] Ricevi { count-chips.object } di quanto è rimasto sulle carte premio.
       *[other] { $name } riceve { count-chips.object } di quanto è rimasto sulle carte premio.
    }

event-collects =
    { $who ->
        [you] Per { $card } incassi { count-chips.object }.
       *[other] Per { $card } { $name } incassa { count-chips.object }.
    }

event-stop-card =
    { $who ->
        [you] Stop! Non hai una carta da giocare.
       *[other] Stop! { $name } non ha una carta da giocare.
    }

event-nobody-follows = Stop! Nessuno ha la carta successiva.

event-ace-ends-run = L’asso chiude la sequenza.

event-passes-lead =
    { $who ->
        [you] Non hai una carta con cui aprire; la mano passa.
       *[other] { $name } non ha una carta con cui aprire; la mano passa.
    }

event-deal-void = Nessuno può aprire: la smazzata finisce senza vincitore e le poste restano per la prossima.

## Stoppa: le puntate

event-punto-piccolo = Punto piccolo, mano { $amount }.

event-punto-grosso = Punto grosso: ora valgono tutte le carte.

event-antes =
    { $who ->
        [you] Versi { count-chips.object } nel piatto.
       *[other] { $name } versa { count-chips.object } nel piatto.
    }

event-speaks-first =
    { $who ->
        [you] Sei di mano: la prima parola è tua.
       *[other] { $name } è di mano e ha la prima parola.
    }

event-opens =
    { $who ->
        [you] Dici «Provo!» e apri con { count-chips.object }.
       *[other] { $name } dice «Provo!» e apre con { count-chips.object }.
    }

event-sees =
    { $who ->
        [you] Dici «Vedo».
       *[other] { $name } dice «Vedo».
    }

event-raises =
    { $who ->
        [you] Dici «Rilancio!» e aggiungi { count-chips.object }.
       *[other] { $name } dice «Rilancio!» e aggiunge { count-chips.object }.
    }

event-closes =
    { $who ->
        [you] Dici «Chiudo».
       *[other] { $name } dice «Chiudo».
    }

event-shows =
    { $count ->
        [0]
            { $who ->
                [you] Dichiari { count-points }.
               *[other] { $name } dichiara { count-points }.
            }
       *[other]
            { $who ->
                [you] Mostri { $cards }: { count-points }.
               *[other] { $name } mostra { $cards }: { count-points }.
            }
    }

event-good-enough =
    { $who ->
        [you] Dici «È buono» e non mostri il punto.
       *[other] { $name } dice «È buono» e non mostra il punto.
    }

event-takes-pot =
    { $who ->
        [you] Ritiri il piatto: { count-chips }.
       *[other] { $name } ritira il piatto: { count-chips }.
    }

## Stoppa: la stoppata

event-stoppata-begins = Comincia la stoppata.

event-forbids-stoppata =
    { $who ->
        [you] Hai { $cards } ma nessun re: la stoppata non si fa.
       *[other] { $name } ha { $cards } ma nessun re: la stoppata non si fa.
    }

event-passes =
    { $who ->
        [you] Non puoi continuare: «Passo».
       *[other] { $name } non può continuare: «Passo».
    }

event-closes-run =
    { $who ->
        [you] Chiudi la sequenza e ne apri un’altra.
       *[other] { $name } chiude la sequenza e ne apre un’altra.
    }

event-stoppata =
    { $who ->
        [you] Hai finito le carte: fai la stoppata!
       *[other] { $name } finisce le carte e fa la stoppata!
    }

event-stoppata-di-mano =
    { $who ->
        [you] Stoppata di mano! Finisci le carte al primo turno e ti pagano tutti il doppio.
       *[other] Stoppata di mano! { $name } finisce le carte al primo turno e gli altri pagano il doppio.
    }

event-odd-card-free =
    { $who ->
        [you] «Stush’t!» Non paghi la carta spaiata.
       *[other] «Stush’t!» { $name } non paga la carta spaiata.
    }
