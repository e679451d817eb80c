import { z } from 'zod';
import { db, type Transaction } from '@/lib/db/db';
import { type ListState, toSkipTake } from '@/lib/list/list';
import { sortByIds } from '@/lib/list/sort-by-ids';
import { Prisma } from '@/lib/prisma/client';
import { dependsOn, tag } from '@/lib/request/context';
import type { SynonymGroup, SynonymPage, SynonymSort } from './synonyms.schema';

const groupRows = z.array(z.object({ needles: z.array(z.string()) }));

/** Spellings of an abbreviation: with and without its final dot. */
const listSpellings = (needle: string): string[] => [needle, `${needle}.`, needle.replace(/\.$/, '')].filter(Boolean);

/**
 * Synonyms of words. A final dot is ignored, so that an abbreviation is also found without it.
 *
 * @param needles words in the form of `toSearchText`
 * @returns for each word with synonyms, the other words of its groups, in the same form
 */
export async function findSynonyms(needles: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  dependsOn(tag.synonyms);
  if (needles.length === 0) return new Map();
  const groups = groupRows.parse(
    await db.$queryRaw`SELECT needles FROM synonym_group WHERE needles && ${needles.flatMap(listSpellings)}::text[]`,
  );
  const others = (needle: string) =>
    groups
      .filter((group) => listSpellings(needle).some((spelling) => group.needles.includes(spelling)))
      .flatMap((group) => group.needles);
  const found = needles.map((needle) => [needle, [...new Set(others(needle))].filter((other) => other !== needle)]);
  return new Map(found.filter((entry): entry is [string, string[]] => (entry[1]?.length ?? 0) > 0));
}

export const synonymGroupColumns = { id: true, words: true, updatedAt: true } as const;
type GroupRow = { id: number; words: string[]; updatedAt: Date };

export const toSynonymGroup = ({ id, words, updatedAt }: GroupRow): SynonymGroup => ({
  id,
  words,
  version: updatedAt.toISOString(),
});

const [newestFirst, oldestFirst] = [Prisma.sql`DESC`, Prisma.sql`ASC`];
const idRows = z.array(z.object({ id: z.number() }));

/** A page of the groups with a word that contains the search text, by last change, with the total. */
export async function listSynonyms(state: ListState<SynonymSort>): Promise<SynonymPage> {
  const matches = idRows.parse(
    await db.$queryRaw`
    SELECT id FROM synonym_group
    WHERE ${state.needle} = '' OR EXISTS (SELECT 1 FROM unnest(needles) w WHERE strpos(w, ${state.needle}) > 0)
    ORDER BY updated_at ${state.descending ? newestFirst : oldestFirst}, id DESC`,
  );
  const { skip, take } = toSkipTake(state);
  const ids = matches.slice(skip, skip + take).map(({ id }) => id);
  const rows = await db.synonymGroup.findMany({ where: { id: { in: ids } }, select: synonymGroupColumns });
  return { rows: sortByIds(ids, rows.map(toSynonymGroup)), total: matches.length };
}

export async function findSynonymGroup(id: number, from: Pick<Transaction, 'synonymGroup'> = db) {
  const row = await from.synonymGroup.findUnique({ where: { id }, select: synonymGroupColumns });
  return row ? toSynonymGroup(row) : undefined;
}
