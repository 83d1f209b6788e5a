// Generated from ludothek.server.messages.schema by `npm run types`. Do not edit.

/** What would each of my moves cost me? Only at a table that was opened with advice, so nobody else is told. */
export type Advise = { type: 'advise'; seat: number };

/** The answer to `advise`: what a master would play, and what every move costs compared with it. */
export type Advised = {
  type: 'advised';
  seat: number;
  number: number;
  move: string;
  touches: string[];
  unit: 'chance' | 'points';
  costs: Record<string, number>;
};

/** Another match of the same people; with the same cards, to see what else could have been made of them. */
export type Again = { same_cards?: boolean };

/** A way to end a deal that is no move; `consent`: all others have to agree. */
export type AgreementSummary = { name: string; consent: boolean };

/** Look back at a match that is over, from this seat. */
export type Analyse = { seat: number };

/** A match that is over, as a master looks back at the decisions of a seat. */
export type Analysis = {
  seat: number;
  state: 'done' | 'none' | 'stopped' | 'working';
  total: number;
  findings: Finding[];
  as_good: number;
  dearest: number[];
};

/** What I think of the open question. The one who asked withdraws it by not agreeing. */
export type Answer = { type: 'answer'; agree: boolean };

/** A question to the others; with nobody to ask it is done at once.
 * undo: take back the last move of `seat`, one of mine; every other person is asked and waited for, here or away, and
 * whoever made a move that goes with it, even where a computer player has taken over since; nobody while it is still
 * the turn of `seat` and nothing could be learnt from the move. hand_over: give the seat of a person to a computer who
 * has been away for as long as `wait` of the seat says; the others who are here are asked. agreement: end the deal by
 * this agreement of the game, which `seat`, one of mine, proposes; if the game wants everybody's consent, all others
 * are asked, computer players too. */
export type Ask = { type: 'ask'; what: 'undo' | 'hand_over' | 'agreement'; seat: number; agreement?: string };

/** The answer to `why`; the clause is empty where no single one forbids it. */
export type Because = { type: 'because'; seat: number; touches: string[]; clause: string; case: Note | null };

/** Start now; seats that are still open go to computer players of this level. */
export type Begin = { type: 'begin'; level?: 'beginner' | 'casual' | 'club' | 'master' };

/** What stands in a row of a score pad, in the column of a seat. */
export type Cell = {
  zone: string;
  row: string;
  seat: number;
  text: string;
  offered: boolean;
  struck: boolean;
};

/** Write a line to the others at the table, if whoever opened it has allowed that. */
export type Chat = { type: 'chat'; text: string };

/** A line that somebody has written; numbers rise. */
export type ChatLine = { number: number; seat: number; text: string };

/** What was written at the table. Watchers are not told. */
export type Chatted = { type: 'chatted'; lines: ChatLine[]; whole: boolean };

/** A legal move: its notation and what to touch, in order. Nothing to touch: a button.
 * Pieces alike in one place stand for each other; `names` says what can be touched. Of several moves that are made by
 * one touch, `move` is the first and `text` the notation of all. */
export type Choice = {
  move: number;
  text: string;
  touches: string[];
  gather: boolean;
  any_order: boolean;
  label: Note | null;
  help: Note | null;
  group: Note | null;
  usual: boolean;
  quiet: boolean;
  amount: number | null;
};

/** Time for every move of a person. When it runs out, a casual computer player makes that one move. */
export type Clock = { seconds: number };

/** Time for every move of a person, and who makes the move when it runs out. */
export type ClockInfo = { seconds: number; then: string };

/** A referee's move: its number in the log, and all that could have been drawn, in order. */
export type Draw = { number: number; choices: string[] };

/** One decision. */
export type Finding = {
  number: number;
  deal: number;
  move: string;
  label: Note | null;
  unit: 'chance' | 'points';
  cost: number;
  values: Judged;
  opened: Judged | null;
};

/** A default that follows from what another option is: what it is for each value of that one (as text). */
export type FollowingDefault = { option: string; values: Record<string, number | string | FollowingDefault> };

/** A game with all that may be agreed before play. */
export type GameDetail = {
  id: string;
  version: number;
  names: Record<string, string>;
  taglines: Record<string, string>;
  kind: string[];
  minutes: number;
  seats: SeatRange;
  decides: boolean;
  options: OptionSummary[];
  levels: string[];
  defaults: Record<string, Record<string, number | string>>;
  following: Record<string, Record<string, FollowingDefault>>;
  agreements: AgreementSummary[];
  lesson: boolean;
};

