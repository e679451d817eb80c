import { transitionNews } from '@/features/newsroom/workflow/workflow.commands';
import { db } from '@/lib/db/db';
import { anOffice } from '@/testing/builders';
import { administrator } from '@/testing/lists';
import { recordInvalidatedTags } from '@/testing/record-invalidations';
import {
  addOldCategory,
  anOldRow,
  aPicture,
  moveIn,
  type OldSite,
  openForEachTest,
  openOldSite,
  takeIds,
} from './moving.test-support';
import { findReport } from './runs/report.queries';
import { undoMove } from './runs/undo.commands';

let site: OldSite;
openForEachTest((opened) => {
  site = opened;
});

const findItem = (id: number) =>
  db.news.findUnique({ where: { id }, include: { count: true, pictures: true, cover: true, outing: true } });

test('items keep their ids, dates, texts, offices, levels and counts, and are told to nobody', async () => {
  const { organisation, systemUser } = await anOffice();
  const category = addOldCategory(site);
  const [plain = 0, ofOffice = 0, ofCode = 0] = takeIds(3);
  const coded = await anOffice();
  site.offices.push({ usersystems_name: 'ชื่อเดิมของหน่วยงาน', usersystems_uname: coded.organisation.code });
  site.rows.push(
    anOldRow(plain, { news_type: category.id, news_topic: '  ประกาศ &amp; ผล  ' }),
    anOldRow(ofOffice, {
      ...{ news_type: category.id, usersystems_name: organisation.name, news_approveLevel: '3' },
      ...{ news_datetime: '2567-05-06 07:08:09', newsVdoLinks: 'https://youtu.be/dQw4w9WgXcQ, https://x.test/v' },
    }),
    anOldRow(ofCode, { news_type: category.id, usersystems_name: 'ชื่อเดิมของหน่วยงาน' }),
  );
  const mails = await db.mailMessage.count();
  const done = await moveIn(site);
  expect(done).toMatchObject({ written: 3, failed: 0, conflict: 0, problem: '', resumed: false });
  expect(await findItem(plain)).toMatchObject({
    ...{ topic: 'ประกาศ & ผล', detail: `<p>เนื้อข่าว ${plain}</p>`, summary: `เนื้อข่าว ${plain}`, status: 'allow' },
    ...{ approveLevel: 1, version: 1, systemUserId: null, categoryId: category.id, publishOnApproval: false },
    publishAt: new Date('2024-05-06T00:08:09Z'),
    updatedAt: new Date('2024-05-06T00:08:09Z'),
    count: { reads: 10, shares: 2 },
  });
  expect(await findItem(ofOffice)).toMatchObject({
    ...{ organisationId: organisation.id, systemUserId: systemUser.id, approveLevel: 3 },
    ...{ publishAt: new Date('2024-05-06T00:08:09Z'), videoLinks: ['https://youtu.be/dQw4w9WgXcQ'] },
  });
  expect(await findItem(ofCode)).toMatchObject({ organisationId: coded.organisation.id });
  expect(await db.category.findUnique({ where: { id: category.id } })).toMatchObject({ name: category.name });
  for (const id of [plain, ofOffice, ofCode]) expect((await findItem(id))?.outing?.takenAt).toBeInstanceOf(Date);
  expect(await db.newsReview.count({ where: { newsId: { in: [plain, ofOffice, ofCode] } } })).toBe(0);
  expect(await db.mailMessage.count()).toBe(mails);
  const [next] = await db.$queryRaw<{ id: number }[]>`SELECT nextval('news_id_seq')::int AS id`;
  expect(next?.id).toBeGreaterThan(ofCode);
});

