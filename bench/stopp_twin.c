/* Stopp with random players, by hand in C: what the compiled Python rules are measured against.
 *
 * Same generator, same shuffle and same choice as Mazarin's, so the same matches must come out:
 * as many steps and as many chips for each seat. It keeps the same public knowledge too: the pile,
 * the cards turned away, what each player has shown to lack. The default rules only (capital and
 * hand size may vary). Written as a C programmer would write the game, not after the Python.
 */
#include <stdint.h>
#include <string.h>

#define SEATS 6
#define PACK 52

typedef uint64_t cards;

typedef struct {
    cards hand[SEATS], lacks[SEATS], pile, gone;
    int paid[SEATS];
    int chips[SEATS];
    int held[SEATS];
    int players, dealer, turn, last, top, pot, alive, holding, first_out;
} table;

static cards above[PACK];

static inline uint64_t mix(uint64_t z) {
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return z ^ z >> 31;
}

/* SplitMix64, and Lemire's unbiased number below a bound. */
static inline uint64_t draw(uint64_t *chance) { return mix(*chance += 0x9E3779B97F4A7C15u); }

static inline uint32_t below(uint64_t *chance, uint32_t bound) {
    uint64_t product = (draw(chance) >> 32) * bound;
    if ((uint32_t)product < bound) {
        uint32_t unfair = -bound % bound;
        while ((uint32_t)product < unfair) product = (draw(chance) >> 32) * bound;
    }
    return product >> 32;
}

/* A forced move costs no chance. */
static inline int pick(uint64_t *chance, cards set) {
    if (!(set & (set - 1))) return __builtin_ctzll(set);
    for (uint32_t skip = below(chance, __builtin_popcountll(set)); skip; skip--) set &= set - 1;
    return __builtin_ctzll(set);
}

static inline int next(const table *t, int seat) { return seat + 1 < t->players ? seat + 1 : 0; }

static inline int next_alive(const table *t, int seat) {
    do seat = next(t, seat);
    while (!t->chips[seat]);
    return seat;
}

static void deal(table *t, uint8_t *pack, int hand_size, uint64_t *chance) {
    int wanted = hand_size * t->alive;
    for (int i = 0; i < wanted; i++) {
        int j = i + below(chance, PACK - i);
        uint8_t card = pack[i];
        pack[i] = pack[j];
        pack[j] = card;
    }
    memset(t->hand, 0, sizeof t->hand);
    memset(t->held, 0, sizeof t->held);
    memset(t->lacks, 0, sizeof t->lacks);
    memset(t->paid, 0, sizeof t->paid);
    t->pile = t->gone = 0;
    int seat = t->dealer;
    for (int i = 0; i < wanted; i++) {
        seat = next_alive(t, seat);
        t->hand[seat] |= (cards)1 << pack[i];
        t->held[seat]++;
    }
    t->holding = t->alive;
    t->first_out = -1;
    t->turn = next_alive(t, t->dealer);
}

/* Plays a deal to its end and returns the number of moves. */
static int64_t play(table *t, uint64_t *chance) {
    int64_t moves = 0;
    for (;;) { /* a lead */
        cards options = t->hand[t->turn];
        for (;;) { /* a card is laid */
            int card = pick(chance, options);
            moves++;
            t->hand[t->turn] &= ~((cards)1 << card);
            if (--t->held[t->turn] == 0) {
                t->holding--;
                if (t->first_out < 0) t->first_out = t->turn;
            }
            t->top = card;
            t->pile |= (cards)1 << card;
            t->last = t->turn;
            options = 0;
            for (int seat = next(t, t->last); seat != t->last; seat = next(t, seat)) {
                if (!t->held[seat]) continue;
                options = t->hand[seat] & above[card];
                if (options) {
                    t->turn = seat;
                    break;
                }
                t->lacks[seat] |= above[card];
                moves++;
            }
            if (!options) break;
        }
        if (!t->held[t->last] || t->holding == 1) return moves;
        t->turn = t->last;
        t->gone |= t->pile;
        t->pile = 0;
    }
}

static void settle(table *t) {
    t->alive = 0;
    for (int seat = 0; seat < t->players; seat++) {
        int paid = t->held[seat] < t->chips[seat] ? t->held[seat] : t->chips[seat];
        t->paid[seat] = paid;
        t->chips[seat] -= paid;
        t->pot += paid;
        t->alive += t->chips[seat] > 0;
    }
}

/* Plays matches first, first + 1, ... until so many deals are done; adds up what each seat wins
 * and returns the number of moves. */
int64_t twin(int players, int capital, int hand_size, uint64_t seed, uint64_t first, int64_t deals,
             int64_t *net, int64_t *won) {
    for (int card = 0; card < PACK; card++)
        above[card] = ((cards)1 << (card - card % 13 + 13)) - ((cards)2 << card);
    int64_t moves = 0;
    for (uint64_t match = first; deals > 0; match++) {
        uint64_t chance = mix(mix(seed) + match * 0xD1342543DE82EF95u);
        uint8_t pack[PACK];
        for (int card = 0; card < PACK; card++) pack[card] = card;
        table t = {.players = players, .alive = players, .dealer = match % players};
        for (int seat = 0; seat < players; seat++) t.chips[seat] = capital;
        for (int number = 0; t.alive > 1 && deals > 0; number++, deals--) {
            if (number) t.dealer = next_alive(&t, t.dealer);
            deal(&t, pack, hand_size, &chance);
            moves += play(&t, &chance);
            settle(&t);
            won[t.first_out]++;
        }
        for (int seat = 0; seat < players; seat++)
            net[seat] += t.chips[seat] - capital + (t.alive == 1 && t.chips[seat] ? t.pot : 0);
    }
    return moves;
}
