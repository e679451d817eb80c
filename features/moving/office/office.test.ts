import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aCategory, anOffice } from '@/testing/builders';
import { type FeedSite, openFeedSite } from '@/testing/feed-site';
import { allowPrivateHosts } from '@/testing/private-hosts';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { ensureAgency } from '../moving.test-support';
import { beginWork, startMoveInBackground } from '../runs/background';
import { askOwnFeed, pauseOwnFeed, removeOwnFeed, resumeOwnFeed } from './feeds.commands';
import { importPreviewed, previewFeed, stopOwnRun, undoOwnRun } from './office.commands';
import { getOwnProgress } from './office.http';
import { findOfficeChoices, findOwnRun, listOwnFeeds, listOwnRuns } from './office.queries';

const readFrom = allowPrivateHosts();
let site: FeedSite;
let categoryId: number;
beforeEach(async () => {
  await ensureAgency();
  categoryId = (await aCategory()).id;
  site = await openFeedSite();
  readFrom(site.origin);
});
afterEach(() => site.close());

async function aViewer(): Promise<Viewer & { organisationId: number }> {
  const { organisation, account, systemUser } = await anOffice();
  return {
    ...{ role: 'veccentraldep', accountId: account.id, ownId: systemUser.id, organisationId: organisation.id },
  };
}
const isOver = (id: number) =>
  waitUntilTrue(async () => {
    const run = await db.moveRun.findUniqueOrThrow({ where: { id } });
    return run.status !== 'running' && !run.isUndoing;
  });
async function carryOn(id: number): Promise<number> {
  await startMoveInBackground(id);
  await isOver(id);
  return id;
}
const preview = async (viewer: Viewer, given = {}) =>
  carryOn(await previewFeed({ address: site.address, as: 'published', categoryId, ...given }, viewer));
const take = async (viewer: Viewer, given = {}, every = '0') => {
  const { begun } = await importPreviewed({ id: await preview(viewer, given), every }, viewer);
  return carryOn(begun);
};