test('a second run writes only what changed there; what was edited here is a conflict', async () => {
  const { id: news_type } = addOldCategory(site);
  const [same = 0, changed = 0, edited = 0, counted = 0] = takeIds(4);
  site.rows.push(...[same, changed, edited, counted].map((id) => anOldRow(id, { news_type })));
  await moveIn(site);
  const tags = await recordInvalidatedTags(async () =>
    expect(await moveIn(site)).toMatchObject({ written: 0, unchanged: 4, conflict: 0 }),
  );
  expect(tags.filter((name) => name.startsWith('news:'))).toEqual([]);
  expect(await findItem(same)).toMatchObject({ version: 1 });

  await transitionNews({ id: edited, version: 1, event: 'hide', comment: 'ผิด' }, administrator);
  const row = (id: number) => site.rows.find((one) => one.news_id === id);
  Object.assign(row(changed) ?? {}, { news_topic: 'หัวข้อใหม่' });
  Object.assign(row(edited) ?? {}, { news_topic: 'หัวข้อใหม่' });
  Object.assign(row(counted) ?? {}, { news_countread: '15' });
  await db.newsCount.updateMany({ where: { newsId: counted }, data: { reads: { increment: 4 } } });
  const done = await moveIn(site);
  expect(done).toMatchObject({ written: 1, unchanged: 2, conflict: 1 });
  expect(await findItem(changed)).toMatchObject({ topic: 'หัวข้อใหม่', version: 2 });
  expect(await findItem(edited)).toMatchObject({ topic: `ข่าวเดิม ${edited}`, status: 'hide' });
  expect(await findItem(counted)).toMatchObject({ version: 1, count: { reads: 19 } });
  expect((await findReport(done.id)).items).toMatchObject([{ oldId: String(edited), state: 'conflict' }]);
});

test('an id that an item of here has is a conflict, and new items get none of the old ids', async () => {
  const { id: news_type } = addOldCategory(site);
  const [mine = 0, free = 0] = takeIds(2);
  site.rows.push(anOldRow(mine, { news_type }));
  await moveIn(site);
  const other = await openOldSite();
  other.rows.push(anOldRow(mine, { news_type, news_topic: 'อื่น' }), anOldRow(free, { news_type }));
  expect(await moveIn(other)).toMatchObject({ written: 1, conflict: 1 });
  expect(await findItem(mine)).toMatchObject({ topic: `ข่าวเดิม ${mine}` });
  await other.close();
});

test('a dry run reports the same and writes nothing', async () => {
  const { name } = addOldCategory(site);
  const [id = 0] = takeIds(1);
  site.rows.push(anOldRow(id, { news_type: site.categories[0]?.newsCatID }));
  expect(await moveIn(site, { isDry: true })).toMatchObject({ written: 1, failed: 0 });
  expect(await findItem(id)).toBeNull();
  expect(await db.category.count({ where: { name } })).toBe(0);
  expect(await moveIn(site)).toMatchObject({ written: 1 });
});

test('pictures of cover, text and gallery are fetched once, encoded as uploads, and named when they are missing', async () => {
  const { id: news_type } = addOldCategory(site);
  const [id = 0, second = 0] = takeIds(2);
  const files = { '/uploads/ปก.jpg': '#ff0000', '/apis/news/a.jpg': '#00ff00', '/g/1.png': '#0000ff' };
  for (const [path, color] of Object.entries(files)) site.files.set(encodeURI(path), await aPicture(color));
  site.files.set('/g/bad.png', Buffer.from('<html>no picture</html>'));
  site.rows.push(
    anOldRow(id, { news_type, news_pic_name: 'ปก.jpg', news_detail: '<p>ก <img src="news/a.jpg" alt="ในข่าว"> ข</p>' }),
    anOldRow(second, { news_type, news_pic_name: '/g/gone.png', news_detail: '<p>ก</p><img src="/g/bad.png">' }),
  );
  site.pictures.set(String(id), [
    { news_pic_name: '/g/1.png', news_pic_alt: 'สอง', news_pic_order: '2' },
    { news_pic_name: '/g/1.png', news_pic_alt: 'หนึ่ง', news_pic_order: '1' },
  ]);
  const done = await moveIn(site);
  expect(done).toMatchObject({ written: 2, picturesWait: 0 });
  const item = await findItem(id);
  expect(item?.cover).toMatchObject({ originalName: 'ปก.jpg', extension: 'webp', width: 40 });
  expect(item?.detail).toMatch(
    /^<p>ก <\/p><figure><img src="\/media\/[0-9a-f]{64}-40\.webp" alt="ในข่าว"><\/figure><p> ข<\/p>$/,
  );
  expect(item?.pictures.map(({ alt }) => alt)).toEqual(['หนึ่ง', 'สอง']);
  expect(await findItem(second)).toMatchObject({ coverId: null, detail: '<p>ก</p>' });
  const report = await findReport(done.id);
  expect(report).toMatchObject({ missingFiles: 2, dropped: expect.arrayContaining([{ kind: 'picture', items: 2 }]) });
  const asked = site.calls.length;
  expect(await moveIn(site)).toMatchObject({ written: 0, unchanged: 2 });
  expect(site.calls.slice(asked).filter(({ file }) => file === 'newspicture.php')).toEqual([]);
});

