### Il server dei tavoli, come lo legge la gente.
### $who: «you» o «other»; $name: chi è stato, se non sei tu (al presente, mai un participio che
### dica il genere); $number: il numero del posto, da 1; $problem: che cosa non va, in inglese.

serving = Mazarin è aperto su { $address } (Ctrl-C lo chiude).

## Quello che succede al tavolo oltre al gioco

event-opened =
    { $who ->
        [you] Apri il tavolo.
       *[other] { $name } apre il tavolo.
    }
event-commits = La casa ha estratto il suo segreto per la prossima partita e non può più cambiarlo.
event-entered =
    { $who ->
        [you] Arrivi al tavolo.
       *[other] { $name } arriva al tavolo.
    }
event-sat =
    { $who ->
        [you] Prendi il posto { $number }.
       *[other] { $name } prende il posto { $number }.
    }
event-stood =
    { $who ->
        [you] Ti alzi e resti a guardare.
       *[other] { $name } si alza e resta a guardare.
    }
event-left =
    { $who ->
        [you] Lasci il tavolo.
       *[other] { $name } lascia il tavolo.
    }
event-kicked =
    { $who ->
        [you] Chi ospita ti allontana dal tavolo.
       *[other] Chi ospita allontana { $name } dal tavolo.
    }
event-hosts =
    { $who ->
        [you] Ora ospiti tu.
       *[other] Ora ospita { $name }.
    }
event-bot-sat = Un bot prende il posto { $number }.
event-bot-left = Il posto { $number } è di nuovo libero.
event-cuts =
    { $who ->
        [you] Tagli il mazzo.
       *[other] { $name } taglia il mazzo.
    }
event-away-time =
    { $who ->
        [you] Il tuo tempo è scaduto; un bot gioca per te finché non fai qualcosa.
       *[other] { $name } ci mette troppo; intanto gioca un bot.
    }
event-away-line =
    { $who ->
        [you] La tua linea è mancata troppo a lungo; un bot gioca per te finché non fai qualcosa.
       *[other] { $name } non ha più linea; intanto gioca un bot.
    }
event-back =
    { $who ->
        [you] Torni a giocare tu.
       *[other] { $name } è di nuovo al tavolo.
    }
event-extends =
    { $who ->
        [you] Dai più tempo per questa mossa.
       *[other] { $name } dà più tempo per questa mossa.
    }
event-offers-rematch =
    { $who ->
        [you] Offri la rivincita.
       *[other] { $name } offre la rivincita.
    }
event-agrees =
    { $who ->
        [you] Accetti la rivincita.
       *[other] { $name } accetta la rivincita.
    }
event-no-rematch = Per ora niente rivincita.
event-says =
    { $who ->
        [you] Tu: «{ $phrase }»
       *[other] { $name }: «{ $phrase }»
    }
event-asks-secret =
    { $who ->
        [you] Chiedi il segreto di questa smazzata; si svela quando lo chiedono tutti.
       *[other] { $name } chiede il segreto di questa smazzata; si svela quando lo chiedono tutti.
    }
event-closing-soon =
    { $amount ->
        [one] Qui non succede niente da molto: il tavolo chiude fra { $amount } minuto.
       *[other] Qui non succede niente da molto: il tavolo chiude fra { $amount } minuti.
    }
event-closed-host = Chi ospita chiude il tavolo.
event-closed-idle = Il tavolo chiude, perché qui non succede niente da molto.
event-closed-everybody-left = Il tavolo chiude, perché non c’è più nessuno.

## Frasi già pronte

phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-well-played = Ben giocato!
phrase-thanks = Grazie!
phrase-oops = Ops!
phrase-one-moment = Un attimo!
phrase-your-turn = Tocca a te.
phrase-goodbye = Arrivederci!

## Perché qualcosa non si può

refused-bad-invitation = Questo invito non vale, o non vale più: chiedine uno nuovo.
refused-bad-message = Il server non capisce questo messaggio: forse uno dei due programmi è troppo vecchio.
refused-bad-name = Di questo nome non si vede niente: scegline un altro.
refused-bad-table = Un tavolo così non si può aprire: { $problem }
refused-bad-token = Il server non ti riconosce più: vieni con un invito.
refused-crowded = A questo tavolo c’è già troppa gente.
refused-deal-running = Ci si può sedere quando questa smazzata è finita.
refused-extended-enough = Questa mossa ha già avuto più tempo abbastanza volte.
refused-host-only = Lo può fare solo chi ospita.
refused-illegal-move = Ora le regole non permettono questa mossa.
refused-kicked = Chi ospita ti ha allontanato da questo tavolo.
refused-match-running = I bot si siedono e se ne vanno solo prima di una partita.
refused-no-clock = Non c’è un orologio che corre: prenditi il tempo che vuoi.
refused-no-commitment = Non c’è ancora niente da tagliare.
refused-no-deal = Non c’è una smazzata in corso.
refused-no-offer = Nessuno ha offerto la rivincita.
refused-no-spectators = A questo tavolo nessuno può stare a guardare.
refused-no-such-bot = Un bot di quel livello non c’è.
refused-no-such-game = Questo gioco non c’è.
refused-no-such-guest = Al tavolo non c’è nessuno con quel nome.
refused-no-such-phrase = Questa frase non c’è.
refused-no-such-record = Una partita così non è stata finita.
refused-no-such-seat = A questo tavolo quel posto non c’è.
refused-no-such-table = Questo tavolo non c’è; forse è stato chiuso.
refused-nobody-seated = Prima qualcuno deve sedersi.
refused-not-at-table = Non sei a questo tavolo.
refused-not-invited = Questo tavolo è privato: serve un invito.
refused-not-now = Ora non si può fare.
refused-not-seated = Prima siediti.
refused-not-yourself = Non puoi allontanare te; lascia piuttosto il tavolo.
refused-seat-taken = Lì c’è già qualcuno.
refused-seated = In questa partita hai già un posto.
refused-stale = Troppo tardi: il gioco è andato avanti.
refused-store-failed = Il server non è riuscito a scriverlo; riprova fra un attimo.
refused-table-closed = Il tavolo è chiuso.
refused-table-full = Tutti i posti sono occupati.
refused-too-busy = Troppe cose in una volta; riprova.
refused-too-long = Era troppo lungo.
refused-unreadable-cut = Così non si taglia: scrivi da 1 a 64 delle cifre da 0 a 9 e da a a f.
refused-unreadable-move = Il server non riesce a leggere questa mossa.
refused-watch-only = Il tuo invito vale solo per guardare.
refused-too-many-messages = Troppa roba in una volta; un po’ più piano.
refused-too-many-connections = Troppi collegamenti insieme dal tuo indirizzo; aspetta un po’.
refused-too-many-new-tables = Dal tuo indirizzo sono stati aperti troppi tavoli; aspetta qualche minuto.
refused-too-many-sockets = Dal tuo indirizzo ci sono troppi collegamenti aperti; chiudine qualcuno.
refused-too-many-tables = La casa è piena; torna più tardi.
refused-too-many-bad-messages = Il server ha capito troppo poco di quanto è arrivato da qui.

## Perché un collegamento finisce

bye-newer-line = Ora sei a questo tavolo in un’altra finestra; questa non serve più.
bye-left = Hai lasciato il tavolo.
bye-restart = Il server viene riavviato.
bye-slow-hello = Il server ha aspettato troppo a lungo un primo messaggio.
bye-closed-host = Chi ospita ha chiuso il tavolo.
bye-closed-idle = Il tavolo è stato chiuso, perché qui non succedeva niente da molto.
bye-closed-everybody-left = Il tavolo è chiuso.
