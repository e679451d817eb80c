import { getPeriodState, getTimeLeft, isClosingEarly, isOverlapping, readFiscalYear } from './periods.rules';

const at = (text: string) => new Date(`${text}+07:00`);
const period = { opensAt: at('2026-10-01T08:30:00'), closesAt: at('2026-10-20T16:30:00') };

test.each([
  ['2026-10-01T08:29:59', 'upcoming'],
  ['2026-10-01T08:30:00', 'open'],
  ['2026-10-20T16:29:59', 'open'],
  ['2026-10-20T16:30:00', 'closed'],
])('at %s a period is %s', (now, state) => {
  expect(getPeriodState(period, at(now))).toBe(state);
});

test.each([
  ['2026-10-10T16:30:00', { days: 10 }],
  ['2026-10-19T16:30:00', { days: 1 }],
  ['2026-10-19T16:30:01', { hours: 24 }],
  ['2026-10-20T16:29:59', { hours: 1 }],
])('at %s the time left is %j', (now, left) => {
  expect(getTimeLeft(period.closesAt, at(now))).toEqual(left);
});

test.each([
  ['2027-03-30T16:30:00+07:00', true],
  ['2027-03-31T16:30:00+07:00', true],
  ['2027-03-31T17:00:00Z', false],
  ['2027-04-15T16:30:00+07:00', false],
])('a period that counts until the end of March and closes at %s: closing early is %p', (closesAt, early) => {
  expect(isClosingEarly({ endsOn: '2027-03-31', closesAt: new Date(closesAt) })).toBe(early);
});

test('periods overlap if they share a day, but never with themselves', () => {
  const days = (id: number, startsOn: string, endsOn: string) => ({ id, startsOn, endsOn });
  const january = days(1, '2026-01-01', '2026-01-31');
  expect(isOverlapping(january, days(2, '2026-01-31', '2026-02-28'))).toBe(true);
  expect(isOverlapping(january, days(2, '2026-02-01', '2026-02-28'))).toBe(false);
  expect(isOverlapping(january, days(2, '2025-10-01', '2026-09-30'))).toBe(true);
  expect(isOverlapping(january, january)).toBe(false);
});

test('the year in a URL is of the Buddhist era', () => {
  expect(readFiscalYear({ year: '2569' })).toBe(2569);
  expect([{}, { year: '2026' }, { year: 'x' }, { year: '25690' }].map(readFiscalYear)).toEqual(
    Array(4).fill(undefined),
  );
});
