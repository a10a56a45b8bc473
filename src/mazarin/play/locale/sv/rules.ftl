### Spelens regler, punkt för punkt, så som de spelas utan husregler.

## Stopp

rules-stopp-title = Stopp
rules-stopp-aim = Bli av med dina kort genom att sticka föregående kort, eller säg ”Stopp!” Den som är sist kvar i spelet vinner potten.
rules-stopp-S1 = Tre till sex spelare och 52 kort; i varje färg är tvåan lägst och esset högst. När spelare slås ut fortsätter matchen, ända ner till två.
rules-stopp-S2 = Alla börjar med ett kapital om tio enheter. Potten är tom från början.
rules-stopp-S3 = Spelarna får sex kort var, ett i taget, med början hos förhand, spelaren efter kortgivaren. Resten läggs undan osedda. Given går vidare till nästa spelare som är kvar i matchen.
rules-stopp-S4 = Förhand spelar ut ett valfritt kort. Den som har utspelet måste spela: man säger inte stopp när man spelar ut.
rules-stopp-S5 = När det är din tur måste du om möjligt sticka föregående kort med ett högre kort i samma färg. Vilket högre kort som helst duger; du väljer.
rules-stopp-S6 = Bara om du inte kan sticka säger du ”Stopp!”, och turen går till nästa spelare.
rules-stopp-S7 = När alla de andra har sagt ”Stopp!” vänder den som spelade senast bort högen och spelar ut igen.
rules-stopp-S8 = Den som spelar sitt sista kort är ute ur given och tillfrågas inte mer, men de andra får som vanligt sticka det kortet.
rules-stopp-S9 = När ingen kan sticka någons sista kort är given slut. Den är också slut när bara en spelare har kort kvar och har fått sin chans att sticka.
rules-stopp-S10 = De som då har kort kvar betalar en enhet per kort till potten, eller vad de har; resten efterskänks.
rules-stopp-S11 = Den som inte har något kvar är ute ur matchen. Den som är sist kvar tar potten.

## Michigan

rules-michigan-title = Michigan
rules-michigan-aim = Lägg kort uppåt i en färg, ta hem insatserna på vinstkorten och bli först av med alla dina kort.
rules-michigan-M1 = Tre till åtta spelare och 52 kort; i varje färg är tvåan lägst och esset högst.
rules-michigan-M2 = Fyra vinstkort ligger på bordet: hjärter ess, klöver kung, ruter dam och spader knekt. Före varje giv lägger alla en insats på vart och ett, kortgivaren två.
rules-michigan-M3 = Korten delas ut ett i taget, lika många till alla; de som blir över läggs undan osedda. Given går vidare till nästa spelare.
rules-michigan-M4 = Spelaren efter kortgivaren spelar ut. Den som spelar ut väljer färg, men spelar sitt lägsta kort i den.
rules-michigan-M5 = Nästa spelare måste lägga ett högre kort i samma färg om det finns på handen; vilket väljer man själv.
rules-michigan-M6 = Finns det inget, är det stopp: då spelar den spelaren ut i stället.
rules-michigan-M7 = Ett ess avslutar sviten: den som lade det spelar ut.
rules-michigan-M8 = Den som lägger ett vinstkort tar allt som ligger på det, vare sig kortet spelas ut eller läggs på, också som sista kort. Det som ingen tar ligger kvar till nästa giv.
rules-michigan-M9 = Spelet avbryts genast när en spelare är av med alla sina kort. Var och en av de andra betalar vinnaren en insats för varje kort på handen.
rules-michigan-M10 = En match är en giv per spelare. Det som då ligger på vinstkorten delas lika, och den som vann sista given tar det som inte går att dela. Den som har mest vinner.
rules-michigan-M11 = Vid somliga bord måste en ny svit lämna det senaste kortets färg, eller kulör; det är en husregel.

## Stoppa

rules-stoppa-title = Stoppa
rules-stoppa-aim = Satsa tre gånger eller fler på din poäng, och bli sedan först av med korten i stoppatan.
rules-stoppa-P1 = Tre till sex spelar med den napolitanska leken om 40 kort; är man tre tas en kung bort, är man sex alla kungar. Turen går motsols, så spelaren till höger om kortgivaren är näst i tur och kallas förhand (di mano).
rules-stoppa-P2 = Varje giv har ett antal omgångar med tre kort: fyra för tre spelare, tre för fyra, två för fem eller sex. Före varje omgång lägger alla en misera i potten. Kort som inte räcker till tre delas ut när första fasen är slut, utan satsning.
rules-stoppa-P3 = Poängen: lägg ihop värdet av dina kort i en färg, högst tre. En sjua är värd 21, en sexa 18, ett ess 16, en femma 15, en fyra 14, en trea 13, en tvåa 12, ett klätt kort (knekt, riddare eller kung) 10. Den bästa poängen är 55.
rules-stoppa-P4 = Punto piccolo. Med början hos förhand öppnar var och en med en satsning på minst en misera och högst hela potten, eller lägger sig. Den som lägger sig är ute ur omgången. Om alla andra lägger sig tar kortgivaren potten.
rules-stoppa-P5 = När någon har öppnat synar var och en i tur och ordning, höjer med minst en misera och högst hela potten, eller lägger sig. Den som höjde sist talar inte igen. Fyra höjningar är det mesta.
rules-stoppa-P6 = Om ingen synar tar den som höjde sist potten och visar inget. Annars visar den spelaren; de andra visar i tur och ordning bara en högre poäng, eller säger ”È buono”. Den högsta tar potten; vid lika tar den som blev synad, annars den som är närmast förhand.
rules-stoppa-P7 = Ingen får titta på sina använda kort förrän punto piccolo är slut.
rules-stoppa-P8 = Punto grosso: samma sak en gång till med alla kort, sedan alla utom kortgivaren har lagt i lika många miseror som det var omgångar.
rules-stoppa-P9 = Stoppatan. Förhand öppnar en svit med valfritt kort och fortsätter uppåt, oavsett färg, så länge nästa valör finns på handen; en valör som ingen har hoppas över. Den som har nästa valör måste lägga den.
rules-stoppa-P10 = Den som inte kan fortsätta passar, och nästa spelare fortsätter sviten.
rules-stoppa-P11 = En kung, eller vilket kort som helst när ingen har något högre, avslutar sviten: den som lade det öppnar en ny.
rules-stoppa-P12 = Den som öppnar med ett ess får lägga till fler av sina ess. På en annans ess får man lägga sina ess bara om man också har nästa valör, och den måste man då lägga.
rules-stoppa-P13 = Om någon har tre tvåor och ingen kung blir det ingen stoppata.
rules-stoppa-P14 = Den som först blir av med sina kort har gjort stoppata: de andra betalar en misera per två kort de har kvar; ett udda kort är gratis. Den som blir färdig redan i sin första tur får dubbelt.
rules-stoppa-P15 = En match är en giv per spelare. Den som har mest vinner; skulder skrivs upp.
