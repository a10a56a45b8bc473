### Il tavolo in un terminale: che cosa si mostra, si chiede e si risponde.
### $moves, $cards, $list: elenchi già pronti; $example: una carta o una mossa così
### come si scrive.

language-name = italiano

## L'inizio

preparing = Preparo il gioco per la prima volta su questo computer; ci vuole qualche secondo, una volta sola.
welcome = Mazarin: { $game }, { count-players }.
welcome-help = Scrivi «{ command-help }» per i comandi, «{ command-rules }» per le regole del gioco.
house-rules = Regole della casa: { $rules }
deal-heading = Smazzata { $number }
deal-heading-of = Smazzata { $number } di { $total }

name-you = Tu
name-player = Giocatore { $number }

## Il tavolo

hand = Le tue carte: { $cards }
hand-empty = Non hai più carte.
others-hold = Carte in mano: { $list }
other-holds = { $name } ({ $count })
seat-line = { $name }: { count-cards }, { count-chips }
seat-dealer = mazziere
seat-first = di mano
seat-turn = di turno
seat-closed = ha chiuso
seat-out = fuori dalla partita
pot = Nel piatto: { count-chips }.
pile = Mazzetto: { $cards }
pile-empty = Il mazzetto è vuoto.
last-card = Ultima carta: { $card }
card-to-beat = Da battere: { $card }
new-run = Comincia una nuova sequenza.
pay-cards = Carte premio: { $list }
pay-card = { $card } ({ $amount })
phase-ready = Prima della smazzata
phase-lead = Apertura
phase-follow = Risposta
phase-punto_piccolo = Punto piccolo
phase-punto_grosso = Punto grosso
phase-stoppata = Stoppata
phase-over = La smazzata è finita
your-point = Il tuo punto: { $amount } ({ $cards })
used-cards = Le tue carte usate: { $cards }
used-cards-hidden = Le tue carte usate restano coperte fino alla fine del punto piccolo.
bet-none = Nessuno ha ancora aperto.
bet-stands = La puntata è di { count-chips }.
bet-to-see = Vedere ti costa { count-chips.object }.
next-rank = Prossimo nella sequenza: { $rank }
laid-ranks = Giocate finora: { $list }
laid-rank = { $rank }×{ $count }

## Quello che va insieme, in una frase sola

all-antes-alike = Tutti versano { count-chips.object } nel piatto.
all-antes-dealer-double = Tutti versano { count-chips.object } nel piatto, il mazziere il doppio.
all-antes-dealer-nothing = Tutti tranne il mazziere versano { count-chips.object } nel piatto.
all-stakes-alike = Tutti puntano { count-chips.object } sulle carte premio.
all-stakes-dealer-double = Tutti puntano { count-chips.object } sulle carte premio, il mazziere il doppio.
all-stakes-dealer-nothing = Tutti tranne il mazziere puntano { count-chips.object } sulle carte premio.

stop-card-leads =
    { $who ->
        [you] Stop! Non hai una carta da giocare e quindi apri tu.
       *[other] Stop! { $name } non ha una carta da giocare e quindi apre.
    }
ace-ends-run-leads =
    { $who ->
        [you] L’asso chiude la sequenza; la prossima la apri tu.
       *[other] L’asso chiude la sequenza; la prossima la apre { $name }.
    }
nobody-follows-leads =
    { $who ->
        [you] Stop! Nessuno ha la carta successiva; la prossima sequenza la apri tu.
       *[other] Stop! Nessuno ha la carta successiva; la prossima sequenza la apre { $name }.
    }

## La tua mossa

# Che cosa si scrive per una mossa che non è una carta; una parola sola.
word-stopp = stopp
word-open = provo
word-see = vedo
word-raise = rilancio
word-close = chiudo
word-pass = passo
move-with-range = { $word } { $least }–{ $most }

