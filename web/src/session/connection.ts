/** What is said between a table and its server, and a WebSocket for it that comes back by itself: a move is sent until
 * the server has answered it. */

import { MESSAGES, type ClientMessage, type PlayMove, type ServerMessage } from '../server/messages';
import { whole } from '../server/whole';
import { settings } from '../ui/settings.svelte';
import { contribution } from './chance';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** A move that is not answered by then is followed by a ping: the server may stand still, and another one may not. */
const LATE = 3_000;
/** Without an answer to a ping for so long, the socket is dead although the browser has not noticed. */
const SILENCE = 3_000;
/** So long a new socket may take until the first word; twice as long after each that had none. */
const FIRST_WORD = 4_000;
const LONGEST_FIRST_WORD = 32_000;
/** After so long without a word a ping is sent: a server may have stopped without hanging up. */
const QUIET = 15_000;

export interface Listener {
  message(message: ServerMessage): void;
  /** There is a connection, or it is down and being rebuilt. */
  connected(up: boolean): void;
}

/** Says something that only matters now; false: nobody hears it. */
export type Say = (message: ClientMessage) => boolean;

/** To whoever keeps the table. */
export interface Connection {
  say: Say;
  /** Sends a move until it is answered. Its log number makes sure that it is played once. */
  play(move: PlayMove): void;
  answered(): void;
  close(): void;
}

export class SocketConnection implements Connection {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #late = 0;
  #silence = 0;
  #quiet = 0;
  #firstWord = FIRST_WORD;
  #closed = false;
  /** The move that the server has not answered yet; the rules know one turn at a time, so it is one. */
  #unanswered: PlayMove | null = null;

  constructor(
    private readonly table: string,
    private readonly secrets: () => string[],
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#woken);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#late);
    clearTimeout(this.#silence);
    clearTimeout(this.#quiet);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#woken);
    this.#socket?.close();
  }

  say(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  play(move: PlayMove): void {
    this.#unanswered = move;
    this.#send(move);
  }

  answered(): void {
    this.#unanswered = null;
    clearTimeout(this.#late);
  }

  #send(move: PlayMove): void {
    clearTimeout(this.#late);
    if (this.say(move)) this.#late = window.setTimeout(this.#probe, LATE);
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    clearTimeout(this.#late);
    clearTimeout(this.#quiet);
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => {
      this.#firstWord = Math.min(2 * this.#firstWord, LONGEST_FIRST_WORD);
      this.#replace();
    }, this.#firstWord);
    socket.onopen = () => {
      this.say({
        type: 'hello',
        secrets: this.secrets(),
        name: settings.name,
        contribution: contribution(),
      });
      if (this.#unanswered) this.#send(this.#unanswered);
    };
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return;
      clearTimeout(this.#silence);
      clearTimeout(this.#quiet);
      this.#quiet = window.setTimeout(this.#probe, QUIET);
      this.#wait = FIRST_WAIT;
      this.#firstWord = FIRST_WORD;
      this.listener.connected(true);
      const message = JSON.parse(event.data as string) as ServerMessage;
      this.listener.message(whole(MESSAGES[message.type], message));
    };
    socket.onclose = () => {
      if (this.#socket !== socket || this.#closed) return;
      clearTimeout(this.#silence);
      this.listener.connected(false);
      this.#timer = window.setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
    };
  }

  /** Does not wait for the next attempt: something has changed for the better. */
  #hurry = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    if (this.#socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  /** A device that has slept may hold a socket that is dead at the other end. */
  #woken = (): void => {
    if (document.visibilityState !== 'visible') return;
    this.#hurry();
    this.#probe();
  };

  /** Is anybody there? Without an answer another one is tried. */
  #probe = (): void => {
    if (!this.say({ type: 'ping' })) return;
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => this.#replace(), SILENCE);
  };

  #replace(): void {
    const dead = this.#socket;
    this.listener.connected(false);
    this.#open();
    dead?.close();
  }
}
