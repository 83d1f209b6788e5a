/** A session at a table, with a connection that keeps what it was given, and a server that speaks when a test wants it. */

import type {
  ClientMessage,
  PlayMove,
  ServerMessage,
  TableMessage,
  View,
  ViewMessage,
} from '../../src/server/messages';
import type { Connection, Listener } from '../../src/session/connection';
import { Session } from '../../src/session/session.svelte';
import type { Before, Stage } from '../../src/session/stage';
import { settings } from '../../src/ui/settings.svelte';
import { seen, table, type Part } from './made';
import { settled } from './server';

export class FakeConnection implements Connection {
  said: ClientMessage[] = [];
  played: PlayMove[] = [];
  answers = 0;
  closes = 0;
  /** Does anybody hear what is said? */
  up = true;

  readonly say = (message: ClientMessage): boolean => {
    if (this.up) this.said.push(message);
    return this.up;
  };
  play(move: PlayMove): void {
    this.played.push(move);
  }
  answered(): void {
    this.answers++;
  }
  close(): void {
    this.closes++;
  }
}

export class Sitting {
  readonly connection = new FakeConnection();
  readonly session: Session;
  #listener!: Listener;

  constructor() {
    settings.pace = 'instant';
    this.session = new Session(
      () => ['secret', 'other'],
      (listener) => {
        this.#listener = listener;
        return this.connection;
      },
    );
  }

  hears(message: ServerMessage): void {
    this.#listener.message(message);
  }

  connected(up: boolean): void {
    this.#listener.connected(up);
  }

  table(more: Part<TableMessage> = {}): void {
    this.hears(table(more));
  }

  /** What one of my seats sees comes, and is shown as far as it can be without waiting. */
  async view(number: number, shown: View, more: Part<ViewMessage> = {}): Promise<void> {
    this.hears(seen(number, shown, more));
    await settled();
  }

  /** What was said to people who listen, the last eight times. */
  get spoken(): string[] {
    return this.session.telling.spoken.map(({ text }) => text);
  }

  get said(): ClientMessage[] {
    return this.connection.said;
  }
}

/** Pieces that glide until they are let go. */
export class FakeStage {
  glides: number[] = [];
  skips = 0;
  #arrive: (() => void) | null = null;

  look(): Before {
    return new Map();
  }
  async glide(_: unknown, ms: number): Promise<void> {
    this.glides.push(ms);
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#arrive = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
  skip(): void {
    this.skips++;
    this.#arrive?.();
  }
}

export const asStage = (stage: FakeStage): Stage => stage as unknown as Stage;
