/** Letters per mistake that is beyond doubt, and the most of them. */
const LETTERS_PER_SURE_MISTAKE = 5;
const MAX_SURE_MISTAKES = 2;
/** Pairs of neighbouring letters that a mistake changes at most: a swap changes three. */
const PAIRS_PER_MISTAKE = 3;
/** Shortest word that is looked for in a text without spaces; shorter ones are near everything. */
const MIN_WORD_LENGTH = 4;

/** Letters of one sound, each written as the first. */
const HOMOPHONES = new Map(
  ['สศษ', 'นณ', 'ลฬ', 'ไใ', 'ชฌ', 'ยญ', 'ดฎ', 'ตฏ', 'ทฑฒธ', 'ถฐ', 'พภ'].flatMap((letters) =>
    [...letters].map((letter) => [letter, letters.charAt(0)] as const),
  ),
);
/** Silent characters: a consonant with its silencer, and marks of tone and length. */
const UNHEARD = /[\u0e01-\u0e2e][\u0e34\u0e38]?\u0e4c|[\u0e47-\u0e4b]/g;
const MARKS = '\u0e47\u0e48\u0e49\u0e4a\u0e4b\u0e4c';
const SILENCER = '\u0e4c';
const DEPENDENT = /[\u0e30-\u0e3a\u0e45\u0e47-\u0e4e]/;

/** A word as it sounds, one letter for each sound, and the place of each letter in the word. */
export type Sounds = { letters: string; places: readonly number[] };

/** A word without tone marks and silent consonants. */
export function foldSounds(word: string): Sounds {
  const unheard = new Set<number>();
  for (const { 0: marks, index } of word.matchAll(UNHEARD))
    for (let at = index; at < index + marks.length; at += 1) unheard.add(at);
  const places = Array.from(word, (_, at) => at).filter((at) => !unheard.has(at));
  return { letters: places.map((at) => HOMOPHONES.get(word.charAt(at)) ?? word.charAt(at)).join(''), places };
}

/** A misspelt part of a text, and the word that was meant. */
export type Misspelling = { part: string; word: string; mistakes: number };

/**
 * Finds the part of a text that is beyond doubt a misspelling of a word: it sounds like it but for a letter or two.
 *
 * @returns undefined if there is none, or if the text has the word
 */
export function findMisspelling(text: string, sounds: Sounds, word: string): Misspelling | undefined {
  if (isFar(word, sounds.letters) || text.includes(word) || /\d/.test(word)) return undefined;
  const { letters } = foldSounds(word);
  if (letters.length < MIN_WORD_LENGTH) return undefined;
  const allowed = Math.min(MAX_SURE_MISTAKES, Math.floor(letters.length / LETTERS_PER_SURE_MISTAKE));
  if (countPairs(letters, sounds.letters) < letters.length - 1 - PAIRS_PER_MISTAKE * allowed) return undefined;
  const [, silent] = /(.)\u0e4c$/.exec(word) ?? [];
  const parts = alignWithin(letters, sounds.letters).map(({ start, end, mistakes }) => {
    const from = sounds.places[start] ?? 0;
    const to = sounds.places[end] ?? text.length;
    // A last consonant whose silencer was forgotten belongs to the word.
    const isForgotten = to < text.length && text.charAt(to) === silent;
    return { from, part: text.slice(from, isForgotten ? to + 1 : to), mistakes };
  });
  // A part that begins or ends within a letter and its marks belongs to another word.
  const isWhole = ({ from, part }: { from: number; part: string }) =>
    part !== '' && !DEPENDENT.test(text.charAt(from)) && !DEPENDENT.test(text.charAt(from + part.length));
  const found = parts.findLast((one) => one.mistakes <= allowed && isWhole(one));
  return found && { part: found.part, word, mistakes: found.mistakes };
}

/** True if a text lacks more of a word's letters than may be mistaken or silent: much cheaper than to align them. */
function isFar(word: string, sounds: string): boolean {
  let missing = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charAt(at);
    if (sounds.includes(HOMOPHONES.get(letter) ?? letter) || MARKS.includes(letter)) continue;
    missing += word.charAt(at + 1) === SILENCER ? 0 : 1;
    if (missing > MAX_SURE_MISTAKES) return true;
  }
  return false;
}

/** Pairs of neighbouring letters of a word that a text has too. */
function countPairs(word: string, text: string): number {
  let found = 0;
  for (let at = 0; at + 1 < word.length; at += 1) if (text.includes(word.slice(at, at + 2))) found += 1;
  return found;
}

type Alignment = { start: number; end: number; mistakes: number };

/** The parts of a text nearest to a word, by insertions, deletions, substitutions and swaps; one for each end. */
function alignWithin(word: string, text: string): Alignment[] {
  type Cell = { mistakes: number; start: number };
  const better = (one: Cell, other: Cell) => (other.mistakes < one.mistakes ? other : one);
  const add = ({ mistakes, start }: Cell, more: number): Cell => ({ mistakes: mistakes + more, start });
  const none: Cell = { mistakes: Number.POSITIVE_INFINITY, start: 0 };
  let before: Cell[] = [];
  let last: Cell[] = Array.from({ length: text.length + 1 }, (_, start) => ({ mistakes: 0, start }));
  for (let row = 1; row <= word.length; row += 1) {
    const line: Cell[] = [{ mistakes: row, start: 0 }];
    for (let column = 1; column <= text.length; column += 1) {
      const same = word[row - 1] === text[column - 1] ? 0 : 1;
      const isSwapped =
        row > 1 && column > 1 && word[row - 1] === text[column - 2] && word[row - 2] === text[column - 1];
      const ways = [
        add(last[column - 1] ?? none, same),
        add(last[column] ?? none, 1),
        add(line[column - 1] ?? none, 1),
        ...(isSwapped ? [add(before[column - 2] ?? none, 1)] : []),
      ];
      line.push(ways.reduce(better));
    }
    [before, last] = [last, line];
  }
  const least = Math.min(...last.map(({ mistakes }) => mistakes));
  return last.flatMap((cell, end) => (cell.mistakes === least ? [{ ...cell, end }] : []));
}
