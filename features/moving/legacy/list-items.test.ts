import type { SourceItem } from '../moving.schema';
import { type OldList, readOldList } from './list-items';

const anItem = (id: number, publishAt = '2024-01-01T00:00:00.000Z') => ({ oldId: String(id), publishAt }) as SourceItem;

/** A list over an array that `meddle` may change before each window. */
function openList(ids: number[], { max = 1_000, meddle = (_windows: number) => {} } = {}) {
  let windows = 0;
  const list: OldList = {
    count: async () => ids.length,
    read: async (offset, limit) => {
      windows += 1;
      meddle(windows);
      const items = ids.slice(offset, offset + Math.min(limit, max)).map((id) => anItem(id));
      return { items, rows: items.length };
    },
  };
  return { list, countWindows: () => windows };
}

async function readAll(list: OldList) {
  const staged = new Set<string>();
  const report = await readOldList(list, async (items) => {
    for (const { oldId } of items) staged.add(oldId);
  });
  return { ...report, staged };
}

const range = (count: number) => Array.from({ length: count }, (_, index) => count - index);

test.each([0, 1, 99, 100, 101, 1_000])('%i items are all listed, and counted twice', async (count) => {
  const { list } = openList(range(count));
  expect(await readAll(list)).toMatchObject({ counted: count, listed: count, remarks: [] });
});

test('a server that gives fewer rows than asked for is read whole', async () => {
  const { list } = openList(range(250), { max: 24 });
  const { staged, remarks } = await readAll(list);
  expect([staged.size, remarks]).toEqual([250, []]);
});

test('items that appear and vanish while it is read are not missed', async () => {
  const ids = range(500);
  const { list } = openList(ids, {
    meddle: (windows) => {
      if (windows === 2) ids.unshift(501, 502, 503);
      if (windows === 3) ids.splice(0, 30);
    },
  });
  const { staged, remarks } = await readAll(list);
  expect(ids.every((id) => staged.has(String(id)))).toBe(true);
  expect(remarks).toEqual([]);
});

test('a list that circles, and one that lies about its count, end with a remark', async () => {
  const items = range(100).map((id) => anItem(id));
  const circling = await readAll({ count: async () => 900, read: async () => ({ items, rows: items.length }) });
  expect(circling.staged.size).toBe(100);
  expect(circling.remarks.map(({ detail }) => detail)).toEqual(['', '900 / 100']);
  const { list } = openList(range(150));
  expect((await readAll({ ...list, count: async () => 160 })).remarks).toHaveLength(1);
  const silent = await readAll({ ...list, count: async () => undefined });
  expect([silent.staged.size, silent.counted, silent.remarks.length]).toEqual([150, undefined, 1]);
});

test('with a day, only the newer windows are read', async () => {
  const all = range(1_000).map((id) => anItem(id, new Date(Date.UTC(2020, 0, id)).toISOString()));
  const offsets: number[] = [];
  const staged: string[] = [];
  await readOldList(
    {
      count: async () => all.length,
      read: async (offset, limit) => {
        offsets.push(offset);
        const items = all.slice(offset, offset + limit);
        return { items, rows: items.length };
      },
    },
    async (items) => void staged.push(...items.map(({ oldId }) => oldId)),
    new Date(Date.UTC(2020, 0, 951)),
  );
  expect(new Set(staged).size).toBe(50);
  expect(offsets).toEqual([0, 80]);
});
