import type { IndexKey, Sample, SearchField } from './sample.schema';

/** Number of counters of a column, a power of two; trigrams of Thai texts seldom share one. */
const COUNTERS = 2 ** 17;
const ENTRY_LENGTH = 3;

/** Rows of a sample with each trigram, by its hash; a quarter of a megabyte a column, counted when first needed. */
const countsBySample = new WeakMap<Sample, Map<SearchField, Uint16Array>>();

/** Number of rows of a sample that have a trigram; of a shorter entry, of which nothing is known, all. */
export function countEntry(sample: Sample, { column, entry }: IndexKey): number {
  if (entry.length < ENTRY_LENGTH) return sample.rows.length;
  const columns = countsBySample.get(sample) ?? new Map<SearchField, Uint16Array>();
  countsBySample.set(sample, columns);
  const counts = columns.get(column) ?? countTrigrams(sample.rows.map((row) => row[column]));
  columns.set(column, counts);
  return counts[hash(entry, 0)] ?? 0;
}

function countTrigrams(texts: readonly string[]): Uint16Array {
  const counts = new Uint16Array(COUNTERS);
  const seen = new Uint16Array(COUNTERS);
  texts.forEach((text, index) => {
    for (let at = 0; at <= text.length - ENTRY_LENGTH; at += 1) {
      const place = hash(text, at);
      if (seen[place] === index + 1) continue;
      seen[place] = index + 1;
      counts[place] = (counts[place] ?? 0) + 1;
    }
  });
  return counts;
}

/** Hash of the trigram at a place of a text. */
const hash = (text: string, at: number): number =>
  ((text.charCodeAt(at) * 31 + text.charCodeAt(at + 1)) * 31 * 7 + text.charCodeAt(at + 2)) & (COUNTERS - 1);
