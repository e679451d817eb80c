import type { Prisma } from '../db';
import type { entryColumns } from './queries';
import { type MediaEntry, mediaUrl, toPicture } from './schema';

export type MediaRow = Prisma.MediaGetPayload<{ select: typeof entryColumns }>;

/** A database row as an entry of the library: plain JSON. */
export function toEntry(row: MediaRow): MediaEntry {
  const isPicture = row.kind === 'image';
  const thumb = row.widths[0];
  return {
    id: row.id,
    kind: row.kind,
    url: mediaUrl(row, row.widths.at(-1)),
    thumb: isPicture && thumb !== undefined ? mediaUrl(row, thumb) : undefined,
    picture: isPicture ? toPicture(row, row.alt) : undefined,
    width: row.width ?? undefined,
    height: row.height ?? undefined,
    mimeType: row.mimeType,
    extension: row.extension,
    bytes: row.bytes,
    name: row.originalName,
    title: row.title,
    alt: row.alt,
    createdAt: row.createdAt.toISOString(),
    uses: countUses(row),
  };
}

/** In how many places a file stands. */
export const countUses = ({ _count }: Pick<MediaRow, '_count'>): number =>
  Object.values(_count).reduce((sum, count) => sum + count, 0);
