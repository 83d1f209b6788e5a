/** A WebSocket that comes back by itself, with an outbox: a move is sent until the server has answered it. */

import { contribution } from './chance';
import { MESSAGES, type ClientMessage, type PlayMove, type ServerMessage } from '../server/messages';
import { settings } from '../ui/settings.svelte';
import { whole } from '../server/whole';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** Without an answer to a ping for so long, the line is dead although the browser has not noticed. */
const SILENCE = 4_000;
/** After so long without a word a ping is sent: a server may have stopped without hanging up. */
const QUIET = 15_000;

export interface Listener {
  message(message: ServerMessage): void;
  /** The line is up, or it is down and being rebuilt. */
  line(up: boolean): void;
}

/** What a session says to whoever keeps its table. */
export interface Line {
  /** Says something that only matters now; false: nobody hears it. */
  say(message: ClientMessage): boolean;
  play(move: PlayMove): void;
  answered(): void;
  close(): void;
}

export class Connection implements Line {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #silence = 0;
  #quiet = 0;
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
    clearTimeout(this.#silence);
    clearTimeout(this.#quiet);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#woken);
    this.#socket?.close();
  }

  /** Says something that only matters now; without a line it is simply not said. */
  say(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Sends a move until it is answered. Its log number makes sure that it is played once. */
  play(move: PlayMove): void {
    this.#unanswered = move;
    this.say(move);
  }

  answered(): void {
    this.#unanswered = null;
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    socket.onopen = () => {
      this.say({
        type: 'hello',
        secrets: this.secrets(),
        name: settings.name,
        contribution: contribution(),
      });
      if (this.#unanswered) this.say(this.#unanswered);
    };
    socket.onmessage = (event) => {
      clearTimeout(this.#silence);
      clearTimeout(this.#quiet);
      this.#quiet = window.setTimeout(this.#probe, QUIET);
      this.#wait = FIRST_WAIT;
      this.listener.line(true);
      const message = JSON.parse(event.data as string) as ServerMessage;
      this.listener.message(whole(MESSAGES[message.type], message));
    };
    socket.onclose = () => {
      if (this.#socket !== socket || this.#closed) return;
      this.listener.line(false);
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

  /** A device that has slept may hold a line that is dead at the other end. */
  #woken = (): void => {
    if (document.visibilityState !== 'visible') return;
    this.#hurry();
    this.#probe();
  };

  /** Is anybody there? Without an answer another line is tried. */
  #probe = (): void => {
    if (!this.say({ type: 'ping' })) return;
    clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => this.#replace(), SILENCE);
  };

  #replace(): void {
    const dead = this.#socket;
    this.listener.line(false);
    this.#open();
    dead?.close();
  }
}
