const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
/** Characters that are cut at a time: of a run without spaces the segmenter's work grows faster than its length. */
const WINDOW = 2_000;
/** Words that begin so near the end of a window are cut anew with the letters that follow them. */
const TAIL = 100;

/**
 * A text cut into words, spaces and signs; Thai by dictionary, as it is written without spaces. The work grows with the
 * length of the text, whatever it says.
 *
 * @returns pieces that joined give the text again; none is longer than 2,000 characters
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

/** Never between the two halves of a character. */
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
