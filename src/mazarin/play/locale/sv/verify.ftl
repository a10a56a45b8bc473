### Vad `mazarin verify` finner. $key: en rad i protokollets huvud, som den står där.

verify-fair =
    { $count ->
        [one] En giv kontrollerad: den är den som åtagande, kuperingar och hemlighet ger.
       *[other] { $count } givar kontrollerade: alla är de som åtagande, kuperingar och hemlighet ger.
    }
verify-deal = Giv { $number } är inte den som åtagande, kuperingar och hemlighet ger.
verify-broken = Hemligheten leder inte till åtagandet: detta är inte de givar som huset hade bundit sig till.
verify-missing = Protokollet kan inte kontrolleras: raden ”{ $key }:” saknas i dess huvud.
verify-unreadable = Protokollet kan inte kontrolleras: raden ”{ $key }:” i dess huvud går inte att läsa.
verify-midway = Protokollet kan inte kontrolleras: det börjar mitt i en giv.
verify-empty = Protokollet har inga givar att kontrollera.
verify-unsound = Protokollet kan inte kontrolleras: det hänger inte ihop.
