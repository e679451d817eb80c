import { BUDDHIST_OFFSET } from '../format';
import { type NewsFilter, SHORTEST_IN_TEXT, type Term } from '../news-filter/schema';
import { searchWords } from '../search-words';
import type { Look, LookedUp, Mark, Odds, Place, Sample, SampleRow, Wanted } from './schema';

/** Where the newest hit lies so many usual distances away, the word is one of older items. */
const FAR = 5;

/** What a search looks for, in the forms in which the columns keep it. */
export const wantedOf = (terms: readonly Term[]): Wanted =>
  terms.map(({ needle, synonyms }) => [needle, ...synonyms].map(lookOf));

const lookOf = (needle: string): Look => ({
  needle,
  words: searchWords(needle),
  short: [...needle].length < SHORTEST_IN_TEXT,
  runs: { needle: runsOf(needle), words: runsOf(searchWords(needle)) },
});

/** What the index takes for one word; Thai tone marks end a word to it. */
const NO_LETTER = /[^\p{Alphabetic}\p{Nd}]+/gu;
/** Letters, with the ends of words before and behind counted as two and one, that make an entry of the index. */
const ENTRY_LENGTH = 3;

/** A text as the index of three letters knows it: a space for whatever is no letter. */
const indexForm = (text: string): string => ` ${text.replace(NO_LETTER, ' ')} `;

/** A row with what the index knows of it. */
export const withIndexForms = (row: Omit<SampleRow, 'indexed'>): SampleRow => ({
  ...row,
  indexed: { words: indexForm(row.words), topic: indexForm(row.topic), text: indexForm(row.text) },
});

/** The parts of a word that the index can find, in its form. */
function runsOf(needle: string): string[] {
  const parts = needle.replace(NO_LETTER, ' ').split(' ');
  return parts.flatMap((part, index) => {
    const [begins, ends] = [index > 0, index < parts.length - 1];
    const known = part.length + (begins ? 2 : 0) + (ends ? 1 : 0);
    return part === '' || known < ENTRY_LENGTH ? [] : [`${begins ? ' ' : ''}${part}${ends ? ' ' : ''}`];
  });
}

/** Whether the index names a row, which then has to be looked into. */
const isNamed = (row: SampleRow, wanted: Wanted, place: Place): boolean =>
  wanted.every((term) =>
    term.some(({ runs, short }) => {
      const form = row.indexed[place === 'text' && short ? 'topic' : place];
      return runs[place === 'words' ? 'words' : 'needle'].every((run) => form.includes(run));
    }),
  );

/** Whether a row holds, for every term, one of its words in that place. */
export const holds = (row: SampleRow, wanted: Wanted, place: Place): boolean =>
  wanted.every((term) => term.some((look) => finds[place](row, look)));

const finds: Record<Place, (row: SampleRow, look: Look) => boolean> = {
  words: (row, { words }) => row.words.includes(words),
  topic: (row, { needle }) => row.topic.includes(needle),
  text: (row, { needle, short }) => (short ? row.topic : row.text).includes(needle),
};

/** A test for those items to which a filter narrows, its words left aside. */
function scopeOf(filter: NewsFilter): (row: SampleRow) => boolean {
  const { from = '', to = '' } = filter;
  const parts: [unknown, (row: SampleRow) => boolean][] = [
    [filter.section, (row) => row.section === filter.section],
    [filter.categoryId, (row) => row.categoryId === filter.categoryId],
    [filter.organisationId, (row) => row.organisationId === filter.organisationId],
    [filter.provinceId, (row) => row.provinceId === filter.provinceId],
    [filter.year, (row) => Number(row.day.slice(0, 4)) + BUDDHIST_OFFSET === filter.year],
    [filter.from, (row) => row.day >= from],
    [filter.to, (row) => row.day <= to],
  ];
  const asked = parts.flatMap(([value, fits]) => (value === undefined ? [] : [fits]));
  return (row) => asked.every((fits) => fits(row));
}

/** What a sample says about a search, looked up once: of each of its items, newest first, whether it fits where. */
export function lookUp({ rows, items }: Sample, filter: NewsFilter, wanted: Wanted): LookedUp {
  const inScope = scopeOf(filter);
  const marks = rows.map((row): Mark => {
    const topic = holds(row, wanted, 'topic');
    const found = { topic, text: topic || holds(row, wanted, 'text'), words: topic && holds(row, wanted, 'words') };
    return { ...found, inScope: inScope(row), isNamed: (place) => found[place] || isNamed(row, wanted, place) };
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
    found: Math.ceil(hits.length * scale),
    walk: (wanted) => Math.min(scope, Math.ceil(older + wanted * gap)),
  };
}
