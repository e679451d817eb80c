import { isSnoozeEnd, toSnoozeEnd } from './snooze.rules';

const at = (time: string) => new Date(`${time}+07:00`);

test.each([
  ['tomorrow', '2026-11-27T07:00', '2026-11-28T08:00'],
  ['tomorrow', '2026-11-27T23:59', '2026-11-28T08:00'],
  ['tomorrow', '2026-12-31T12:00', '2027-01-01T08:00'],
  ['monday', '2026-11-27T07:00', '2026-11-30T08:00'],
  ['monday', '2026-11-29T23:59', '2026-11-30T08:00'],
  ['monday', '2026-11-30T00:00', '2026-12-07T08:00'],
  ['monday', '2026-12-01T00:00', '2026-12-07T08:00'],
] as const)('%s, asked at %s in Thailand, is %s', (until, now, end) => {
  expect(toSnoozeEnd({ until }, at(now))).toEqual(at(end));
});

test('an own day ends at eight; it must lie ahead, within sixty days', () => {
  const now = at('2026-11-27T08:00');
  const end = (day: string) => toSnoozeEnd({ until: 'day', day }, now);
  expect(end('2026-12-05')).toEqual(at('2026-12-05T08:00'));
  expect(isSnoozeEnd(end('2026-11-28'), now)).toBe(true);
  expect(isSnoozeEnd(end('2026-11-27'), now)).toBe(false);
  expect(isSnoozeEnd(end('2026-11-01'), now)).toBe(false);
  expect(isSnoozeEnd(end('2027-01-26'), now)).toBe(true);
  expect(isSnoozeEnd(end('2027-01-27'), now)).toBe(false);
});
