import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { can, type Right, rights, roles } from './auth/access';
import table from './command-rights.json' with { type: 'json' };

/** Which right each write asks for; a new one is added there, so that it is thought about. */
const expected: Readonly<Record<string, string>> = table;

const isRight = (word: string): word is Right => word in rights;
const declared = z.custom<{ access: string }>(
  (value) => typeof value === 'function' && 'access' in value && typeof value.access === 'string',
);
const runnable = z.custom<(raw: unknown, viewer: object) => Promise<unknown>>((value) => typeof value === 'function');

type Found = { name: string; access: string; run: (raw: unknown, viewer: object) => Promise<unknown> };

async function findCommands(): Promise<Found[]> {
  const nouns = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const files = nouns.flatMap(({ name }) =>
    readdirSync(join(__dirname, name))
      .filter((file) => /^(?:.*-)?commands\.ts$|^replace\.ts$/.test(file))
      .map((file) => ({ noun: name, path: join(__dirname, name, file) })),
  );
  const found: Found[] = [];
  for (const { noun, path } of files) {
    const exported: object = await import(path);
    for (const [name, value] of Object.entries(exported)) {
      const command = declared.safeParse(value);
      if (command.success) {
        found.push({ name: `${noun}.${name}`, access: command.data.access, run: runnable.parse(value) });
      }
    }
  }
  return found.toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Fits no input, so that nothing is written whoever asks. */
const NOTHING = Symbol('nothing');

test('every command asks for the right that the table names', async () => {
  const found = Object.fromEntries((await findCommands()).map(({ name, access }) => [name, access]));
  expect(found).toEqual(expected);
});

describe.each(roles)('%s', (role) => {
  test('gets through the door of those commands only whose right it holds', async () => {
    const wrong: string[] = [];
    for (const { name, access, run } of await findCommands()) {
      if (!isRight(access)) throw new Error(`no right: ${access}`);
      const refusal = await run(NOTHING, { role }).then(
        () => 'nothing',
        (error: unknown) => z.object({ kind: z.string() }).catch({ kind: 'a bug' }).parse(error).kind,
      );
      const holds = can({ role }, access);
      if (refusal !== (holds ? 'invalid' : 'forbidden')) wrong.push(`${name}: ${refusal}`);
    }
    expect(wrong).toEqual([]);
  });
});
