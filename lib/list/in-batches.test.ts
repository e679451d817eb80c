import { readInBatches, readPages } from './in-batches';

test('entries are read in their order, a batch at a time', async () => {
  const batches = [];
  for await (const batch of readInBatches([3, 1, 2], 2, async (some) => some.map(String))) batches.push(batch);
  expect(batches).toEqual([['3', '1'], ['2']]);
});

test('nothing is read for an empty list', async () => {
  const read = jest.fn();
  for await (const _ of readInBatches([], 2, read));
  expect(read).not.toHaveBeenCalled();
});

test('pages are read until the list ends, or the file is full', async () => {
  const read = async (rows: number, most: number) => {
    const asked: number[] = [];
    const found: number[] = [];
    const pages = readPages({ size: 2, most }, async ({ page, per }) => {
      asked.push(page);
      return Array.from({ length: rows }, (_, index) => index).slice((page - 1) * per, page * per);
    });
    for await (const page of pages) found.push(...page);
    return { asked, found };
  };
  expect(await read(3, 10)).toEqual({ asked: [1, 2], found: [0, 1, 2] });
  expect(await read(4, 10)).toEqual({ asked: [1, 2, 3], found: [0, 1, 2, 3] });
  expect(await read(9, 3)).toEqual({ asked: [1, 2], found: [0, 1, 2] });
});
