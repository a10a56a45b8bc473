### Le regole dei giochi, punto per punto, come si gioca senza regole della casa.

## Stopp

rules-stopp-title = Stopp
rules-stopp-aim = Liberati delle tue carte battendo quella precedente, oppure di’ «Stopp!» Chi resta per ultimo con dei gettoni vince il piatto.
rules-stopp-S1 = Si gioca da tre a sei con 52 carte; in ogni seme il due è la più bassa e l’asso la più alta. Quando qualcuno esce, la partita continua, anche in due.
rules-stopp-S2 = Ognuno comincia con un capitale di dieci gettoni. Il piatto all’inizio è vuoto.
rules-stopp-S3 = Ogni giocatore riceve sei carte, una alla volta, a partire dal primo di mano, cioè da chi siede dopo il mazziere. Le altre si mettono da parte coperte. Il mazzo passa al prossimo giocatore ancora in partita.
rules-stopp-S4 = Il primo di mano apre con una carta qualsiasi. Chi deve aprire deve giocare: non si dice «Stopp!» in apertura.
rules-stopp-S5 = Al tuo turno devi, se puoi, battere l’ultima carta con una più alta dello stesso seme. Va bene qualunque carta più alta, a tua scelta.
rules-stopp-S6 = Solo se non puoi batterla dici «Stopp!», e la parola passa al giocatore successivo.
rules-stopp-S7 = Quando tutti gli altri hanno detto «Stopp!», chi ha giocato per ultimo mette da parte il mazzetto e apre di nuovo.
rules-stopp-S8 = Chi gioca la sua ultima carta è fuori dalla smazzata e non viene più interpellato, ma gli altri possono battere quella carta come al solito.
rules-stopp-S9 = Quando un’ultima carta non viene battuta, la smazzata è finita. È finita anche quando un solo giocatore ha ancora carte e ha già avuto modo di battere l’ultima.
rules-stopp-S10 = Chi ha ancora carte paga allora al piatto un gettone per ognuna, o quello che ha; il resto è condonato.
rules-stopp-S11 = Chi non ha più niente è fuori dalla partita. L’ultimo rimasto prende il piatto.

## Michigan

rules-michigan-title = Michigan
rules-michigan-aim = Cala carte in ordine crescente in un solo seme, incassa le poste delle carte premio e finisci per primo le tue carte.
rules-michigan-M1 = Si gioca da tre a otto con 52 carte; in ogni seme il due è la più bassa e l’asso la più alta.
rules-michigan-M2 = Sul tavolo ci sono quattro carte premio: l’asso di cuori, il re di fiori, la donna di quadri e il fante di picche. Prima di ogni smazzata ognuno mette una posta su ciascuna, il mazziere due.
rules-michigan-M3 = Le carte si danno una alla volta, lo stesso numero a tutti; quelle che avanzano si mettono da parte coperte. Il mazzo passa al giocatore successivo.
rules-michigan-M4 = Apre chi siede dopo il mazziere. Chi apre può scegliere il seme, ma gioca la sua carta più bassa di quel seme.
rules-michigan-M5 = Il giocatore successivo deve mettere una carta più alta dello stesso seme, se ce l’ha; quale, lo sceglie lui.
rules-michigan-M6 = Se non ce l’ha, è uno stop: apre lui una nuova sequenza.
rules-michigan-M7 = Un asso chiude la sequenza: chi l’ha giocato apre la prossima.
rules-michigan-M8 = Chi gioca una carta premio prende tutto quello che c’è sopra, sia aprendo sia seguendo, anche con la sua ultima carta. Quello che nessuno prende resta per la smazzata successiva.
rules-michigan-M9 = Il gioco si ferma appena un giocatore resta senza carte. Ognuno degli altri gli paga una posta per ogni carta che ha in mano.
rules-michigan-M10 = Una partita è fatta di una smazzata per ogni giocatore. Quello che resta allora sulle carte premio si divide in parti uguali, e ciò che non si può dividere va a chi ha vinto l’ultima smazzata. Vince il saldo più alto.
rules-michigan-M11 = A certi tavoli una nuova sequenza deve cambiare il seme, o il colore, dell’ultima carta; è una regola della casa.

## Stoppa

rules-stoppa-title = Stoppa
rules-stoppa-aim = Punta tre volte o più sul tuo punto, poi finisci per primo le carte nella stoppata.
rules-stoppa-P1 = Si gioca da tre a sei con un mazzo di 40 carte napoletane; in tre si toglie un re, in sei tutti i re. Si gira in senso antiorario, quindi dopo il mazziere viene il giocatore alla sua destra, che è di mano.
rules-stoppa-P2 = In ogni smazzata si servono alcune mani di tre carte: quattro in tre giocatori, tre in quattro, due in cinque o in sei. Prima di ognuna tutti mettono nel piatto una misera. Le carte che non bastano per un’altra mano si danno alla fine della prima fase, senza puntate.
rules-stoppa-P3 = Il punto: somma i valori delle tue carte di uno stesso seme, tre al massimo. Il sette vale 21, il sei 18, l’asso 16, il cinque 15, il quattro 14, il tre 13, il due 12, le figure (donna o fante, cavallo e re) 10. Il punto più alto è 55.
rules-stoppa-P4 = Punto piccolo. A partire da chi è di mano, ognuno apre («Provo!») puntando almeno una misera e al massimo il piatto, oppure chiude. Chi chiude è fuori dalla mano. Se tutti gli altri chiudono, il piatto è del mazziere.
rules-stoppa-P5 = Dopo l’apertura ognuno a turno vede, rilancia di almeno una misera e al massimo del piatto, oppure chiude. Chi ha rilanciato per ultimo non parla più. I rilanci sono al massimo quattro.
rules-stoppa-P6 = Se nessuno vede, chi ha rilanciato per ultimo ritira il piatto e non mostra niente. Altrimenti mostra il suo punto; gli altri a turno mostrano solo un punto più alto, oppure dicono «È buono». Il punto più alto ritira il piatto; a parità lo ritira chi è stato visto, altrimenti il più vicino a chi è di mano.
rules-stoppa-P7 = Nessuno può guardare le proprie carte usate finché non è finito il punto piccolo.
rules-stoppa-P8 = Punto grosso: lo stesso ancora una volta con tutte le carte, dopo che tutti tranne il mazziere hanno messo nel piatto tante misere quante sono state le mani.
rules-stoppa-P9 = La stoppata. Chi è di mano apre una sequenza con una carta qualsiasi e continua in ordine crescente, senza badare al seme, finché ha il valore successivo; un valore che nessuno ha in mano si salta. Chi ha il valore successivo deve giocarlo.
rules-stoppa-P10 = Chi non può continuare passa, e il giocatore successivo prosegue la sequenza.
rules-stoppa-P11 = Un re, o qualunque carta di cui nessuno abbia in mano una più alta, chiude la sequenza: chi l’ha giocata ne apre un’altra.
rules-stoppa-P12 = Chi apre con un asso può aggiungere altri suoi assi. Su un asso altrui può aggiungerne solo chi ha anche il valore successivo, che poi deve giocare.
rules-stoppa-P13 = Se qualcuno ha in mano tre due e nessun re, la stoppata non si fa.
rules-stoppa-P14 = Il primo che finisce le carte fa la stoppata: gli altri gli pagano una misera ogni due carte che hanno in mano; la carta spaiata non si paga («Stush’t!»). Se le finisce al suo primo turno, gli pagano il doppio.
rules-stoppa-P15 = Una partita è fatta di una smazzata per ogni giocatore. Vince il saldo più alto; i debiti si segnano.
