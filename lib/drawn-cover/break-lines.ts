import { segmentWords } from '@/lib/text/segment-words';
import { MONTH, UNITS } from './figures';

const BREAK = '\u200b';
const JOINED = '\u00a0';
const THAI = /^\p{Script=Thai}/u;
/** End of a piece after which a Thai word may begin a line; not a full stop, as in “ส.ค.”. */
const BREAKABLE_END = /[\p{Script=Thai}\p{Script=Latin})\]”%]$/u;
/** Spaces inside an expression that stays on one line: number and unit, day, month and year, “ปี 2569”, “ครั้งที่ 5”. */
const INNER_SPACES = [
  new RegExp(`(?<=[0-9๐-๙]) (?=${MONTH}|${UNITS}|(?:ล้าน|แสน|หมื่น|พัน)?บาท|น\\.|ปี|วัน)`, 'gu'),
  /(?<=\.|คม|ยน|พันธ์) (?=[0-9๐-๙]{4}(?![0-9๐-๙]))/gu,
  /(?<=(?:ปี|พ\.ศ\.|ครั้งที่|วันที่|อันดับ|ร้อยละ|ทุนละ|รุ่นที่)) (?=[0-9๐-๙])/gu,
] as const;

/**
 * Marks where a text may be broken: between Thai words, which Pango doesn't find in every build, but not inside a number
 * with its unit, a date or an abbreviation.
 *
 * @returns the text with zero-width spaces and no-break spaces; nothing else is changed
 */
export function markLineBreaks(text: string): string {
  const joined = INNER_SPACES.reduce((line, space) => line.replace(space, JOINED), text);
  let before = '';
  let marked = '';
  for (const piece of segmentWords(joined)) {
    marked += THAI.test(piece) && BREAKABLE_END.test(before) ? `${BREAK}${piece}` : piece;
    before = piece;
  }
  return marked;
}
