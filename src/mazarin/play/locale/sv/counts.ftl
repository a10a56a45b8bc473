### Antal. .object: formen efter ett verb (”Du betalar …”).

count-cards = { $count } kort
    .object = { $count } kort

count-chips =
    { $amount ->
        [one] { $amount } enhet
       *[other] { $amount } enheter
    }
    .object =
    { $amount ->
        [one] { $amount } enhet
       *[other] { $amount } enheter
    }

count-points = { $amount } poäng
    .object = { $amount } poäng

count-players = { $players } spelare
