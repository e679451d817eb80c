import { db } from '@/lib/db/db';
import { createGate } from '@/testing/gate';
import { allowPrivateHosts } from '@/testing/private-hosts';
import { waitUntilTrue } from '@/testing/wait-until-true';
import { createLegacySource } from '../legacy/legacy-source';
import { openApiKey, toLegacySettings } from '../legacy/open-stored-legacy';
import {
  addOldCategory,
  anOldRow,
  aPicture,
  moveIn,
  type OldSite,
  openForEachTest,
  takeIds,
} from '../moving.test-support';
import { listPrivateHosts, type openSource } from '../sources';
import { fillFilePaths } from './late.store';
import { fetchLatePictures } from './late-pictures';

const readFrom = allowPrivateHosts();
let site: OldSite;
openForEachTest((opened) => {
  site = opened;
  readFrom(site.origin);
});
// Only the sources of this test have anything to do.
beforeEach(() => db.moveSource.updateMany({ data: { picturesAt: new Date('2999-01-01') } }));

const findItem = (id: number) =>
  db.news.findUniqueOrThrow({ where: { id }, select: { coverId: true, pictures: true, detail: true, version: true } });
const findSource = () => db.moveSource.findFirstOrThrow({ where: { address: site.address } });
const forget = async () => db.moveSource.updateMany({ where: { address: site.address }, data: { picturesAt: null } });
const read = (newsId: number, day = new Date()) => db.newsDailyCount.create({ data: { newsId, day, reads: 1 } });

async function fill(count: number, given: (id: number) => Record<string, unknown> = () => ({})): Promise<number[]> {
  const { id: news_type } = addOldCategory(site);
  const ids = takeIds(count);
  site.files.set('/a.png', await aPicture('#135246', 'png'));
  for (const id of ids) {
    site.rows.push(anOldRow(id, { news_type, news_pic_name: '/a.png', ...given(id) }));
    site.pictures.set(String(id), [{ news_pic_name: '/a.png', news_pic_alt: 'ภาพ', news_pic_order: '1' }]);
  }
  return ids;
}
/** Opens the source as the job does, but asks once for what fails. */
const openAtOnce: typeof openSource = async ({ source }, stored) =>
  createLegacySource(
    toLegacySettings(
      source,
      { apiKey: openApiKey(source.apiKey), paceMs: 0, retries: 0, backoffMs: 0 },
      listPrivateHosts(),
    ),
    stored,
  );

async function moveWith(pictures: 'first-reader' | number) {
  const done = await moveIn(site, { options: { pictures } });
  await db.moveRun.update({ where: { id: done.id }, data: { options: { pictures, paceMs: 0 } } });
  return done;
}

test('pictures of the newest years come with the run, the rest in the background', async () => {
  const [old = 0, recent = 0] = await fill(2);
  Object.assign(site.rows[1] ?? {}, { news_datetime: new Date(Date.now() - 86_400_000).toISOString() });
  expect(await moveWith(1)).toMatchObject({ written: 2, picturesWait: 1 });
  expect((await findItem(recent)).coverId).not.toBeNull();
  expect((await findItem(old)).coverId).toBeNull();
  expect(await fetchLatePictures()).toBe(1);
  expect(await findItem(old)).toMatchObject({ coverId: expect.any(Number), pictures: [{ alt: 'ภาพ' }] });
  expect(await findSource()).toMatchObject({ picturesAt: null, picturesTries: 0 });
  const calls = site.calls.length;
  expect(await fetchLatePictures()).toBe(0);
  expect(site.calls).toHaveLength(calls);
  expect(await moveIn(site)).toMatchObject({ written: 0, unchanged: 2, conflict: 0 });
});

test('with first-reader an item has its pictures once somebody has read it, and no other one does', async () => {
  const [first = 0, second = 0, long = 0] = await fill(3);
  expect(await moveWith('first-reader')).toMatchObject({ written: 3, picturesWait: 3 });
  expect(site.calls.some(({ file }) => file === 'newspicture.php')).toBe(false);
  expect(await fetchLatePictures()).toBe(0);
  await read(first);
  await read(long, new Date(Date.now() - 30 * 86_400_000));
  expect(await fetchLatePictures()).toBe(1);
  expect((await findItem(first)).coverId).not.toBeNull();
  expect((await findItem(second)).coverId).toBeNull();
  expect((await findItem(long)).coverId).toBeNull();
});

test('two processes at once fetch a source once', async () => {
  const [id = 0] = await fill(1);
  await moveWith('first-reader');
  await read(id);
  let asked = 0;
  const gate = createGate();
  site.answer = ({ file }, response) => {
    if (file !== '/a.png') return false;
    asked += 1;
    void gate.opened.then(() => response.writeHead(200).end(site.files.get('/a.png')));
    return true;
  };
  const first = fetchLatePictures(openAtOnce);
  await waitUntilTrue(async () => asked === 1);
  expect(await fetchLatePictures(openAtOnce)).toBe(0);
  gate.open();
  expect(await first).toBe(1);
  expect(asked).toBe(1);
});

