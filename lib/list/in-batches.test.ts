import { readInBatches } from './in-batches';

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
