/** Tables, views and what they are made of, as short as the server says them: what is as usual is left out. */

import type {
  Choice,
  Layout,
  Look,
  Piece,
  Place,
  Scene,
  SeatInfo,
  TableMessage,
  View,
  ViewMessage,
  Zone,
} from '../../src/server/messages';
import { whole } from '../../src/server/whole';

/** Something of which only a part is told. */
export type Part<Thing> = Thing extends (infer Item)[]
  ? Part<Item>[]
  : Thing extends object
    ? { [Field in keyof Thing]?: Part<Thing[Field]> }
    : Thing;

export const piece = (zone: string, look: string, more: Part<Piece> = {}): Piece =>
  whole('Piece', { zone, look, ...more });

/** Cards that lie in a zone, each recognised by its name. */
export const cards = (zone: string, ...names: string[]): Piece[] =>
  names.map((name) => piece(zone, name, { id: name }));

export const choice = (text: string, touches: string[] = [], more: Part<Choice> = {}): Choice =>
  whole('Choice', { move: 0, text, touches, ...more });

export const place = (name: string, x: number, y: number, more: Part<Place> = {}): Place =>
  whole('Place', { name, x, y, ...more });

export const zone = (name: string, kind: Zone['kind'], more: Part<Zone> = {}): Zone =>
  whole('Zone', { name, kind, ...more });

export const look = (id: string, more: Part<Look> = {}): Look =>
  whole('Look', { id, kind: 'card', face: id, colour: '', sign: '', text: { id }, ...more });

export const layout = (zones: Zone[], looks: Look[] = [], more: Part<Layout> = {}): Layout =>
  whole('Layout', { zones, looks, ...more });

export const view = (scene: Part<Scene> = {}, more: Part<View> = {}): View =>
  whole('View', {
    game: 'toy',
    seat: 0,
    turn: 0,
    dealer: -1,
    deal: 1,
    length: 1,
    choices: [],
    deals: [],
    totals: [0, 0],
    result: null,
    ...more,
    scene: { pieces: [], counters: {}, notes: [], ...scene },
  });

export const seat = (more: Part<SeatInfo> = {}): SeatInfo => ({
  name: '',
  player: 'person',
  present: true,
  yours: false,
  contributed: false,
  reserved: false,
  wait: 0,
  host: false,
  ...more,
});

/** A table at which I sit in the first of two seats, with Bo. */
export const table = (more: Part<TableMessage> = {}): TableMessage =>
  whole('TableMessage', {
    type: 'table',
    table: 'abc',
    number: 1,
    game: 'toy',
    version: 1,
    options: {},
    commitment: '',
    contributions: [],
    phase: 'playing',
    seats: [seat({ name: 'Ada', yours: true }), seat({ name: 'Bo' })],
    decides: true,
    layout: { zones: [], looks: [] },
    clock: null,
    hints: true,
    chat: true,
    advice: false,
    question: null,
    again: null,
    again_of: null,
    same_cards: false,
    watchers: 0,
    seed: null,
    ...more,
  });

export const seen = (number: number, shown: View, more: Part<ViewMessage> = {}): ViewMessage =>
  ({
    type: 'view',
    number,
    seat: shown.seat,
    undo: 'none',
    clock: null,
    plays: number,
    ...more,
    view: shown,
  }) as ViewMessage;
