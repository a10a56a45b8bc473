### Quantità. .object: la forma dopo un verbo («Paghi …»).

count-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
    .object =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }

count-chips =
    { $amount ->
        [one] { $amount } gettone
       *[other] { $amount } gettoni
    }
    .object =
    { $amount ->
        [one] { $amount } gettone
       *[other] { $amount } gettoni
    }

count-points =
    { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }
    .object =
    { $amount ->
        [one] { $amount } punto
       *[other] { $amount } punti
    }

count-players =
    { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }
