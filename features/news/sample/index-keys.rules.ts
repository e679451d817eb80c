import { toIndexEntries } from '@/lib/text/trigrams';
import { listCombinations } from './combinations.rules';
import { countEntry, findEntryRows } from './posting-lists.rules';
import type { IndexKey, IndexKeys, Sample, SearchField, SearchTerms, SearchWord } from './sample.schema';

/** Minimum and maximum number of index entries of one condition: PostgreSQL compares each with every item found. */
const [MIN_KEYS, MAX_KEYS] = [3, 4];
/** Number of the rarest entries that are compared. */
const MAX_COMPARED = 8;
/** Sampled rows that are few enough: how much further entries would lessen them can't be told. */
const FEW_ROWS = 2;
/** A further entry must leave at most this share of the rows. */
const WORTHWHILE = 0.8;

/** Entries that an item has together, and the numbers of the rows of a sample that have them. */
type Group = { keys: readonly IndexKey[]; rows: readonly number[] };

/**
 * Chooses the trigrams by which an index finds a search, as the rarest of a sample. PostgreSQL intersects the posting
 * lists of all trigrams of a LIKE pattern, so that a phrase with frequent ones takes longer the longer it is; a few rare
 * ones leave hardly more items, and those are compared with the whole words.
 *
 * @returns alternatives, of which each match has one; undefined if a match might have none of them
 */
export function chooseIndexKeys(
  sample: Sample,
  { terms, least }: SearchTerms,
  place: SearchField,
): IndexKeys | undefined {
  const groups = listCombinations(terms, least).map((some) => chooseGroups(sample, some, place));
  return groups.every((some) => some !== undefined) ? groups.flat().map(({ keys }) => keys) : undefined;
}

/**
 * Alternatives for terms that are all needed: those with one form together, or the forms of one of the others, by what
 * leaves fewer rows. Both together would not help: PostgreSQL takes out what alternatives share, and leaves the rest.
 */
function chooseGroups(
  sample: Sample,
  terms: readonly (readonly SearchWord[])[],
  place: SearchField,
): readonly Group[] | undefined {
  const toGroup = (words: readonly SearchWord[]) =>
    chooseRarest(
      sample,
      words.flatMap((word) => listKeys(word, place)),
    );
  const single = toGroup(terms.flatMap((forms) => (forms.length === 1 ? forms : [])));
  const choices = [
    [single],
    ...terms.flatMap((forms) => (forms.length > 1 ? [forms.map((form) => toGroup([form]))] : [])),
  ].filter((groups) => groups.every(({ keys }) => keys.length > 0));
  return choices.toSorted((a, b) => countRows(a) - countRows(b) || a.length - b.length)[0];
}

const countRows = (groups: readonly Group[]): number => groups.reduce((sum, { rows }) => sum + rows.length, 0);

/** Sampled rows in the posting lists that an index walks along: the shortest of each alternative. */
export const countListed = (sample: Sample, keys: IndexKeys): number =>
  keys.reduce((sum, all) => sum + Math.min(...all.map((key) => countEntry(sample, key))), 0);

/** Entries of a word in the column that the field is looked for in; the word itself where it has no whole trigram. */
function listKeys(word: SearchWord, place: SearchField): IndexKey[] {
  const column = getColumn(word, place);
  const form = getWordForm(word, place);
  const entries = toIndexEntries(form);
  if (entries.length > 0) return entries.map((entry) => ({ column, entry }));
  // Whole words are surrounded by spaces, so even the shortest has a trigram.
  return word.isIndexed || place === 'words' ? [{ column, entry: form }] : [];
}

/** The entries that leave the fewest rows, one by one. */
function chooseRarest(sample: Sample, given: readonly IndexKey[]): Group {
  let group: Group = { keys: [], rows: [...sample.rows.keys()] };
  let rest = given
    .filter(({ column, entry }, at) => given.findIndex((key) => key.column === column && key.entry === entry) === at)
    .map((key) => ({ key, count: countEntry(sample, key) }))
    .toSorted((a, b) => a.count - b.count)
    .slice(0, MAX_COMPARED)
    .map(({ key }) => ({ key, rows: findEntryRows(sample, key) }));
  while (rest.length > 0 && group.keys.length < MAX_KEYS) {
    const isNeeded = group.keys.length < MIN_KEYS;
    if (!isNeeded && group.rows.length <= FEW_ROWS) break;
    // The first is the rarest of all; to compare the others in every row would take longer than it saves.
    const compared = group.keys.length === 0 ? rest.slice(0, 1) : rest;
    const [best] = compared
      .map(({ key, rows }) => ({ key, rows: intersect(group.rows, rows) }))
      .toSorted((a, b) => a.rows.length - b.rows.length);
    if (!best || (!isNeeded && best.rows.length > WORTHWHILE * group.rows.length)) break;
    group = { keys: [...group.keys, best.key], rows: best.rows };
    rest = rest.filter(({ key }) => key !== best.key);
  }
  return group;
}

/** Row numbers that are in both lists, which ascend. */
export function intersect(one: readonly number[], other: readonly number[]): readonly number[] {
  let at = 0;
  return one.filter((row) => {
    while ((other[at] ?? row) < row) at += 1;
    return other[at] === row;
  });
}

/** The form of a word in a field: as it is, or surrounded by spaces. */
export const getWordForm = (word: SearchWord, place: SearchField): string =>
  place === 'words' ? word.words : word.needle;
/** The column that a word is looked for in: headlines only for a short one. */
export const getColumn = ({ short }: SearchWord, place: SearchField): SearchField =>
  place === 'text' && short ? 'topic' : place;
