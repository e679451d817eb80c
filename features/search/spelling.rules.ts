/** Maximum number of consecutive words compared with one typed word, as Thai is written without spaces. */
const MAX_WORDS = 6;
/** Maximum length of a word that is compared. */
const MAX_NEEDLE_LENGTH = 60;
/** Words of at least this length are split in three; shorter parts than the minimum are in too many headlines. */
const LONG_NEEDLE_LENGTH = 9;
const MIN_PART_LENGTH = 3;
/** Texts longer than this are cut into longer pieces. */
const LONG_TEXT_LENGTH = 15;
/** Number of letters per allowed mistake. */
const LETTERS_PER_MISTAKE = 3;

/**
 * Finds the words in some headlines that are most similar to a typed word.
 *
 * @param needle in the form of `toSearchText`
 * @param headlines in the form of `toSearchWords`
 * @returns words other than the typed one, most similar first
 */
export function findNearestWords(needle: string, headlines: readonly string[], most: number): string[] {
  if (needle.length > MAX_NEEDLE_LENGTH) return [];
  const allowed = Math.max(1, Math.floor(needle.length / LETTERS_PER_MISTAKE));
  const near = new Map<string, { distance: number; times: number }>();
  for (const word of headlines.flatMap((headline) => buildWordRuns(headline, needle.length, allowed))) {
    const known = near.get(word);
    if (known) known.times += 1;
    else
      near.set(word, { distance: isFar(needle, word, allowed) ? FAR : calculateEditDistance(needle, word), times: 1 });
  }
  return [...near]
    .filter(([, { distance }]) => distance > 0 && distance <= allowed)
    .toSorted(([a, one], [b, other]) => one.distance - other.distance || other.times - one.times || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([word]) => word);
}

/** Splits a word so that one part is intact despite a mistake or two: into halves, or thirds if it is long. */
export function splitNeedle(needle: string): string[] {
  const count = needle.length < LONG_NEEDLE_LENGTH ? 2 : 3;
  const length = Math.ceil(needle.length / count);
  const parts = Array.from({ length: count }, (_, index) => needle.slice(index * length, (index + 1) * length).trim());
  return parts.filter((part) => part.length >= MIN_PART_LENGTH);
}

/** Words without punctuation at their ends or quotation marks inside: the segmenter makes signs words of their own. */
const WHOLE_WORDS = /^(?=.*\p{L})[\p{L}\p{N}][^\p{Pi}\p{Pf}"'`\u00b4\u2033\uff02]*(?<=[\p{L}\p{M}\p{N}])$/u;

/** Distinct runs of consecutive words of some headlines, from the shortest to the longest length. */
export function listWordRuns(headlines: readonly string[], shortest: number, longest: number): string[] {
  const [length, allowed] = [(shortest + longest) / 2, (longest - shortest) / 2];
  const runs = new Set(headlines.flatMap((headline) => joinWords(headline, length, allowed)));
  return [...runs].filter((run) => WHOLE_WORDS.test(run));
}

/** Pieces of a text of a few letters, of which those without a mistake are in headlines that have its words. */
export function listPieces(text: string): string[] {
  const length = text.length > LONG_TEXT_LENGTH ? MIN_PART_LENGTH + 1 : MIN_PART_LENGTH;
  const count = Math.ceil(text.length / length);
  const pieces = Array.from({ length: count }, (_, at) => text.slice(at * length, (at + 1) * length));
  return pieces.filter((piece) => piece.length >= MIN_PART_LENGTH);
}

/** All runs of whole words about as long as the typed word. */
const buildWordRuns = (headline: string, length: number, allowed: number): string[] =>
  joinWords(headline, length, allowed).filter((run) => WHOLE_WORDS.test(run));

/** All runs of consecutive words and signs of about a length, joined without spaces. */
function joinWords(headline: string, length: number, allowed: number): string[] {
  const words = headline.trim().split(' ');
  const runs: string[] = [];
  words.forEach((_, start) => {
    let run = '';
    for (const word of words.slice(start, start + MAX_WORDS)) {
      run += word;
      if (run.length > length + allowed) break;
      if (run.length >= length - allowed) runs.push(run);
    }
  });
  return runs;
}

const FAR = Number.POSITIVE_INFINITY;

/** True if `to` has more letters missing from `from` than mistakes are allowed: ten times cheaper than comparing. */
function isFar(from: string, to: string, allowed: number): boolean {
  let lacking = 0;
  for (const letter of to) if (!from.includes(letter)) lacking += 1;
  return lacking > allowed;
}

/** Damerau-Levenshtein distance: insertions, deletions, substitutions and swaps of neighbours. */
function calculateEditDistance(from: string, to: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      const least = Math.min((last[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + same);
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      line.push(swapped ? Math.min(least, (before[column - 2] ?? 0) + 1) : least);
    }
    [before, last] = [last, line];
  }
  return last[to.length] ?? 0;
}
