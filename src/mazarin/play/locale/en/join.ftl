### `mazarin join`: a server's table in a terminal.
### $address: of a server or table; $number: of a seat, from 1; $list: joined already; $command,
### $example: as typed; $problem: what the machine says.

## Coming and going

house-unreachable = Nobody answers at { $address }: { $problem }
house-strange = There is no Mazarin at { $address }.
house-no-tables = No table is listed at { $address }. Open one: { $command }
house-tables = Tables at { $address }:
house-table = { $game }, host { $name }, seats taken: { $taken } of { $seats }
address-wrong = “{ $text }” is no address of a server or a table; one looks like https://example.org/t/abc123?invite=xyz
token-unkept = Your seat could not be written down in { $file } ({ $problem }). You can play, but not come back as the same person.
invitation-seat = Others come to play by this link: { $address }
invitation-watch = By this one they may only watch: { $address }
line-lost = The line to the server is lost; trying to get it back …
line-back = The line is up again.
line-down = Not sent yet, for the line is down; it will be as soon as it is up.
seat-kept = To come back to your seat: { $command }

## Who is there

name-bot = Bot { $number }
name-seat = Seat { $number }
place-free = Seat { $number }: free
place-bot = Seat { $number }: a bot ({ $level })
place-you = Seat { $number }: you
place-person = Seat { $number }: { $name }
place-mark-host = host
place-mark-away = a bot plays
place-mark-offline = not there just now
watchers = Watching: { $list }

## What can be done now

hint-sit = Type “{ command-sit }” to take a seat.
hint-start = When all are there, type “{ command-start }”; bots take the seats that are free.
hint-wait = The host begins the match.
hint-rematch = Type “{ command-rematch }” for another match, or “{ command-leave }” to go.
hint-answer-rematch = Type “{ command-rematch }” to agree, or “{ command-decline }”.
only-move = Your only move is { $move }: press Enter.
time-left =
    { $count ->
        [one] You have { $count } second.
       *[other] You have { $count } seconds.
    }

## Answers to what was typed

no-such-person = There is nobody called “{ $name }” at the table. There is { $list }.
no-such-level = There is no bot “{ $text }”; there is { $list }.
seat-usage = Name a seat by its number, from 1 to { $count }, as in “{ $example }”.
name-usage = Name somebody at the table, as in “{ $example }”.
phrases = You can say: { $list }

## Commands and their help

command-sit = sit
command-stand = stand
command-start = start
command-deal = deal
command-rematch = rematch
command-decline = decline
command-say = say
command-extend = extend
command-reveal = reveal
command-invite = invite
command-bot = bot
command-kick = kick
command-host = host
command-leave = leave
argument-seat = SEAT
argument-seat-level = SEAT LEVEL
argument-name = NAME
argument-phrase = PHRASE

help-sit = take a seat: this one, or any
help-stand = leave your seat and watch
help-start = host: begin the match
help-deal = go on with the next deal
help-rematch = offer another match, or agree to one
help-decline = refuse the rematch that is offered
help-say = say one of the ready-made phrases
help-extend = give more time for this move
help-reveal = ask that the secret of the deal that is over be told
help-invite = show the links that invite others
help-bot = host: give a free seat to a bot; with “{ answer-no }” for a level, send it away
help-kick = host: send somebody away for good
help-host = host: let somebody else be the host
help-leave = leave the table and give up your seat