prompt-move = La tua mossa:
prompt-only-move = La tua unica mossa è { $move } (premi Invio):
# $kind: «exact» se è permesso un solo importo, altrimenti «range».
prompt-amount =
    { $kind ->
        [exact] Quanti gettoni? Solo { $least }:
       *[range] Quanti gettoni, da { $least } a { $most }?
    }
prompt-deal = Premi Invio per la prossima smazzata.
prompt-leave = Vuoi lasciare la partita? Potrai continuarla dopo. ({ answer-yes }/{ answer-no })
answer-yes = sì
answer-no = no
may-play = Puoi giocare: { $moves }
hint = Una buona mossa sarebbe { $example }.

## Risposte a ciò che è stato scritto

unknown-command = «{ $text }» non è una carta, né una mossa, né un comando. Scrivi «{ command-help }» per l’aiuto.
amount-missing = Di’ anche quanti gettoni, come in «{ $example }».
amount-unclear = «{ $text }» non è un numero di gettoni; scrivilo come in «{ $example }».
why-usage = Indica una carta o una mossa, come in «{ command-why } { $example }».
why-allowed = Niente lo vieta: ora puoi giocare { $example }.
last-none = Non è ancora successo niente.
last-heading = Che cosa è successo per ultimo:
undo-none = Non c’è niente da annullare. Si può annullare solo la tua ultima mossa, prima che qualcuno risponda e se non ti ha mostrato niente di nuovo.
undo-done = La tua ultima mossa è annullata.
saved = Salvato in { $file }.
save-usage = Indica un file, come in «{ command-save } { $file }».
save-exists = Il file { $file } esiste già; scegli un altro nome.
save-failed = Non è stato possibile salvare in { $file }: { $problem }
not-now = Ora non si può fare.
rules-heading = Le regole del gioco: { $game }
options-heading = Le regole della casa per { $game }
goodbye = Arrivederci!

## I comandi e il loro aiuto

# Che cosa si scrive per un comando; una parola sola.
command-why = perché
command-rules = regole
command-last = ultime
command-undo = annulla
command-save = salva
command-hand = mano
command-table = tavolo
command-hint = consiglio
command-help = aiuto
command-quit = esci
argument-move = MOSSA
argument-file = FILE

help-heading = Comandi
help-move = gioca una carta o di’ una parola del gioco
help-why = perché una carta o una parola non è permessa
help-rules = le regole del gioco e di questo tavolo
help-last = che cosa è successo dopo la tua ultima mossa
help-undo = annulla la tua ultima mossa
help-save = salva la partita in un file
help-hand = le tue carte e che cosa puoi giocare
help-table = mazzetto, piatto, gettoni e giocatori
help-hint = che cosa farebbe un giocatore semplice
help-help = questo elenco
help-quit = lascia la partita; si può continuare un’altra volta
help-cards-french = Le carte si scrivono con valore e seme: da 2 a 9, T (dieci), J (fante), Q (donna), K (re), A (asso); h ({ suit-french-h }), d ({ suit-french-d }), c ({ suit-french-c }), s ({ suit-french-s }). Così 8h è l’otto di cuori; va bene anche il nome.
help-cards-neapolitan = Le carte si scrivono con valore e seme: da 1 a 7, 8 (donna o fante), 9 (cavallo), 10 (re); d ({ suit-neapolitan-d }), c ({ suit-neapolitan-c }), s ({ suit-neapolitan-s }), b ({ suit-neapolitan-b }). Così 7d è il sette di denari; va bene anche il nome.
help-amounts = I gettoni si scrivono dopo la parola: «{ word-open } 3» apre con tre gettoni, «{ word-raise } 2» aumenta la puntata di due.

## La fine di una smazzata e di una partita

score-heading = Punteggio dopo la smazzata { $number }
score-final = Punteggio finale
score-player = Giocatore
score-deal = Questa smazzata
score-total = Gettoni
match-stopped = La partita è stata interrotta prima della fine.
match-kept = È salvata. Per continuarla: { $command }
