### The table in a terminal: what is shown, asked and answered.
### $moves, $cards, $list: lists already joined; $example: a card or move as typed.

language-name = English

## Beginning

preparing = Preparing the game for the first time on this machine; this takes some seconds once.
welcome = Mazarin: { $game }, { count-players }.
welcome-help = Type “{ command-help }” for the commands, “{ command-rules }” for the rules of the game.
house-rules = House rules: { $rules }
deal-heading = Deal { $number }
deal-heading-of = Deal { $number } of { $total }

name-you = You
name-player = Player { $number }

## The table

hand = Your hand: { $cards }
hand-empty = You have no cards left.
others-hold = Cards in hand: { $list }
other-holds = { $name } ({ $count })
seat-line = { $name }: { count-cards }, { count-chips }
seat-dealer = dealer
seat-first = speaks first
seat-turn = on turn
seat-closed = closed
seat-out = out of the match
pot = In the pot: { count-chips }.
pile = Pile: { $cards }
pile-empty = The pile is empty.
last-card = Last card: { $card }
card-to-beat = To beat: { $card }
new-run = A new run begins.
pay-cards = Pay cards: { $list }
pay-card = { $card } ({ $amount })
phase-ready = Before the deal
phase-lead = Lead
phase-follow = Follow
phase-punto_piccolo = Punto piccolo
phase-punto_grosso = Punto grosso
phase-stoppata = Stoppata
phase-over = The deal is over
your-point = Your point: { $amount } ({ $cards })
used-cards = Your used cards: { $cards }
used-cards-hidden = Your used cards lie face down until the punto piccolo is over.
bet-none = Nobody has opened yet.
bet-stands = The bet stands at { count-chips }.
bet-to-see = To see the bet costs you { count-chips.object }.
next-rank = Next in the run: { $rank }
laid-ranks = Laid so far: { $list }
laid-rank = { $rank }×{ $count }

## What belongs together, in one sentence

all-antes-alike = Everybody puts { count-chips.object } in the pot.
all-antes-dealer-double = Everybody puts { count-chips.object } in the pot, the dealer twice as many.
all-antes-dealer-nothing = Everybody but the dealer puts { count-chips.object } in the pot.
all-stakes-alike = Everybody stakes { count-chips.object } on the pay cards.
all-stakes-dealer-double = Everybody stakes { count-chips.object } on the pay cards, the dealer twice as many.
all-stakes-dealer-nothing = Everybody but the dealer stakes { count-chips.object } on the pay cards.

stop-card-leads =
    { $who ->
        [you] Stop! You have no card to lay, so you lead.
       *[other] Stop! { $name } has no card to lay and so leads.
    }
ace-ends-run-leads =
    { $who ->
        [you] The ace ends the run; you lead the next.
       *[other] The ace ends the run; { $name } leads the next.
    }
nobody-follows-leads =
    { $who ->
        [you] Stop! Nobody has the next card; you lead the next run.
       *[other] Stop! Nobody has the next card; { $name } leads the next run.
    }

## Your move

# What is typed for a move that is not a card; one word each.
word-stopp = stopp
word-open = open
word-see = see
word-raise = raise
word-close = close
word-pass = pass
move-with-range = { $word } { $least }–{ $most }

prompt-move = Your move:
prompt-only-move = Your only move is { $move } (press Enter):
# $kind: "exact" where only one amount is allowed, else "range".
prompt-amount =
    { $kind ->
        [exact] How many chips? Only { $least } will do:
       *[range] How many chips, from { $least } to { $most }?
    }
prompt-deal = Press Enter for the next deal.
prompt-leave = Leave the match? You can go on with it later. ({ answer-yes }/{ answer-no })
answer-yes = yes
answer-no = no
may-play = You may play: { $moves }
hint = A good move would be { $example }.

## Answers to what was typed

unknown-command = “{ $text }” is no card, no move and no command. Type “{ command-help }” for help.
amount-missing = Say how many chips too, as in “{ $example }”.
amount-unclear = “{ $text }” is no number of chips; write one as in “{ $example }”.
why-usage = Name a card or a move, as in “{ command-why } { $example }”.
why-allowed = Nothing forbids it: you may play { $example } now.
last-none = Nothing has happened yet.
last-heading = What happened last:
undo-none = There is nothing to take back. Only your own last move can be, before anybody answers it and if it showed you nothing new.
undo-done = Your last move is taken back.
saved = Saved to { $file }.
save-usage = Name a file, as in “{ command-save } { $file }”.
save-exists = There is already a file { $file }; give another name.
save-failed = Could not save to { $file }: { $problem }
not-now = That cannot be done now.
rules-heading = The rules of { $game }
options-heading = House rules of { $game }
goodbye = Goodbye!

## Commands and their help

# What is typed for a command; one word each.
command-why = why
command-rules = rules
command-last = last
command-undo = undo
command-save = save
command-hand = hand
command-table = table
command-hint = hint
command-help = help
command-quit = quit
argument-move = MOVE
argument-file = FILE

help-heading = Commands
help-move = play a card or say a word of the game
help-why = why a card or a word is not allowed
help-rules = the rules of the game and of this table
help-last = what has happened since your last move
help-undo = take back your last move
help-save = save the match to a file
help-hand = your cards and what you may play
help-table = pile, pot, chips and players
help-hint = what a simple player would do
help-help = this list
help-quit = leave the match, to go on with it another time
help-cards-french = Cards are written rank and suit: 2 to 9, T (ten), J, Q, K, A; h ({ suit-french-h }), d ({ suit-french-d }), c ({ suit-french-c }), s ({ suit-french-s }). So 8h is the eight of hearts; you may also type its name.
help-cards-neapolitan = Cards are written rank and suit: 1 to 7, 8 (jack), 9 (knight), 10 (king); d ({ suit-neapolitan-d }), c ({ suit-neapolitan-c }), s ({ suit-neapolitan-s }), b ({ suit-neapolitan-b }). So 7d is the seven of coins; you may also type its name.
help-amounts = Chips are written after the word: “{ word-open } 3” opens with three chips, “{ word-raise } 2” raises the bet by two.

## The end of a deal and of a match

score-heading = Score after deal { $number }
score-final = Final score
score-player = Player
score-deal = This deal
score-total = Chips
match-stopped = The match was stopped before its end.
match-kept = It is kept. To go on with it: { $command }