test('a file that fails for now is left out, and tried again a bounded number of times; one that is no picture never', async () => {
  const [id = 0] = await fill(1, () => ({ news_detail: '<p>ก</p><img src="/bad.png"><img src="/none.png">' }));
  await moveWith('first-reader');
  await read(id);
  let asked = 0;
  site.files.set('/none.png', Buffer.from('<html>'));
  site.answer = ({ file }, response) => {
    if (file !== '/bad.png') return false;
    asked += 1;
    response.writeHead(503).end();
    return true;
  };
  expect(await fetchLatePictures(openAtOnce)).toBe(1);
  expect(await findItem(id)).toMatchObject({ coverId: expect.any(Number), detail: '<p>ก</p>' });
  const file = () => db.moveFile.findFirstOrThrow({ where: { address: `${site.origin}/bad.png` } });
  expect(await file()).toMatchObject({ tries: 1, againAt: expect.any(Date), file: null });
  expect(await fetchLatePictures(openAtOnce)).toBe(0);
  const due = async () => {
    await db.moveFile.updateMany({
      where: { address: `${site.origin}/bad.png`, againAt: { not: null } },
      data: { againAt: new Date(0) },
    });
    await db.moveItem.updateMany({ where: { newId: id }, data: { picturesAt: null } });
  };
  for (let round = 0; round < 8; round += 1) {
    await due();
    await forget();
    await fetchLatePictures(openAtOnce);
  }
  expect(await file()).toMatchObject({ tries: 0, againAt: null, reason: expect.stringMatching(/./) });
  const before = asked;
  await due();
  expect(await fetchLatePictures(openAtOnce)).toBe(0);
  expect(asked).toBe(before);
  expect(await db.moveItem.count({ where: { newId: id, picturesWait: true } })).toBe(0);
});

test('a file that comes back later is put into the item', async () => {
  const [id = 0] = await fill(1);
  await moveWith('first-reader');
  await read(id);
  let isAway = true;
  site.answer = ({ file }, response) => {
    if (file !== '/a.png' || !isAway) return false;
    response.writeHead(503).end();
    return true;
  };
  await fetchLatePictures(openAtOnce);
  expect((await findItem(id)).coverId).toBeNull();
  isAway = false;
  await db.moveFile.updateMany({ where: { address: `${site.origin}/a.png` }, data: { againAt: new Date(0) } });
  await db.moveItem.updateMany({ where: { newId: id }, data: { picturesAt: new Date(0) } });
  await forget();
  expect(await fetchLatePictures(openAtOnce)).toBe(1);
  expect((await findItem(id)).coverId).not.toBeNull();
});

test('a source that is away is left alone, longer each time, and nothing is lost', async () => {
  const [id = 0] = await fill(1);
  await moveWith('first-reader');
  await read(id);
  site.answer = (_, response) => {
    response.writeHead(500).end();
    return true;
  };
  const pauses: number[] = [];
  for (const _ of [1, 2]) {
    const begun = Date.now();
    expect(await fetchLatePictures(openAtOnce)).toBe(0);
    pauses.push((await findSource()).picturesAt?.getTime() ?? 0);
    expect(pauses.at(-1)).toBeGreaterThan(begun);
    await forget();
  }
  expect((await findSource()).picturesTries).toBe(2);
  site.answer = () => false;
  expect(await fetchLatePictures(openAtOnce)).toBe(1);
  expect(await findItem(id)).toMatchObject({ coverId: expect.any(Number), pictures: [{ alt: 'ภาพ' }] });
});

test('an item that was edited here keeps what it has', async () => {
  const [id = 0] = await fill(1);
  await moveWith('first-reader');
  await read(id);
  await db.news.update({ where: { id }, data: { topic: 'แก้แล้ว', version: { increment: 1 } } });
  expect(await fetchLatePictures(openAtOnce)).toBe(1);
  expect(await findItem(id)).toMatchObject({ coverId: null, version: 2 });
  expect(await fetchLatePictures(openAtOnce)).toBe(0);
});

test('files of earlier moves get their paths', async () => {
  const [id = 0] = await fill(1);
  await moveIn(site);
  const where = { source: { address: site.address } };
  await db.moveFile.updateMany({ where, data: { path: '' } });
  expect(await fillFilePaths()).toBeGreaterThan(0);
  expect(await db.moveFile.findFirst({ where, select: { path: true } })).toEqual({ path: '/a.png' });
  expect(id).toBeGreaterThan(0);
});