/** A game as it stands in the lobby. */
export type GameSummary = {
  id: string;
  version: number;
  names: Record<string, string>;
  taglines: Record<string, string>;
  kind: string[];
  minutes: number;
  seats: SeatRange;
  decides: boolean;
};

/** The server is alive, and how much it carries. Whether it can do its work is said by `Readiness`. */
export type Health = { status: 'ok'; version: string; tables: number; clients: number; address: string };

/** The first message: the secrets of my seats, or one that lets me watch.
 * The secret of an open seat sits down on it, with this name. The contribution goes to my seats that lack one. */
export type Hello = { type: 'hello'; secrets: string[]; name?: string; contribution?: string };

/** What would a master play? The others are told that it was asked; a table may have been opened without hints. */
export type Hint = { type: 'hint'; seat: number };

/** Whoever holds this seat has asked for a hint. */
export type HintAsked = { type: 'hint_asked'; seat: number };

/** The answer to `hint`: what a master would play, what it is worth, and the same of the next best move. */
export type Hinted = {
  type: 'hinted';
  seat: number;
  number: number;
  move: string;
  touches: string[];
  unit: 'chance' | 'points';
  value: number;
  other: string;
  other_value: number;
  merit: Note | null;
};

/** I do not want to see move by move what computer players do, or do again; if all who are here say so, none pauses.
 * It is forgotten when I leave. */
export type Hurry = { type: 'hurry'; on: boolean };

/** What a link for joining or watching leads to; nothing but what is needed to decide whether to sit down. */
export type Invitation = {
  game: string;
  host: string;
  phase: 'between' | 'over' | 'playing' | 'waiting';
  seats: InvitedSeat[];
  options: Record<string, number | string>;
  clock: number | null;
  hints: boolean;
  watch: boolean;
};

/** What a code stands for: a table, and the secret that joins it. */
export type Invited = { table: string; join: string };

/** A seat as whoever is invited finds it. */
export type InvitedSeat = { name: string; player: string };

/** Sit down on an open seat: a certain one, or any. */
export type Join = { seat?: number | null; name?: string; contribution?: string };

/** A seat that was taken, and the secret that opens it from now on. */
export type Joined = { seat: number; secret: string };

/** What was played and what would have been chosen, each with its value. */
export type Judged = { played: number; best: number; move: string; label: Note | null };

/** The table of a game for a number of seats. */
export type Layout = {
  zones: Zone[];
  looks: Look[];
  buttons: boolean;
  opened: boolean;
  heard: boolean;
  tally: Tally | null;
};

/** The clause that forbids something in a lesson, empty where no single one does, and what stands in the way. */
export type LessonClause = { clause: string; case: Note | null };

/** A position of a lesson, and a move to find in it; without one there is only something to see. */
export type LessonStep = {
  text: string;
  done: string;
  wrong: string;
  look: string[];
  arrows: [string, string][];
  view: View;
  right: Record<string, View[]>;
};

/** The lesson of a game in one language. */
export type LessonTold = { table: TableMessage; seat: number; steps: LessonStep[] };

/** A line on a board, by the places that it joins. */
export type Line = { places: string[]; kind: 'ladder' | 'plain' | 'slide' };

/** How a piece looks: a face to read, a colour, and a sign so that colour is never the only difference. */
export type Look = {
  id: string;
  kind: string;
  face: string;
  colour: string;
  sign: string;
  text: Note;
  art: string;
};

/** Who is to sit there: `person` sits here now, `open` is free for whoever comes, a level is a computer player. */
export type NewSeat = {
  player: 'person' | 'open' | 'beginner' | 'casual' | 'club' | 'master';
  name?: string;
};

/** What a table is to be. Options that are left out have their defaults. */
export type NewTable = {
  game: string;
  options?: Record<string, number | string>;
  seats: NewSeat[];
  clock?: Clock | null;
  hints?: boolean;
  chat?: boolean;
  advice?: boolean;
  lang?: 'de' | 'en' | 'it' | 'nl';
  contribution?: string | null;
};

/** Begin the next deal. */
export type Next = { type: 'next'; number: number };

