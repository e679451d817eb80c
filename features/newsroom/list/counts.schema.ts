import type { NewsroomScope } from '../workflow/workflow.schema';

/** Scope and section of a newsroom list. */
export type NewsroomListScope = { scope: NewsroomScope; section: 'news' | 'lifestyle' };

/** Parts of a list, in the order of its tabs. */
export const newsroomTabs = [
  'all',
  'wait',
  'undecided',
  'pending',
  'return',
  'draft',
  'allow',
  'scheduled',
  'hide',
  'bin',
] as const;
export type NewsroomTab = (typeof newsroomTabs)[number];
