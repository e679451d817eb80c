import { db } from '@/lib/db/db';
import { aCategory, anOffice, makeUnique } from '@/testing/builders';
import { type FeedSite, openFeedSite } from '@/testing/feed-site';
import { administrator } from '@/testing/lists';
import { aProvince } from '@/testing/people';
import { aPicture, ensureAgency } from '../moving.test-support';
import { findReport } from '../runs/report.queries';
import { undoMove } from '../runs/undo.commands';
import { takeFeedIn } from './feed.test-support';
import { readLongRetryAfter } from './feeds.store';
import { readFeedAddress } from './move-from-feed';

let site: FeedSite;
beforeEach(async () => {
  await ensureAgency();
  await aCategory();
  site = await openFeedSite();
});
afterEach(() => site.close());

const findFeed = () => db.moveFeed.findFirst({ where: { source: { address: site.address } } });
const listNews = () =>
  db.news.findMany({ where: { canonicalUrl: { startsWith: site.origin } }, include: { cover: true, outing: true } });
const remarksOf = async (id: number) => (await findReport(id)).remarks.map(({ text }) => text);

test('a feed that a page names is taken in: new ids, the origin as canonical address, pictures, told to nobody', async () => {
  site.files.set('/a.jpg', await aPicture('#ff0000'));
  site.entries.push({
    id: '7',
    title: 'ข่าวจากฟีด',
    text: '<p>ก <a href="/x">ข</a><script>1</script></p>',
    picture: '/a.jpg',
  });
  const mails = await db.mailMessage.count();
  const done = await takeFeedIn(site, { from: `${site.origin}/` });
  expect(done).toMatchObject({ written: 1, failed: 0, problem: '' });
  const [item] = await listNews();
  expect(item).toMatchObject({
    ...{ topic: 'ข่าวจากฟีด', canonicalUrl: `${site.origin}/7`, status: 'allow', approveLevel: 1 },
    publishAt: new Date('2024-05-06T07:08:09Z'),
    detail: `<p>ก <a href="${site.origin}/x">ข</a></p>`,
    cover: { width: 40 },
    outing: { takenAt: expect.any(Date) },
  });
  expect(await db.mailMessage.count()).toBe(mails);
  // The item names no category, and so is in the first.
  expect((await findReport(done.id)).dropped).toEqual([
    { kind: 'category', items: 1 },
    { kind: 'script', items: 1 },
  ]);
});

test('only what changed there is written again; a dry run writes nothing', async () => {
  site.entries.push({ id: '1', title: 'หนึ่ง' }, { id: '2', title: 'สอง', date: '' });
  expect(await takeFeedIn(site, { isDry: true })).toMatchObject({ written: 2 });
  expect(await listNews()).toEqual([]);
  expect(await takeFeedIn(site)).toMatchObject({ written: 2 });
  site.entries[0] = { id: '1', title: 'หนึ่ง (แก้ไข)' };
  expect(await takeFeedIn(site)).toMatchObject({ written: 1, unchanged: 1 });
  expect((await listNews()).map(({ topic }) => topic).toSorted()).toEqual(['สอง', 'หนึ่ง (แก้ไข)']);
});

test('validators are sent only while everything that the feed told is here', async () => {
  site.etag = '"v1"';
  site.entries.push({ id: '1', title: 'หนึ่ง' });
  const first = await takeFeedIn(site);
  await db.moveFeed.updateMany({ where: { source: { address: site.address } }, data: { etag: '"v1"' } });
  site.requests.length = 0;
  const second = await takeFeedIn(site);
  expect(second).toMatchObject({ written: 0, unchanged: 0, problem: '' });
  expect(await remarksOf(second.id)).toEqual([expect.stringContaining('ไม่เปลี่ยนแปลง')]);
  await takeFeedIn(site, { isDry: true });
  await undoMove(first.id, administrator, () => undefined);
  await db.moveRun.delete({ where: { id: second.id } });
  expect(await takeFeedIn(site)).toMatchObject({ written: 1 });
  expect(site.requests).toEqual(['/feed/ "v1"', '/feed/', '/feed/']);
});

test('a feed that is gone for good says so, and one that moved tells its new address', async () => {
  site.answer = (_, response) => Boolean(response.writeHead(410).end());
  expect(await remarksOf((await takeFeedIn(site)).id)).toEqual([expect.stringContaining('เลิกใช้ถาวร')]);
  site.entries.push({ id: '1', title: 'หนึ่ง' });
  site.answer = (path, response) => path === '/old/' && Boolean(response.writeHead(301, { Location: '/feed/' }).end());
  const { id } = await takeFeedIn(site, { from: `${site.origin}/old/` });
  expect(await remarksOf(id)).toEqual([expect.stringContaining('ย้ายที่อยู่ถาวร')]);
  expect((await db.moveRun.findUniqueOrThrow({ where: { id } })).findings).toMatchObject({
    traits: { address: site.address, title: 'ข่าววิทยาลัย', state: 'read' },
  });
});

test('failures end a run with their reason, and a Retry-After is kept', async () => {
  site.answer = (_, response) => Boolean(response.writeHead(503, { 'Retry-After': '7200' }).end());
  expect(await takeFeedIn(site)).toMatchObject({ problem: 'เว็บเดิมไม่ตอบ: HTTP 503' });
  expect(site.requests).toEqual(['/feed/']);
  expect((await findFeed())?.retryAt?.getTime()).toBeGreaterThan(Date.now() + 7_000_000);
  site.answer = (_, response) => Boolean(response.end('<html><body>ไม่มีฟีด'));
  expect(await takeFeedIn(site)).toMatchObject({ problem: expect.stringContaining('ไม่พบฟีด') });
  site.answer = (_, response) => Boolean(response.end('x'.repeat(9 * 1_048_576)));
  expect(await takeFeedIn(site)).toMatchObject({ problem: expect.stringContaining('เว็บเดิมไม่ตอบ') });
});

