import { z } from 'zod';
import { can, type Right, rights } from '@/lib/auth/access';
import { roles } from '@/lib/auth/roles';
import table from './command-rights.json' with { type: 'json' };
import { findCommands } from './commands';

/** Which right each write asks for; a new one is added there, so that it is thought about. */
const expected: Readonly<Record<string, string>> = table;

const isRight = (word: string): word is Right => word in rights;
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
