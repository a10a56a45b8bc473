### `mazarin join`: en servers bord i en terminal.
### $address: en servers eller ett bords; $number: platsens nummer, från 1; $list: en färdig
### uppräkning; $command, $example: så som det skrivs; $problem: vad datorn säger.

## Komma och gå

house-unreachable = Ingen svarar på { $address }: { $problem }
house-strange = Det finns inget Mazarin på { $address }.
house-no-tables = Inget bord är öppet för alla på { $address }. Öppna ett: { $command }
house-tables = Bord på { $address }:
house-table = { $game }, värd { $name }, tagna platser: { $taken } av { $seats }
address-wrong = ”{ $text }” är ingen adress till en server eller ett bord; en sådan ser ut som https://example.org/t/abc123?invite=xyz
token-unkept = Din plats kunde inte skrivas upp i { $file } ({ $problem }). Du kan spela, men inte komma tillbaka som samma person.
invitation-seat = Med den här länken kommer andra för att spela: { $address }
invitation-watch = Med den här får de bara titta på: { $address }
line-lost = Förbindelsen med servern är bruten; nya försök pågår …
line-back = Förbindelsen är uppe igen.
line-down = Det är inte skickat än, för förbindelsen är bruten; det skickas så snart den är uppe.
seat-kept = Så här kommer du tillbaka till bordet: { $command }

## Vilka som är där

name-bot = Bot { $number }
name-seat = Plats { $number }
place-free = Plats { $number }: ledig
place-bot = Plats { $number }: en bot ({ $level })
place-you = Plats { $number }: du
place-person = Plats { $number }: { $name }
place-mark-host = värd
place-mark-away = en bot spelar
place-mark-offline = inte här just nu
watchers = Tittar på: { $list }

## Vad som kan göras nu

hint-sit = Skriv ”{ command-sit }” för att ta plats.
hint-start = När alla är här, skriv ”{ command-start }”; bottar tar de lediga platserna.
hint-wait = Värden börjar matchen.
hint-rematch = Skriv ”{ command-rematch }” för en match till eller ”{ command-leave }” för att gå.
hint-answer-rematch = Skriv ”{ command-rematch }” för att gå med på det, annars ”{ command-decline }”.
only-move = Ditt enda drag är { $move }: tryck på Enter.
time-left =
    { $count ->
        [one] Du har { $count } sekund.
       *[other] Du har { $count } sekunder.
    }

## Svar på det som skrevs

no-such-person = Ingen som heter ”{ $name }” är vid bordet. Där är { $list }.
no-such-level = Det finns ingen bot ”{ $text }”; det finns { $list }.
seat-usage = Nämn en plats med dess nummer, från 1 till { $count }, som i ”{ $example }”.
name-usage = Nämn någon vid bordet, som i ”{ $example }”.
phrases = Du kan säga: { $list }

## Kommandon och hjälpen om dem

command-sit = sitt
command-stand = stå
command-start = börja
command-deal = ge
command-rematch = revansch
command-decline = avböj
command-say = säg
command-extend = mertid
command-reveal = avslöja
command-invite = bjud
command-bot = bot
command-kick = avvisa
command-host = värd
command-leave = lämna
argument-seat = PLATS
argument-seat-level = PLATS NIVÅ
argument-name = NAMN
argument-phrase = FRAS

help-sit = ta plats: just den, eller vilken som helst
help-stand = lämna din plats och titta på
help-start = värden: börja matchen
help-deal = gå vidare till nästa giv
help-rematch = bjud på en match till, eller gå med på den
help-decline = tacka nej till revansch
help-say = säg en av de färdiga fraserna
help-extend = ge mer tid för det här draget
help-reveal = be att få se hemligheten för given som är slut
help-invite = visa länkarna som bjuder in andra
help-bot = värden: ge en bot en ledig plats; med ”{ answer-no }” som nivå skickas den bort
help-kick = värden: skicka bort någon för gott
help-host = värden: låt någon annan vara värd
help-leave = lämna bordet och ge upp din plats
