import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { db, type Prisma } from '@/lib/db/db';
import { buildScopeWhere } from '../workflow/workflow.queries';
import { newsroomRowColumns, toNewsroomRow } from './list.rows';

/** Maximum number of items on an organisation's page. */
const SHOWN = 8;

/** Items of an organisation that the viewer may see: their number by status, and those changed last. */
export async function summarizeNews(viewer: Viewer, organisationId: number) {
  const scope = can(viewer, 'news.everywhere') ? 'all' : 'ownAndMembers';
  const where: Prisma.NewsWhereInput = {
    AND: [buildScopeWhere(viewer, scope), { organisationId, section: 'news', deletedAt: null }],
  };
  const [groups, rows] = await Promise.all([
    db.news.groupBy({ by: ['status'], where, _count: { _all: true } }),
    db.news.findMany({
      where,
      select: newsroomRowColumns,
      orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
      take: SHOWN,
    }),
  ]);
  const countOf = (status: (typeof groups)[number]['status']) =>
    groups.find((group) => group.status === status)?._count._all ?? 0;
  return {
    counts: {
      wait: countOf('wait'),
      return: countOf('return'),
      draft: countOf('draft'),
      allow: countOf('allow'),
      hide: countOf('hide'),
    },
    rows: rows.map(toNewsroomRow),
  };
}
export type OrganisationNews = Awaited<ReturnType<typeof summarizeNews>>;
