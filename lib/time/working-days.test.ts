import { subtractWorkingDays } from './working-days';

/** 23 November 2026 is a Monday. */
const at = (day: number, time = '10:00'): Date => new Date(`2026-11-${day}T${time}:00+07:00`);

test.each([
  ['Wednesday', at(25), at(23)],
  ['Tuesday', at(24), at(20)],
  ['Monday', at(23), at(19)],
])('two working days before a %s leave out the weekend', (_day, from, before) => {
  expect(subtractWorkingDays(from, 2)).toEqual(before);
});

test.each([at(21), at(22), at(22, '23:59')])('a weekend counts from the end of Friday: %s', (from) => {
  expect(subtractWorkingDays(from, 2).getTime()).toBe(at(19, '00:00').getTime() - 1);
});

test('the day is that of Thailand, not of UTC', () => {
  // 01:00 on a Monday in Thailand is still Sunday in UTC.
  expect(subtractWorkingDays(at(23, '01:00'), 1)).toEqual(at(20, '01:00'));
});
