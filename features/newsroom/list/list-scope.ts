import type { AreaRow } from '@/lib/areas/schema';
import type { NewsroomListScope } from './counts.schema';

/**
 * Scope of a newsroom list in the area table, narrowed to the chosen part if it has two; undefined for other screens.
 */
export function toNewsroomListScope(row: AreaRow, part?: 'own' | 'members'): NewsroomListScope | undefined {
  if (row.screen !== 'newsList' || row.scope === 'public') return undefined;
  return { section: row.section ?? 'news', scope: row.canFilterByOwner && part ? part : row.scope };
}
