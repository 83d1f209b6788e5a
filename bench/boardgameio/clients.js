// Scripted seats at many matches with an offered load. The latency of a move counts from the moment at which it is due
// until the seat that moves next has seen it. Prints one line of JSON.
const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const { game } = require('./game');

const [port, matches, rate, seconds] = process.argv.slice(2).map(Number);
const SEATS = 4;
const now = () => Number(process.hrtime.bigint()) / 1e9;
const sleep = (time) => new Promise((resolve) => setTimeout(resolve, time * 1000));

class Match {
  constructor(name) {
    this.latencies = [];
    this.count = -1;
    this.waiting = null;
    this.clients = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const client = Client({
        game,
        numPlayers: SEATS,
        debug: false,
        matchID: name,
        playerID: String(seat),
        multiplayer: SocketIO({ server: `http://localhost:${port}` }),
      });
      client.subscribe((state) => this.see(seat, state));
      client.start();
      this.clients.push(client);
    }
  }

  see(seat, state) {
    // The mover sees its own move ahead of the server; what counts is when the next seat sees it.
    if (!state || state.G.count % SEATS !== seat || state.G.count <= this.count) return;
    const arrived = now();
    this.count = state.G.count;
    if (this.waiting) {
      const { due, resolve } = this.waiting;
      this.waiting = null;
      this.latencies.push(arrived - due);
      resolve();
    }
  }

  async play(start, step, end) {
    for (let due = start; due < end; due += step) {
      const early = due - now();
      if (early > 0.0005) await sleep(early);
      const seen = new Promise((resolve) => { this.waiting = { due, resolve }; });
      this.clients[this.count % SEATS].moves.up();
      await seen;
    }
  }
}

async function main() {
  const all = Array.from({ length: matches }, (_, at) => new Match(`m${process.pid}-${at}`));
  while (all.some((match) => match.count < 0)) await sleep(0.05);
  await sleep(1);
  const start = now() + 0.2;
  const used = process.cpuUsage();
  await Promise.all(all.map((match, at) => match.play(start + at / rate, matches / rate, start + seconds)));
  const elapsed = now() - start;
  const own = process.cpuUsage(used);
  const latencies = all.flatMap((match) => match.latencies).sort((a, b) => a - b);
  const at = (part) => latencies[Math.min(latencies.length - 1, Math.floor(part * latencies.length))] * 1000;
  console.log(JSON.stringify({
    median: at(0.5), high: at(0.99), reached: latencies.length / elapsed, client: (own.user + own.system) / 1e6 / elapsed,
  }));
  process.exit(0);
}

main();
