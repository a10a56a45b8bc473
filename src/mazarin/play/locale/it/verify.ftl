### Quel che trova `mazarin verify`. $key: una riga in testa al verbale, come vi è scritta.

verify-fair =
    { $count ->
        [one] Una smazzata controllata: è quella che danno impegno, tagli e segreto.
       *[other] { $count } smazzate controllate: tutte sono quelle che danno impegno, tagli e segreto.
    }
verify-deal = La smazzata { $number } non è quella che danno impegno, tagli e segreto.
verify-broken = Il segreto non porta all’impegno: queste non sono le smazzate per cui il banco si era impegnato.
verify-missing = Il verbale non si può controllare: in testa manca la riga «{ $key }:».
verify-unreadable = Il verbale non si può controllare: in testa la riga «{ $key }:» non si legge.
verify-midway = Il verbale non si può controllare: comincia a metà di una smazzata.
verify-empty = Il verbale non ha smazzate da controllare.
verify-unsound = Il verbale non si può controllare: contiene un errore.
