### Bordet i en terminal: vad som visas, frågas och svaras.
### $moves, $cards, $list: färdiga uppräkningar; $example: ett kort eller drag så som
### det skrivs.

language-name = svenska

## Början

preparing = Spelet förbereds för första gången på den här datorn; det tar några sekunder, bara denna gång.
welcome = Mazarin: { $game }, { count-players }.
welcome-help = Skriv ”{ command-help }” för att se kommandona, ”{ command-rules }” för spelets regler.
house-rules = Husregler: { $rules }
deal-heading = Giv { $number }
deal-heading-of = Giv { $number } av { $total }

name-you = Du
name-player = Spelare { $number }

## Bordet

hand = Din hand: { $cards }
hand-empty = Du har inga kort kvar.
others-hold = Kort på hand: { $list }
other-holds = { $name } ({ $count })
seat-line = { $name }: { count-cards }, { count-chips }
seat-dealer = kortgivare
seat-first = förhand
seat-turn = i tur
seat-closed = har lagt sig
seat-out = ute ur matchen
pot = I potten: { count-chips }.
pile = Högen: { $cards }
pile-empty = Högen är tom.
last-card = Senaste kortet: { $card }
card-to-beat = Att sticka: { $card }
new-run = En ny svit börjar.
pay-cards = Vinstkort: { $list }
pay-card = { $card } ({ $amount })
phase-ready = Före given
phase-lead = Utspel
phase-follow = Lägga på
phase-punto_piccolo = Punto piccolo
phase-punto_grosso = Punto grosso
phase-stoppata = Stoppatan
phase-over = Given är slut
your-point = Din poäng: { $amount } ({ $cards })
used-cards = Dina använda kort: { $cards }
used-cards-hidden = Dina använda kort ligger dolda tills punto piccolo är slut.
bet-none = Ingen har öppnat än.
bet-stands = Satsningen är { count-chips }.
bet-to-see = Det kostar dig { count-chips.object } att syna.
next-rank = Näst i sviten: { $rank }
laid-ranks = Lagda hittills: { $list }
laid-rank = { $rank }×{ $count }

## Det som hör ihop, i en mening

all-antes-alike = Alla lägger { count-chips.object } i potten.
all-antes-dealer-double = Alla lägger { count-chips.object } i potten, kortgivaren dubbelt så mycket.
all-antes-dealer-nothing = Alla utom kortgivaren lägger { count-chips.object } i potten.
all-stakes-alike = Alla satsar { count-chips.object } på vinstkorten.
all-stakes-dealer-double = Alla satsar { count-chips.object } på vinstkorten, kortgivaren dubbelt så mycket.
all-stakes-dealer-nothing = Alla utom kortgivaren satsar { count-chips.object } på vinstkorten.

stop-card-leads =
    { $who ->
        [you] Stopp! Du har inget kort att lägga och spelar därför ut.
       *[other] Stopp! { $name } har inget kort att lägga och spelar därför ut.
    }
ace-ends-run-leads =
    { $who ->
        [you] Esset avslutar sviten; du spelar ut nästa.
       *[other] Esset avslutar sviten; { $name } spelar ut nästa.
    }
nobody-follows-leads =
    { $who ->
        [you] Stopp! Ingen har nästa kort; du spelar ut en ny svit.
       *[other] Stopp! Ingen har nästa kort; { $name } spelar ut en ny svit.
    }

## Ditt drag

# Vad man skriver för ett drag som inte är ett kort; ett ord var.
word-stopp = stopp
word-open = öppna
word-see = syna
word-raise = höj
word-close = lägg
word-pass = pass
move-with-range = { $word } { $least }–{ $most }

prompt-move = Ditt drag:
prompt-only-move = Ditt enda drag är { $move } (tryck på Enter):
# $kind: ”exact” om bara ett belopp går, annars ”range”.
prompt-amount =
    { $kind ->
        [exact] Hur många enheter? Bara { $least } går:
       *[range] Hur många enheter, från { $least } till { $most }?
    }
prompt-deal = Tryck på Enter för nästa giv.
prompt-leave = Lämna matchen? Du kan fortsätta den senare. ({ answer-yes }/{ answer-no })
answer-yes = ja
answer-no = nej
may-play = Du får spela: { $moves }
hint = Ett bra drag vore { $example }.

## Svar på det som skrevs

unknown-command = ”{ $text }” är varken ett kort, ett drag eller ett kommando. Skriv ”{ command-help }” för hjälp.
amount-missing = Säg också hur många enheter, som i ”{ $example }”.
amount-unclear = ”{ $text }” är inget antal enheter; skriv ett som i ”{ $example }”.
why-usage = Nämn ett kort eller ett drag, som i ”{ command-why } { $example }”.
why-allowed = Inget hindrar det: du får spela { $example } nu.
last-none = Inget har hänt än.
last-heading = Det senaste som hände:
undo-none = Det finns inget att ångra. Bara ditt eget senaste drag kan ångras, innan någon svarar på det och om det inte visade dig något nytt.
undo-done = Ditt senaste drag är ångrat.
saved = Sparat i { $file }.
save-usage = Nämn en fil, som i ”{ command-save } { $file }”.
save-exists = Det finns redan en fil { $file }; välj ett annat namn.
save-failed = Det gick inte att spara i { $file }: { $problem }
not-now = Det går inte nu.
rules-heading = Reglerna för { $game }
options-heading = Husregler för { $game }
goodbye = Hej då!

## Kommandon och hjälpen om dem

# Vad man skriver för ett kommando; ett ord var.
command-why = varför
command-rules = regler
command-last = senast
command-undo = ångra
command-save = spara
command-hand = hand
command-table = bord
command-hint = tips
command-help = hjälp
command-quit = sluta
argument-move = DRAG
argument-file = FIL

help-heading = Kommandon
help-move = spela ett kort eller säg något av spelets ord
help-why = varför ett kort eller ord inte går
help-rules = spelets och det här bordets regler
help-last = vad som har hänt sedan ditt senaste drag
help-undo = ångra ditt senaste drag
help-save = spara matchen i en fil
help-hand = dina kort och vad du får spela
help-table = hög, pott, enheter och spelare
help-hint = vad en enkel spelare skulle göra
help-help = den här listan
help-quit = lämna matchen; den kan fortsättas en annan gång
help-cards-french = Kort skrivs med valör och färg: 2 till 9, T (tio), J (knekt), Q (dam), K (kung), A (ess); h ({ suit-french-h }), d ({ suit-french-d }), c ({ suit-french-c }), s ({ suit-french-s }). Alltså är 8h hjärter åtta. Svenska namn går också: Knh, E spader, hjärter åtta.
help-cards-neapolitan = Kort skrivs med valör och färg: 1 till 7, 8 (knekt), 9 (riddare), 10 (kung); d ({ suit-neapolitan-d }), c ({ suit-neapolitan-c }), s ({ suit-neapolitan-s }), b ({ suit-neapolitan-b }). Alltså är 7d mynt sju; namnet går också att skriva.
help-amounts = Antalet enheter skrivs efter ordet: ”{ word-open } 3” öppnar med tre enheter, ”{ word-raise } 2” höjer satsningen med två.

## När en giv eller en match är slut

score-heading = Ställning efter giv { $number }
score-final = Slutställning
score-player = Spelare
score-deal = Den här given
score-total = Enheter
match-stopped = Matchen avbröts i förtid.
match-kept = Den är sparad. Så här fortsätter du den: { $command }
