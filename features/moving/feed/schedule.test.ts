import { db } from '@/lib/db/db';
import { HOUR_MS } from '@/lib/time/units';
import { aCategory, anOffice } from '@/testing/builders';
import { type FeedSite, openFeedSite } from '@/testing/feed-site';
import { allowPrivateHosts } from '@/testing/private-hosts';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { ensureAgency } from '../moving.test-support';
import { forgetEmptyRuns, runDueFeeds } from './schedule.commands';
import { MAX_FAILURES, settleFeed } from './schedule.rules';

const readFrom = allowPrivateHosts();
let site: FeedSite;
beforeEach(async () => {
  await ensureAgency();
  await aCategory();
  site = await openFeedSite();
  readFrom(site.origin);
});
afterEach(async () => {
  await db.moveFeed.deleteMany({});
  await site.close();
});

const now = new Date('2026-02-03T04:05:06Z');
const later = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);

async function follow(given = {}) {
  const { organisation, systemUser, account } = await anOffice();
  await db.account.update({ where: { id: account.id }, data: { email: `office-${account.id}@example.org` } });
  const options = { organisationId: organisation.id, systemUserId: systemUser.id, paceMs: 0 };
  const { id } = await db.moveSource.create({
    data: { kind: 'feed', address: site.address, organisationId: organisation.id },
  });
  await db.moveFeed.create({
    data: { sourceId: id, address: site.address, everyHours: 6, nextAt: now, options, ...given },
  });
  return { id, organisation, email: `office-${account.id}@example.org` };
}
const findFeed = (sourceId: number) => db.moveFeed.findUniqueOrThrow({ where: { sourceId } });
const areAllOver = (sourceId: number) =>
  waitUntilTrue(async () => (await db.moveRun.count({ where: { sourceId, status: 'running' } })) === 0);

async function ask(sourceId: number, at: Date): Promise<void> {
  expect(await runDueFeeds(at)).toBe(1);
  await areAllOver(sourceId);
}

test('a feed is asked when its time has come, by one process, and again after its hours for changes only', async () => {
  site.etag = '"v1"';
  site.entries.push({ id: '1', title: 'หนึ่ง' });
  const { id, organisation } = await follow();
  expect(await runDueFeeds(later(-1))).toBe(0);
  const both = await Promise.all([runDueFeeds(now), runDueFeeds(now)]);
  expect(both.toSorted()).toEqual([0, 1]);
  await areAllOver(id);
  expect(await db.news.count({ where: { organisationId: organisation.id } })).toBe(1);
  expect(await runDueFeeds(later(5))).toBe(0);
  expect(await findFeed(id)).toMatchObject({ etag: '"v1"', title: 'ข่าววิทยาลัย', failures: 0, nextAt: later(6) });
  site.requests.length = 0;
  await ask(id, later(12));
  expect(site.requests).toEqual(['/feed/ "v1"']);
});

test('a feed that fails again and again is paused, and waits longer if its site says so', async () => {
  site.answer = (_, response) => Boolean(response.writeHead(500).end());
  const { id, email } = await follow();
  for (let round = 0; round < MAX_FAILURES; round += 1) await ask(id, later(round * 6));
  expect(await runDueFeeds(later(100))).toBe(0);
  expect(await findFeed(id)).toMatchObject({
    ...{ failures: MAX_FAILURES, pausedFor: 'failures', pausedAt: later(100), problem: 'เว็บเดิมไม่ตอบ: HTTP 500' },
  });
  expect(await db.mailMessage.count({ where: { template: 'feed-paused', recipient: email } })).toBe(1);
  expect(await db.auditLog.count({ where: { action: 'move.feedPaused', nounId: String(id) } })).toBe(1);
});

test('a feed that is gone for good is paused at once', async () => {
  site.answer = (_, response) => Boolean(response.writeHead(410).end());
  const { id } = await follow();
  await ask(id, now);
  await runDueFeeds(later(1));
  expect(await findFeed(id)).toMatchObject({ pausedFor: 'gone', failures: 0 });
});

test('a paused feed, and one that is asked by hand only, are left alone', async () => {
  await follow({ pausedAt: now });
  await db.moveSource.updateMany({ where: { address: site.address }, data: { address: `${site.address}?other` } });
  await follow({ everyHours: null, nextAt: null });
  expect(await runDueFeeds(later(1_000))).toBe(0);
  expect(site.requests).toEqual([]);
});

test('runs that found nothing are forgotten after two days, but for the newest', async () => {
  site.entries.push({ id: '1', title: 'หนึ่ง' });
  const { id } = await follow();
  for (const round of [0, 1, 2]) await ask(id, later(round * 6));
  await runDueFeeds(later(13));
  await db.moveRun.updateMany({ where: { sourceId: id }, data: { finishedAt: later(0) } });
  await forgetEmptyRuns(later(47));
  expect(await db.moveRun.count({ where: { sourceId: id } })).toBe(3);
  await forgetEmptyRuns(later(49));
  expect(await db.moveRun.count({ where: { sourceId: id } })).toBe(2);
});

test('the state after a run: a broken one keeps the validators, a long Retry-After its moment', () => {
  const feed = { everyHours: 6, failures: 2, retryAt: null, nextAt: later(6) };
  const traits = { address: 'https://a.test/', title: 'x', etag: '"2"', lastModified: '', state: 'read' };
  const run = { status: 'done', problem: '', traits, isWhole: true };
  expect(settleFeed(feed, run, now)).toMatchObject({ data: { failures: 0, etag: '"2"', nextAt: later(6) } });
  expect(settleFeed(feed, { ...run, isWhole: false }, now).data).not.toHaveProperty('etag');
  const failed = { ...run, status: 'failed', problem: 'x' };
  expect(settleFeed({ ...feed, retryAt: later(30) }, failed, now)).toEqual({
    data: { failures: 3, problem: 'x', nextAt: later(30) },
  });
  expect(settleFeed({ ...feed, everyHours: null, nextAt: null, failures: 9 }, failed, now)).toMatchObject({
    data: { nextAt: null },
  });
});