/** A text of the game with its arguments. Arguments named `seat...` are seats, `look...` are looks.
 * With every `seat...` the text is given `you...`: is that the seat of whoever reads, `yes` or `no`? */
export type Note = { id: string; args: Record<string, number | string> };

/** A new table. Secrets are told only here: one a seat (none for computer players), one to join, one to watch. */
export type Opened = {
  table: string;
  commitment: string;
  secrets: (string | null)[];
  join: string;
  watch: string;
  code: string;
};

/** One thing to agree on: one of some words, a number, either, or any text; as it is for the fewest seats. */
export type OptionSummary = {
  name: string;
  words: string[];
  least: number | null;
  most: number | null;
  longest: number;
  seats: boolean;
  default: number | string | null;
  clauses: string[];
};

/** A piece in its zone, or several that cannot be told apart. A hidden one has the look `back` and no identity. */
export type Piece = {
  zone: string;
  look: string;
  id: string;
  place: string;
  via: string;
  came: string;
  count: number;
  way: string[];
};

/** Are you still there? A client that has slept finds out this way. */
export type Ping = { type: 'ping' };

/** A place on a board where pieces can lie, by the middle of it: x to the right, y downwards. */
export type Place = {
  name: string;
  x: number;
  y: number;
  shape: string;
  colour: string;
  sign: string;
  width: number;
  height: number;
  stack: string;
  art: string;
  help: Note | null;
};

/** A move, chosen in the view with this number. Sent again after a lost connection it is played once. */
export type PlayMove = { type: 'move'; number: number; seat: number; move: string };

/** The answer to `ping`. */
export type Pong = { type: 'pong'; number: number };

/** A problem detail (RFC 9457). */
export type Problem = { type: string; title: string; status: number; detail: string };

/** An open question: what, asked by which seat, about which seat, and whose answers are awaited. */
export type Question = {
  what: 'agreement' | 'hand_over' | 'undo';
  by: number;
  seat: number;
  waiting_for: number[];
  agreement: string;
};

/** Show the others what I feel. */
export type React = { type: 'react'; reaction: 'clap' | 'laugh' | 'wow' | 'sad' | 'think' | 'thanks' };

/** Somebody shows what they feel. */
export type Reacted = {
  type: 'reacted';
  seat: number;
  reaction: 'clap' | 'laugh' | 'sad' | 'thanks' | 'think' | 'wow';
};

/** Can the server do its work? Answered with 503 where it cannot. */
export type Readiness = { status: 'ok' | 'trouble'; detail: string };

/** A match from its first deal to where it stands: finished when there is a result. */
export type GameRecord = {
  format: number;
  game: string;
  version: number;
  options: Record<string, number | string>;
  seats: SeatEntry[];
  seal: SealEntry;
  moves: string[];
  result: ResultEntry | null;
};

/** A message that was not accepted; nothing has changed.
 * `unknown` alone says that something may have: as soon as the log can be read, either everybody is shown what has
 * changed, or `not_stored` follows. */
export type Refused = {
  type: 'refused';
  reason:
    | 'ambiguous'
    | 'illegal'
    | 'invalid'
    | 'not_now'
    | 'not_stored'
    | 'not_your_turn'
    | 'not_yours'
    | 'stale'
    | 'too_fast'
    | 'unknown';
  detail: string;
  clause: string;
};

/** Points of every seat, the seats that have won, ascending, and the id of the text that says why.
 * Several win together. If all have, it is a draw; if none has, nobody has won. */
export type Result = { points: number[]; winners: number[]; reason: string };

/** The result as it was announced: totals, winners, the reason, and the points of every deal. */
export type ResultEntry = { points: number[]; winners: number[]; reason: string; deals: number[][] };

/** What a seat is in this deal: the banker, the first hand, the soloist. */
export type Role = { seat: number; text: Note; art: string };

/** A row of a score pad, or a call; it is touched by the name `<zone>.<row>`. */
export type Row = { name: string; text: Note; look: string; sum: boolean };

/** The rulebook of a game in one language, and its clauses by id. */
export type RulebookText = { text: string; clauses: Record<string, string> };

/** What a seat has said: a bid, an announcement. */
export type Saying = { seat: number; text: Note };

/** What a game shows a seat: pieces in drawing order, counters by name, and what has just happened. */
export type Scene = {
  pieces: Piece[];
  counters: Record<string, number>;
  notes: Note[];
  facts: Note[];
  sayings: Saying[];
  cells: Cell[];
  sides: string[];
  turned: number;
  signs: Record<string, string>;
  out: number[];
  teams: number[][];
  roles: Role[];
};

