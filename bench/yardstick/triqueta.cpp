// The speed yardstick: uniformly random complete games of Triqueta in tuned C++, on one core.
//
//   g++ -O3 -march=native -std=c++20 triqueta.cpp -o triqueta
//   ./triqueta GAMES [SEED] [PLAYERS]        one JSON line per number of players
//
// A turn is one decision, uniform over {draw, take an open row ...}; the drawn token goes to an open
// row or, with fewer than two kept, may be kept; the rock's holder chooses a tower; in the end each
// kept token is added or returned. Numbers such as (3.2) are paragraphs of the rule page.
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <utility>

using u32 = std::uint32_t;
using u64 = std::uint64_t;

constexpr u32 ANIMALS = 6, EACH = 10, TOKENS = ANIMALS * EACH, ROUNDS = 4, TOWER = 15, MOST_KEPT = 2;

// A multiset of tokens is six nibbles in one word, so that one token of animal a is 1 << 4a, and
// putting two multisets together is one addition (no animal exceeds ten).
using Tokens = u32;

// A result is points * 64 + tokens: comparing two of them breaks ties as (5.4) says.
constexpr int POINT = 64;

constexpr int points(int animal, int n) { return n < 3 ? n : n == 3 ? animal + 5 : 3 - n; }  // (5.2)

// The worth of every multiset of three animals, for the lower and the upper three.
constexpr auto HALVES = [] {
  std::array<std::array<std::int16_t, 4096>, 2> worth{};
  for (int half = 0; half < 2; ++half)
    for (int tokens = 0; tokens < 4096; ++tokens)
      for (int a = 0; a < 3; ++a) {
        int n = tokens >> 4 * a & 15;
        worth[half][tokens] += points(3 * half + a, n) * POINT + n;
      }
  return worth;
}();

inline int worth(Tokens tokens) { return HALVES[0][tokens & 4095] + HALVES[1][tokens >> 12]; }

// Random numbers: a Weyl sequence, each element folded by one wide multiplication.
struct Generator {
  u64 counter;
  u64 next() {
    counter += 0xa0761d6478bd642full;
    auto wide = static_cast<unsigned __int128>(counter) * (counter ^ 0xe7037ed1a0b428dbull);
    return static_cast<u64>(wide >> 64) ^ static_cast<u64>(wide);
  }
};

// One random word answers all questions of a turn: the word is a fraction, its product with n is
// the answer plus the fraction that is left for the next question. The bias is below 2^-50.
struct Fraction {
  u64 left;
  u32 below(u32 n) {
    auto wide = static_cast<unsigned __int128>(left) * n;
    left = static_cast<u64>(wide);
    return static_cast<u32>(wide >> 64);
  }
};

struct Totals {
  u64 decisions = 0, draws = 0, kept = 0, tower_sum = 0;
  std::int64_t points = 0;
  double wins_of_seat_0 = 0;
};

template <u32 PLAYERS>
class Table {
 public:
  explicit Table(u64 seed) : chance{seed * 0x9e3779b97f4a7c15ull + PLAYERS} {
    for (u32 i = 0; i < TOKENS; ++i) unseen[i] = Tokens{1} << 4 * (i % ANIMALS);
  }

  void play() {
    for (Seat& seat : seats) seat = {};
    tokens_left = TOKENS;
    u32 rock = play_round(0);
    for (u32 round = 1; round < ROUNDS; ++round) {
      seats[rock].bonus += POINT;  // the tree tile of the chosen tower (4.2)
      totals.tower_sum += Fraction{chance.next()}.below(ROUNDS - round);
      rock = play_round(rock);
    }
    seats[rock].bonus += POINT;
    totals.decisions += ROUNDS - 1;
    score();
  }

  Totals totals;

 private:
  struct Seat {
    Tokens collection = 0;
    Tokens kept[MOST_KEPT + 1] = {};  // the last place always holds nothing
    u32 kept_count = 0;
    int bonus = 0;
  };

