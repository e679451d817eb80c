import { db } from '@/lib/db/db';
import { aNews, makeUnique } from '@/testing/builders';
import { administrator, findLastAuditRow } from '@/testing/lists';
import { saveResults } from '../items/results.store';
import { sourceItem } from '../moving.schema';
import { requireRun } from '../runs/runs.store';
import { removeAddress, saveAddresses } from './addresses.commands';
import { findOldAddress } from './addresses.queries';
import { addressList, listOldAddresses } from './list.queries';

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
  expect(await removeAddress({ path: two }, administrator)).toEqual({ path: two, to: String(item.id) });
  expect(await findOldAddress(two)).toBeUndefined();
  await expect(removeAddress({ path: two }, administrator)).rejects.toMatchObject({ kind: 'missing' });
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
