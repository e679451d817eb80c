import type { Prisma } from '@/lib/db/db';
import { getMediaUrl, type MediaEntry, toPicture } from '@/lib/files/picture.schema';

/** Every place where a file can stand, as Prisma counts them. */
const useRelations = {
  covers: true,
  newsPictures: true,
  newsAttachments: true,
  newsInline: true,
  banners: true,
  logos: true,
  documentVersions: true,
  organisationLogo: true,
  noticeFiles: true,
  noticeAnswers: true,
  reportFiles: true,
  forumPictures: true,
} as const satisfies Prisma.MediaCountOutputTypeSelect;

/** The columns of an entry of the library. */
export const mediaEntryColumns = {
  id: true,
  kind: true,
  hash: true,
  extension: true,
  mimeType: true,
  bytes: true,
  width: true,
  height: true,
  widths: true,
  color: true,
  originalName: true,
  title: true,
  alt: true,
  createdAt: true,
  _count: { select: useRelations },
} as const satisfies Prisma.MediaSelect;

export type MediaRow = Prisma.MediaGetPayload<{ select: typeof mediaEntryColumns }>;

/** A database row as an entry of the library: plain JSON. */
export function toMediaEntry(row: MediaRow): MediaEntry {
  const isPicture = row.kind === 'image';
  const thumb = row.widths[0];
  return {
    id: row.id,
    kind: row.kind,
    url: getMediaUrl(row, row.widths.at(-1)),
    thumb: isPicture && thumb !== undefined ? getMediaUrl(row, thumb) : undefined,
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
