import { randomBytes } from 'node:crypto';
import { flushPresence } from '@/features/presence/presence.commands';
import { db } from '@/lib/db/db';
import { getSingleton } from '@/lib/process/singleton';
import { aCollege } from '@/testing/people';
import { callLegacy, logInAs } from '../legacy-api.test-support';

/** Presence is written within a second, and counts are cached for one; the next count is read again. */
const resetCounts = () =>
  Object.assign(
    getSingleton('presence.counts', () => ({ until: 0 })),
    { until: 0 },
  );

const fetchCount = async (name: string, marker: string, value: unknown = 1): Promise<unknown> => {
  await flushPresence();
  resetCounts();
  return (await callLegacy(name, { [marker]: value })).json;
};

describe.each([
  { name: 'usersystems.php', marker: 'usersystems_online', group: 'organisations' },
  { name: 'college_user.php', marker: 'user_online', group: 'colleges' },
  { name: 'usergeneral.php', marker: 'genuser_online', group: 'general' },
] as const)('$name with $marker', ({ name, marker, group }) => {
  test('counts those seen in the last minute', async () => {
    await db.presence.deleteMany();
    const visitors = [0, 10, 120].map((seconds) => ({
      visitor: new Uint8Array(randomBytes(32)),
      group,
      seenAt: new Date(Date.now() - seconds * 1_000),
    }));
    await db.presence.createMany({ data: visitors });
    for (const value of [1, '1', '', null, 'ok', {}]) {
      expect(await fetchCount(name, marker, value)).toEqual({ uonline: 2 });
    }
    await db.presence.deleteMany();
  });
});

test('a college that reports its presence counts until it is silent for a minute (P-105)', async () => {
  const college = await aCollege();
  const headers = await logInAs(college);
  const online = () => fetchCount('college_user.php', 'user_online');
  expect(await online()).toEqual({ uonline: 0 });
  for (const usersystems_onoff of [1, '1']) {
    await callLegacy('usersystems.update.php', { usersystems_id: college.id, usersystems_onoff }, { headers });
    expect(await online()).toEqual({ uonline: 1 });
  }
  await db.presence.updateMany({ data: { seenAt: new Date(Date.now() - 61_000) } });
  expect(await online()).toEqual({ uonline: 0 });
});
