import fc from 'fast-check';

/** What keys are put together with here and there, and what makes one part look like two. */
const SEPARATORS = [
  ...[' ', ':', ';', ',', '/', '\n', '\r', '\t', '\0', '"', "'", '\\'],
  ...['-', '.', '?', '&', '=', '%', '|', '#'],
];
const WORDS = ['0', '1', '2', '10', '1:', '2:a', 'a', 'ab', 'null', 'undefined', '[]', 'ก', '\ud800', '😀'];

/** Texts of a few pieces, most of them separators and digits; empty ones too. */
export const trickyText = fc
  .array(fc.constantFrom(...SEPARATORS, ...WORDS), { maxLength: 4 })
  .map((pieces) => pieces.join(''));

/** Lists of such texts. */
export const trickyParts = fc.array(trickyText, { maxLength: 5 });

/** One text cut into two parts at two places: where a key is only put together, both have the same. */
export const trickyCuts = fc
  .tuple(trickyText, fc.constantFrom(...SEPARATORS), trickyText, fc.constantFrom(...SEPARATORS), trickyText)
  .map(([first, one, second, other, third]): readonly [readonly [string, string], readonly [string, string]] => [
    [first, `${second}${other}${third}`],
    [`${first}${one}${second}`, third],
  ]);
