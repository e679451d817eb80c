import { db } from '@/lib/db/db';
import { aNews, makeUnique } from '@/testing/builders';
import { administrator, findLastAuditRow } from '@/testing/lists';
import { saveResults } from '../items/results.store';
import { sourceItem } from '../moving.schema';
import { requireRun } from '../runs/runs.store';
import { addItemAddress, removeAddress, restoreAddress, saveAddresses } from './addresses.commands';
import { findOldAddress } from './addresses.queries';
import { addressList, listItemAddresses, listOldAddresses } from './list.queries';

const anAddress = () => `/${makeUnique('old').replace(/\W/g, '')}`;

test('old addresses are added, changed and taken away by hand, for items and for pages', async () => {
  const item = await aNews();
  const [one, two] = [`${anAddress()}/ข่าว`, anAddress()];
  const lines = `https://old.example${encodeURI(one)}/?utm_source=x,${item.id}\n${two},/about/`;
  expect(await saveAddresses({ lines }, administrator)).toEqual({ count: 2 });
  expect(await findOldAddress(encodeURI(one))).toEqual({ href: `/readnews/news/?news_id=${item.id}`, isPublic: true });
  expect(await findOldAddress(two)).toEqual({ href: '/about/', isPublic: true });
  expect(await findLastAuditRow('move')).toMatchObject({ action: 'move.addresses', after: { addresses: 2 } });
  await saveAddresses({ lines: `${two},${item.id}` }, administrator);
  expect(await findOldAddress(two)).toMatchObject({ href: `/readnews/news/?news_id=${item.id}` });
  expect(await removeAddress({ path: two }, administrator)).toEqual({
    ...{ path: two, to: String(item.id), sourceId: null },
  });
  expect(await findOldAddress(two)).toBeUndefined();
  await expect(removeAddress({ path: two }, administrator)).rejects.toMatchObject({ kind: 'missing' });
});

test('an address that is put back is as it was: its signs, its item and its source', async () => {
  const item = await aNews();
  const { id: sourceId } = await db.moveSource.create({ data: { kind: 'wordpress', address: makeUnique('a.xml') } });
  const row = { path: `${anAddress()}/50%/%41?a=1%262`, newsId: item.id, target: null, sourceId };
  await db.oldAddress.create({ data: row });
  const removed = await removeAddress({ path: row.path }, administrator);
  expect(await db.oldAddress.count({ where: { path: row.path } })).toBe(0);
  await restoreAddress({ ...removed, sourceId: String(sourceId) }, administrator);
  expect(await db.oldAddress.findUnique({ where: { path: row.path } })).toMatchObject(row);
  expect(await findLastAuditRow('move')).toMatchObject({ action: 'move.addressRestore', after: { path: row.path } });
  const again = restoreAddress({ path: row.path, to: '/about/' }, administrator);
  await expect(again).rejects.toMatchObject({ kind: 'conflict' });
  await db.moveSource.delete({ where: { id: sourceId } });
  await removeAddress({ path: row.path }, administrator);
  await restoreAddress({ path: row.path, to: '/about/', sourceId: String(sourceId) }, administrator);
  expect(await db.oldAddress.findUnique({ where: { path: row.path } })).toMatchObject({
    ...{ newsId: null, target: '/about/', sourceId: null },
  });
});

test('an item names the old addresses that lead to it, and gets one more', async () => {
  const [item, other] = [await aNews(), await aNews()];
  const path = anAddress();
  expect(await listItemAddresses(item.id)).toEqual({ paths: [], total: 0 });
  const add = (newsId: number, address: string) => addItemAddress({ id: newsId, address }, administrator);
  expect(await add(item.id, ` https://old.example${path}/?fbclid=x `)).toEqual({ path });
  expect(await listItemAddresses(item.id)).toEqual({ paths: [path], total: 1 });
  expect(await findLastAuditRow('news')).toMatchObject({ action: 'move.addresses', nounId: String(item.id) });
  for (const [address, problem] of [
    ...[
      [path, /มีอยู่แล้ว/],
      ['about.php', /ขึ้นต้นด้วย/],
      ['/about/', /หน้าของเว็บนี้เอง/],
      [' ', /ขึ้นต้นด้วย/],
    ],
  ] as const)
    await expect(add(other.id, address)).rejects.toMatchObject({
      ...{ kind: 'invalid', fields: { address: expect.stringMatching(problem) } },
    });
  await expect(add(2_147_483_646, `${path}/x`)).rejects.toMatchObject({ kind: 'missing' });
  expect(await listItemAddresses(other.id)).toEqual({ paths: [], total: 0 });
});