/** The proof of fair chance. Without the seed nothing can be verified or resumed. */
export type SealEntry = { commitment: string; seed: string | null; contributions: string[] };

/** Who sat there: a name, and `person`, a level, or a program. */
export type SeatEntry = { name: string; player: string };

/** Who sits there. */
export type SeatInfo = {
  name: string;
  player: string;
  present: boolean;
  yours: boolean;
  contributed: boolean;
  reserved: boolean;
  wait: number;
  host: boolean;
};

/** For how many a game is. */
export type SeatRange = { least: number; most: number; usual: number };

/** Call me by another name. */
export type SetName = { type: 'name'; seat: number; name: string };

/** Give my seat to a computer player, or take it back. */
export type SetPlayer = {
  type: 'seat';
  seat: number;
  player: 'person' | 'beginner' | 'casual' | 'club' | 'master';
};

/** All about a table but the game itself. Comes first, and whenever anything in it has changed. */
export type TableMessage = {
  type: 'table';
  table: string;
  number: number;
  game: string;
  version: number;
  options: Record<string, number | string>;
  commitment: string;
  contributions: string[];
  phase: 'between' | 'over' | 'playing' | 'waiting';
  seats: SeatInfo[];
  decides: boolean;
  layout: Layout;
  clock: ClockInfo | null;
  hints: boolean;
  chat: boolean;
  advice: boolean;
  question: Question | null;
  again: string | null;
  again_of: string | null;
  same_cards: boolean;
  watchers: number;
  seed: string | null;
};

/** Totals that are kept as strokes: so many of them are a drawing, and a begun one shows those that it has. */
export type Tally = { strokes: number; art: string; sign: string };

/** What is left for the move at the moment of sending. */
export type TimeLeft = { seconds_left: number };

/** A moment of a match at which people were shown the table, and what one of them was told then. */
export type Told = {
  deal: number;
  plays: number;
  by: number;
  turn: number;
  collected: boolean;
  notes: Note[];
  step: number | null;
};

/** Why the server is about to close the connection. Status 503: come back in a moment. */
export type Trouble = { type: 'problem'; status: number; title: string; detail: string };

/** A code as somebody has typed it. */
export type TypedCode = { code: string };

/** All that one seat, or a watcher, may know at one moment. */
export type View = {
  game: string;
  seat: number;
  turn: number;
  dealer: number;
  deal: number;
  length: number;
  scene: Scene;
  choices: Choice[];
  deals: Result[];
  totals: number[];
  result: Result | null;
  fewest: boolean;
  odds: number[];
  turns: Choice[];
};

/** What one of my seats sees (-1: a watcher). None comes while the table is waiting.
 * Whoever holds several seats gets what a watcher sees as well, and first: it is shown while the device changes hands. */
export type ViewMessage = {
  type: 'view';
  number: number;
  seat: number;
  undo: 'ask' | 'free' | 'none';
  clock: TimeLeft | null;
  view: View;
  plays: number;
};

/** Why can nothing be played that begins with these touches? */
export type Why = { type: 'why'; seat: number; touches: string[] };

/** A part of the table. `kind` tells a client how to draw it.
 * hand: the pieces a seat holds. trick: one place a seat for the cards of a trick, named `<zone>.<seat>`. sets: pieces
 * that lie open, grouped by the colour of their looks. last_trick: the trick before, to be looked at again. pile:
 * cards on top of one another, face up or down; the last one is on top. columns: cards that overlap, each place a
 * column, the last one in front. chips: so many of a look, as a number with a heap. board: places that pieces move
 * between. box: pieces that are off the board or waiting. dice: dice that have been thrown. cup: dice under a cup.
 * pad: a score pad with a column for every seat. calls: what can be said, row by row, each always in its place and
 * touched there when it may be. */
export type Zone = {
  name: string;
  kind:
    | 'board'
    | 'box'
    | 'calls'
    | 'chips'
    | 'columns'
    | 'cup'
    | 'dice'
    | 'hand'
    | 'last_trick'
    | 'pad'
    | 'pile'
    | 'sets'
    | 'trick';
  owner: number;
  picture: boolean;
  label: Note | null;
  width: number;
  height: number;
  places: Place[];
  lines: Line[];
  rows: Row[];
  batch: number;
  art: string;
};

