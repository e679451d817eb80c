import type { Picture } from '@/lib/files/picture.schema';

/** A file that a revision refers to. */
export type NamedFile = { name: string; picture?: Picture };

/** Names for the ids in revisions; files that are gone have none. */
export type RevisionNames = {
  categories: ReadonlyMap<number, string>;
  files: ReadonlyMap<number, NamedFile>;
};
