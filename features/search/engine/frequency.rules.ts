import { type NewsFilter, SHORTEST_IN_TEXT, type Term } from '@/features/news/filter/filter.schema';
import { joinKey } from '@/lib/cache/cache-key';
import { entriesOf, indexForm, isIndexed } from '@/lib/text/trigrams';
import { searchWords } from '@/lib/text/words';
import { BUDDHIST_OFFSET } from '@/lib/time/format';
import type { Look, LookedUp, Mark, Odds, Place, Sample, SampleRow, Wanted } from './frequency.schema';

/** Where the newest hit lies so many usual distances away, the word is one of older items. */
const FAR = 5;
/** Words of which a sample remembers where they stand, some kilobytes each. */
const MOST_KNOWN = 1_000;

/** What a search looks for, in the forms in which the columns keep it. */
export const wantedOf = (terms: readonly Term[]): Wanted =>
  terms.map(({ needle, synonyms }) => [needle, ...synonyms].map(lookOf));

const lookOf = (normal: string): Look => {
  const needle = indexForm(normal);
  const short = [...normal].length < SHORTEST_IN_TEXT;
  return { needle, words: indexForm(searchWords(normal)), short, isIndexed: isIndexed(needle) };
};

/** Which rows hold, for every term, one of its words in that place. */
export const holding = (sample: Sample, wanted: Wanted, place: Place): readonly boolean[] =>
  fitting(sample, wanted, (look) => standing(sample, look, place));

function fitting(sample: Sample, wanted: Wanted, rowsOf: (look: Look) => readonly boolean[]): readonly boolean[] {
  const terms = wanted.map((term) => term.map(rowsOf));
  return sample.rows.map((_, row) => terms.every((looks) => looks.some((rows) => rows[row])));
}

/** Which rows hold a word in that place. */
function standing(sample: Sample, look: Look, place: Place): readonly boolean[] {
  const column = columnOf(look, place);
  const word = wordOf(look, place);
  return remember(sample, joinKey('standing', column, word), () => {
    const named = naming(sample, look, place);
    return sample.rows.map((row, index) => named[index] === true && row[column].includes(word));
  });
}

/** Which rows the index of that place names for a word: those with all of its entries. */
function naming(sample: Sample, look: Look, place: Place): readonly boolean[] {
  const column = columnOf(look, place);
  const word = wordOf(look, place);
  const entries = entriesOf(word);
  // Most rows lack one of the first entries already.
  return remember(sample, joinKey('named', column, word), () =>
    sample.rows.map((row) => entries.every((entry) => row[column].includes(entry))),
  );
}

const wordOf = (look: Look, place: Place): string => (place === 'words' ? look.words : look.needle);
const columnOf = ({ short }: Look, place: Place): Place => (place === 'text' && short ? 'topic' : place);

/** Looks something up in a sample once; what was looked up first is forgotten first. */
function remember({ known }: Sample, key: string, read: () => readonly boolean[]): readonly boolean[] {
  const before = known.get(key);
  if (before) return before;
  const found = read();
  const [oldest] = known.keys();
  if (known.size >= MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  known.set(key, found);
  return found;
}

/** A test for those items to which a filter narrows, its words left aside. */
function scopeOf(filter: NewsFilter): (row: SampleRow) => boolean {
  const { from = '', to = '' } = filter;
  const parts: [unknown, (row: SampleRow) => boolean][] = [
    [filter.section, (row) => row.section === filter.section],
    [filter.categoryId, (row) => row.categoryId === filter.categoryId],
    [filter.organisationId, (row) => row.organisationId === filter.organisationId],
    [filter.provinceId, (row) => row.provinceId === filter.provinceId],
    [filter.year, (row) => yearOf(row) === filter.year],
    [filter.from, (row) => row.day >= from],
    [filter.to, (row) => row.day <= to],
  ];
  const asked = parts.flatMap(([value, fits]) => (value === undefined ? [] : [fits]));
  return (row) => asked.every((fits) => fits(row));
}

/** The Buddhist year of an item. */
export const yearOf = ({ day }: SampleRow): number => Number(day.slice(0, 4)) + BUDDHIST_OFFSET;

/** What a sample says about a search, looked up once: of each of its items, newest first, whether it fits where. */
export function lookUp(sample: Sample, filter: NewsFilter, wanted: Wanted): LookedUp {
  const { rows, items } = sample;
  const inScope = scopeOf(filter);
  const at = (place: Place) => ({
    held: holding(sample, wanted, place),
    named: fitting(sample, wanted, (look) => naming(sample, look, place)),
  });
  const [words, topic, text] = [at('words'), at('topic'), at('text')];
  const marks = rows.map((row, index): Mark => {
    const inTopic = topic.held[index] === true;
    return {
      inScope: inScope(row),
      words: inTopic && words.held[index] === true,
      topic: inTopic,
      text: inTopic || text.held[index] === true,
      named: {
        words: words.named[index] === true,
        topic: topic.named[index] === true,
        text: inTopic || text.named[index] === true,
      },
    };
  });
  return { marks, scale: items / Math.max(1, rows.length) };
}

/** How many items there are that a mark fits, whatever they are narrowed to. */
export const countMarks = ({ marks, scale }: LookedUp, fits: (mark: Mark) => boolean): number =>
  Math.ceil(marks.filter(fits).length * scale);

/** How many of those to which the filter narrows fit, and how many one has to look at to find some of them. */
export function estimate({ marks, scale }: LookedUp, fits: (mark: Mark) => boolean): Odds {
  const rows = marks.filter((mark) => mark.inScope);
  const hits = rows.flatMap((mark, index) => (fits(mark) ? [index] : []));
  const scope = Math.ceil(rows.length * scale);
  const [nearest = 0] = hits;
  const gap = hits.length === 0 ? scope : rows.length / hits.length;
  const older = nearest > FAR * gap ? nearest * scale : 0;
  return {
    scope,
    drawn: hits.length,
    found: Math.ceil(hits.length * scale),
    walk: (wanted) => Math.min(scope, Math.ceil(older + wanted * gap)),
  };
}
