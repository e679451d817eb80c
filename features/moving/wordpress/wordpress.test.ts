import { newsHref } from '@/features/news/news.rules';
import { db } from '@/lib/db/db';
import { anOffice, makeUnique } from '@/testing/builders';
import { administrator } from '@/testing/lists';
import { BATCH } from '../items/write-items.commands';
import { movingMessages as words } from '../moving.messages';
import { aPicture, type OldSite, openForEachTest } from '../moving.test-support';
import { findDropped, findReport } from '../runs/report.queries';
import type { MoveProgress } from '../runs/run-move';
import { undoMove } from '../runs/undo.commands';
import { moveFromWordpress } from './move-from-wordpress';
import { aFile, aWxrFile, moveFile, type TestPost, toLink } from './wordpress.test-support';

let site: OldSite;
openForEachTest((opened) => {
  site = opened;
});

const upload = (name: string) => `${site.origin}/wp-content/uploads/${name}`;
const movedFrom = async (address = site.origin.replace('http:', 'https:')) => {
  const things = await db.moveThing.findMany({
    where: { kind: 'news', source: { kind: 'wordpress', address } },
    select: { oldId: true, newId: true },
  });
  return new Map(things.map(({ oldId, newId }) => [oldId, newId ?? 0]));
};
const findItem = async (oldId: string, address?: string) =>
  db.news.findUniqueOrThrow({
    where: { id: (await movedFrom(address)).get(oldId) ?? 0 },
    include: { count: true, cover: true, outing: true, category: true, pictures: { orderBy: { position: 'asc' } } },
  });

test('posts come with cover, pictures, galleries, category, office, date and old addresses, and are told to nobody', async () => {
  const { organisation } = await anOffice();
  const category = makeUnique('หมวดของเวิร์ดเพรส');
  for (const [name, color] of Object.entries({ 'ปก.jpg': '#ff0000', 'in.jpg': '#00ff00', 'g1.jpg': '#0000ff' }))
    site.files.set(encodeURI(`/wp-content/uploads/${name}`), await aPicture(color));
  const posts: TestPost[] = [
    {
      id: 1,
      type: 'attachment',
      status: 'inherit',
      file: upload('ปก.jpg'),
      meta: { _wp_attachment_image_alt: 'ภาพปก' },
    },
    {
      ...{ id: 2, title: 'ข่าวแรก &amp; ผล', category, meta: { _thumbnail_id: '1', views: '42' } },
      content: `เริ่ม\n\n[caption id="a" width="9"]<img src="${upload('in-300x200.jpg')}" alt="ในข่าว"> คำบรรยาย[/caption]\n\n[gallery ids="3,1"]`,
    },
    { id: 3, type: 'attachment', status: 'inherit', file: upload('g1.jpg') },
    { id: 4, status: 'draft', content: '<p>ร่าง</p>' },
    { id: 5, password: 'x', content: '<p>ลับ</p>' },
    { id: 6, type: 'page' },
  ];
  const mails = await db.mailMessage.count();
  const done = await moveFile(aWxrFile(site.origin, posts, { office: organisation.name }));
  expect(done).toMatchObject({ written: 3, failed: 0, conflict: 0, picturesWait: 0, problem: '' });
  const item = await findItem('2');
  expect(item).toMatchObject({
    ...{ topic: 'ข่าวแรก & ผล', status: 'allow', approveLevel: 1, organisationId: organisation.id },
    ...{
      publishAt: new Date('2024-05-06T07:08:09Z'),
      coverAlt: 'ภาพปก',
      count: { reads: 42 },
      category: { name: category },
    },
    cover: { originalName: 'ปก.jpg', width: 40 },
  });
  expect(item.detail).toMatch(
    /^<p>เริ่ม<\/p><figure><img src="\/media\/[0-9a-f]{64}-40\.webp" alt="ในข่าว"><figcaption>คำบรรยาย<\/figcaption><\/figure>$/,
  );
  expect(item.pictures).toHaveLength(2);
  expect(item.outing?.takenAt).toBeInstanceOf(Date);
  expect(await db.mailMessage.count()).toBe(mails);
  expect(await findItem('4')).toMatchObject({ status: 'draft' });
  expect(await findItem('5')).toMatchObject({ status: 'hide' });
  const addresses = await db.oldAddress.findMany({ where: { newsId: item.id }, orderBy: { path: 'asc' } });
  expect(addresses.map(({ path }) => path)).toContain(`/${new URL(site.origin).port}/post-2`);
  const report = await findReport(done.id);
  expect(report).toMatchObject({ kind: 'wordpress', counted: 3, listed: 3, missingFiles: 0, unknownOffices: [] });
  expect(report.remarks).toEqual([{ text: expect.stringContaining('--pages'), detail: '1' }]);
});

