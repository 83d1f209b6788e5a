// Writes src/server/messages.ts from the server's JSON schema; with --check it only says whether the file is fresh.
// Node alone is not enough: the schema is printed by Python (PYTHON names it, else the repository's own is used).
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as prettier from 'prettier';

const root = fileURLToPath(new URL('../..', import.meta.url));
const target = fileURLToPath(new URL('../src/server/messages.ts', import.meta.url));
const own = `${root}.venv/bin/python`;
const python = process.env['PYTHON'] ?? (existsSync(own) ? own : 'python3');

const schema = JSON.parse(
  execFileSync(python, ['-m', 'ludothek.server.messages.schema'], { cwd: root, encoding: 'utf-8' }),
);

/** The TypeScript type of one part of the schema. */
function type(part) {
  if (part.$ref) return part.$ref.split('/').at(-1);
  if ('const' in part) return JSON.stringify(part.const);
  if (part.enum) return part.enum.map((value) => JSON.stringify(value)).join(' | ');
  const either = part.anyOf ?? part.oneOf;
  if (either) return either.map(type).join(' | ');
  switch (part.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return part.type;
    case 'integer':
    case 'number':
      return 'number';
    case 'array':
      if (part.prefixItems) return `[${part.prefixItems.map(type).join(', ')}]`;
      return `(${type(part.items)})[]`;
    case 'object':
      if (part.properties) return `{ ${fields(part)} }`;
      return `Record<string, ${type(part.additionalProperties)}>`;
    default:
      throw new Error(`no type for ${JSON.stringify(part)}`);
  }
}

/** What the server leaves out is filled in when it arrives (whole.ts); what we leave out may be missing. */
function fields(part) {
  const required = new Set(part.readOnly ? Object.keys(part.properties) : part.required);
  return Object.entries(part.properties)
    .map(([name, value]) => `${name}${required.has(name) ? '' : '?'}: ${type(value)};`)
    .join('\n');
}

/** The name of the type that a field, or each of its items, has; nothing for texts, numbers and the like. */
function named(part) {
  if (part.$ref) return part.$ref.split('/').at(-1);
  if (part.items) return named(part.items);
  return part.anyOf?.map(named).find(Boolean);
}

/** What may be left out of each type, and which of its fields have to be looked into for more of that. */
function shapes() {
  const told = Object.entries(schema.$defs).filter(([, part]) => part.readOnly && part.properties);
  const found = {};
  for (const [name, part] of told) {
    const fields = Object.entries(part.properties);
    const usual = fields
      .filter(([, value]) => 'default' in value)
      .map(([key, value]) => [key, value.default]);
    const parts = fields.flatMap(([key, value]) => (named(value) ? [[key, named(value)]] : []));
    found[name] = { usual: Object.fromEntries(usual), parts: Object.fromEntries(parts) };
  }
  // Types that nothing can be missing in, not even further down, need no looking into.
  for (let before = 0; before !== Object.keys(found).length;) {
    before = Object.keys(found).length;
    for (const [name, { usual, parts }] of Object.entries(found)) {
      for (const [key, part] of Object.entries(parts)) if (!(part in found)) delete parts[key];
      if (!Object.keys(usual).length && !Object.keys(parts).length) delete found[name];
    }
  }
  return found;
}

const comment = (part) =>
  part.description ? `/** ${part.description.replaceAll(/\n\s*/g, '\n * ')} */\n` : '';

// A game's record is a `Record` there; the name belongs to TypeScript here.
const rename = (text) => text.replaceAll(/\bRecord\b(?!<)/g, 'GameRecord');

const parts = [
  '// Generated from ludothek.server.messages.schema by `npm run types`. Do not edit.',
  ...Object.entries(schema.$defs).map(
    ([name, part]) => `${comment(part)}export type ${name} = ${type(part)};`,
  ),
  ...Object.entries(schema.properties)
    .filter(([name]) => !(name in schema.$defs))
    .map(([name, part]) => `export type ${name} = ${type(part)};`),
  `/** What the server leaves out where it is as usual, and the parts of each type that have such fields too. */
  export const SHAPES: Record<string, { usual: object; parts: Record<string, string> }> =
    ${JSON.stringify(shapes())};`,
  `/** The type of each message of the server. */
  export const MESSAGES: Record<ServerMessage['type'], string> = ${JSON.stringify(
    Object.fromEntries(
      Object.entries(schema.properties.ServerMessage.discriminator.mapping).map(([key, ref]) => [
        key,
        ref.split('/').at(-1),
      ]),
    ),
  )};`,
];
const options = await prettier.resolveConfig(target);
const text = await prettier.format(rename(parts.join('\n\n')), { ...options, filepath: target });

if (process.argv.includes('--check')) {
  if (!existsSync(target) || readFileSync(target, 'utf-8') !== text) {
    console.error('src/server/messages.ts is stale: run `npm run types`');
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
}
