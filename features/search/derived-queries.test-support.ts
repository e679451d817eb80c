import { dictionary } from '@/lib/text/thai-words/dictionary';

/** A search made from a headline, and what headlines of its results have in them. */
export type DerivedQuery = { search: string; words: readonly string[] };

const THAI_WORD = /^[\u0e01-\u0e4e]{5,}$/;
/** Shortest word that is misspelt: in shorter ones a mistake makes another word. */
const MIN_MISSPELT_LENGTH = 7;

/** Typing mistakes, one of which each word can have: forgotten marks, letters of the same sound, swapped letters. */
const mistakes: readonly (readonly [RegExp, string])[] = [
  [/[\u0e01-\u0e2e][\u0e34\u0e38]?\u0e4c$/, ''],
  [/[\u0e48-\u0e4b]/, ''],
  [/ษ/, 'ส'],
  [/ศ/, 'ส'],
  [/ณ/, 'น'],
  [/ญ/, 'ย'],
  [/ธ/, 'ท'],
  [/(?<=.{3})([\u0e01-\u0e2e])([\u0e01-\u0e2e])(?=.)/, '$2$1'],
];

const listWords = (headline: string): string[] => dictionary.cut(headline).filter((word) => THAI_WORD.test(word));

/** Two words of a headline that do not follow each other, written without a space between them. */
export function glueWords(headline: string): DerivedQuery[] {
  const [first, , second] = listWords(headline);
  return first && second && first !== second ? [{ search: `${first}${second}`, words: [first, second] }] : [];
}

/** The longest word of a headline with a mistake; `turn` chooses the kind of mistake to begin with. */
export function misspellWord(headline: string, turn: number): DerivedQuery[] {
  const [word] = listWords(headline).toSorted((a, b) => b.length - a.length);
  if (!word || word.length < MIN_MISSPELT_LENGTH) return [];
  const kinds = [...mistakes.slice(turn % mistakes.length), ...mistakes.slice(0, turn % mistakes.length)];
  const [from, to] = kinds.find(([kind]) => kind.test(word)) ?? [];
  return from === undefined ? [] : [{ search: word.replace(from, to ?? ''), words: [word] }];
}

/** Every derived search of some headlines, each once: of every seventh two words, of every eighth a mistake. */
export function deriveQueries(headlines: readonly string[]): DerivedQuery[] {
  const glued = headlines.filter((_, at) => at % 7 === 0).flatMap(glueWords);
  const misspelt = headlines.filter((_, at) => at % 8 === 0).flatMap(misspellWord);
  return [...new Map([...glued, ...misspelt].map((query) => [query.search, query])).values()];
}
