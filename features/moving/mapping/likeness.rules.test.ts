import { compareTexts, suggestNames, toPlainName } from './likeness.rules';

const here = [
  { id: 1, name: 'วิทยาลัยเทคนิคเชียงใหม่' },
  { id: 2, name: 'วิทยาลัยเทคนิคเชียงราย' },
  { id: 3, name: 'วิทยาลัยอาชีวศึกษาเชียงใหม่' },
  { id: 4, name: 'อาชีวศึกษาจังหวัดน่าน' },
];

test.each([
  ['วท.เชียงใหม่', 1],
  ['วท เชียงราย', 2],
  ['วิทยาลัยเทคนิค เชียงใหม่', 1],
  ['วอศ.เชียงใหม่', 3],
  ['สำนักงานอาชีวศึกษาจังหวัดน่าน', 4],
])('%s is exactly one of here', (name, id) => {
  expect(suggestNames(name, here, 3)[0]).toMatchObject({ id, isExact: true });
});

test('a name that is only alike is suggested, the likeliest first, and never counts as exact', () => {
  const found = suggestNames('วิทยาลัยเทคนิคเชียงใหม่ (เดิม)', here, 2);
  expect(found.map(({ id, isExact }) => [id, isExact])).toEqual([
    [1, false],
    [2, false],
  ]);
  expect(suggestNames('กองคลัง', here, 3)).toEqual([]);
});

test('two of the same name are both suggested, and neither is exact', () => {
  const twice = [...here, { id: 9, name: 'วิทยาลัยเทคนิคเชียงใหม่' }];
  expect(suggestNames('วท.เชียงใหม่', twice, 2).map(({ isExact }) => isExact)).toEqual([false, false]);
});

test('texts are alike by their pairs of letters', () => {
  expect(compareTexts('', '')).toBe(0);
  expect(compareTexts('ก', 'ก')).toBe(1);
  expect(compareTexts('abcd', 'bcde')).toBeCloseTo(2 / 3);
  expect(toPlainName('  วท.  A b')).toBe('วิทยาลัยเทคนิคab');
});
