import { z } from 'zod';
import { memberProfileInput } from '@/features/account/profile/profile.schema';
import { trafficWindowInput } from '@/features/audit/traffic-log/traffic-log.schema';
import { pollTimesInput } from '@/features/citizens/polls/polls.schema';
import { documentsMessages } from '@/features/documents/documents.messages';
import { documentInput } from '@/features/documents/documents.schema';
import { bannerInput } from '@/features/home/banners/banners.schema';
import { readNewsFilter } from '@/features/news/filter/filter.rules';
import { newsFilter } from '@/features/news/filter/filter.schema';
import { newsContent } from '@/features/newsroom/item/content.schema';
import { noticeInput } from '@/features/notices/notices.schema';
import { periodInput } from '@/features/reports/periods/periods.schema';
import { readFigureChoice } from '@/features/statistics/statistics.rules';
import { emergencyBannerInput } from '@/features/website/emergency-banner/emergency-banner.schema';
import { parseInput } from '@/lib/command/parse';
import { AppError } from '@/lib/errors/errors';
import { readDay } from '@/lib/list/read-day';
import { rollTexts } from '@/testing/dice';
import { dateTimeField, dayField, optionalDateTimeField } from './date-fields';
import { type DateKind, isPlausibleDay, isPlausibleTime } from './date-windows';
import { readThaiDateTime, readThaiDay } from './thai-time';

const wrong = { bad: 'bad', outside: 'outside' };
const judged = (schema: z.ZodType, typed: unknown) => {
  const { data, error } = schema.safeParse(typed);
  return error ? error.issues[0]?.message : data instanceof Date ? data.toISOString() : data;
};

test.each([
  ['2026-11-20T10:30', '2026-11-20T03:30:00.000Z'],
  ['2569-11-20T10:30', '2026-11-20T03:30:00.000Z'],
  ['๒๕๖๙-๑๑-๒๐T๑๐:๓๐', '2026-11-20T03:30:00.000Z'],
  ['2569-11-20T03:30:00.000Z', '2026-11-20T03:30:00.000Z'],
  ['2567-02-29T00:00', '2024-02-28T17:00:00.000Z'],
  ['2026-11-20T10:30:15.250+07:00', '2026-11-20T03:30:15.250Z'],
  ['2568-02-29T00:00', 'bad'],
  ['2026-02-31T00:00:00Z', 'bad'],
  ['2026-11-20T24:00', 'bad'],
  ['2026-12-31T23:59:60Z', 'bad'],
  ['2026-11-20T10:30:00+15:00', 'bad'],
  ['-002026-11-20T10:30', 'bad'],
  ['+275760-09-13T00:00:00.000Z', 'bad'],
  ['69-11-20T10:30', 'bad'],
  ['0000-01-01T00:00:00Z', 'bad'],
  ['1989-12-31T10:30', 'outside'],
  ['2300-01-01T10:30', 'outside'],
  ['9999-12-31T23:59:59-14:00', 'outside'],
])('the publication time %s is read as %s', (typed, told) => {
  expect(judged(dateTimeField('publication', wrong), typed)).toBe(told);
});

