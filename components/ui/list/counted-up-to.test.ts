import { formatUpTo, getKnownPages } from './counted-up-to';

test('a number is shown up to its limit, and behind it with a plus', () => {
  expect([0, 1_000, 1_001].map((count) => formatUpTo(count, 1_000))).toEqual(['0', '1,000', '1,000+']);
  expect(formatUpTo(99_995)).toBe('99,995');
});

test('pages behind the counted rows are known one by one', () => {
  const most = 1_000;
  expect(getKnownPages(99_995, 24, 1, undefined)).toBe(4_167);
  expect(getKnownPages(1_000, 24, 1, { most, shown: 24, more: true })).toBe(42);
  expect(getKnownPages(1_001, 24, 1, { most, shown: 24, more: true })).toBe(42);
  expect(getKnownPages(1_001, 24, 42, { most, shown: 24, more: true })).toBe(43);
  expect(getKnownPages(1_001, 24, 50, { most, shown: 3, more: false })).toBe(50);
  expect(getKnownPages(1_001, 24, 99, { most, shown: 0, more: false })).toBe(42);
});
