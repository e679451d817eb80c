import { randomBytes } from 'node:crypto';
import { db } from '@/lib/db';
import { shared } from '@/lib/shared';
import { anOffice } from '@/lib/testing/builders';
import { call } from '../trial';

/** Counts are kept for a second; the next one is read anew. */
const forgetCounts = () =>
  Object.assign(
    shared('online.counts', () => ({ until: 0 })),
    { until: 0 },
  );

describe.each([
  { name: 'usersystems.php', marker: 'usersystems_online', group: 'organisations' },
  { name: 'college_user.php', marker: 'user_online', group: 'colleges' },
  { name: 'usergeneral.php', marker: 'genuser_online', group: 'general' },
] as const)('$name with $marker', ({ name, marker, group }) => {
  test('counts who was seen in the last minute', async () => {
    await db.presence.deleteMany();
    const visitors = [0, 10, 120].map((seconds) => ({
      visitor: new Uint8Array(randomBytes(32)),
      group,
      seenAt: new Date(Date.now() - seconds * 1_000),
    }));
    await db.presence.createMany({ data: visitors });
    for (const value of [1, '1', '', null, 'ok', {}]) {
      forgetCounts();
      expect((await call(name, { [marker]: value })).json).toEqual({ uonline: 2 });
    }
    await db.presence.deleteMany();
  });
});

describe('records of persons', () => {
  test('are refused alike, whether they are there or not', async () => {
    const { systemUser } = await anOffice({ role: 'college' });
    const ask = async (name: string, field: string, value: unknown) => {
      const { status, text } = await call(name, { [field]: value });
      return `${status} ${text}`;
    };
    const answers = new Set([
      await ask('usersystems.php', 'usersystems_id', systemUser.id),
      await ask('usersystems.php', 'usersystems_id', 2_147_483_647),
      await ask('usersystems.php', 'usersystems_id', { gt: 0 }),
      await ask('usersystems.php', 'usersystems_id', ''),
      await ask('college_user.php', 'college_user_id', 1),
      await ask('college_user.php', 'college_user_id', [1]),
      await ask('usergeneral.php', 'userGeneralEmail', 'a@example.org'),
      await ask('usergeneral.php', 'userGeneralEmail', { contains: '@' }),
    ]);
    expect([...answers]).toEqual([
      expect.stringMatching(/^403 \{"status":false,"code":"FORBIDDEN","message":"[^"]+"\}$/),
    ]);
  });

  test.each(['college_user.php', 'usergeneral.php'])('%s has no list', async (name) => {
    const { status, json } = await call(name);
    expect([status, json.code]).toEqual([422, 'MODE']);
  });
});
