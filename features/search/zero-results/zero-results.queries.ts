import { db, type Prisma } from '@/lib/db/db';
import { type ListState, toSkipTake } from '@/lib/list/list';
import { escapeLike } from '@/lib/text/search-text';
import type { ZeroResult, ZeroResultPage, ZeroResultSort } from './zero-results.schema';

type ZeroResultRow = { needle: string; typed: string; count: number; lastAt: Date };

export const toZeroResult = ({ lastAt, ...row }: ZeroResultRow): ZeroResult => ({
  ...row,
  lastAt: lastAt.toISOString(),
});

/** A page of the searches without results, and their total number. */
export async function listZeroResults(state: ListState<ZeroResultSort>): Promise<ZeroResultPage> {
  const where = state.needle ? { needle: { contains: escapeLike(state.needle) } } : {};
  const order = state.descending ? 'desc' : 'asc';
  const orders: Record<ZeroResultSort, Prisma.SearchMissOrderByWithRelationInput[]> = {
    count: [{ count: order }, { lastAt: 'desc' }],
    last_at: [{ lastAt: order }],
  };
  const [rows, total] = await Promise.all([
    db.searchMiss.findMany({ where, orderBy: [...orders[state.sort], { needle: 'asc' }], ...toSkipTake(state) }),
    db.searchMiss.count({ where }),
  ]);
  return { rows: rows.map(toZeroResult), total };
}
