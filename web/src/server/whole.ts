/** What the server leaves out of its messages because it is as usual is put back here, when they arrive. */

import { SHAPES } from './messages';

type Fields = Record<string, unknown>;

/** A value of a type of `messages.ts`, or several, with all of its fields. */
export function whole<T>(type: string, value: unknown): T {
  return complete(type, value) as T;
}

function complete(type: string, value: unknown): unknown {
  const shape = SHAPES[type];
  if (!shape || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => complete(type, each));
  const found: Fields = { ...shape.usual, ...(value as Fields) };
  for (const [field, part] of Object.entries(shape.parts)) found[field] = complete(part, found[field]);
  return found;
}