test('an office looks at a feed, imports it, follows it, and undoes it', async () => {
  const viewer = await aViewer();
  site.entries.push(
    { id: '1', title: 'หนึ่ง', text: '<p>เนื้อ</p><script>x</script>', category: 'ไม่มี' },
    { id: '2', title: 'สอง' },
  );
  const dry = await preview(viewer, { address: `${site.origin}/` });
  expect(await findOwnRun(viewer, dry)).toMatchObject({
    ...{ state: 'dry', isRunning: false, kind: 'feed', counts: { written: 2 } },
    items: [
      { topic: 'หนึ่ง', text: 'เนื้อ', state: 'allow' },
      { topic: 'สอง', state: 'allow' },
    ],
    dropped: [
      { kind: 'category', items: 1 },
      { kind: 'script', items: 1 },
    ],
  });
  expect(await db.news.count({ where: { organisationId: viewer.organisationId } })).toBe(0);
  const { begun } = await importPreviewed({ id: dry, every: '6' }, viewer);
  await carryOn(begun);
  const run = await findOwnRun(viewer, begun);
  expect(run).toMatchObject({ state: 'done', counts: { written: 2 }, losses: [{ topic: 'หนึ่ง' }, { topic: 'หนึ่ง' }] });
  const rows = await db.news.findMany({ where: { organisationId: viewer.organisationId } });
  expect(rows).toMatchObject([
    { status: 'allow', approveLevel: 2, systemUserId: viewer.ownId, categoryId },
    { status: 'allow', categoryId },
  ]);
  expect(run?.items.map(({ news }) => news?.id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  expect(await listOwnFeeds(viewer)).toMatchObject([{ everyHours: 6, asDrafts: false, paused: undefined }]);
  expect((await listOwnRuns(viewer)).map(({ id }) => id)).toEqual([begun, dry]);
  await undoOwnRun({ id: begun }, viewer);
  beginWork(begun);
  await isOver(begun);
  expect(await findOwnRun(viewer, begun)).toMatchObject({ state: 'undone', items: [] });
  expect(await db.news.count({ where: { organisationId: viewer.organisationId } })).toBe(0);
});

test('drafts are seen by the account that asked for them', async () => {
  const viewer = await aViewer();
  site.entries.push({ id: '1', title: 'หนึ่ง' });
  const id = await take(viewer, { as: 'drafts' });
  expect(await findOwnRun(viewer, id)).toMatchObject({ items: [{ topic: 'หนึ่ง', state: 'draft' }] });
  expect(await db.news.findMany({ where: { organisationId: viewer.organisationId } })).toMatchObject([
    { status: 'draft', systemUserId: viewer.ownId },
  ]);
});

test('a run with an item that somebody edited is not undone', async () => {
  const viewer = await aViewer();
  site.entries.push({ id: '1', title: 'หนึ่ง' });
  const id = await take(viewer);
  await db.news.updateMany({ where: { organisationId: viewer.organisationId }, data: { version: { increment: 1 } } });
  await expect(undoOwnRun({ id }, viewer)).rejects.toMatchObject({ key: 'moving.edited' });
});

test('a feed is paused, resumed, asked and removed; what came stays', async () => {
  const viewer = await aViewer();
  site.entries.push({ id: '1', title: 'หนึ่ง' });
  await take(viewer, {}, '24');
  const [feed] = await listOwnFeeds(viewer);
  const id = feed?.id ?? 0;
  await pauseOwnFeed({ id }, viewer);
  expect(await listOwnFeeds(viewer)).toMatchObject([{ paused: 'person' }]);
  await resumeOwnFeed({ id }, viewer);
  expect(await listOwnFeeds(viewer)).toMatchObject([{ paused: undefined, failures: 0 }]);
  site.entries.push({ id: '2', title: 'สอง' });
  const asked = await carryOn(await askOwnFeed({ id }, viewer));
  expect(await findOwnRun(viewer, asked)).toMatchObject({ counts: { written: 1, unchanged: 1 } });
  await db.moveFeed.update({ where: { sourceId: id }, data: { retryAt: new Date(Date.now() + 3_600_000) } });
  await expect(askOwnFeed({ id }, viewer)).rejects.toMatchObject({ key: 'officeMove.waitUntil' });
  await removeOwnFeed({ id }, viewer);
  expect(await listOwnFeeds(viewer)).toEqual([]);
  expect(await db.news.count({ where: { organisationId: viewer.organisationId } })).toBe(2);
});

test('one office never sees or touches what another brings', async () => {
  const [mine, theirs] = [await aViewer(), await aViewer()];
  site.entries.push({ id: '1', title: 'หนึ่ง' });
  const dry = await preview(mine);
  await expect(importPreviewed({ id: dry, every: '6' }, theirs)).rejects.toMatchObject({ kind: 'missing' });
  const id = await take(mine, {}, '6');
  const [feed] = await listOwnFeeds(mine);
  expect(await findOwnRun(theirs, id)).toBeUndefined();
  expect([...(await listOwnRuns(theirs)), ...(await listOwnFeeds(theirs))]).toEqual([]);
  await expect(getOwnProgress(theirs, id)).rejects.toMatchObject({ kind: 'missing' });
  for (const act of [stopOwnRun, undoOwnRun])
    await expect(act({ id }, theirs)).rejects.toMatchObject({ kind: 'missing' });
  for (const act of [askOwnFeed, pauseOwnFeed, resumeOwnFeed, removeOwnFeed])
    await expect(act({ id: feed?.id }, theirs)).rejects.toMatchObject({ kind: 'missing' });
  expect(await getOwnProgress(mine, id)).toMatchObject({ state: 'done', running: false });
  await take(theirs);
  expect(await db.moveSource.count({ where: { address: site.address } })).toBe(2);
});

test('accounts that bring nothing are refused', async () => {
  const office = await aViewer();
  const others: Viewer[] = [
    { role: 'usercollege', accountId: 1, ownId: 1, organisationId: office.organisationId },
    { role: 'newseditors', accountId: 1, ownId: 1, organisationId: office.organisationId },
    { role: 'member', accountId: 1 },
    { role: 'visitor' },
  ];
  for (const viewer of others) {
    await expect(previewFeed({ address: site.address, as: 'drafts', categoryId }, viewer)).rejects.toMatchObject({
      kind: expect.stringMatching(/^(?:forbidden|unauthenticated)$/),
    });
    expect(await findOfficeChoices(viewer)).toBeUndefined();
  }
});

test('wrong input is refused in words by field', async () => {
  const viewer = await aViewer();
  const given = { address: 'ftp://x', as: 'drafts', categoryId };
  await expect(previewFeed(given, viewer)).rejects.toMatchObject({
    fields: { address: expect.stringContaining('https://') },
  });
  await expect(previewFeed({ ...given, address: '' }, viewer)).rejects.toMatchObject({
    fields: { address: expect.any(String) },
  });
  await expect(previewFeed({ ...given, as: 'x', categoryId: 'y' }, viewer)).rejects.toMatchObject({
    fields: { as: expect.any(String), categoryId: expect.any(String) },
  });
  await expect(importPreviewed({ id: 1, every: '5' }, viewer)).rejects.toMatchObject({
    fields: { every: expect.any(String) },
  });
});

test('a feed that can’t be read is told, and can’t be imported', async () => {
  const viewer = await aViewer();
  site.answer = (_, response) => Boolean(response.end('<html><body>x'));
  const id = await preview(viewer);
  expect(await findOwnRun(viewer, id)).toMatchObject({ state: 'failed', problem: expect.stringContaining('ไม่พบฟีด') });
  await expect(importPreviewed({ id, every: '0' }, viewer)).rejects.toMatchObject({ key: 'officeMove.notDone' });
});

test('the choices follow the office’s rights', async () => {
  const viewer = await aViewer();
  expect(await findOfficeChoices(viewer)).toMatchObject({ mayPublish: true });
  await db.setting.create({ data: { key: 'moderation', value: ['department'] } });
  try {
    expect(await findOfficeChoices(viewer)).toMatchObject({ mayPublish: false });
  } finally {
    await db.setting.delete({ where: { key: 'moderation' } });
  }
});
