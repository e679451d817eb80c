import { buildPublicWhere } from '@/features/news/news.queries';
import type { Viewer } from '@/lib/auth/viewer';
import { db, type Prisma } from '@/lib/db/db';
import { selectColumns } from '@/lib/list/select-columns';
import { buildVisibleNewsWhere } from '../workflow/workflow.queries';

/** Maximum number of items named in the list of uses. */
const SHOWN = 50;

/**
 * Uses of a file: items that the viewer may see, and the number of other places.
 *
 * @param file a file returned by `findMedia` for this viewer
 */
export async function findMediaUses(viewer: Viewer, file: { id: number; uses?: number }) {
  const media = { id: file.id };
  const where: Prisma.NewsWhereInput = {
    AND: [
      buildVisibleNewsWhere(viewer),
      {
        OR: [
          { coverId: file.id },
          { pictures: { some: { media } } },
          { attachments: { some: { media } } },
          { inlineMedia: { some: { media } } },
        ],
      },
    ],
  };
  const [rows, row] = await Promise.all([
    db.news.findMany({
      where,
      select: {
        ...selectColumns('id', 'topic', 'section', 'status', 'coverId'),
        organisation: { select: { name: true } },
        _count: {
          select: {
            pictures: { where: { mediaId: file.id } },
            attachments: { where: { mediaId: file.id } },
            inlineMedia: { where: { mediaId: file.id } },
          },
        },
      },
      orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
      take: SHOWN,
    }),
    db.news.findMany({ where: { AND: [buildPublicWhere(), where] }, select: { id: true }, take: SHOWN }),
  ]);
  const open = new Set(row.map(({ id }) => id));
  const items = rows.map(({ organisation, coverId, _count, ...item }) => ({
    ...item,
    organisation: organisation.name,
    /** True if readers see it now. */
    public: open.has(item.id),
  }));
  const named = rows.reduce((sum, { coverId, _count }) => sum + (coverId === file.id ? 1 : 0) + sumCounts(_count), 0);
  return { items, others: Math.max(0, (file.uses ?? 0) - named) };
}
/** Uses of a file: items, and the number of places that the viewer doesn't see. */
export type MediaUses = Awaited<ReturnType<typeof findMediaUses>>;

const sumCounts = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
