import type { Picture } from '@/lib/files/picture.schema';
import type { NewsContent } from '../item/content.schema';

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
