// The server of boardgame.io as its documentation starts it: in memory, nothing is stored.
const { Server, Origins } = require('boardgame.io/server');
const { game } = require('./game');

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () => console.log('open'));
