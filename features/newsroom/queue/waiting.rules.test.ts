import { formatWaitingTime } from './waiting.rules';

const since = new Date('2026-11-20T03:00:00Z');

test.each([
  ['2026-11-20T02:59:59Z', 'ไม่ถึง 1 ชั่วโมง'],
  ['2026-11-20T03:59:59Z', 'ไม่ถึง 1 ชั่วโมง'],
  ['2026-11-20T04:00:00Z', '1 ชั่วโมง'],
  ['2026-11-21T02:59:59Z', '23 ชั่วโมง'],
  ['2026-11-21T03:00:00Z', '1 วัน'],
  ['2026-11-23T12:00:00Z', '3 วัน'],
])('an item waits at %s for %s', (now, shown) => {
  expect(formatWaitingTime(since, new Date(now))).toBe(shown);
});
