/* Random deals of David & Goliath written by hand in C for nothing but speed: a yardstick for our rules.

   Usage: deals SEATS SECONDS. Prints moves a second of processor time, dealt cards included, and the mean points of a
   seat, by which it can be seen that these are the same deals. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { COLOURS = 5, TRICKS = 15, MOST = 6 };

static uint64_t seed = 88172645463325252u;

/* xorshift64*, and a number below a bound by multiplication. */
static inline uint32_t below(uint32_t bound) {
    seed ^= seed >> 12;
    seed ^= seed << 25;
    seed ^= seed >> 27;
    return (uint32_t)(((seed * 2685821657736338717u >> 32) * bound) >> 32);
}

static inline int member(uint32_t set, uint32_t index) {
    while (index--) set &= set - 1;
    return __builtin_ctz(set);
}

/* Deals and plays one deal; adds up the points of all seats and returns the number of moves. */
static int play(int seats, int dealer, uint64_t *points) {
    uint8_t pack[COLOURS * 3 * MOST];
    uint32_t hands[MOST][COLOURS] = {{0}}, won[MOST][COLOURS] = {{0}};
    int ranks = 3 * seats, cards = COLOURS * ranks, at = 0;
    for (int colour = 0; colour < COLOURS; colour++)
        for (int rank = 0; rank < ranks; rank++) pack[at++] = (uint8_t)(colour << 5 | rank);
    int leader = (dealer + 1) % seats;
    for (int left = cards, seat = leader; left > 0; seat = seat + 1 < seats ? seat + 1 : 0) {
        uint32_t drawn = below((uint32_t)left);
        uint8_t card = pack[drawn];
        pack[drawn] = pack[--left];
        hands[seat][card >> 5] |= 1u << (card & 31);
    }
    for (uint32_t held = TRICKS; held > 0; held--) {
        int colours[MOST], values[MOST], led = -1, high = 0, low = 0, seat = leader;
        for (int place = 0; place < seats; place++) {
            uint32_t *hand = hands[seat], follow = led < 0 ? 0 : hand[led];
            int colour = led;
            uint32_t index;
            if (follow != 0) {
                index = below((uint32_t)__builtin_popcount(follow));
            } else {
                index = below(held);
                for (colour = 0;; colour++) {
                    uint32_t here = (uint32_t)__builtin_popcount(hand[colour]);
                    if (index < here) break;
                    index -= here;
                }
                if (place == 0) led = colour;
            }
            int value = member(hand[colour], index);
            hand[colour] ^= 1u << value;
            colours[place] = colour;
            values[place] = value;
            if (value >= values[high]) high = place;
            if (value <= values[low]) low = place;
            seat = seat + 1 < seats ? seat + 1 : 0;
        }
        if (values[high] == values[low]) low = high - 1;
        int highest = leader + high < seats ? leader + high : leader + high - seats;
        int lowest = leader + low < seats ? leader + low : leader + low - seats;
        for (int place = 0; place < seats; place++)
            won[place == high ? lowest : highest][colours[place]] |= 1u << values[place];
        leader = highest;
    }
    for (int seat = 0; seat < seats; seat++)
        for (int colour = 0; colour < COLOURS; colour++) {
            uint32_t set = won[seat][colour];
            int count = __builtin_popcount(set);
            if (count == 1 || count == 2)
                for (count = 0; set != 0; set &= set - 1) count += __builtin_ctz(set) + 1;
            *points += (uint64_t)count;
        }
    return 2 * cards;
}

int main(int given, char **words) {
    int seats = given > 1 ? atoi(words[1]) : 5;
    double seconds = given > 2 ? atof(words[2]) : 1.0, spent;
    uint64_t moves = 0, deals = 0, points = 0;
    clock_t begin = clock();
    do {
        for (int batch = 0; batch < 1000; batch++) moves += (uint64_t)play(seats, (int)(deals++ % (uint64_t)seats), &points);
        spent = (double)(clock() - begin) / CLOCKS_PER_SEC;
    } while (spent < seconds);
    printf("%.0f %.3f\n", (double)moves / spent, (double)points / (double)deals / seats);
    return 0;
}
