import fc from 'fast-check';

/** Separators used in composite keys, and characters that make one part look like two. */
const SEPARATORS = [
  ...[' ', ':', ';', ',', '/', '\n', '\r', '\t', '\0', '"', "'", '\\'],
  ...['-', '.', '?', '&', '=', '%', '|', '#'],
];
const WORDS = ['0', '1', '2', '10', '1:', '2:a', 'a', 'ab', 'null', 'undefined', '[]', 'ก', '\ud800', '😀'];

/** Texts of a few pieces, most of them separators and digits; may be empty. */
export const trickyText = fc
  .array(fc.constantFrom(...SEPARATORS, ...WORDS), { maxLength: 4 })
  .map((pieces) => pieces.join(''));

/** Lists of such texts. */
export const trickyParts = fc.array(trickyText, { maxLength: 5 });

/** One text cut into two parts at two different separators: a key that is merely concatenated is the same for both. */
export const trickyCuts = fc
  .tuple(trickyText, fc.constantFrom(...SEPARATORS), trickyText, fc.constantFrom(...SEPARATORS), trickyText)
  .map(([first, one, second, other, third]): readonly [readonly [string, string], readonly [string, string]] => [
    [first, `${second}${other}${third}`],
    [`${first}${one}${second}`, third],
  ]);