test('a later file of the site writes what changed, galleries too, and leaves alone what was edited here', async () => {
  site.files.set('/wp-content/uploads/a.jpg', await aPicture('#112233'));
  site.files.set('/wp-content/uploads/b.jpg', await aPicture('#445566'));
  const files: TestPost[] = ['a', 'b'].map((name, index) => ({
    ...{ id: 10 + index, type: 'attachment', status: 'inherit', file: upload(`${name}.jpg`) },
  }));
  const posts: TestPost[] = [
    { id: 1 },
    { id: 2, content: '[gallery ids="10"]' },
    { id: 3, content: '<p>เดิม</p>' },
    { id: 4, content: '<p>เดิม</p>' },
  ];
  expect(await moveFile(aWxrFile(site.origin, [...files, ...posts]))).toMatchObject({ written: 4, unchanged: 0 });
  const asked = site.calls.length;
  expect(await moveFile(aWxrFile(site.origin, [...files, ...posts]))).toMatchObject({ written: 0, unchanged: 4 });
  expect(site.calls.length).toBe(asked);
  const edited = await findItem('4');
  await db.news.update({ where: { id: edited.id }, data: { version: { increment: 1 }, topic: 'แก้ที่นี่' } });
  const changed = posts.map((post) => ({
    ...post,
    ...(post.id === 2 ? { content: '[gallery ids="10,11"]' } : {}),
    ...(post.id > 2 ? { content: '<p>ใหม่</p>' } : {}),
  }));
  const www = aWxrFile(site.origin, [...files, ...changed]);
  expect(await moveFile(www)).toMatchObject({ written: 2, unchanged: 1, conflict: 1 });
  expect((await findItem('2')).pictures).toHaveLength(2);
  expect(await findItem('3')).toMatchObject({ detail: '<p>ใหม่</p>' });
  expect(await findItem('4')).toMatchObject({ topic: 'แก้ที่นี่', detail: '<p>เดิม</p>' });
});

test('links between posts lead to the items here, whichever came first, by whatever variant of the host', async () => {
  const { port } = new URL(site.origin);
  const host = `college-${port}.example`;
  const address = `https://${host}`;
  const path = (id: number) => `/${port}-links/post-${id}`;
  const links = [
    `<a href="http://www.${host}${path(3)}/#part">หลัง</a>`,
    `<a href="https://${host}${path(1)}">ก่อน</a>`,
    '<a href="/?p=3&amp;utm_source=x">สั้น</a>',
    `<a href="${address}/2020/gone/">หาย</a>`,
    `<a href="${address}/category/a/">หมวด</a>`,
    `<a href="https://other.example${path(3)}">อื่น</a>`,
  ];
  const content = `<p>${links.join(' ')}</p>`;
  const posts = [{ id: 1 }, { id: 2, content }, { id: 3 }].map((post) => ({
    ...post,
    link: `${address}${path(post.id)}/`,
  }));
  const done = await moveFile(aWxrFile(`http://www.${host}`, posts));
  const ids = await movedFrom(address);
  const href = (oldId: string) => newsHref({ id: ids.get(oldId) ?? 0, section: 'news' });
  expect((await findItem('2', address)).detail).toBe(
    `<p>${[
      `<a href="${href('3')}">หลัง</a>`,
      `<a href="${href('1')}">ก่อน</a>`,
      `<a href="${href('3')}">สั้น</a>`,
      ...links.slice(3),
    ].join(' ')}</p>`,
  );
  expect(await findDropped(done.id, '2')).toEqual([
    { kind: 'inside', detail: `${address}/2020/gone/`, count: 1 },
    { kind: 'office', detail: 'office', count: 1 },
    { kind: 'category', detail: '', count: 1 },
  ]);
  // A run without pictures doesn't come back to an item, and says which links it left.
  const later = [{ id: 4, content: `<p><a href="${address}${path(5)}">ต่อไป</a></p>` }, { id: 5 }];
  const quick = await moveFile(aWxrFile(address, later), { options: { pictures: 'none' } });
  expect(await findDropped(quick.id, '4')).toContainEqual({ kind: 'inside', detail: `${address}${path(5)}`, count: 1 });
});

