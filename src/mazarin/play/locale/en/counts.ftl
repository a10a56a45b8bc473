### Numbers of things. .object: the form after a verb ("You pay …").

count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
    .object =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

count-chips =
    { $amount ->
        [one] { $amount } chip
       *[other] { $amount } chips
    }
    .object =
    { $amount ->
        [one] { $amount } chip
       *[other] { $amount } chips
    }

count-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
    .object =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }

count-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
