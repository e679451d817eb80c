import type { Prisma } from '@/lib/db/db';
import { getMediaUrl, type MediaEntry, toPicture } from '@/lib/files/picture.schema';
import { selectColumns } from '@/lib/list/select-columns';

/** All relations that use a file, for Prisma's `_count`. */
const useRelations = {
  ...selectColumns('covers', 'newsPictures', 'newsAttachments', 'newsInline', 'banners', 'logos', 'executives'),
  ...selectColumns(
    'documentVersions',
    'organisationLogo',
    'organisationPicture',
    'noticeFiles',
    'noticeAnswers',
    'reportFiles',
    'forumPictures',
  ),
} as const satisfies Prisma.MediaCountOutputTypeSelect;

export const mediaEntryColumns = {
  ...selectColumns('id', 'kind', 'hash', 'extension', 'mimeType', 'bytes', 'width', 'height', 'widths', 'color'),
  ...selectColumns('originalName', 'title', 'alt', 'caption', 'createdAt'),
  _count: { select: useRelations },
} as const satisfies Prisma.MediaSelect;

export type MediaRow = Prisma.MediaGetPayload<{ select: typeof mediaEntryColumns }>;

/** A database row as a library entry: plain JSON. */
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
    caption: row.caption,
    createdAt: row.createdAt.toISOString(),
    uses: countUses(row),
  };
}

/** Number of places where a file is used. */
export const countUses = ({ _count }: Pick<MediaRow, '_count'>): number =>
  Object.values(_count).reduce((sum, count) => sum + count, 0);
