### The rules of the games, clause by clause, as the games are played without house rules.

## Stopp

rules-stopp-title = Stopp
rules-stopp-aim = Get rid of your cards by beating the card before you, or say “Stopp!” Whoever keeps chips to the last wins the pot.
rules-stopp-S1 = Three to six play with 52 cards; in each suit the two is lowest and the ace highest. As players drop out the match goes on, down to two.
rules-stopp-S2 = Everybody begins with a capital of ten chips. The pot begins empty.
rules-stopp-S3 = Each player gets six cards, one at a time, beginning with forehand, the player after the dealer. The rest is put aside unseen. The deal passes to the next player still in the match.
rules-stopp-S4 = Forehand leads any card. Whoever is on lead must play: there is no stopp on a lead.
rules-stopp-S5 = In turn you must beat the last card with a higher one of the same suit, if you can. Any higher card will do; you choose.
rules-stopp-S6 = Only if you cannot beat it do you say “Stopp!”, and the next player is asked.
rules-stopp-S7 = When all the others have said “Stopp!”, the last to play turns the pile away and leads again.
rules-stopp-S8 = Whoever plays their last card is out of the deal and is not asked again, but the others may beat that card as usual.
rules-stopp-S9 = When a last card stands unbeaten, the deal is over. It is over too when only one player still holds cards and has had the chance to beat the last card.
rules-stopp-S10 = Whoever still holds cards then pays the pot one chip for each, or what they have; the rest is forgiven.
rules-stopp-S11 = Whoever has nothing left is out of the match. The last one left takes the pot.

## Michigan

rules-michigan-title = Michigan
rules-michigan-aim = Lay cards upwards in one suit, collect what lies on the pay cards, and be the first to run out of cards.
rules-michigan-M1 = Three to eight play with 52 cards; in each suit the two is lowest and the ace highest.
rules-michigan-M2 = Four pay cards lie on the table: the ace of hearts, the king of clubs, the queen of diamonds and the jack of spades. Before each deal everybody puts a stake on each of them, the dealer two.
rules-michigan-M3 = The cards are dealt one at a time, the same number to everybody; what remains is put aside unseen. The deal passes to the next player.
rules-michigan-M4 = The player after the dealer leads. Whoever leads may choose the suit, but plays their lowest card of it.
rules-michigan-M5 = The next player must lay a higher card of the same suit if they have one; they choose which.
rules-michigan-M6 = If they have none, that is a stop: they lead instead.
rules-michigan-M7 = An ace ends the run: whoever laid it leads.
rules-michigan-M8 = Whoever lays a pay card takes all that lies on it, leading or following, also with their last card. What nobody takes stays for the next deal.
rules-michigan-M9 = Play stops at once when a player has no cards left. Each of the others pays that player one stake for every card in hand.
rules-michigan-M10 = A match is one deal for each player. What then lies on the pay cards is shared equally, and the winner of the last deal takes what cannot be shared. The largest balance wins.
rules-michigan-M11 = Some tables play that a new run must leave the suit, or the colour, of the last card; this is a house rule.

## Stoppa

rules-stoppa-title = Stoppa
rules-stoppa-aim = Bet three times or more on your point, then be the first to run out of cards in the stoppata.
rules-stoppa-P1 = Three to six play with the Neapolitan pack of 40 cards; with three a king is taken out, with six all the kings. Play runs counter-clockwise, so the player at the dealer’s right is next and is called di mano.
rules-stoppa-P2 = Each deal has some hands of three cards: four with three players, three with four, two with five or six. Everybody puts one misera in the pot before each. Cards that do not make three are dealt at the end of the first phase, without betting.
rules-stoppa-P3 = The point: add the values of your cards of one suit, three at most. A seven is 21, a six 18, an ace 16, a five 15, a four 14, a three 13, a two 12, a figure (jack, knight or king) 10. The best point is 55.
rules-stoppa-P4 = Punto piccolo. From di mano on, each player opens with a bet of at least one misera and at most the pot, or closes. Whoever closes is out of the hand. If all the others close, the dealer takes the pot.
rules-stoppa-P5 = Once somebody has opened, each in turn sees the bet, raises it by at least one misera and at most the pot, or closes. The last to raise does not speak again. Four raises are the most.
rules-stoppa-P6 = If nobody sees the bet, the last to raise takes the pot and shows nothing. Otherwise the last to raise shows; the others in turn show only a higher point, or say “È buono”. The highest takes the pot; in a tie it goes to the player who was seen, or else to the nearest to di mano.
rules-stoppa-P7 = Nobody may look at their used cards until the punto piccolo is over.
rules-stoppa-P8 = Punto grosso: the same once more with all cards, after everybody but the dealer has put in as many miseras as there were hands.
rules-stoppa-P9 = Stoppata. Di mano opens a run with any card and goes on upwards, suits not counting, as long as they have the next rank; a rank that is in no hand is skipped. Whoever has the next rank must lay it.
rules-stoppa-P10 = Whoever cannot go on passes, and the next player goes on with the run.
rules-stoppa-P11 = A king, or any card with nothing higher in any hand, closes the run: whoever laid it opens another.
rules-stoppa-P12 = Whoever opens with an ace may add more of their aces. On another player’s ace, aces may be added only by someone who also has the next rank, and who must then lay it.
rules-stoppa-P13 = If somebody holds three twos and no king, there is no stoppata.
rules-stoppa-P14 = The first to run out has made the stoppata: the others pay one misera for every two cards they hold; an odd card is free. Whoever runs out in their own first turn gets double.
rules-stoppa-P15 = A match is one deal for each player. The largest balance wins; debts are noted.
