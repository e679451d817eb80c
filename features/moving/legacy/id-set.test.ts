import { IdSet } from './id-set';

const IDS = [
  '0',
  '1',
  '7',
  '8',
  '4095',
  '4096',
  '999999999',
  '123456789012345',
  '007',
  '-1',
  'a1',
  '',
  '1234567890123456',
];

test('an id is in it once it was added, whatever it looks like', () => {
  const ids = new IdSet();
  for (const id of IDS) {
    expect(ids.has(id)).toBe(false);
    ids.add(id);
    ids.add(id);
    expect(ids.has(id)).toBe(true);
  }
  expect(ids.size).toBe(IDS.length);
  expect([...ids].sort()).toEqual(IDS.toSorted());
  expect(['2', '7.0', '01', '4097', '12345678901234567'].filter((id) => ids.has(id))).toEqual([]);
});