test.each([
  ['2569-11-20', '2026-11-20'],
  ['20/11/2569', '2026-11-20'],
  ['๒๐/๑๑/๒๕๖๙', '2026-11-20'],
  ['๒๕๖๙-๑๑-๒๐', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['20/11/69', 'bad'],
  ['31/2/2569', 'bad'],
  ['2026-02-31', 'bad'],
  ['0000-01-01', 'bad'],
  ['9999-01-01', 'outside'],
  ['1/1/2400', 'outside'],
])('the publication day %s is read as %s', (typed, told) => {
  expect(judged(dayField('publication', wrong), typed)).toBe(told);
});

test('a publication is at most ten years ahead, a past day at most today', () => {
  const now = new Date('2026-11-20T16:59:59Z');
  expect(isPlausibleTime('publication', new Date('2036-11-20T16:59:59Z'), now)).toBe(true);
  expect(isPlausibleTime('publication', new Date('2036-11-20T17:00:00Z'), now)).toBe(false);
  expect(isPlausibleDay('past', '2026-11-20', now)).toBe(true);
  expect(isPlausibleDay('past', '2026-11-21', now)).toBe(false);
});

test('an empty optional date and time is null', () => {
  const field = optionalDateTimeField('publication', wrong);
  expect(['', null, undefined].map((typed) => judged(field, typed))).toEqual([null, null, null]);
});

/** Parser of one form field. */
const field = (schema: z.ZodType) => (typed: string) => parseInput(schema, typed);
const takers: [string, DateKind, (typed: string) => unknown][] = [
  ['a publication', 'publication', field(newsContent.shape.publishAt)],
  ['its end', 'publication', field(newsContent.shape.unpublishAt)],
  ['a banner', 'publication', field(bannerInput.shape.startsAt)],
  ['an emergency', 'publication', field(emergencyBannerInput.shape.expiresAt)],
  ['a notice', 'publication', field(noticeInput.shape.deadlineAt)],
  ['a period', 'publication', field(periodInput.shape.startsOn)],
  ['its opening', 'publication', field(periodInput.shape.opensAt)],
  ['a poll', 'publication', field(pollTimesInput.shape.closesAt)],
  ['the traffic log', 'past', field(trafficWindowInput.shape.day)],
  ['a birth date', 'birth', field(memberProfileInput.shape.birthDate)],
  ['a filter', 'filter', field(newsFilter.shape.from)],
  ['an address', 'filter', readDay],
  ['the address of a list', 'filter', (from) => readNewsFilter({ from }).from],
  ['the address of figures', 'filter', (to) => readFigureChoice({ to }).to],
];

const PIECES = [
  ...['2569', '2026', '0000', '9999', '275760', '1999', '๒๕๖๙', '12', '02', '29', '31', '3', '00', '24', '59', '60'],
  ...[
    '-',
    '-',
    '/',
    '/',
    ':',
    ':',
    'T',
    'Z',
    '+07:00',
    '-23:59',
    '+',
    ' ',
    '.',
    'พ.ศ.',
    'ก.พ.',
    '\u0000',
    '\ud800',
    'NaN',
  ],
];
const WHOLE = [
  '2569-11-20',
  '2011-02-30',
  '0000-01-01',
  '9999-12-31',
  '2027-01-01',
  '20/11/2569',
  '1/1/69',
  '29/2/2567',
];
const odd = [
  ...WHOLE.flatMap((day) => [day, `${day}T10:30`, `${day}T24:00`, `${day}T23:59:60Z`, `${day}T00:00:00Z`]),
  ...rollTexts(20_261_122, PIECES, 3_000, 9),
];

test.each(takers)('any input for %s is refused or a plausible date', (_, kind, take) => {
  for (const typed of odd) {
    const found = attempt(() => take(typed));
    if (found === undefined || found === null || found === '') continue;
    const day = z.union([z.date(), z.iso.date(), z.iso.datetime()]).parse(found);
    const fits =
      typeof day === 'string' && day.length === 10 ? isPlausibleDay(kind, day) : isPlausibleTime(kind, new Date(day));
    if (!fits) throw new Error(`${JSON.stringify(typed)} → ${day}`);
  }
});

function attempt(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    if (error instanceof AppError && error.kind === 'invalid') return undefined;
    throw error;
  }
}

test('the parsers of days and times return a valid one or undefined for any input', () => {
  for (const typed of odd) {
    const [day, moment] = [readThaiDay(typed), readThaiDateTime(typed)];
    expect(day === undefined || z.iso.date().safeParse(day).success).toBe(true);
    expect(moment?.getTime()).not.toBeNaN();
  }
});

test('the Buddhist year of a document is a plausible one', () => {
  expect(
    ['2569', '๒๕๖๙', '2026', '9999', '0000', '-1', '69'].map((typed) => judged(documentInput.shape.fiscalYear, typed)),
  ).toEqual([2569, 2569, ...Array.from({ length: 5 }, () => documentsMessages['documents.badYear'].th)]);
});
