// The smallest game boardgame.io can serve, kept in memory: two players take turns to count, which is less work than any real game.
const { Server } = require("boardgame.io/server");

const counting = {
  name: "counting",
  setup: () => ({ count: 0 }),
  moves: { count: ({ G }) => { G.count += 1; } },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [counting], origins: [/.*/] });
server.run({ port: Number(process.argv[2]) }, () => console.log("ready"));
