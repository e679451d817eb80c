import { buildReadingsWhere } from '@/features/news/filter/headline.queries';
import { parseId } from '@/lib/command/ids';
import type { Prisma } from '@/lib/db/db';
import { escapeLike } from '@/lib/text/search-text';

/** Condition for the items that a search of a staff list finds, in plain terms: each item and its author are read. */
export async function buildPlainSearchWhere(needle: string): Promise<Prisma.NewsWhereInput> {
  const words = needle.split(' ').map((word) => ({ contains: escapeLike(word), mode: 'insensitive' as const }));
  const id = parseId(needle.replace(/^#/, ''));
  return {
    OR: [
      await buildReadingsWhere(needle, (form) => ({ textSearch: { contains: escapeLike(form) } })),
      { systemUser: { account: { AND: words.map((displayName) => ({ displayName })) } } },
      { collegeUser: { AND: words.map((word) => ({ OR: [{ firstName: word }, { lastName: word }] })) } },
      ...(id === undefined ? [] : [{ id }]),
    ],
  };
}
