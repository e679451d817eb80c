import { z } from 'zod';
import { can, type Right, rights } from '@/lib/auth/access';
import { roles } from '@/lib/auth/roles';
import { findCommands } from './commands';

const isRight = (word: string): word is Right => word in rights;
/** Matches no input, so that no command writes anything. */
const NOTHING = Symbol('nothing');

/** New or changed rights are seen in review; `npm test -- testing/command-rights -u` updates the table. */
test('every command asks for the right that the table names', async () => {
  const found = (await findCommands()).map(
    ({ name, access, fresh }) => `${name}: ${access}${fresh ? ', fresh proof' : ''}`,
  );
  expect(found.join('\n')).toMatchSnapshot();
});

describe.each(roles)('%s', (role) => {
  test('is admitted only to commands whose right it has', async () => {
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
