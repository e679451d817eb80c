const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
/** Window size in characters: the time of the segmenter grows faster than the length of a run without spaces. */
const WINDOW = 2_000;
/** Characters at the end of a window whose words are segmented again, with the characters that follow. */
const TAIL = 100;

/**
 * Splits a text into words, spaces and punctuation; Thai by dictionary, as it is written without spaces. The time is
 * linear in the length of any text.
 *
 * @returns pieces that join to the text; none is longer than 2,000 characters
 */
export function segmentWords(text: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < text.length; ) {
    const cut = segmentWindow(text.slice(at, findWindowEnd(text, at)), at + WINDOW >= text.length);
    for (const piece of cut) pieces.push(piece);
    at += cut.reduce((length, piece) => length + piece.length, 0);
  }
  return pieces;
}

/** Never between two surrogates of a pair. */
function findWindowEnd(text: string, at: number): number {
  const end = at + WINDOW;
  return /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end - 1 : end;
}

function segmentWindow(window: string, isLast: boolean): string[] {
  const pieces: string[] = [];
  for (const { segment, index } of segmenter.segment(window)) {
    if (!isLast && index > 0 && index >= WINDOW - TAIL) break;
    pieces.push(segment);
  }
  return pieces;
}
