// A trivial game for four seats: every move counts up, then it is the next seat's turn.
exports.game = {
  name: 'count',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { up: ({ G }) => { G.count += 1; } },
};
