import { cache } from 'react';
import { buildReadingsWhere } from '@/features/news/filter/headline.queries';
import { parseId } from '@/lib/command/ids';
import { db, type Prisma } from '@/lib/db/db';
import { escapeLike } from '@/lib/text/search-text';
import { toIndexForm } from '@/lib/text/trigrams';

/** Maximum number of found items that are passed on as ids. */
const MAX_FOUND = 2_000;
const ITEM_NUMBER = /^#?(\d{1,10})$/;

/**
 * Items that a search of a staff list finds: by headline and text, by the author's name, or by the item's number. Their
 * ids if there are at most 2,000, else the joined conditions; undefined without a search.
 *
 * Each part has an index of its own, which a condition that joins them with OR can't use; so the parts are asked one by
 * one. Of more items a page is soon full. Memoised per render.
 */
export const findSearched = cache(async (needle: string): Promise<number[] | Prisma.NewsWhereInput | undefined> => {
  if (needle === '') return undefined;
  const parts = [...(await buildTextParts(needle)), ...buildAuthorParts(needle), ...buildNumberParts(needle)];
  const found = await Promise.all(
    parts.map((where) => db.news.findMany({ where, select: { id: true }, take: MAX_FOUND + 1 })),
  );
  const ids = new Set(found.flat().map(({ id }) => id));
  return ids.size > MAX_FOUND ? { OR: parts } : [...ids];
});

/** Condition for the items that a search of a staff list finds; empty without a search. */
export async function buildNewsroomSearchWhere(needle: string): Promise<Prisma.NewsWhereInput> {
  const found = await findSearched(needle);
  return Array.isArray(found) ? { id: { in: found } } : (found ?? {});
}

/** The search table has the published items; of the others, which are few, the texts themselves are read. */
async function buildTextParts(needle: string): Promise<Prisma.NewsWhereInput[]> {
  const [indexed, headline, text] = await Promise.all([
    buildReadingsWhere(needle, (form) => ({ text: { contains: escapeLike(toIndexForm(form)) } })),
    buildReadingsWhere(needle, (form) => ({ topicSearch: { contains: escapeLike(form) } })),
    buildReadingsWhere(needle, (form) => ({ textSearch: { contains: escapeLike(form) } })),
  ]);
  return [
    { search: { is: indexed } },
    headline,
    { status: { in: ['draft', 'wait', 'return', 'hide'] }, ...text },
    { deletedAt: { not: null }, ...text },
  ];
}

/** An author's name has every word of the search. */
function buildAuthorParts(needle: string): Prisma.NewsWhereInput[] {
  const words = needle.split(' ').map((word) => ({ contains: escapeLike(word), mode: 'insensitive' as const }));
  return [
    { systemUser: { account: { AND: words.map((displayName) => ({ displayName })) } } },
    { collegeUser: { AND: words.map((word) => ({ OR: [{ firstName: word }, { lastName: word }] })) } },
  ];
}

function buildNumberParts(needle: string): Prisma.NewsWhereInput[] {
  const id = parseId(ITEM_NUMBER.exec(needle)?.[1] ?? '');
  return id === undefined ? [] : [{ id }];
}
