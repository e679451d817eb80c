import {
  formatBytes,
  formatCount,
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatLongDate,
  formatNumber,
  formatTime,
  getBuddhistYear,
  TIME_ZONE,
  toIsoWithOffset,
  toThaiDay,
} from './format';

const morning = new Date('2026-11-20T03:30:00Z');
const lateEvening = new Date('2026-12-31T18:05:00Z');

describe('dates are Thai, in the Buddhist era, in any time zone of the server', () => {
  test('short, day and month, long', () => {
    expect(formatDate(morning)).toBe('20 พ.ย. 2569');
    expect(formatDayMonth(morning)).toBe('20 พ.ย.');
    expect(formatLongDate(morning)).toBe('วันศุกร์ที่ 20 พฤศจิกายน พ.ศ. 2569 เวลา 10.30 น.');
  });

  test('they match the Thai locale of Intl, over a hundred years', () => {
    const thai = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('th-TH-u-ca-buddhist-nu-latn', { timeZone: TIME_ZONE, ...options });
    const long = thai({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    const short = thai({ day: 'numeric', month: 'short' });
    const hour = thai({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    for (let day = 0; day < 36_525; day += 31) {
      const at = new Date(Date.UTC(1950, 0, 1, day % 24, day % 60) + day * 86_400_000);
      const parts = new Map(long.formatToParts(at).map(({ type, value }) => [type, value]));
      const time = hour.format(at).replace(':', '.');
      expect(formatDayMonth(at)).toBe(short.format(at));
      expect(formatTime(at)).toBe(`${time} น.`);
      expect(formatDateTime(at.toISOString())).toBe(`${formatDate(at)} ${time} น.`);
      expect(formatLongDate(at)).toBe(
        `${parts.get('weekday')}ที่ ${parts.get('day')} ${parts.get('month')} พ.ศ. ${parts.get('year')} เวลา ${time} น.`,
      );
    }
  });

  test('the new year begins at midnight in Bangkok', () => {
    expect(toThaiDay(lateEvening)).toBe('2027-01-01');
    expect(getBuddhistYear(lateEvening)).toBe(2570);
    expect(toIsoWithOffset(lateEvening)).toBe('2027-01-01T01:05:00+07:00');
  });
});

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1.0K'],
  [12_449, '12.4K'],
  [999_949, '999.9K'],
  [999_950, '1.0M'],
  [2_300_000, '2.3M'],
])('%i is shown as %s', (count, shown) => {
  expect(formatCount(count)).toBe(shown);
});

test.each([0, 7, 1_204, -1_204, 2_147_483_647, 99.95, 1_234.5678])('%d has the Thai locale’s commas', (value) => {
  expect(formatNumber(value)).toBe(new Intl.NumberFormat('th-TH-u-nu-latn').format(value));
});

test('sizes are in KB and MB', () => {
  expect(formatBytes(10)).toBe('1 KB');
  expect(formatBytes(2_516_582)).toBe('2.4 MB');
  expect(formatBytes(26_843_545_600)).toBe('25.0 GB');
});