test('pictures of a private address are refused, and come from the folder that was given', async () => {
  site.files.set('/copies/2024/a.jpg', await aPicture('#778899'));
  const content = `<p>ก</p><figure><img src="${upload('2024/a.jpg')}"><figcaption>คำ</figcaption></figure>`;
  const refused = await moveFile(aWxrFile(site.origin, [{ id: 1, content }]), { isPrivate: false });
  expect(refused).toMatchObject({ written: 1, problem: '' });
  expect(await findItem('1')).toMatchObject({ detail: '<p>ก</p><p>คำ</p>' });
  expect(await findReport(refused.id)).toMatchObject({
    missingFiles: 1,
    dropped: expect.arrayContaining([{ kind: 'picture', items: 1 }]),
  });
  const gone = `https://gone-${new URL(site.origin).port}.example`;
  const link = `${gone}${new URL(toLink(site.origin, 1)).pathname}copy/`;
  await moveFile(aWxrFile(gone, [{ id: 1, link, content: content.replaceAll(site.origin, gone) }]), {
    mediaBase: `${site.origin}/copies/`,
  });
  const item = await db.news.findFirstOrThrow({ where: { oldAddresses: { some: { source: { address: gone } } } } });
  expect(item.detail).toMatch(
    /^<p>ก<\/p><figure><img src="\/media\/\w+-40\.webp" alt=""><figcaption>คำ<\/figcaption><\/figure>$/,
  );
});

test('a run that was interrupted goes on, and a file that came meanwhile is moved after it', async () => {
  const posts = Array.from({ length: BATCH + 2 }, (_, index) => ({ id: index + 1, content: '<p>ก</p>' }));
  const interrupt = ({ step, done }: MoveProgress) => {
    if (step === words['moving.phase.items'] && done !== undefined) throw new Error('killed');
  };
  await expect(moveFile(aWxrFile(site.origin, posts), {}, interrupt)).rejects.toThrow('killed');
  expect((await movedFrom()).size).toBe(BATCH);
  const newer = aWxrFile(site.origin, [...posts, { id: BATCH + 3, content: '<p>ใหม่</p>' }]);
  const done = await moveFile(newer);
  expect(done).toMatchObject({ written: 1, unchanged: BATCH + 2, problem: '' });
  expect((await movedFrom()).size).toBe(BATCH + 3);
  const items = await db.news.count({ where: { id: { in: [...(await movedFrom()).values()] } } });
  expect(items).toBe(BATCH + 3);
});

test('a run is undone, a dry one writes nothing, and newer posts can be chosen by their date', async () => {
  const file = aWxrFile(site.origin, [
    { id: 1, date: '2023-01-01 00:00:00' },
    { id: 2, date: '2024-05-06 00:00:00' },
    { id: 3, date: '2023-01-01 00:00:00', modified: '2024-06-01 00:00:00' },
    { id: 4, type: 'page', date: '2024-05-06 00:00:00' },
  ]);
  expect(await moveFile(file, { isDry: true })).toMatchObject({ written: 3 });
  expect((await movedFrom()).size).toBe(0);
  const done = await moveFile(file, { since: new Date('2024-01-01T00:00:00Z'), options: { pages: true } });
  expect(done).toMatchObject({ written: 3 });
  expect([...(await movedFrom()).keys()].toSorted()).toEqual(['2', '3', '4']);
  expect(await undoMove(done.id, administrator, () => undefined)).toEqual({ items: 3 });
  expect((await movedFrom()).size).toBe(0);
});

test.each([
  ['a page', '<!DOCTYPE html><html><body><p>สวัสดี</p></body></html>', 'WXR'],
  ['a feed', '<rss version="2.0"><channel><title>ฟีด</title><item><title>ก</title></item></channel></rss>', 'WXR'],
  ['nothing', '', 'WXR'],
  ['an archive', Buffer.from('504b0304', 'hex'), 'บีบอัด'],
  ['bytes', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x01]), 'WXR'],
])('%s is no file of WordPress', async (_name, content, words) => {
  await expect(moveFile(aFile(content))).rejects.toMatchObject({
    kind: 'invalid',
    fields: { file: expect.stringContaining(words) },
  });
});

test('a file that is not there, or is a folder, is refused; so are those who may not move', async () => {
  await expect(moveFile('/no/such/file.xml')).rejects.toMatchObject({ kind: 'invalid' });
  await expect(moveFile('/tmp')).rejects.toMatchObject({ kind: 'invalid' });
  const file = aWxrFile(site.origin, [{ id: 1 }]);
  const { systemUser, organisation } = await anOffice();
  const office = { id: systemUser.id, role: 'VecCollege', organisationId: organisation.id, name: 'ก' } as never;
  await expect(moveFromWordpress({ file, name: 'x' }, office, () => undefined)).rejects.toMatchObject({
    kind: 'forbidden',
  });
});