test.each([
  ['another site', { to: 'https://evil.example/' }, 'invalid'],
  ['an item that is gone', { to: '2147483646' }, 'missing'],
  ['a number beyond all items', { to: '99999999999' }, 'invalid'],
  ['no address', { path: 'x', to: '/about/' }, 'invalid'],
])('an address is not put back for %s', async (_, given, kind) => {
  await expect(restoreAddress({ path: anAddress(), ...given }, administrator)).rejects.toMatchObject({ kind });
});

test('only the administrator changes old addresses', async () => {
  const viewer = { role: 'newseditors' as const };
  for (const refused of [
    saveAddresses({ lines: '/a,/about/' }, viewer),
    removeAddress({ path: '/a' }, viewer),
    restoreAddress({ path: '/a', to: '/about/' }, viewer),
    addItemAddress({ id: 1, address: '/a' }, viewer),
  ])
    await expect(refused).rejects.toMatchObject({ kind: 'forbidden' });
});

test('one bad line refuses all, and is named', async () => {
  const path = anAddress();
  const refused = saveAddresses({ lines: `${path},/about/\n/x,2000000000\n/y,https://evil.example/` }, administrator);
  await expect(refused).rejects.toMatchObject({
    ...{ kind: 'invalid', fields: { lines: expect.stringMatching(/บรรทัดที่ 3: .* บรรทัดที่ 2: ไม่พบข่าวเลขนี้/) } },
  });
  expect(await db.oldAddress.count({ where: { path } })).toBe(0);
  await expect(saveAddresses({ lines: ' \n' }, administrator)).rejects.toMatchObject({ kind: 'invalid' });
  const many = Array.from({ length: 1_001 }, (_, index) => `${path}/${index},/about/`).join('\n');
  await expect(saveAddresses({ lines: many }, administrator)).rejects.toMatchObject({ kind: 'invalid' });
});

test('the list finds any part of an address, signs of patterns included, with what it leads to', async () => {
  const item = await aNews();
  const folder = anAddress();
  await saveAddresses({ lines: `${folder}/50%25,${item.id}\n${folder}/5000,/about/` }, administrator);
  const find = async (search: string) => (await listOldAddresses(addressList.read({ search }))).items;
  expect((await find(folder)).map(({ path }) => path)).toEqual([`${folder}/50%`, `${folder}/5000`]);
  expect(await find(`${folder}/50%`)).toMatchObject([{ to: { label: item.topic }, source: undefined }]);
  expect(await find(`${folder}/none`)).toEqual([]);
});

const anItem = (oldId: string, addresses: string[]) =>
  sourceItem.parse({
    ...{ oldId, keptId: null, topic: 'ก', html: '<p>ก</p>', publishAt: null, status: 'allow', level: null },
    ...{ category: '', categoryName: '', office: '', reads: 0, shares: 0, videoLinks: [], cover: '', coverAlt: '' },
    ...{ pictures: [], addresses, base: 'https://old.example/', isCut: false, notes: [] },
  });

test('addresses that a run brings are stored by their keys, each once, for the item that came first', async () => {
  const path = anAddress();
  const { id: sourceId } = await db.moveSource.create({ data: { kind: 'wordpress', address: makeUnique('a.xml') } });
  const { id: runId } = await db.moveRun.create({ data: { sourceId } });
  const run = await requireRun(runId);
  const items = [await aNews(), await aNews()];
  for (const { id } of items) {
    const item = anItem(String(id), [`${path}/%e0%b8%81/`, `https://old.example${path}/ก?fbclid=x`, '/', 'no address']);
    const result = {
      item,
      hash: 'h',
      newId: id,
      state: 'written' as const,
      reason: '',
      dropped: [],
      picturesWait: false,
    };
    await db.$transaction((tx) => saveResults(tx, run, [{ ...result, written: { isNew: true, version: 1 } }]));
  }
  expect(await db.oldAddress.findMany({ where: { sourceId } })).toMatchObject([
    { path: `${path}/ก`, newsId: items[0]?.id },
  ]);
});
