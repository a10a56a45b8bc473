### Bordsservern, så som människor läser om den.
### $who: ”you” eller ”other”; $name: vem det var, om det inte var du; $number: platsens nummer,
### från 1; $problem: vad som är fel med ett bord, på engelska.

serving = Mazarin är öppet på { $address } (Ctrl-C stänger).

## Vad som händer vid bordet utöver spelet

event-opened =
    { $who ->
        [you] Du öppnar bordet.
       *[other] { $name } öppnar bordet.
    }
event-commits = Huset har dragit sin hemlighet för nästa match och kan inte längre ändra den.
event-entered =
    { $who ->
        [you] Du kommer till bordet.
       *[other] { $name } kommer till bordet.
    }
event-sat =
    { $who ->
        [you] Du tar plats { $number }.
       *[other] { $name } tar plats { $number }.
    }
event-stood =
    { $who ->
        [you] Du reser dig och tittar på.
       *[other] { $name } reser sig och tittar på.
    }
event-left =
    { $who ->
        [you] Du lämnar bordet.
       *[other] { $name } lämnar bordet.
    }
event-kicked =
    { $who ->
        [you] Värden skickar bort dig från bordet.
       *[other] Värden skickar bort { $name } från bordet.
    }
event-hosts =
    { $who ->
        [you] Nu är du värd.
       *[other] Nu är { $name } värd.
    }
event-bot-sat = En bot tar plats { $number }.
event-bot-left = Plats { $number } är ledig igen.
event-cuts =
    { $who ->
        [you] Du kuperar.
       *[other] { $name } kuperar.
    }
event-away-time =
    { $who ->
        [you] Din tid är ute; en bot spelar för dig tills du gör något.
       *[other] Tiden är ute för { $name }; en bot spelar så länge.
    }
event-away-line =
    { $who ->
        [you] Din förbindelse var bruten för länge; en bot spelar för dig tills du gör något.
       *[other] Förbindelsen med { $name } är bruten; en bot spelar så länge.
    }
event-back =
    { $who ->
        [you] Du spelar själv igen.
       *[other] { $name } är tillbaka vid bordet.
    }
event-extends =
    { $who ->
        [you] Du ger mer tid för det här draget.
       *[other] { $name } ger mer tid för det här draget.
    }
event-offers-rematch =
    { $who ->
        [you] Du bjuder på revansch.
       *[other] { $name } bjuder på revansch.
    }
event-agrees =
    { $who ->
        [you] Du går med på revanschen.
       *[other] { $name } går med på revanschen.
    }
event-no-rematch = Det blir ingen revansch just nu.
event-says =
    { $who ->
        [you] Du: ”{ $phrase }”
       *[other] { $name }: ”{ $phrase }”
    }
event-asks-secret =
    { $who ->
        [you] Du ber att få givens hemlighet; den visas när alla har bett om den.
       *[other] { $name } ber att få givens hemlighet; den visas när alla har bett om den.
    }
event-closing-soon =
    { $amount ->
        [one] Här har inget hänt på länge: bordet stängs om { $amount } minut.
       *[other] Här har inget hänt på länge: bordet stängs om { $amount } minuter.
    }
event-closed-host = Värden stänger bordet.
event-closed-idle = Bordet stängs, för här har inget hänt på länge.
event-closed-everybody-left = Bordet stängs, för alla har gått.

## Färdiga fraser

phrase-hello = Hej!
phrase-good-luck = Lycka till!
phrase-well-played = Bra spelat!
phrase-thanks = Tack!
phrase-oops = Hoppsan!
phrase-one-moment = Ett ögonblick!
phrase-your-turn = Det är din tur.
phrase-goodbye = Hej då!

## Varför något inte går

refused-bad-invitation = Inbjudan gäller inte, eller inte längre: be om en ny.
refused-bad-message = Servern förstår inte meddelandet: kanske är det ena av de två programmen för gammalt.
refused-bad-name = Av det namnet syns ingenting: välj ett annat.
refused-bad-table = Ett sådant bord kan inte öppnas: { $problem }
refused-bad-token = Servern känner inte igen dig längre: kom med en inbjudan.
refused-crowded = Det är redan för många vid bordet.
refused-deal-running = Du kan ta plats när given är slut.
refused-extended-enough = Det här draget har fått mer tid tillräckligt många gånger.
refused-host-only = Det får bara värden göra.
refused-illegal-move = Reglerna tillåter inte draget nu.
refused-kicked = Värden har skickat bort dig från det här bordet.
refused-match-running = Bottar får plats, och skickas bort, bara före en match.
refused-no-clock = Ingen klocka går, så ta all tid du vill.
refused-no-commitment = Det finns inget att kupera än.
refused-no-deal = Ingen giv pågår.
refused-no-offer = Ingen har bjudit på revansch.
refused-no-spectators = Vid det här bordet får ingen titta på.
refused-no-such-bot = Någon bot på den nivån finns inte.
refused-no-such-game = Det spelet finns inte.
refused-no-such-guest = Ingen med det namnet är vid bordet.
refused-no-such-phrase = Den frasen finns inte.
refused-no-such-record = Ingen sådan match har spelats till slut.
refused-no-such-seat = Den platsen finns inte vid det här bordet.
refused-no-such-table = Bordet finns inte; det kanske har stängts.
refused-nobody-seated = Först måste någon ta plats.
refused-not-at-table = Du är inte vid det här bordet.
refused-not-invited = Bordet är privat: du behöver en inbjudan.
refused-not-now = Det går inte nu.
refused-not-seated = Ta plats först.
refused-not-yourself = Du kan inte skicka bort dig själv; lämna bordet i stället.
refused-seat-taken = Där sitter redan någon.
refused-seated = Du har redan en plats i den här matchen.
refused-stale = Det kom för sent: spelet har gått vidare.
refused-store-failed = Servern kunde inte skriva upp det; försök igen om en stund.
refused-table-closed = Bordet är stängt.
refused-table-full = Alla platser är tagna.
refused-too-busy = Det hände för mycket på en gång; försök igen.
refused-too-long = Det var för långt.
refused-unreadable-cut = Så kuperar man inte: skriv 1 till 64 av siffrorna 0 till 9 och a till f.
refused-unreadable-move = Servern kan inte läsa draget.
refused-watch-only = Din inbjudan gäller bara för att titta på.
refused-too-many-messages = Det var för mycket på en gång; ta det lite lugnare.
refused-too-many-connections = För många förbindelser från din adress på en gång; vänta lite.
refused-too-many-new-tables = För många bord har öppnats från din adress; vänta några minuter.
refused-too-many-sockets = För många förbindelser är uppe från din adress; stäng några av dem.
refused-too-many-tables = Huset är fullt; kom tillbaka senare.
refused-too-many-bad-messages = Servern har förstått för lite av det som kom härifrån.

## Varför en förbindelse tar slut

bye-newer-line = Du sitter nu vid bordet i ett annat fönster; det här har gjort sitt.
bye-left = Du har lämnat bordet.
bye-restart = Servern startas om.
bye-slow-hello = Servern väntade för länge på ett första meddelande.
bye-closed-host = Värden har stängt bordet.
bye-closed-idle = Bordet stängdes, för här hände inget på länge.
bye-closed-everybody-left = Bordet är stängt.
