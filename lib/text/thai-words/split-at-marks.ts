import type { LineMark } from './line-marks';

/** A piece of a text; `whole` if no line may end inside of it. */
export type TextPiece = { text: string; whole: boolean };

/** Splits a text at its marks. The pieces join to the text. */
export function splitAtMarks(text: string, marks: readonly LineMark[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    if (start > at) pieces.push({ text: text.slice(at, start), whole: false });
    pieces.push({ text: text.slice(start, end), whole: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), whole: false });
  return pieces;
}
