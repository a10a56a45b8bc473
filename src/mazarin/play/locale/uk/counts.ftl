### Кількості. .object: знахідний відмінок («Ви сплачуєте …»).

count-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[many] { $count } карт
    }
    .object =
    { $count ->
        [one] { $count } карту
        [few] { $count } карти
       *[many] { $count } карт
    }

count-chips =
    { $amount ->
        [one] { $amount } фішка
        [few] { $amount } фішки
       *[many] { $amount } фішок
    }
    .object =
    { $amount ->
        [one] { $amount } фішку
        [few] { $amount } фішки
       *[many] { $amount } фішок
    }

count-points =
    { $amount ->
        [one] { $amount } очко
        [few] { $amount } очки
       *[many] { $amount } очок
    }
    .object =
    { $amount ->
        [one] { $amount } очко
        [few] { $amount } очки
       *[many] { $amount } очок
    }

count-players =
    { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[many] { $players } гравців
    }
