### Husregler: en mening för varje val och varje färdig uppsättning. Ord inom citattecken är värden.

## Stopp

option-stopp-capital = Hur många enheter var och en börjar med (S2).
option-stopp-hand_size = Hur många kort var och en får (S3).
option-stopp-solo_plays_on = Om den ende som har kort kvar spelar vidare ensam tills de är slut och inte betalar något, i stället för att given slutar där (S9).
option-stopp-pay_on_stopp = Om varje ”Stopp!” kostar en enhet till potten.

## Michigan

option-michigan-succession = Vem som lägger nästa kort (M5, M6): ”higher” är nästa spelare, med vilket högre kort som helst i färgen; ”next” är nästa spelare, med precis nästa kort; ”holder” är den som har nästa kort, utanför turordningen, och om ingen har det spelar den som lade senast ut.
option-michigan-suit_change = Hur en ny svit måste börja (M11): ”free” i vilken färg som helst; ”else_same” i en annan färg, för den som har någon; ”else_pass” i en annan färg, annars går utspelet vidare; ”colour” i den andra kulören, annars går utspelet vidare.
option-michigan-spare_hand = Om en extra hand delas ut, till ingen; ”auto” gör det när följden är ”holder”.
option-michigan-pay_cards = Vilka kort som är vinstkort, ett till åtta stycken (M2).
option-michigan-stake = Hur många enheter en insats är (M2, M9).
option-michigan-accounts = Med ”ledger” spelar alla på kredit och saldot får bli negativt; med ”table_stakes” börjar alla med ett kapital, betalar aldrig mer än de har och står över när det är slut.
option-michigan-capital = Hur många enheter var och en börjar med när man spelar med kapital.
option-michigan-deals = Hur många givar en match har; 0 betyder en per spelare (M10).

preset-michigan-classic = Klassisk Michigan: den som har nästa kort lägger det, utanför turordningen, och en extra hand delas ut, till ingen.

## Stoppa

option-stoppa-misera = Hur många enheter en misera är (P2, P14).
option-stoppa-ante = Vem som betalar för omgångarna (P2, P8): ”each_hand” är alla, en misera varje gång; ”once_then_dealer” är alla för den första och kortgivaren ensam för de andra; ”dealer_funds” är alltid kortgivaren ensam; ”punto_beccata” är alla varje gång, och alla lägger punto före punto grosso.
option-stoppa-punto = Hur många enheter alla lägger före punto grosso när insatsen är ”punto_beccata”.
option-stoppa-raise_limit = Hur mycket man får höja (P5): ”pot” är högst potten; ”fixed” är precis en misera; ”none” är utan gräns.
option-stoppa-max_raises = Hur många höjningar en satsningsomgång tillåter (P5).
option-stoppa-tie = Vem som vinner om andra har lika över den som blev synad (P6): ”deal_order” är den som är närmast förhand; ”counterclockwise_from_seen” är den som sitter närmast efter den synade.
option-stoppa-oral_points = Om poängen bara sägs, utan att korten visas (P6).
option-stoppa-cancel_on = Vilka kort utan kung på handen som stoppar stoppatan (P13): ”three_twos”, ”three_aces” och ”four_aces”, sammanfogade med ”+”, eller ”never”.
option-stoppa-cavallo_counts_as_king = Om en riddare räknas som kung för den regeln när sex spelar utan kungar (P13).
option-stoppa-direct_scope = Vem som får dubbelt i stoppatan (P14): med ”any_first_turn” den som blir färdig i sin egen första tur; med ”leader_only” bara förhand.
option-stoppa-show_used_cards = Om du får titta på dina egna använda kort under punto piccolo (P7).
