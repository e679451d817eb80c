import { db, type Prisma } from '@/lib/db/db';
import { type ListState, slice } from '@/lib/list/list';
import { escapeLike } from '@/lib/text/search-text';
import type { MissSort, SearchMiss, SearchMissPage } from './zero-results.schema';

type MissRow = { needle: string; typed: string; count: number; lastAt: Date };

/** A row as a search. */
export const toMiss = ({ lastAt, ...row }: MissRow): SearchMiss => ({ ...row, lastAt: lastAt.toISOString() });

/** A page of the searches that found nothing, and how many there are. */
export async function listSearchMisses(state: ListState<MissSort>): Promise<SearchMissPage> {
  const where = state.needle ? { needle: { contains: escapeLike(state.needle) } } : {};
  const order = state.descending ? 'desc' : 'asc';
  const orders: Record<MissSort, Prisma.SearchMissOrderByWithRelationInput[]> = {
    count: [{ count: order }, { lastAt: 'desc' }],
    last_at: [{ lastAt: order }],
  };
  const [rows, total] = await Promise.all([
    db.searchMiss.findMany({ where, orderBy: [...orders[state.sort], { needle: 'asc' }], ...slice(state) }),
    db.searchMiss.count({ where }),
  ]);
  return { rows: rows.map(toMiss), total };
}
