import type { NewsroomScope } from '../workflow/workflow.schema';

/** Scope and section of a newsroom list. */
export type NewsroomListScope = { scope: NewsroomScope; section: 'news' | 'lifestyle' };

/** Parts of a list, in the order of its tabs. */
export const newsroomTabs = ['all', 'wait', 'pending', 'return', 'draft', 'allow', 'scheduled', 'hide', 'bin'] as const;
export type NewsroomTab = (typeof newsroomTabs)[number];

/** Filters of a list. */
export type NewsroomFilter = {
  /** Normalised search text, empty for all. */
  needle: string;
  categoryId?: number;
  organisationId?: number;
  /** Thai calendar days of publication in the common era, as `YYYY-MM-DD`, both included. */
  from?: string;
  to?: string;
};
