import type { Viewer } from '@/lib/auth/viewer';
import type { Prisma } from '@/lib/prisma/client';

/** Kinds of things that wait, in the order of the inbox's tabs. */
export const waitingKinds = ['news', 'voice', 'notice', 'report', 'check', 'registration', 'import'] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/**
 * A thing that waits for a viewer. `part` tells things of a kind apart: what has to be done first, then what its address
 * depends on, joined by full stops.
 */
export type WaitingThing = { kind: WaitingKind; id: number; part: string };

/** Title of a thing as its source reads it; `code` holds what only words can tell, such as the right of a request. */
export type WaitingTitle = { title: string | null; sender: string | null; code: string | null };

/** Number of a viewer's waiting things of one part. */
export type WaitingCount = { kind: WaitingKind; part: string; count: number };

/** Waiting things of one feature: which of them wait for a viewer, their titles and their addresses. */
export type WaitingSource = {
  kind: WaitingKind;
  /**
   * Query of everything that waits for the viewer: `id`, `part`, `since` it waits, `due` or null, and `stamp`, a text that
   * changes when something new happens to it. It reads by an index, and nothing but what waits.
   *
   * @returns undefined if nothing of the kind ever waits for such a viewer
   */
  buildEntries: (viewer: Viewer, now: Date) => Prisma.Sql | undefined;
  /**
   * Query of titles: `id`, `title`, `sender`, `code`, and the normalised `words` that a search looks in.
   *
   * @param rows the things, as an expression that can be queried: `id` and `part`
   */
  buildTitles: (rows: Prisma.Sql, viewer: Viewer) => Prisma.Sql;
  /** Title on screen, if it is not the stored one; and the sender, if nobody is stored. */
  toTitle?: (found: WaitingTitle, thing: WaitingThing) => { title: string; sender?: string };
  /** Address where the thing is done, in the viewer's area. */
  toHref: (viewer: Viewer, thing: WaitingThing) => string;
  /** Paths of the menu's entries that count the part. */
  listPaths: (viewer: Viewer, part: string) => readonly string[];
};

/** Task with a thing: the first segment of its part. */
export const getTask = ({ part }: { part: string }): string => part.split('.', 1)[0] ?? '';
