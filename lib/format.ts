/** Everything a reader sees as a day or an hour is Thai time, whatever the server's zone. */
export const TIME_ZONE = 'Asia/Bangkok';
/** The Buddhist era is 543 years ahead. */
export const BUDDHIST_OFFSET = 543;
/** An excerpt's length in characters, before the ellipsis. */
export const EXCERPT_LENGTH = 150;

const thai = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('th-TH-u-ca-buddhist-nu-latn', { timeZone: TIME_ZONE, ...options });

const short = thai({ day: 'numeric', month: 'short', year: 'numeric' });
const dayMonth = thai({ day: 'numeric', month: 'short' });
const long = thai({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const hour = thai({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const isoDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const whole = new Intl.NumberFormat('th-TH-u-nu-latn');

/** `20 พ.ย. 2569`. Node's and browsers' formatters add an era word in some versions; only day, month and year are kept. */
export function formatDate(date: Date): string {
  return pick(short, date, ['day', 'month', 'year']);
}

/** `20 พ.ย.`, for lists where the year is plain. */
export function formatDayMonth(date: Date): string {
  return pick(dayMonth, date, ['day', 'month']);
}

/** `วันศุกร์ที่ 20 พฤศจิกายน พ.ศ. 2569 เวลา 10.30 น.` */
export function formatLongDate(date: Date): string {
  const [weekday = '', day = '', month = '', year = ''] = parts(long, date, ['weekday', 'day', 'month', 'year']);
  return `${weekday}ที่ ${day} ${month} พ.ศ. ${year} เวลา ${formatTime(date)}`;
}

/** `10.30 น.`, as Thai offices write it. */
export function formatTime(date: Date): string {
  return `${parts(hour, date, ['hour', 'minute']).join('.')} น.`;
}

/** The Thai calendar day of a moment as `YYYY-MM-DD` in the common era. */
export function thaiDay(date: Date): string {
  return isoDay.format(date);
}

/** A moment as ISO 8601 with Thailand's offset: `2026-11-20T10:30:00+07:00`. */
export function isoWithOffset(date: Date): string {
  const shifted = new Date(date.getTime() + THAI_OFFSET_MS);
  return `${shifted.toISOString().slice(0, 19)}+07:00`;
}
const THAI_OFFSET_MS = 7 * 3_600_000;

/** The Buddhist year of the Thai calendar day, such as 2569. */
export function buddhistYear(date: Date): number {
  return Number(thaiDay(date).slice(0, 4)) + BUDDHIST_OFFSET;
}

/** Counts as the cards show them: 999, 1.0K (1000 and above), 2.3M (a million and above). */
export function formatCount(count: number): string {
  if (count >= 999_950) return `${(count / 1_000_000).toFixed(1)}M`;
  if (count >= 1_000) return `${(count / 1_000).toFixed(1)}K`;
  return String(count);
}

/** `1,204`. */
export function formatNumber(value: number): string {
  return whole.format(value);
}

/** A size in bytes as `2.4 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes >= 1_048_576) return `${(bytes / 1_048_576).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1_024))} KB`;
}

/** The first 150 characters and an ellipsis; never cut between a Thai letter and the marks that stand on it. */
export function excerpt(plain: string, length = EXCERPT_LENGTH): string {
  const text = plain.replace(/\s+/g, ' ').trim();
  if (text.length <= length) return text;
  let end = length;
  while (end > 0 && /[\p{M}\u0e33\udc00-\udfff]/u.test(text.charAt(end))) end--;
  return `${text.slice(0, end).trimEnd()}…`;
}

function parts(format: Intl.DateTimeFormat, date: Date, wanted: readonly Intl.DateTimeFormatPartTypes[]): string[] {
  const all = format.formatToParts(date);
  return wanted.map((type) => all.find((part) => part.type === type)?.value ?? '');
}

function pick(format: Intl.DateTimeFormat, date: Date, wanted: readonly Intl.DateTimeFormatPartTypes[]): string {
  return parts(format, date, wanted).join(' ');
}
