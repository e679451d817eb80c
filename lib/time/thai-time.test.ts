import {
  formatThaiDayInput,
  readThaiDateTime,
  readThaiDay,
  readThaiTime,
  toThaiDateParts,
  toThaiIsoTime,
} from './thai-time';

test.each([
  ['31/12/2569', '2026-12-31'],
  ['1/1/2570', '2027-01-01'],
  ['01-01-2570', '2027-01-01'],
  ['29/2/2567', '2024-02-29'],
  ['29 ก.พ. 2567', '2024-02-29'],
  ['29 กุมภาพันธ์ พ.ศ. 2567', '2024-02-29'],
  ['5 มิ.ย. 2570', '2027-06-05'],
  ['5 พ.ค. 2570', '2027-05-05'],
  ['๑๕/๐๔/๒๕๗๐', '2027-04-15'],
])('%s is the day %s', (typed, day) => {
  expect(readThaiDay(typed)).toBe(day);
});

test.each([
  '',
  '29/2/2568',
  '31/4/2570',
  '0/1/2570',
  '1/13/2570',
  '1/1/2027',
  '1/1/70',
  'พรุ่งนี้',
  '1 มก 2570',
  '1/1/2570x',
])('%p is not a day', (typed) => {
  expect(readThaiDay(typed)).toBeUndefined();
});

test.each([
  ['8.30', '08:30'],
  ['08:30', '08:30'],
  ['0830', '08:30'],
  ['00:00', '00:00'],
  ['23.59 น.', '23:59'],
  ['๑๐.๑๕', '10:15'],
])('%s is the time %s', (typed, time) => {
  expect(readThaiTime(typed)).toBe(time);
});

test.each(['', '24:00', '8', '8:60', '8:5', 'เที่ยง'])('%p is not a time', (typed) => {
  expect(readThaiTime(typed)).toBeUndefined();
});

test('a time is shown on its Thai day, across midnight of other zones', () => {
  expect(toThaiDateParts('2026-12-31T17:00:00.000Z')).toEqual({ day: '2027-01-01', time: '00:00' });
  expect(toThaiDateParts('2026-12-31T16:59:59Z')).toEqual({ day: '2026-12-31', time: '23:59' });
  expect(toThaiDateParts('2024-02-29T00:15:00+07:00')).toEqual({ day: '2024-02-29', time: '00:15' });
  expect(formatThaiDayInput('2024-02-29')).toBe('29/02/2567');
});

test('the value of a native date and time field is Thai time', () => {
  expect(readThaiDateTime('2027-01-01T00:00')?.toISOString()).toBe('2026-12-31T17:00:00.000Z');
  expect(readThaiDateTime(toThaiIsoTime('2024-02-29', '08:30'))?.toISOString()).toBe('2024-02-29T01:30:00.000Z');
});

test.each(['', '2026-02-30T10:00', '2026-01-01', '2026-01-01T25:00', '31/02/2569 10:30', '2026-13-01T00:00:00Z'])(
  '%p is not a date and time',
  (value) => {
    expect(readThaiDateTime(value)).toBeUndefined();
  },
);
