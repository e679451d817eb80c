import type { LineMark } from './line-marks';

const RADIX = 36;

/**
 * Encodes the marks of a text for storage: its length, then the gap before each mark and the mark's length, in base 36.
 * `82:5.7,c.9` marks the seven characters from the sixth on, and nine more after a gap of twelve.
 */
export function encodeMarks(textLength: number, marks: readonly LineMark[]): string {
  let at = 0;
  const pairs = marks.map(({ start, end }) => {
    const pair = `${(start - at).toString(RADIX)}.${(end - start).toString(RADIX)}`;
    at = end;
    return pair;
  });
  return `${textLength.toString(RADIX)}:${pairs.join(',')}`;
}

/** Decodes marks; undefined if they belong to a text of another length. */
export function decodeMarks(textLength: number, code: string): LineMark[] | undefined {
  const [length = '', pairs = ''] = code.split(':');
  if (Number.parseInt(length, RADIX) !== textLength) return undefined;
  let at = 0;
  const marks = (pairs === '' ? [] : pairs.split(',')).map((pair) => {
    const [gap = '', size = ''] = pair.split('.');
    const start = at + Number.parseInt(gap, RADIX);
    at = start + Number.parseInt(size, RADIX);
    return { start, end: at };
  });
  return at <= textLength ? marks : undefined;
}
