import { z } from 'zod';
import { sections } from '@/features/news/categories/categories.schema';
import { listForms, stripQuotes } from '@/features/news/filter/filter.rules';
import type { SearchLevel } from '@/features/news/filter/filter.schema';
import { findSearchLevels } from '@/features/news/filter/terms.queries';
import { readSample } from '@/features/news/sample/sample.queries';
import { toSearchTerms } from '@/features/news/sample/sample.rules';
import type { SearchTerms } from '@/features/news/sample/sample.schema';
import { db } from '@/lib/db/db';
import { dependsOn, expireIn, tag } from '@/lib/request/context';
import { toSearchText } from '@/lib/text/search-text';
import { tidySearch } from '@/lib/text/text-rules';
import { listByHeadlines } from '../engine/plan.queries';
import { planHeadlines } from '../engine/plan.rules';
import {
  AUTOCOMPLETE_MAX_AGE_SECONDS,
  type AutocompleteEntry,
  MAX_TYPED_LENGTH,
  MIN_TYPED_LENGTH,
} from './autocomplete.schema';

const MAX_OFFICES = 3;
const MAX_CATEGORIES = 3;
const MAX_ITEMS = 5;
/** Number of newest items scanned if the letters are too few or too common for an index. */
const NEWEST_SCANNED = 3_000;

/**
 * Suggestions for typed text: open offices and visible categories by name, public items by headline, newest first.
 * Synonyms and other spellings are found too, and headlines with all words of the text after those with the text.
 *
 * @param typed raw input, possibly half a word
 */
export async function listAutocompleteEntries(typed: string): Promise<AutocompleteEntry[]> {
  const needle = toSearchText(stripQuotes(tidySearch(typed, MAX_TYPED_LENGTH)));
  if ([...needle].length < MIN_TYPED_LENGTH) return [];
  dependsOn(tag.organisations, tag.categories, tag.lists());
  expireIn(AUTOCOMPLETE_MAX_AGE_SECONDS * 1_000);
  const levels = await findSearchLevels({ search: needle });
  // With a space in it the text is searched as one phrase before its words: it may be the beginning of a name.
  const [phrase] = levels[0].terms.length > 1 ? await findSearchLevels({ search: `"${needle}"` }) : levels;
  const [named, items] = await Promise.all([
    listOfficesAndCategories(phrase.terms.flatMap(listForms)),
    listItems([...new Set([phrase, ...levels])]),
  ]);
  return [...named, ...items];
}

/** Items by headline, level by level until there are enough. */
async function listItems(levels: readonly SearchLevel[]): Promise<AutocompleteEntry[]> {
  const found = new Map<number, AutocompleteEntry>();
  for (const { tier, terms } of levels) {
    if (tier === 'some' || found.size >= MAX_ITEMS) break;
    for (const entry of await listItemsWith(toSearchTerms(terms))) found.set(entry.id, found.get(entry.id) ?? entry);
  }
  return [...found.values()].slice(0, MAX_ITEMS);
}

async function listItemsWith(wanted: SearchTerms): Promise<AutocompleteEntry[]> {
  const limits = { most: MAX_ITEMS, near: NEWEST_SCANNED };
  const rows = await listByHeadlines([planHeadlines(await readSample(), wanted, limits)], limits);
  return rows.map(({ id, topic, section }) => ({
    kind: 'news',
    id,
    label: topic,
    href: `/readnews/${section}/?news_id=${id}`,
  }));
}

const namedRows = z.array(
  z.object({
    kind: z.enum(['organisation', 'category']),
    id: z.number(),
    label: z.string(),
    section: z.enum(sections),
  }),
);

/**
 * Offices and categories with one of the words in their name. Names that begin with it come first; then shorter names
 * of offices, and categories by position.
 */
async function listOfficesAndCategories(words: readonly string[]): Promise<AutocompleteEntry[]> {
  const rows = await db.$queryRaw`
    WITH wanted AS (SELECT unnest(${[...words]}::text[]) AS word)
    (SELECT 'organisation' AS kind, o.id, o.name AS label, 'news' AS section
      FROM organisation o, LATERAL (
        SELECT min(least(nullif(strpos(o.name_search, word), 0), nullif(strpos(lower(o.short_name), word), 0))) AS at
        FROM wanted) w
      WHERE o.status = 'open' AND w.at > 0 ORDER BY w.at > 1, length(o.name), o.name, o.id LIMIT ${MAX_OFFICES})
    UNION ALL
    (SELECT 'category', c.id, c.name, c.section::text
      FROM category c, LATERAL (SELECT min(nullif(strpos(lower(c.name), word), 0)) AS at FROM wanted) w
      WHERE c.visible AND w.at > 0 ORDER BY w.at > 1, c.position, c.id LIMIT ${MAX_CATEGORIES})`;
  return namedRows.parse(rows).map(({ section, ...row }) => ({
    ...row,
    href: row.kind === 'organisation' ? `/organisations/${row.id}/` : categoryHref(row.id, section),
  }));
}

const categoryHref = (id: number, section: (typeof sections)[number]): string =>
  section === 'lifestyle' ? '/lifeStyle/' : `/news_group/?news_type=${id}`;
