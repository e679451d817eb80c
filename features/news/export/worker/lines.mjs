const words = new Intl.Segmenter('th', { granularity: 'word' });
/** Characters that must not start a line, and those that must not end one. */
const CLOSING = /^[)\]}”’»"'.,;:!?%ๆฯ…/]+$/;
const OPENING = /[([{“‘«]$/;
/** SARA AM, and a tone mark before it, over which the ring would be set. */
const AM = /([\u0e48-\u0e4b]?)\u0e33/g;
/** Chunks of at most 2,000 characters, ending before a space where possible. */
const STRETCHES = /.{1,2000}(?=\s|$)|.{1,2000}/gsu;
/** Maximum length of a glued piece, as each is shaped as a whole; no word is longer. */
const LONGEST_PIECE = 500;
/** Maximum number of cached word widths. */
const MOST_KEPT = 20_000;

/**
 * Decomposes SARA AM into its two glyphs in drawing order, so that every mark is placed correctly, and programs that
 * read the document find both parts.
 */
export const drawable = (text) => text.replace(AM, '\u0e4d$1\u0e32');

/** Splits a text into pieces; a line may break after each. */
function listPieces(text) {
  const pieces = [];
  for (const segment of segmentsOf(text)) {
    const last = pieces.at(-1);
    const isShort = last !== undefined && last.length < LONGEST_PIECE;
    const isGlued = isShort && last.trim() !== '' && (CLOSING.test(segment) || OPENING.test(last));
    if (isGlued) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

/** Segments a text chunk by chunk: the segmenter's time grows faster than linearly. */
function* segmentsOf(text) {
  for (const [stretch] of text.matchAll(STRETCHES)) {
    for (const { segment } of words.segment(stretch)) yield segment;
  }
}

/**
 * Breaks texts into lines between words.
 *
 * @param {(text: string, font: string) => number} measure the width of a text at the size of one point
 */
export function lineBreaker(measure) {
  const kept = new Map();
  const measureWidth = (piece, font) => {
    const key = `${font.length}:${font}${piece}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const width = measure(drawable(piece), font);
    kept.set(key, width);
    return width;
  };
  /** @returns {string[]} lines as they are drawn, none wider than `room`, which is counted in sizes of the font */
  return (text, font, room) => {
    const lines = [];
    let [line, taken] = ['', 0];
    const put = (piece) => {
      const width = measureWidth(piece, font);
      if (taken + width > room && line !== '') {
        lines.push(line.trimEnd());
        [line, taken] = ['', 0];
      }
      if (line === '' && piece.trim() === '') return;
      line += piece;
      taken += width;
    };
    for (const piece of listPieces(text)) {
      // A piece wider than a line, such as a URL, is broken anywhere.
      if (measureWidth(piece, font) > room) for (const letter of piece) put(letter);
      else put(piece);
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    return lines.map(drawable);
  };
}
