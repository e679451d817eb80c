import { randomBytes } from 'node:crypto';
import { roles } from '@/lib/auth/roles';
import { visitor } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { deleteExpired } from '@/lib/jobs/cleanup';
import { DAY_MS } from '@/lib/time/units';
import { recordConsent, storeConsent } from './consent.commands';

const anId = () => randomBytes(16).toString('hex');
const listRows = (browserId: string) => db.cookieConsent.findMany({ where: { browserId }, orderBy: { id: 'asc' } });

describe.each(roles)('%s', (role) => {
  test('can have a choice recorded', async () => {
    const id = anId();
    await storeConsent({ id, policy: 3, statistics: true, offline: false }, { role });
    expect(await listRows(id)).toMatchObject([{ policy: 3, statistics: true, offline: false }]);
  });
});

test('every choice is a separate row, without address or account', async () => {
  const id = anId();
  const reader = { ...visitor, address: '198.18.7.7' };
  await recordConsent({ id, policy: 1, statistics: true, offline: true }, reader);
  await recordConsent({ id, policy: 1, statistics: false, offline: false, address: 'x', accountId: 1 }, reader);
  const kept = await listRows(id);
  expect(kept.map(({ statistics, offline }) => [statistics, offline])).toEqual([
    [true, true],
    [false, false],
  ]);
  expect(Object.keys(kept[0] ?? {}).toSorted()).toEqual(['at', 'browserId', 'id', 'offline', 'policy', 'statistics']);
  const counters = await db.$queryRaw<{ key: string }[]>`SELECT key FROM rate_limit WHERE key LIKE 'consent%'`;
  expect(JSON.stringify(counters)).not.toContain('198.18.7.7');
});

test.each([
  { id: 'me@example.org' },
  { id: 'ff' },
  { statistics: 'yes' },
  { offline: undefined },
  { policy: -1 },
  { policy: 1.5 },
])('an invalid record is rejected: %j', async (wrong) => {
  const record = { id: anId(), policy: 1, statistics: true, offline: true, ...wrong };
  await expect(storeConsent(record, visitor)).rejects.toMatchObject({ kind: 'invalid' });
});

test('one IP address is limited to 300 an hour', async () => {
  const flood = { ...visitor, address: '198.18.9.9' };
  const record = { id: anId(), policy: 1, statistics: true, offline: true };
  for (let sent = 0; sent < 300; sent++) await recordConsent(record, flood);
  await expect(recordConsent(record, flood)).rejects.toMatchObject({ kind: 'limited' });
  await recordConsent(record, { ...visitor, address: '198.18.9.10' });
});

test('records are deleted after two years', async () => {
  const [old, young] = [anId(), anId()];
  const choice = { policy: 1, statistics: true, offline: true };
  await db.cookieConsent.create({ data: { browserId: old, ...choice, at: new Date(Date.now() - 731 * DAY_MS) } });
  await db.cookieConsent.create({ data: { browserId: young, ...choice, at: new Date(Date.now() - 729 * DAY_MS) } });
  await deleteExpired();
  expect(await listRows(old)).toEqual([]);
  expect(await listRows(young)).toHaveLength(1);
});
