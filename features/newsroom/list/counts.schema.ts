import type { NewsroomScope } from '../workflow/workflow.schema';

/** What a place of an area is about. */
export type NewsroomListScope = { scope: NewsroomScope; section: 'news' | 'lifestyle' };

/** Parts of a list, in the order of its tabs. */
export const newsroomTabs = ['all', 'wait', 'pending', 'return', 'draft', 'allow', 'scheduled', 'hide', 'bin'] as const;
export type NewsroomTab = (typeof newsroomTabs)[number];

/** How a list is narrowed down. */
export type NewsroomFilter = {
  /** The normal form of what is looked for, empty for all. */
  needle: string;
  categoryId?: number;
  organisationId?: number;
  /** Thai calendar days of publication in the common era, as `YYYY-MM-DD`, both included. */
  from?: string;
  to?: string;
};