export type ServerMessage =
  | TableMessage
  | ViewMessage
  | Refused
  | Because
  | Hinted
  | Advised
  | HintAsked
  | Reacted
  | Chatted
  | Trouble
  | Pong;

export type ClientMessage =
  | Hello
  | PlayMove
  | Next
  | Why
  | Hint
  | Advise
  | Ask
  | Answer
  | SetPlayer
  | SetName
  | React
  | Chat
  | Hurry
  | Begin
  | Ping;

/** What the server leaves out where it is as usual, and the parts of each type that have such fields too. */
export const SHAPES: Record<string, { usual: object; parts: Record<string, string> }> = {
  Analysis: { usual: {}, parts: { findings: 'Finding' } },
  Because: { usual: { case: null }, parts: { case: 'Note' } },
  Cell: { usual: { offered: false, struck: false }, parts: {} },
  Choice: {
    usual: {
      touches: [],
      gather: false,
      any_order: false,
      label: null,
      help: null,
      group: null,
      usual: false,
      quiet: false,
      amount: null,
    },
    parts: { label: 'Note', help: 'Note', group: 'Note' },
  },
  ClockInfo: { usual: { then: 'casual' }, parts: {} },
  Finding: { usual: {}, parts: { label: 'Note', values: 'Judged', opened: 'Judged' } },
  Hinted: { usual: {}, parts: { merit: 'Note' } },
  Judged: { usual: {}, parts: { label: 'Note' } },
  Layout: {
    usual: { buttons: false, opened: false, heard: false, tally: null },
    parts: { zones: 'Zone', looks: 'Look' },
  },
  LessonClause: { usual: { case: null }, parts: { case: 'Note' } },
  LessonStep: { usual: {}, parts: { view: 'View' } },
  LessonTold: { usual: {}, parts: { table: 'TableMessage', steps: 'LessonStep' } },
  Line: { usual: { kind: 'plain' }, parts: {} },
  Look: { usual: { art: '' }, parts: { text: 'Note' } },
  Note: { usual: { args: {} }, parts: {} },
  Piece: { usual: { id: '', place: '', via: '', came: '', count: 1, way: [] }, parts: {} },
  Place: {
    usual: { shape: 'point', colour: '', sign: '', width: 1, height: 1, stack: '', art: '', help: null },
    parts: { help: 'Note' },
  },
  Question: { usual: { agreement: '' }, parts: {} },
  Refused: { usual: { clause: '' }, parts: {} },
  Role: { usual: { art: '' }, parts: { text: 'Note' } },
  Row: { usual: { look: '', sum: false }, parts: { text: 'Note' } },
  Saying: { usual: {}, parts: { text: 'Note' } },
  Scene: {
    usual: {
      facts: [],
      sayings: [],
      cells: [],
      sides: [],
      turned: 0,
      signs: {},
      out: [],
      teams: [],
      roles: [],
    },
    parts: { pieces: 'Piece', notes: 'Note', facts: 'Note', sayings: 'Saying', cells: 'Cell', roles: 'Role' },
  },
  TableMessage: { usual: {}, parts: { layout: 'Layout', clock: 'ClockInfo', question: 'Question' } },
  Told: { usual: {}, parts: { notes: 'Note' } },
  View: {
    usual: { fewest: false, odds: [], turns: [] },
    parts: { scene: 'Scene', choices: 'Choice', turns: 'Choice' },
  },
  ViewMessage: { usual: {}, parts: { view: 'View' } },
  Zone: {
    usual: {
      owner: -1,
      picture: false,
      label: null,
      width: 0,
      height: 0,
      places: [],
      lines: [],
      rows: [],
      batch: 1,
      art: '',
    },
    parts: { label: 'Note', places: 'Place', lines: 'Line', rows: 'Row' },
  },
};

/** The type of each message of the server. */
export const MESSAGES: Record<ServerMessage['type'], string> = {
  table: 'TableMessage',
  view: 'ViewMessage',
  refused: 'Refused',
  because: 'Because',
  hinted: 'Hinted',
  advised: 'Advised',
  hint_asked: 'HintAsked',
  reacted: 'Reacted',
  chatted: 'Chatted',
  problem: 'Trouble',
  pong: 'Pong',
};
