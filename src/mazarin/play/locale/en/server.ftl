### The table server, as people read of it.
### $who: "you" or "other"; $name: who it was, unless it was you; $number: of a seat, from 1;
### $problem: what is wrong with a table, in English.

serving = Mazarin is open at { $address } (Ctrl-C closes it).

## What happens at a table besides the game

event-opened =
    { $who ->
        [you] You open the table.
       *[other] { $name } opens the table.
    }
event-commits = The house has drawn its secret for the next match and can no longer change it.
event-entered =
    { $who ->
        [you] You come to the table.
       *[other] { $name } comes to the table.
    }
event-sat =
    { $who ->
        [you] You take seat { $number }.
       *[other] { $name } takes seat { $number }.
    }
event-stood =
    { $who ->
        [you] You stand up and watch.
       *[other] { $name } stands up and watches.
    }
event-left =
    { $who ->
        [you] You leave the table.
       *[other] { $name } leaves the table.
    }
event-kicked =
    { $who ->
        [you] The host sends you away from the table.
       *[other] The host sends { $name } away from the table.
    }
event-hosts =
    { $who ->
        [you] You are the host now.
       *[other] { $name } is the host now.
    }
event-bot-sat = A bot takes seat { $number }.
event-bot-left = Seat { $number } is free again.
event-cuts =
    { $who ->
        [you] You cut the pack.
       *[other] { $name } cuts the pack.
    }
event-away-time =
    { $who ->
        [you] Your time is up; a bot plays for you until you do something.
       *[other] { $name } takes too long; a bot plays on until they are back.
    }
event-away-line =
    { $who ->
        [you] Your line was down for too long; a bot plays for you until you do something.
       *[other] { $name } has lost the line; a bot plays on until they are back.
    }
event-back =
    { $who ->
        [you] You play for yourself again.
       *[other] { $name } is back at the table.
    }
event-extends =
    { $who ->
        [you] You give more time for this move.
       *[other] { $name } gives more time for this move.
    }
event-offers-rematch =
    { $who ->
        [you] You offer a rematch.
       *[other] { $name } offers a rematch.
    }
event-agrees =
    { $who ->
        [you] You agree to the rematch.
       *[other] { $name } agrees to the rematch.
    }
event-no-rematch = There will be no rematch for now.
event-says =
    { $who ->
        [you] You: “{ $phrase }”
       *[other] { $name }: “{ $phrase }”
    }
event-asks-secret =
    { $who ->
        [you] You ask that the secret of this deal be told; it is when everybody asks.
       *[other] { $name } asks that the secret of this deal be told; it is when everybody asks.
    }
event-closing-soon =
    { $amount ->
        [one] Nothing has happened here for long: the table closes in { $amount } minute.
       *[other] Nothing has happened here for long: the table closes in { $amount } minutes.
    }
event-closed-host = The host closes the table.
event-closed-idle = The table is closed, because nothing has happened here for long.
event-closed-everybody-left = The table is closed, because everybody has left.

## Ready-made phrases

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-one-moment = One moment, please.
phrase-your-turn = It’s your turn.
phrase-goodbye = Goodbye!

## Why something is refused

refused-bad-invitation = This invitation is not valid, or no longer: ask for a new one.
refused-bad-message = The server does not understand this message: perhaps one of the two programs is too old.
refused-bad-name = Nothing of that name can be shown: choose another.
refused-bad-table = Such a table cannot be opened: { $problem }
refused-bad-token = The server does not know you any more: come in with an invitation.
refused-crowded = There are too many people at this table already.
refused-deal-running = A seat can be taken when this deal is over.
refused-extended-enough = This move has been given more time often enough.
refused-host-only = Only the host may do that.
refused-illegal-move = The rules do not allow this move now.
refused-kicked = The host has sent you away from this table.
refused-match-running = Bots are seated and sent away before a match only.
refused-no-clock = There is no clock running, so take all the time you like.
refused-no-commitment = There is nothing to cut for yet.
refused-no-deal = No deal is going on.
refused-no-offer = No rematch is offered.
refused-no-spectators = Nobody may watch at this table.
refused-no-such-bot = There is no bot of that level.
refused-no-such-game = There is no such game.
refused-no-such-guest = There is nobody of that name at the table.
refused-no-such-phrase = There is no such phrase.
refused-no-such-record = No such match has been finished.
refused-no-such-seat = There is no such seat at this table.
refused-no-such-table = There is no such table; perhaps it has been closed.
refused-nobody-seated = Somebody must take a seat first.
refused-not-at-table = You are not at this table.
refused-not-invited = This table is private: you need an invitation.
refused-not-now = That cannot be done now.
refused-not-seated = Take a seat first.
refused-not-yourself = You cannot send yourself away; leave the table instead.
refused-seat-taken = Somebody sits there already.
refused-seated = You already have a seat in this match.
refused-stale = That came too late: the game has gone on.
refused-store-failed = The server could not write that down; try again in a moment.
refused-table-closed = The table is closed.
refused-table-full = All seats are taken.
refused-too-busy = Too much happened at once; try again.
refused-too-long = That was too long.
refused-unreadable-cut = That is no cut: write 1 to 64 of the digits 0 to 9 and a to f.
refused-unreadable-move = The server cannot read that move.
refused-watch-only = Your invitation is for watching only.
refused-too-many-messages = That was too much at once; slow down a little.
refused-too-many-connections = Too many lines from your address at once; wait a little.
refused-too-many-new-tables = Too many tables have been opened from your address; wait some minutes.
refused-too-many-sockets = Too many lines are up from your address; close some of them.
refused-too-many-tables = The house is full; come back later.
refused-too-many-bad-messages = The server has understood too little of what came from here.

## Why a line ends

bye-newer-line = You are at this table in another window now; this one is done.
bye-left = You have left the table.
bye-restart = The server is being restarted.
bye-slow-hello = The server waited too long for a first message.
bye-closed-host = The host has closed the table.
bye-closed-idle = The table was closed, because nothing happened here for long.
bye-closed-everybody-left = The table is closed.
