/** Break opportunity, which the main thread writes between words: it has the dictionary. */
export const BREAK = '\u200b';
/** Space at which no line ends, such as that before a unit. */
const FIXED_SPACE = /\u00a0/g;
/** SARA AM, and a tone mark before it, over which the ring would be set. */
const AM = /([\u0e48-\u0e4b]?)\u0e33/g;
/** Words and the spaces between them, of which a line may break after each. */
const WORDS_AND_SPACES = /[^ \t\n]+|[ \t\n]+/g;
/** Maximum length of a piece, as each is shaped as a whole; no word is longer. */
const LONGEST_PIECE = /.{1,500}/gsu;
/** Maximum number of cached word widths. */
const MOST_KEPT = 20_000;

/**
 * Decomposes SARA AM into its two glyphs in drawing order, so that every mark is placed correctly, and programs that
 * read the document find both parts.
 */
export const drawable = (text) => text.replaceAll(BREAK, '').replace(FIXED_SPACE, ' ').replace(AM, '\u0e4d$1\u0e32');

/** Splits a text into pieces; a line may break after each. */
const listPieces = (text) =>
  text
    .split(BREAK)
    .flatMap((part) => part.match(WORDS_AND_SPACES) ?? [])
    .flatMap((word) => word.match(LONGEST_PIECE) ?? []);

/**
 * Breaks texts into lines at the break opportunities that they hold, and at spaces.
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
