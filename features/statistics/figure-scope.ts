import type { AreaRow } from '@/lib/areas/schema';
import { type FigureScope, figureScopes } from './statistics.schema';

/** Scope of a row of the area table, or of its chosen part if it has two; undefined for other screens. */
export function findFigureScope(row: AreaRow, part?: 'own' | 'members'): FigureScope | undefined {
  if (row.screen !== 'statistics' && row.screen !== 'graphs') return undefined;
  const scope = row.scope === 'ownAndMembers' && part ? part : row.scope;
  return figureScopes.find((name) => name === scope);
}
