const words = new Intl.Segmenter('th', { granularity: 'word' });
/** Signs that don't begin a line, and such that don't end one. */
const CLOSING = /^[)\]}”’»"'.,;:!?%ๆฯ…/]+$/;
const OPENING = /[([{“‘«]$/;
/** SARA AM, and a tone mark before it, over which the ring would be set. */
const AM = /([\u0e48-\u0e4b]?)\u0e33/g;
/** Stretches of 2,000 letters at most, which end before a space where there is one. */
const STRETCHES = /.{1,2000}(?=\s|$)|.{1,2000}/gsu;
/** No word is longer; each is shaped as a whole. */
const LONGEST_PIECE = 500;
/** Widths of so many words are kept. */
const MOST_KEPT = 20_000;

/**
 * A text with SARA AM in the two parts in which it is drawn, in their order: so every mark finds its place, and programs
 * that read the document find both parts.
 */
export const drawable = (text) => text.replace(AM, '\u0e4d$1\u0e32');

/** Where a line may end: behind each of these pieces. */
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

/** Words of a stretch after the other: the segmenter's work grows faster than the length of what it is given. */
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
  const widthOf = (piece, font) => {
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
      const width = widthOf(piece, font);
      if (taken + width > room && line !== '') {
        lines.push(line.trimEnd());
        [line, taken] = ['', 0];
      }
      if (line === '' && piece.trim() === '') return;
      line += piece;
      taken += width;
    };
    for (const piece of listPieces(text)) {
      // What is wider than a line, such as an address, is broken anywhere.
      if (widthOf(piece, font) > room) for (const letter of piece) put(letter);
      else put(piece);
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
    return lines.map(drawable);
  };
}
