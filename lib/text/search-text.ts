import { toNfc } from './stacked-marks';
import { unifyLookAlikes } from './text-rules';

const THAI_DIGIT_ZERO = 0x0e50;

/**
 * Normalises a text or a query for search: NFC, lower case, `ํา` as `ำ`, `เเ` as `แ`, Thai digits as Arabic ones,
 * zero-width characters removed, control characters and runs of space as one space.
 */
export function toSearchText(raw: string): string {
  const text = toNfc(raw);
  return NOT_NORMAL.test(text) ? normalize(text) : text;
}

/**
 * Characters of an NFC text that may not be in normal form; most texts have none, and testing is cheaper than
 * replacing.
 */
const NOT_NORMAL = /[^ -@[-~\u00a1-\u00ac\u0e01-\u0e4c\u0e4f\u0e5a\u0e5b\u2010-\u2027]|\u0e40\u0e40| {2}|^ | $/;

function normalize(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\p{Cc}/gu, ' ');
  return unifyLookAlikes(plain)
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - THAI_DIGIT_ZERO))
    .replace(/\s+/g, ' ')
    .trim();
}

/** A query made literal for LIKE: `%`, `_` and `\` stand for themselves. Prisma's `contains` does not do this. */
export function escapeLike(query: string): string {
  return query.replace(/[\\%_]/g, '\\$&');
}
