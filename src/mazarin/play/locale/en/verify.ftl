### What `mazarin verify` finds. $key: a line at the head of the record, as it is written there.

verify-fair =
    { $count ->
        [one] One deal checked: it is what commitment, cuts and secret give.
       *[other] { $count } deals checked: each is what commitment, cuts and secret give.
    }
verify-deal = Deal { $number } is not what commitment, cuts and secret give.
verify-broken = The secret does not lead to the commitment: these are not the deals that the house was committed to.
verify-missing = The record cannot be checked: the line “{ $key }:” is missing at its head.
verify-unreadable = The record cannot be checked: nobody can read the line “{ $key }:” at its head.
verify-midway = The record cannot be checked: it begins in the middle of a deal.
verify-empty = The record has no deals to check.
verify-unsound = The record cannot be checked: it does not hold together.
