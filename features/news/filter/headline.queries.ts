import { Prisma } from '@/lib/prisma/client';
import { escapeLike } from '@/lib/text/search-text';
import { listForms } from './filter.rules';
import { findSearchLevels } from './terms.queries';

/** Ways to find a search in headlines, each as terms with the forms of which one must be there. */
export type HeadlineReadings = readonly (readonly (readonly string[])[])[];

/**
 * Readings of the search of a list that looks in headlines only: as typed, and word by word. A headline is so short
 * that both count the same.
 */
export async function findHeadlineReadings(needle: string): Promise<HeadlineReadings> {
  const [typed, words] = await findSearchLevels({ search: needle });
  // A search of quotation marks alone has no terms, and is taken literally.
  if (typed.terms.length === 0) return [[[needle]]];
  return [typed, ...(words?.tier === 'all' ? [words] : [])].map(({ terms }) => terms.map(listForms));
}

/** SQL condition over `news n`: the headline has the search of a list. */
export async function buildHeadlineSql(needle: string): Promise<Prisma.Sql> {
  const readings = await findHeadlineReadings(needle);
  return joinReadings(readings, (form) => Prisma.sql`n.topic_search LIKE ${`%${escapeLike(form)}%`}`);
}

/** SQL condition that one of the readings applies: each of its terms in one of the forms, as `toSql` asks for it. */
export function joinReadings(readings: HeadlineReadings, toSql: (form: string) => Prisma.Sql): Prisma.Sql {
  const join = (parts: readonly Prisma.Sql[], by: string) => Prisma.join([...parts], by, '(', ')');
  const ways = readings.map((terms) =>
    join(
      terms.map((forms) => join(forms.map(toSql), ' OR ')),
      ' AND ',
    ),
  );
  return join(ways, ' OR ');
}

/** The same condition for Prisma; empty without a search. */
export async function buildHeadlineWhere(needle: string): Promise<Prisma.NewsWhereInput> {
  if (needle === '') return {};
  return buildReadingsWhere(needle, (form) => ({ topicSearch: { contains: escapeLike(form) } }));
}

/** A search in another column, read as in headlines; `toWhere` gives the condition of one form of a word. */
export async function buildReadingsWhere<W>(
  needle: string,
  toWhere: (form: string) => W,
): Promise<{ OR: { AND: { OR: W[] }[] }[] }> {
  const readings = await findHeadlineReadings(needle);
  return { OR: readings.map((terms) => ({ AND: terms.map((forms) => ({ OR: forms.map(toWhere) })) })) };
}
