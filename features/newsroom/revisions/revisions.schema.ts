import type { Picture } from '@/lib/files/picture.schema';
import type { NewsContent } from '../item/content.schema';
import type { NewsStatus } from '../workflow/workflow.schema';

/** The parts of what was written that are compared, in the order of the editor. */
export const comparedParts = [
  'topic',
  'categoryId',
  'detail',
  'cover',
  'pictures',
  'attachments',
  'videoLinks',
  'publishAt',
  'unpublishAt',
  'pinned',
] as const;
export type ComparedPart = (typeof comparedParts)[number];

/** A file that a revision names, as far as it is still there. */
export type NamedFile = { name: string; picture?: Picture };

/** What the ids in revisions mean to people. */
export type RevisionNames = {
  categories: ReadonlyMap<number, string>;
  files: ReadonlyMap<number, NamedFile>;
};

/** One side of a comparison. */
export type ComparedSide = {
  /** A revision's number; the text that stands now has none. */
  number?: number;
  by?: string;
  at?: string;
  content: NewsContent;
};

/** A revision in the list of all; its content is read when it is needed. */
export type RevisionEntry = {
  id: number;
  number: number;
  state: 'saved' | 'pending' | 'approved' | 'refused';
  comment: string | null;
  by?: string;
  createdAt: string;
};

/** One step of an item's way. */
export type HistoryStep = {
  id: number;
  actorName: string;
  event: string;
  fromStatus: NewsStatus | null;
  toStatus: NewsStatus;
  fromLevel: number | null;
  toLevel: number;
  reason: string | null;
  comment: string | null;
  at: string;
};
