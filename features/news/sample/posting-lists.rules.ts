import type { IndexKey, Sample, SearchField } from './sample.schema';

/** Number of posting lists of a column, a power of two; trigrams of Thai texts seldom share one. */
const LISTS = 2 ** 17;
const ENTRY_LENGTH = 3;

/** Rows of each trigram, ascending: those of a list are `rows` from `starts[list]` to `starts[list + 1]`. */
type PostingLists = { starts: Uint32Array; rows: Uint16Array };

/** Posting lists of a sample's columns, one or two megabytes each, made when first needed. */
const listsBySample = new WeakMap<Sample, Map<SearchField, PostingLists>>();

/** Number of rows of a sample that have a trigram; of a shorter entry, of which nothing is known, all. */
export function countEntry(sample: Sample, { column, entry }: IndexKey): number {
  if (entry.length < ENTRY_LENGTH) return sample.rows.length;
  const { starts } = getLists(sample, column);
  const list = hash(entry, 0);
  return (starts[list + 1] ?? 0) - (starts[list] ?? 0);
}

/** Numbers of the rows whose index has an entry, ascending; a few too many where another trigram has the same hash. */
export const findEntryRows = (sample: Sample, { column, entry }: IndexKey): readonly number[] =>
  entry.length === ENTRY_LENGTH
    ? [...findShortestList(getLists(sample, column), entry)]
    : findTextRows(sample, column, entry);

/** Numbers of the rows that have a text in a column, ascending: only the rows of its rarest trigram are read. */
export function findTextRows(sample: Sample, column: SearchField, text: string): readonly number[] {
  const has = (row: number) => sample.rows[row]?.[column].includes(text) === true;
  const listed = text.length < ENTRY_LENGTH ? sample.rows.keys() : findShortestList(getLists(sample, column), text);
  return [...listed].filter(has);
}

function findShortestList({ starts, rows }: PostingLists, text: string): Uint16Array {
  let shortest = rows;
  for (let at = 0; at <= text.length - ENTRY_LENGTH; at += 1) {
    const list = hash(text, at);
    const some = rows.subarray(starts[list], starts[list + 1]);
    if (some.length < shortest.length) shortest = some;
  }
  return shortest;
}

function getLists(sample: Sample, column: SearchField): PostingLists {
  const columns = listsBySample.get(sample) ?? new Map<SearchField, PostingLists>();
  listsBySample.set(sample, columns);
  const lists = columns.get(column) ?? makeLists(sample.rows.map((row) => row[column]));
  columns.set(column, lists);
  return lists;
}

/** Counts the rows of each list, and then fills the lists from their ends. */
function makeLists(texts: readonly string[]): PostingLists {
  const starts = new Uint32Array(LISTS + 1);
  eachPosting(texts, (list) => {
    starts[list] = (starts[list] ?? 0) + 1;
  });
  let end = 0;
  for (let list = 0; list <= LISTS; list += 1) {
    end += starts[list] ?? 0;
    starts[list] = end;
  }
  const rows = new Uint16Array(end);
  eachPosting(texts, (list, row) => {
    const place = (starts[list] ?? 0) - 1;
    starts[list] = place;
    rows[place] = row;
  });
  return { starts, rows };
}

/** Calls once for each trigram of each text, the last text first. */
function eachPosting(texts: readonly string[], add: (list: number, row: number) => void): void {
  const seen = new Uint16Array(LISTS);
  for (let row = texts.length - 1; row >= 0; row -= 1) {
    const text = texts[row] ?? '';
    for (let at = 0; at <= text.length - ENTRY_LENGTH; at += 1) {
      const list = hash(text, at);
      if (seen[list] === row + 1) continue;
      seen[list] = row + 1;
      add(list, row);
    }
  }
}

/** Number of the list of the trigram at a place of a text. */
const hash = (text: string, at: number): number =>
  ((text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 31 * 7 + text.charCodeAt(at + 2)) & (LISTS - 1);
