### `mazarin join`: il tavolo di un server in un terminale.
### $address: di un server o di un tavolo; $number: il numero del posto, da 1; $list: un elenco già
### pronto; $command, $example: così come si scrive; $problem: che cosa dice il computer.

## Venire e andare

house-unreachable = Su { $address } non risponde nessuno: { $problem }
house-strange = Su { $address } non c’è Mazarin.
house-no-tables = Su { $address } nessun tavolo è aperto a tutti. Aprine uno: { $command }
house-tables = Tavoli su { $address }:
house-table = { $game }, ospita { $name }, posti occupati: { $taken } su { $seats }
address-wrong = «{ $text }» non è l’indirizzo di un server o di un tavolo; è fatto così: https://example.org/t/abc123?invite=xyz
token-unkept = Non è stato possibile annotare il tuo posto in { $file } ({ $problem }). Puoi giocare, ma non tornare allo stesso posto.
invitation-seat = Con questo link gli altri vengono a giocare: { $address }
invitation-watch = Con questo possono solo guardare: { $address }
line-lost = Il collegamento con il server è caduto; provo a riprenderlo …
line-back = Il collegamento è tornato.
line-down = Non è ancora partito, perché il collegamento è caduto; partirà appena torna.
seat-kept = Per tornare al tavolo: { $command }

## Chi c’è

name-bot = Bot { $number }
name-seat = Posto { $number }
place-free = Posto { $number }: libero
place-bot = Posto { $number }: un bot ({ $level })
place-you = Posto { $number }: tu
place-person = Posto { $number }: { $name }
place-mark-host = ospita
place-mark-away = gioca un bot
place-mark-offline = ora non è in linea
watchers = A guardare: { $list }

## Che cosa si può fare ora

hint-sit = Scrivi «{ command-sit }» per sederti.
hint-start = Quando ci siete tutti, scrivi «{ command-start }»; i posti liberi li prendono i bot.
hint-wait = La partita la comincia chi ospita.
hint-rematch = Scrivi «{ command-rematch }» per un’altra partita, o «{ command-leave }» per andare via.
hint-answer-rematch = Scrivi «{ command-rematch }» per accettare, o «{ command-decline }».
only-move = La tua unica mossa è { $move }: premi Invio.
time-left =
    { $count ->
        [one] Hai { $count } secondo.
       *[other] Hai { $count } secondi.
    }

## Risposte a ciò che è stato scritto

no-such-person = Al tavolo nessuno si chiama «{ $name }». Ci sono { $list }.
no-such-level = Il bot «{ $text }» non c’è; ci sono { $list }.
seat-usage = Indica un posto con il suo numero, da 1 a { $count }, come in «{ $example }».
name-usage = Indica qualcuno al tavolo, come in «{ $example }».
phrases = Puoi dire: { $list }

## I comandi e il loro aiuto

command-sit = siediti
command-stand = alzati
command-start = inizia
command-deal = dai
command-rematch = rivincita
command-decline = rifiuta
command-say = frase
command-extend = tempo
command-reveal = segreto
command-invite = invita
command-bot = bot
command-kick = allontana
command-host = ospita
command-leave = lascia
argument-seat = POSTO
argument-seat-level = POSTO LIVELLO
argument-name = NOME
argument-phrase = FRASE

help-sit = prendi questo posto, o uno qualsiasi
help-stand = lascia il posto e resta a guardare
help-start = chi ospita: comincia la partita
help-deal = passa alla prossima smazzata
help-rematch = offri un’altra partita, o accettala
help-decline = rifiuta la rivincita
help-say = di’ una delle frasi già pronte
help-extend = dai più tempo per questa mossa
help-reveal = chiedi il segreto della smazzata finita
help-invite = mostra i link per invitare altri
help-bot = chi ospita: dai un posto libero a un bot; con «{ answer-no }» al posto del livello lo togli
help-kick = chi ospita: allontana qualcuno per sempre
help-host = chi ospita: passa il tavolo a qualcun altro
help-leave = lascia il tavolo e il tuo posto