test('pictures of the newest years come first, the others wait', async () => {
  const { id: news_type } = addOldCategory(site);
  const [old = 0, recent = 0] = takeIds(2);
  site.files.set('/n.png', await aPicture('#445566', 'png'));
  const news_datetime = new Date(Date.now() - 86_400_000).toISOString();
  site.rows.push(anOldRow(old, { news_type, news_pic_name: '/n.png' }));
  site.rows.push(anOldRow(recent, { news_type, news_pic_name: '/n.png', news_datetime }));
  expect(await moveIn(site, { options: { pictures: 1 } })).toMatchObject({ written: 2, picturesWait: 1 });
  expect(await findItem(recent)).toMatchObject({ coverId: expect.any(Number) });
  expect(await findItem(old)).toMatchObject({ coverId: null });
  expect(await moveIn(site)).toMatchObject({ written: 0, unchanged: 2 });
  expect(await findItem(old)).toMatchObject({ coverId: expect.any(Number) });
});

test('a run is undone: new items go, changed ones get their text back, and the next run brings both again', async () => {
  const { id: news_type } = addOldCategory(site);
  const [first = 0, second = 0] = takeIds(2);
  site.rows.push(anOldRow(first, { news_type }));
  const one = await moveIn(site);
  site.rows.push(anOldRow(second, { news_type }));
  Object.assign(site.rows[0] ?? {}, { news_detail: '<p>ใหม่</p>' });
  const two = await moveIn(site);
  expect(two).toMatchObject({ written: 2 });
  await expect(undoMove(one.id, administrator, () => undefined)).rejects.toMatchObject({ key: 'moving.laterRun' });
  expect(await undoMove(two.id, administrator, () => undefined)).toEqual({ items: 2 });
  expect(await findItem(second)).toBeNull();
  expect(await findItem(first)).toMatchObject({ detail: `<p>เนื้อข่าว ${first}</p>` });
  await expect(undoMove(two.id, administrator, () => undefined)).rejects.toMatchObject({ key: 'moving.notUndoable' });
  expect(await moveIn(site)).toMatchObject({ written: 2 });
  expect(await findItem(first)).toMatchObject({ detail: '<p>ใหม่</p>' });
});

test('a run with an item that somebody edited is not undone', async () => {
  const { id: news_type } = addOldCategory(site);
  const [id = 0] = takeIds(1);
  site.rows.push(anOldRow(id, { news_type }));
  const done = await moveIn(site);
  await transitionNews({ id, version: 1, event: 'hide', comment: 'ผิด' }, administrator);
  await expect(undoMove(done.id, administrator, () => undefined)).rejects.toMatchObject({ key: 'moving.edited' });
  expect(await findItem(id)).not.toBeNull();
});

test('banners, links and logo come once', async () => {
  const { id: news_type } = addOldCategory(site);
  site.rows.push(anOldRow(takeIds(1)[0] ?? 0, { news_type }));
  site.files.set('/b.png', await aPicture('#123456', 'png'));
  const target = `https://example.org/${news_type}`;
  site.banners.push({
    banners_id: '7',
    banners_image: '/b.png',
    banners_title: `แบนเนอร์ ${news_type}`,
    banners_link: 'javascript:x',
  });
  site.links.push({ id: 3, linksdetails: 'ราชกิจจา', linksforward: target });
  const done = await moveIn(site);
  await moveIn(site);
  const made = await db.banner.findMany({ where: { title: `แบนเนอร์ ${news_type}` } });
  expect(made).toMatchObject([{ target: '', visible: true, mediaId: expect.any(Number) }]);
  expect(await db.link.findMany({ where: { target } })).toMatchObject([{ label: 'ราชกิจจา' }]);
  await expect(findReport(done.id)).resolves.toMatchObject({ status: 'done' });
});