test('a private address is refused unless it was allowed, also behind a page', async () => {
  expect(await takeFeedIn(site, { isPrivate: false })).toMatchObject({ problem: expect.stringContaining('ที่อยู่ภายใน') });
  expect(site.requests).toEqual([]);
});

describe('an office that brings its own items', () => {
  const anOfficeOf = async (kind: 'college' | 'institute') => {
    const office = await anOffice();
    const { id: provinceId } = await aProvince();
    await db.organisation.update({ where: { id: office.organisation.id }, data: { kind, provinceId } });
    return office;
  };
  const bring = (office: Awaited<ReturnType<typeof anOffice>>, more = {}) =>
    takeFeedIn(site, {
      options: { organisationId: office.organisation.id, systemUserId: office.systemUser.id, ...more },
    });

  test('publishes at its own level where it may, in its own categories', async () => {
    const office = await anOfficeOf('college');
    const category = await aCategory({ name: makeUnique('กิจกรรม') });
    const second = await aCategory();
    const name = makeUnique('ไม่มีที่นี่');
    site.entries.push({ id: '1', title: 'หนึ่ง', category: category.name }, { id: '2', title: 'สอง', category: name });
    const done = await bring(office, { categoryId: second.id });
    expect(done).toMatchObject({ written: 2 });
    const [one, two] = (await listNews()).toSorted((a, b) => a.topic.localeCompare(b.topic, 'th'));
    const own = {
      organisationId: office.organisation.id,
      systemUserId: office.systemUser.id,
      status: 'allow',
      approveLevel: 1,
    };
    for (const item of [one, two]) expect(item).toMatchObject(own);
    expect(new Set([one?.categoryId, two?.categoryId])).toEqual(new Set([category.id, second.id]));
    expect(await db.category.count({ where: { name } })).toBe(0);
    expect((await findReport(done.id)).dropped).toEqual([{ kind: 'category', items: 1 }]);
  });

  test('gets drafts that keep their dates if it wishes so, or if its items need approval', async () => {
    const office = await anOfficeOf('institute');
    site.entries.push({ id: '1', title: 'หนึ่ง' });
    await bring(office, { asDrafts: true });
    const draft = {
      status: 'draft',
      approveLevel: 0,
      publishOnApproval: false,
      publishAt: new Date('2024-05-06T07:08:09Z'),
    };
    expect(await listNews()).toMatchObject([draft]);
    await db.news.deleteMany({ where: { canonicalUrl: { startsWith: site.origin } } });
    await db.moveSource.deleteMany({ where: { address: site.address } });
    await db.setting.create({ data: { key: 'moderation', value: ['institute'] } });
    try {
      await bring(office);
      expect(await listNews()).toMatchObject([draft]);
    } finally {
      await db.setting.delete({ where: { key: 'moderation' } });
    }
  });

  test('changes nothing that readers see once its items need approval', async () => {
    const office = await anOfficeOf('institute');
    site.entries.push({ id: '1', title: 'หนึ่ง' });
    await bring(office);
    expect(await listNews()).toMatchObject([{ status: 'allow', approveLevel: 2 }]);
    site.entries[0] = { id: '1', title: 'แก้ไข' };
    await db.setting.create({ data: { key: 'moderation', value: ['institute'] } });
    try {
      const done = await bring(office);
      expect(done).toMatchObject({ written: 0, conflict: 1 });
      expect((await findReport(done.id)).items).toMatchObject([{ reason: expect.stringContaining('การอนุมัติ') }]);
      expect(await listNews()).toMatchObject([{ topic: 'หนึ่ง' }]);
    } finally {
      await db.setting.delete({ where: { key: 'moderation' } });
    }
  });

  test('has the same feed as another office for itself, and none when it is closed', async () => {
    const [one, other] = [await anOffice(), await anOffice()];
    site.entries.push({ id: '1', title: 'หนึ่ง' });
    await bring(one);
    await bring(other);
    expect(new Set((await listNews()).map(({ organisationId }) => organisationId))).toEqual(
      new Set([one.organisation.id, other.organisation.id]),
    );
    await db.organisation.update({ where: { id: one.organisation.id }, data: { status: 'closed' } });
    site.entries.push({ id: '2', title: 'สอง' });
    await expect(bring(one)).rejects.toMatchObject({ kind: 'conflict', key: 'moving.officeClosed' });
  });
});

test.each([
  [' example.ac.th/feed ', 'https://example.ac.th/feed'],
  ['feed://example.ac.th/a#b', 'https://example.ac.th/a'],
  ['feed:http://example.ac.th/', 'http://example.ac.th/'],
  ['ftp://example.ac.th/', undefined],
  ['javascript:alert(1)', undefined],
  ['https://a:b@example.ac.th/', undefined],
  ['วิทยาลัย', undefined],
  ['', undefined],
])('the typed address %s', (typed, expected) => {
  expect(readFeedAddress(typed)).toBe(expected);
});

test('a long Retry-After is read whole, up to a month', () => {
  expect(readLongRetryAfter('86400', 0)).toBe(86_400_000);
  expect(readLongRetryAfter('Thu, 01 Jan 1970 02:00:00 GMT', 0)).toBe(7_200_000);
  expect(readLongRetryAfter('999999999', 0)).toBe(30 * 86_400_000);
  expect(readLongRetryAfter('soon', 0)).toBeUndefined();
});
