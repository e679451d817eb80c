import type { Viewer } from '@/lib/auth/viewer';
import { Prisma } from '@/lib/prisma/client';
import { undecidedSql } from '../undecided/undecided.queries';
import type { NewsroomTab } from './counts.schema';

/**
 * Conditions over `news n` of a list's tabs, as `buildTabWhere` has them.
 *
 * @param todo ids of the viewer's review queue
 */
export function buildTabSqls(viewer: Viewer, now: Date, todo: readonly number[]): Record<NewsroomTab, Prisma.Sql> {
  const kept = Prisma.sql`n.deleted_at IS NULL`;
  const allowed = Prisma.sql`${kept} AND n.status = 'allow'`;
  return {
    all: kept,
    todo: Prisma.sql`${kept} AND n.id = ANY (${[...todo]}::int[])`,
    wait: Prisma.sql`${kept} AND n.status = 'wait'`,
    undecided: undecidedSql(viewer, now),
    pending: Prisma.sql`${allowed} AND n.id IN (SELECT r.news_id FROM news_revision r WHERE r.state = 'pending')`,
    return: Prisma.sql`${kept} AND n.status = 'return'`,
    draft: Prisma.sql`${kept} AND n.status = 'draft'`,
    allow: Prisma.sql`${allowed} AND n.publish_at <= ${now}`,
    scheduled: Prisma.sql`${allowed} AND n.publish_at > ${now}`,
    hide: Prisma.sql`${kept} AND n.status = 'hide'`,
    bin: Prisma.sql`n.deleted_at IS NOT NULL`,
  };
}
