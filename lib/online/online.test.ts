import { visitor } from '../auth/viewer';
import { db } from '../db';
import { shared } from '../shared';
import { administrator } from '../testing/lists';
import { aMember } from '../testing/people';
import { trace } from '../trace';
import { readVisitor } from '../visitor';
import { markPresent, writePresence } from './commands';
import { countOnline } from './queries';

let made = 0;
const reader = (userAgent = 'Firefox') => ({
  ...visitor,
  counted: readVisitor({ address: `10.2.${made >> 8}.${made++ & 255}`, userAgent }),
});
/** What was counted in the second before is forgotten. */
const countNow = () => {
  Object.assign(
    shared('online.counts', () => ({ until: 0 })),
    { until: 0 },
  );
  return countOnline();
};

beforeEach(async () => {
  await writePresence();
  await db.presence.deleteMany();
});

test('whoever says so is online within a second, each once; robots are not', async () => {
  const somebody = reader();
  for (let beat = 0; beat < 3; beat++) expect(await markPresent({}, somebody)).toEqual({ noted: true });
  await markPresent({}, reader());
  const office = { ...administrator, accountId: undefined, counted: reader().counted };
  await markPresent({}, office);
  expect(await markPresent({}, reader('Googlebot/2.1 (+http://www.google.com/bot.html)'))).toEqual({ noted: false });
  const begun = Date.now();
  while ((await db.presence.count()) < 3 && Date.now() - begun < 5_000) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await countNow()).toEqual({ organisations: 1, colleges: 0, general: 2 });
});

test('thousands are written in one go, and many at the same moment wait for the same writing', async () => {
  const readers = Array.from({ length: 2_000 }, () => reader());
  for (const somebody of readers) await markPresent({}, somebody);
  await Promise.all([writePresence(), writePresence(), writePresence()]);
  expect(await countNow()).toEqual({ organisations: 0, colleges: 0, general: 2_000 });
});

test('an account that is deleted meanwhile loses nobody else’s word', async () => {
  const { account } = await aMember();
  await db.account.delete({ where: { id: account.id } });
  await markPresent({}, { ...reader(), role: 'member', accountId: account.id });
  await markPresent({}, reader());
  await writePresence();
  expect(await countNow()).toMatchObject({ general: 2 });
});

test('what can’t be written waits, and is written when the database is there again', async () => {
  await markPresent({}, reader());
  await db.$executeRaw`ALTER TABLE presence RENAME TO presence_away`;
  await writePresence();
  await markPresent({}, reader());
  await db.$executeRaw`ALTER TABLE presence_away RENAME TO presence`;
  await writePresence();
  expect(await countNow()).toMatchObject({ general: 2 });
});

test('an answer with the counts lasts as long as they do, a second at most', async () => {
  const noted = { tags: new Set<string>(), until: undefined };
  await trace.run(noted, countNow);
  expect(noted.until).toBeGreaterThan(Date.now());
  expect(noted.until).toBeLessThanOrEqual(Date.now() + 1_000);
  await trace.run(noted, countOnline);
  expect([...noted.tags]).toEqual(['online']);
});
