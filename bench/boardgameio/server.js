// boardgame.io with its store in memory, serving a game of the size of Triqueta: a tower, rows, collections and kept tokens that
// only their owner sees. A turn draws a token and places or keeps it; a full row is taken. It has none of the other rules.
const { Server } = require("boardgame.io/server");

const ANIMALS = ["R", "O", "D", "B", "M", "U"];
const counts = (n) => Object.fromEntries(ANIMALS.map((animal) => [animal, n]));

const collecting = {
  name: "counting",
  setup: () => ({
    stage: "turn", round: 1, tower: 1, towers: [15, 15, 15, 15],
    unseen: counts(1000),
    rows: [0, 1, 2].map((row) => ({ row: row + 1, taken_by: null, tokens: counts(0) })),
    seats: [0, 1].map((seat) => ({ seat, row: null, collection: counts(0), kept: [], choices: [], rock: seat === 0, trees: 0, points: 0 })),
  }),
  moves: {
    count: ({ G, random, playerID }) => {
      const total = ANIMALS.reduce((sum, animal) => sum + G.unseen[animal], 0);
      let rest = Math.floor(random.Number() * total);
      const animal = ANIMALS.find((one) => (rest -= G.unseen[one]) < 0);
      G.unseen[animal] -= 1;
      const seat = G.seats[playerID];
      if (rest % 5 === 0) {
        seat.kept = [...seat.kept, animal].slice(-2);
        return;
      }
      const row = G.rows[Math.abs(rest) % 3];
      row.tokens[animal] += 1;
      if (ANIMALS.reduce((sum, one) => sum + row.tokens[one], 0) === 3) {
        for (const one of ANIMALS) { seat.collection[one] += row.tokens[one]; row.tokens[one] = 0; }
        seat.points += 1;
      }
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({
    ...G,
    seats: G.seats.map((seat) => (String(seat.seat) === playerID ? seat : { ...seat, kept: seat.kept.map(() => "?") })),
  }),
};

const server = Server({ games: [collecting], origins: [/.*/] });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
