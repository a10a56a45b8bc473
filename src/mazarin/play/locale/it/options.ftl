### Regole della casa: una frase per ogni scelta e per ogni combinazione pronta. Le parole tra
### virgolette sono valori.

## Stopp

option-stopp-capital = Con quanti gettoni comincia ogni giocatore (S2).
option-stopp-hand_size = Quante carte riceve ogni giocatore (S3).
option-stopp-solo_plays_on = Se l’unico giocatore che ha ancora carte continua da solo fino a finirle e non paga niente, invece che la smazzata finisca lì (S9).
option-stopp-pay_on_stopp = Se ogni «Stopp!» costa un gettone, versato nel piatto.

## Michigan

option-michigan-succession = Chi gioca la carta successiva (M5, M6): «higher» è il giocatore seguente, con una qualunque carta più alta del seme; «next» è il giocatore seguente, con la carta immediatamente superiore; «holder» è chi ha quella carta, anche fuori turno, e se non l’ha nessuno riapre l’ultimo che ha giocato.
option-michigan-suit_change = Come deve aprirsi una nuova sequenza (M11): «free» in qualunque seme; «else_same» in un altro seme, per chi ne ha; «else_pass» in un altro seme, se no la mano passa; «colour» nell’altro colore, se no la mano passa.
option-michigan-spare_hand = Se si dà una mano in più, a nessuno; «auto» la dà quando la successione è «holder».
option-michigan-pay_cards = Quali sono le carte premio, da una a otto (M2).
option-michigan-stake = Quanti gettoni vale una posta (M2, M9).
option-michigan-accounts = Con «ledger» tutti giocano a credito e il saldo può andare sotto zero; con «table_stakes» tutti cominciano con un capitale, non pagano più di quello che hanno e stanno fermi quando è finito.
option-michigan-capital = Con quanti gettoni comincia ognuno quando si gioca con un capitale.
option-michigan-deals = Di quante smazzate è fatta una partita; 0 vuol dire una per giocatore (M10).

preset-michigan-classic = Michigan classico: la carta successiva la gioca chi ce l’ha, anche fuori turno, e si dà una mano in più, a nessuno.

## Stoppa

option-stoppa-misera = Quanti gettoni vale una misera (P2, P14).
option-stoppa-ante = Chi paga le mani (P2, P8): «each_hand» sono tutti, una misera ogni volta; «once_then_dealer» sono tutti per la prima e il solo mazziere per le altre; «dealer_funds» è sempre il solo mazziere; «punto_beccata» sono tutti ogni volta, e tutti versano il punto prima del punto grosso.
option-stoppa-punto = Quanti gettoni versa ognuno prima del punto grosso quando la tassa è «punto_beccata».
option-stoppa-raise_limit = Fin dove può arrivare un rilancio (P5): «pot» è al massimo il piatto; «fixed» è esattamente una misera; «none» è senza limite.
option-stoppa-max_raises = Quanti rilanci sono permessi in un giro di puntate (P5).
option-stoppa-tie = Chi vince se altri sono pari con un punto più alto di chi è stato visto (P6): «deal_order» è il più vicino a chi è di mano; «counterclockwise_from_seen» è il primo dopo chi è stato visto.
option-stoppa-oral_points = Se i punti si dichiarano soltanto, senza mostrare le carte (P6).
option-stoppa-cancel_on = Quali carte in mano, senza re, annullano la stoppata (P13): «three_twos», «three_aces» e «four_aces», unite da «+», oppure «never».
option-stoppa-cavallo_counts_as_king = Se per quella regola il cavallo vale come re quando si gioca in sei senza re (P13).
option-stoppa-direct_scope = Chi riceve il doppio nella stoppata (P14): con «any_first_turn» chiunque finisca le carte al suo primo turno; con «leader_only» solo chi è di mano.
option-stoppa-show_used_cards = Se puoi guardare le tue carte usate durante il punto piccolo (P7).
