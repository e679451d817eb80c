import type { Picture } from '@/lib/files/picture.schema';
import type { NewsContent } from '../item/content.schema';
import type { NewsStatus } from '../workflow/workflow.schema';

/** A file that a revision refers to. */
export type NamedFile = { name: string; picture?: Picture };

/** Names for the ids in revisions; files that are gone have none. */
export type RevisionNames = {
  categories: ReadonlyMap<number, string>;
  files: ReadonlyMap<number, NamedFile>;
};

/** One side of a comparison. */
export type ComparedSide = {
  /** Number of the revision; undefined for the current content. */
  number?: number;
  by?: string;
  at?: string;
  content: NewsContent;
};

/** A revision in a list, without its content. */
export type RevisionEntry = {
  id: number;
  number: number;
  state: 'saved' | 'pending' | 'approved' | 'refused';
  comment: string | null;
  by?: string;
  createdAt: string;
};

/** A workflow step in an item's history. */
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
