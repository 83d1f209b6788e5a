/** What has come of my games: how often I have won each, against whom, how often in a row, and my best points. */

import { outcome, score, type PlayedGame } from '../session/mine.svelte';
import { grouped } from '../session/scene';

export interface Count {
  games: number;
  won: number;
  drawn: number;
  lost: number;
}

export interface Standing extends Count {
  game: string;
  /** The most wins in a row, and how many there are in a row now. */
  longest: number;
  now: number;
  /** My best points; null where nothing is counted but who has won. */
  best: number | null;
  /** By who played against me: a level, `people`, or `mixed` levels. */
  against: (Count & { who: string })[];
}

function count(games: PlayedGame[]): Count {
  const of = (wanted: string): number => games.filter((game) => outcome(game) === wanted).length;
  return { games: games.length, won: of('won'), drawn: of('drawn'), lost: of('lost') };
}

/** Who played against me; empty: nobody. */
function opposition({ seats, mine }: PlayedGame): string {
  const players = new Set(seats.filter((_, seat) => !mine.includes(seat)).map(({ player }) => player));
  if (players.has('person')) return 'people';
  return players.size > 1 ? 'mixed' : ([...players][0] ?? '');
}

function streaks(games: PlayedGame[]): { longest: number; now: number } {
  let longest = 0;
  let now = 0;
  for (const game of games.toReversed()) {
    const ended = outcome(game);
    if (ended === 'played') continue;
    now = ended === 'won' ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { longest, now };
}

/** One for each game, the one that was played last first; `list` has the newest first. */
export function standings(list: PlayedGame[]): Standing[] {
  return [...grouped(list, ({ game }) => game)].map(([game, games]) => {
    const scores = games.map(score).filter((each) => each !== null);
    const best = games[0]!.fewest ? Math.min(...scores) : Math.max(...scores);
    const against = [...grouped(games, opposition)]
      .filter(([who]) => who)
      .map(([who, those]) => ({ who, ...count(those) }));
    return { game, ...count(games), ...streaks(games), best: scores.length ? best : null, against };
  });
}
