/** WebSockets that a test opens, breaks and speaks through. */

import { vi } from 'vitest';
import type { ClientMessage } from '../../src/server/messages';

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  /** As of now it is closing; the other end has still to answer. */
  close(): void {
    this.readyState = FakeSocket.CLOSING;
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  /** The line is gone, or the other end has answered that it closes as well. */
  breaks(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.();
  }

  hears(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** What was sent of one type. */
  said(type: ClientMessage['type']): ClientMessage[] {
    return this.sent.filter((message) => message.type === type);
  }
}

/** From now on every socket is one of these. */
export function fakeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
}
