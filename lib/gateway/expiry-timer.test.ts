import { publishInvalidation } from '@/lib/cache/invalidation';
import { db } from '@/lib/db/db';
import { tag } from '@/lib/request/context';
import { getCurrentMs, getCurrentTime } from '@/lib/time/current-time';
import { aBanner, aNews } from '@/testing/builders';
import { fakeTimers } from '@/testing/fake-timers';
import { listScheduledExpiries } from './cache/scheduled-expiries.queries';
import { startExpiryTimer } from './expiry-timer';

const reads = { running: 0 };
jest.mock('./cache/scheduled-expiries.queries', () => {
  const real = jest.requireActual<typeof import('./cache/scheduled-expiries.queries')>(
    './cache/scheduled-expiries.queries',
  );
  const countRunning: typeof real.listScheduledExpiries = (...given) => {
    reads.running += 1;
    return real.listScheduledExpiries(...given).finally(() => {
      reads.running -= 1;
    });
  };
  return { ...real, listScheduledExpiries: countRunning };
});

/** Shorter than all pauses of the timer. */
const STEP_MS = 20;
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** Lets time pass step by step, and the timer complete its reads in each. */
async function passTime(ms: number): Promise<void> {
  for (let left = ms; left >= 0; left -= STEP_MS) {
    await jest.advanceTimersByTimeAsync(Math.min(STEP_MS, left));
    while (reads.running > 0) await nextTurn();
    await nextTurn();
  }
}

const soon = (ms: number) => new Date(getCurrentMs() + ms);

beforeAll(() => aNews());
beforeEach(async () => {
  await db.$executeRaw`UPDATE news SET publish_at = now() - interval '1 day', unpublish_at = NULL`;
  await db.banner.updateMany({ data: { startsAt: null, endsAt: null } });
  fakeTimers(['setTimeout', 'clearTimeout', 'performance']);
});
afterEach(() => jest.useRealTimers());

/** Tags that the timer invalidates during `run`, each once. */
async function collectInvalidations(run: () => Promise<unknown>): Promise<Set<string>> {
  const forgotten = new Set<string>();
  const stop = startExpiryTimer((tags) => {
    for (const name of tags) forgotten.add(name);
  });
  await passTime(0);
  await run();
  await stop();
  return forgotten;
}

test('an item that begins or ends is invalidated at that moment, with the lists that show it', async () => {
  const begins = await aNews({ publishAt: soon(1_000) });
  const ends = await aNews({ unpublishAt: soon(1_000) });
  const later = await aNews({ publishAt: soon(60_000) });
  const draft = await aNews({ publishAt: soon(500), status: 'draft' });
  const forgotten = await collectInvalidations(() => passTime(1_000));
  for (const item of [begins, ends]) {
    expect(forgotten).toContain(tag.news(item.id));
    expect(forgotten).toContain(tag.lists(item.categoryId));
    expect(forgotten).toContain(tag.organisation(item.organisationId));
  }
  expect(forgotten).toContain(tag.home);
  for (const item of [later, draft]) expect(forgotten).not.toContain(tag.news(item.id));
});

test('nothing is invalidated before its time', async () => {
  const item = await aNews({ publishAt: soon(1_000) });
  const forgotten = await collectInvalidations(() => passTime(980));
  expect(forgotten).not.toContain(tag.news(item.id));
  expect(await listScheduledExpiries(getCurrentTime(), 10)).toContainEqual(
    expect.objectContaining({ tags: expect.arrayContaining([tag.news(item.id)]) }),
  );
});

test('a moment that a write has moved forward is found when its invalidation arrives', async () => {
  const item = await aNews({ publishAt: soon(50_000) });
  const forgotten = await collectInvalidations(async () => {
    await db.news.update({ where: { id: item.id }, data: { publishAt: soon(300) } });
    publishInvalidation([tag.news(item.id)]);
    await passTime(300);
  });
  expect(forgotten).toContain(tag.news(item.id));
});

test('writes that never pause postpone no expiry', async () => {
  const item = await aNews({ publishAt: soon(400) });
  const forgotten = await collectInvalidations(async () => {
    for (let times = 0; times < 10; times += 1) {
      publishInvalidation([tag.news(2_000_000_000)]);
      await passTime(40);
    }
  });
  expect(forgotten).toContain(tag.news(item.id));
});

test('an item published now is not invalidated a second time', async () => {
  const before = await aNews({ publishAt: soon(400) });
  const { id, categoryId, organisationId } = await aNews({ publishAt: soon(60_000) });
  const times: string[] = [];
  const stop = startExpiryTimer((tags) => void times.push(...tags));
  await passTime(200);
  await db.news.update({ where: { id }, data: { publishAt: getCurrentTime() } });
  const lists = [tag.home, tag.lists(), tag.lists(categoryId), tag.organisation(organisationId)];
  publishInvalidation([tag.news(id), ...lists]);
  await passTime(400);
  await stop();
  expect(times).not.toContain(tag.news(id));
  expect(times).toContain(tag.news(before.id));
});

test('banners and the emergency notice are invalidated when they expire', async () => {
  await aBanner({ endsAt: soon(300) });
  const value = { text: 'น้ำท่วม', level: 'warning', target: '', expiresAt: soon(300).toISOString() };
  await db.setting.upsert({ where: { key: 'emergency' }, create: { key: 'emergency', value }, update: { value } });
  const forgotten = await collectInvalidations(() => passTime(300));
  await db.setting.delete({ where: { key: 'emergency' } });
  expect(forgotten).toContain(tag.banners);
  expect(forgotten).toContain(tag.settings);
});

test('a policy is invalidated when its next version comes into force', async () => {
  const version = { kind: 'cookies' as const, number: 1, html: '<p>คุกกี้</p>', inForceAt: soon(1_000) };
  await db.policyVersion.create({ data: version });
  const forgotten = await collectInvalidations(() => passTime(1_100));
  await db.policyVersion.deleteMany({ where: { kind: 'cookies' } });
  expect(forgotten).toContain(tag.policies);
});
