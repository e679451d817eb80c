import type { NewsroomScope } from '../workflow/workflow.schema';

/** Scope and section of a newsroom list. */
export type NewsroomListScope = { scope: NewsroomScope; section: 'news' | 'lifestyle' };

/** Parts of a list, in the order of its tabs; `todo` is the viewer's review queue. */
export const newsroomTabs = [
  'all',
  'todo',
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
