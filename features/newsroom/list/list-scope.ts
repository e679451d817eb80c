import type { AreaRow } from '@/lib/areas/schema';
import type { NewsroomListScope } from './counts.schema';

/** What a row of the area table shows of the newsroom, and of one with two parts the chosen one; undefined for other screens. */
export function toNewsroomListScope(row: AreaRow, part?: 'own' | 'members'): NewsroomListScope | undefined {
  if (row.screen !== 'newsList' || row.scope === 'public') return undefined;
  return { section: row.section ?? 'news', scope: row.canFilterByOwner && part ? part : row.scope };
}
