/** Characters that don't count when words are looked for: white space, and invisible ones at which lines break. */
const SKIPPED = /[\s\u00ad\u200b\u2060]/;

/** A place in a list of texts: index of the text, and offset in it. */
type Place = readonly [piece: number, offset: number];
export type Span = { from: Place; to: Place };

/** Largest number of marked occurrences of one quote. */
const MAX_SPANS = 20;

/**
 * Occurrences of words in a text that is divided into pieces, as the text nodes of a page; white space doesn't count, as
 * a selection has other line breaks than the page. Takes linear time in practice, as quotes are short.
 */
export function findSpans(pieces: readonly string[], quote: string, most = MAX_SPANS): Span[] {
  const wanted = squeeze(quote);
  if (wanted === '') return [];
  const squeezed = pieces.map(squeeze);
  const whole = squeezed.join('');
  const spans: Span[] = [];
  for (let at = whole.indexOf(wanted); at >= 0 && spans.length < most; at = whole.indexOf(wanted, at + wanted.length)) {
    const [fromPiece, from] = locate(squeezed, at);
    const [toPiece, last] = locate(squeezed, at + wanted.length - 1);
    const places = [unsqueeze(pieces[fromPiece] ?? '', from), unsqueeze(pieces[toPiece] ?? '', last) + 1] as const;
    spans.push({ from: [fromPiece, places[0]], to: [toPiece, places[1]] });
  }
  return spans;
}

const squeeze = (text: string): string => text.replace(new RegExp(SKIPPED, 'g'), '');

/** Piece and offset in it of a character of all pieces together. */
function locate(pieces: readonly string[], at: number): [number, number] {
  let rest = at;
  for (const [index, piece] of pieces.entries()) {
    if (rest < piece.length) return [index, rest];
    rest -= piece.length;
  }
  return [pieces.length - 1, 0];
}

/** Offset in a text of the character that is at `offset` of its squeezed form. */
function unsqueeze(text: string, offset: number): number {
  let counted = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (SKIPPED.test(text.charAt(index))) continue;
    if (counted === offset) return index;
    counted += 1;
  }
  return text.length;
}
