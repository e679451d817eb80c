import type { Prisma } from '@/lib/db/db';

/** Facts of an item that decide whether readers see it. */
export type PublicFacts = {
  status: string;
  deletedAt: Date | null;
  publishAt: Date;
  unpublishAt: Date | null;
  category: { visible: boolean };
};

/**
 * The one rule of what readers see, as a condition and, in `isPublic`, for an item that has been read: allowed, due, not
 * over, not in the bin, in a visible category. `publishedSql` and `publicSql` are its forms in SQL.
 */
export const buildPublicWhereAt = (now: Date) =>
  ({
    status: 'allow',
    deletedAt: null,
    publishAt: { lte: now },
    OR: [{ unpublishAt: null }, { unpublishAt: { gt: now } }],
    category: { visible: true },
  }) as const satisfies Prisma.NewsWhereInput;

/** True if readers see the item. */
export const isPublic = ({ status, deletedAt, publishAt, unpublishAt, category }: PublicFacts, now: Date): boolean =>
  status === 'allow' &&
  deletedAt === null &&
  publishAt <= now &&
  (unpublishAt === null || unpublishAt > now) &&
  category.visible;