  // Plays one round from seat `first` and returns who took the last row.
  u32 play_round(u32 first) {
    Tokens rows[PLAYERS + 1] = {};  // the open rows come first; one place more is written, never read
    u32 open = PLAYERS, tower = TOWER, turns = 0;
    u32 after[PLAYERS];  // those still in the round, as a ring
    for (u32 seat = 0; seat < PLAYERS; ++seat) after[seat] = (seat + 1) % PLAYERS;
    u32 seat = first, before = (first + PLAYERS - 1) % PLAYERS;
    for (;; seat = after[seat]) {
      Fraction fraction{chance.next()};
      u32 choice = fraction.below(open + (tower > 0));
      ++turns;
      if (choice == open) {
        --tower;
        place(rows, open, seats[seat], fraction);
        before = seat;
      } else {
        seats[seat].collection += rows[choice];
        rows[choice] = rows[--open];
        after[before] = after[seat];
        if (open == 0) break;
      }
    }
    totals.draws += TOWER - tower;
    totals.decisions += turns + (TOWER - tower);  // each draw is followed by a place or a keep
    return seat;
  }

  // Draws a token and puts it in an open row or, as the choice after the last row, keeps it (3.2).
  void place(Tokens* rows, u32 open, Seat& seat, Fraction& fraction) {
    u32 i = fraction.below(tokens_left--);
    Tokens token = unseen[i];
    std::swap(unseen[i], unseen[tokens_left]);  // a lazy shuffle: the towers have no order (3.4)
    u32 row = fraction.below(open + (seat.kept_count < MOST_KEPT));
    bool keep = row == open;
    rows[row] += token;  // without a branch: the place after the last open row is dead
    seat.kept[seat.kept_count] = keep ? token : 0;
    seat.kept_count += keep;
  }

  // Adds or returns each kept token (5.1), scores, and finds who wins.
  void score() {
    u64 coins = chance.next();
    int best = -1000 * POINT, best_of_0 = 0, winners = 0;
    for (u32 s = 0; s < PLAYERS; ++s, coins >>= MOST_KEPT) {
      const Seat& seat = seats[s];
      Tokens all = seat.collection + (coins & 1 ? seat.kept[0] : 0) + (coins & 2 ? seat.kept[1] : 0);
      int result = worth(all) + seat.bonus;
      winners = result > best ? 1 : winners + (result == best);
      best = result > best ? result : best;
      best_of_0 = s == 0 ? result : best_of_0;
      totals.points += result >> 6;
      totals.kept += seat.kept_count;
    }
    totals.wins_of_seat_0 += best_of_0 == best ? 1.0 / winners : 0.0;
  }

  Generator chance;
  Tokens unseen[TOKENS];  // its first tokens_left places are what nobody has seen
  u32 tokens_left = TOKENS;
  Seat seats[PLAYERS];
};

double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

template <u32 PLAYERS>
void measure(u64 games, u64 seed) {
  Table<PLAYERS> table(seed);
  double start = cpu_seconds();
  for (u64 game = 0; game < games; ++game) table.play();
  double seconds = cpu_seconds() - start, each = 1.0 / static_cast<double>(games);
  const Totals& sum = table.totals;
  auto count = [](u64 n) { return static_cast<unsigned long long>(n); };
  std::printf("{\"players\": %u, \"games\": %llu, \"decisions\": %llu, \"decisions_without_choices\": %llu, "
              "\"cpu_seconds\": %.6f, \"mean_decisions_without_choices\": %.5f, \"mean_draws\": %.5f, "
              "\"mean_kept\": %.5f, \"mean_score\": %.5f, \"win_share_seat0\": %.5f, \"mean_tower\": %.5f}\n",
              PLAYERS, count(games), count(sum.decisions + sum.kept), count(sum.decisions), seconds,
              sum.decisions * each, sum.draws * each, sum.kept * each, sum.points * each / PLAYERS,
              sum.wins_of_seat_0 * each, sum.tower_sum * each);
}

int main(int count, char** words) {
  auto word = [&](int i, u64 otherwise) { return count > i ? std::strtoull(words[i], nullptr, 10) : otherwise; };
  u64 games = word(1, 1'000'000), seed = word(2, 1), players = word(3, 0);
  if (games == 0 || players == 1 || players > 5) {
    std::fprintf(stderr, "expected GAMES [SEED] [PLAYERS] with at least one game and 2 to 5 players\n");
    return 2;
  }
  if (players == 0 || players == 2) measure<2>(games, seed);
  if (players == 0 || players == 3) measure<3>(games, seed);
  if (players == 0 || players == 4) measure<4>(games, seed);
  if (players == 0 || players == 5) measure<5>(games, seed);
}
