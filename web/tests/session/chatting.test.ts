/** What people write: what is kept, what is new, and what becomes of a draft. */

import { beforeEach, describe, expect, it } from 'vitest';
import type { ChatLine, ClientMessage } from '../../src/server/messages';
import { Chatting } from '../../src/session/chatting.svelte';
import { Known } from '../../src/session/known.svelte';
import { table } from '../support/made';

const ME = 0;
const BO = 1;
const line = (number: number, seat = BO, text = `line ${number}`): ChatLine => ({ number, seat, text });

let chat: Chatting;
let said: ClientMessage[];
let up: boolean;

beforeEach(() => {
  said = [];
  up = true;
  const known = new Known();
  known.hearTable(table());
  chat = new Chatting(known, (message) => {
    if (up) said.push(message);
    return up;
  });
});

const hear = (...lines: ChatLine[]): void => chat.hear({ type: 'chatted', lines, whole: false });
const hearAll = (...lines: ChatLine[]): void => chat.hear({ type: 'chatted', lines, whole: true });
const numbers = (): number[] => chat.lines.map(({ number }) => number);

describe('what is written', () => {
  it('is kept in order, as much of it as the server keeps', () => {
    hearAll(line(1), line(2));
    hear(line(3));
    expect(numbers()).toEqual([1, 2, 3]);
    for (let number = 4; number <= 51; number++) hear(line(number));
    expect(numbers()).toHaveLength(50);
    expect(numbers()[0]).toBe(2);
  });

  it('is all new when the server tells all of it', () => {
    hearAll(line(1), line(2));
    hearAll(line(2));
    expect(numbers()).toEqual([2]);
  });

  it('is news where somebody else has written it', () => {
    hear(line(1, ME));
    expect(chat.news).toBeNull();
    hear(line(2), line(3), line(4, ME));
    expect(chat.news?.number).toBe(3);
    hear(line(5, ME));
    expect(chat.news?.number).toBe(3);
    hearAll(line(2), line(3));
    expect(chat.news?.number).toBe(3);
  });
});

describe('what was not in sight', () => {
  it('is what others have written since', () => {
    hear(line(1), line(2, ME), line(3));
    expect(chat.unread).toBe(2);
    chat.see();
    expect(chat.unread).toBe(0);
    hear(line(4));
    expect(chat.unread).toBe(1);
  });

  it('is counted anew where the server has forgotten all', () => {
    hear(line(1), line(2), line(3));
    chat.see();
    hearAll(line(1));
    expect(chat.unread).toBe(1);
  });

  it('is not counted anew where it tells all once more', () => {
    hear(line(1), line(2));
    chat.see();
    hearAll(line(1), line(2));
    expect(chat.unread).toBe(0);
  });
});

describe('a draft', () => {
  beforeEach(() => {
    chat.draft = '  hello ';
    chat.write();
  });

  it('is sent without the room around it, once', () => {
    chat.write();
    expect(said).toEqual([{ type: 'chat', text: 'hello' }]);
    expect(chat.sending).toBe(true);
    expect(chat.draft).toBe('  hello ');
  });

  it('is gone when I hear it myself', () => {
    hear(line(1, BO));
    expect([chat.draft, chat.sending]).toEqual(['  hello ', true]);
    hear(line(2, ME));
    expect([chat.draft, chat.sending]).toEqual(['', false]);
  });

  it('is still there where the connection broke, to be sent again', () => {
    hearAll(line(1, BO));
    expect([chat.draft, chat.sending]).toEqual(['  hello ', false]);
    chat.write();
    expect(said).toHaveLength(2);
  });

  it('is still there, with a reason, where it was refused', () => {
    chat.refused('too fast');
    expect([chat.draft, chat.sending, chat.trouble]).toEqual(['  hello ', false, 'too fast']);
  });
});

it('sends nothing that is empty, and knows when nobody hears it', () => {
  chat.draft = '   ';
  chat.write();
  expect([said, chat.sending]).toEqual([[], false]);
  up = false;
  chat.draft = 'hello';
  chat.write();
  expect([said, chat.sending]).toEqual([[], false]);
});
