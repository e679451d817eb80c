import { z } from 'zod';
import { talliedSql } from '@/features/news/tally.queries';
import { covers } from '@/lib/areas/news-hrefs';
import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { findReviewQueue, listReviewQueueIds } from '../queue/queue.queries';
import { countReviewQueue } from '../queue/queue.rules';
import { hasUndecidedTab } from '../undecided/undecided.rules';
import { newsStatuses } from '../workflow/workflow.schema';
import { canUseTally } from './counts.queries';
import type { NewsroomListScope, NewsroomTab } from './counts.schema';
import { type NewsroomFilter, newsroomList } from './list.rules';
import { listedSql } from './listed.queries';
import { buildTabSqls } from './tab-conditions.queries';

export type TabCounts = Record<NewsroomTab, number>;

const row = z.object({
  states: z.partialRecord(z.enum(newsStatuses), z.number()),
  ...{
    todo: z.number().nullable(),
    undecided: z.number(),
    scheduled: z.number(),
    pending: z.number(),
    bin: z.number(),
  },
});

/** Number of items under each tab of a list without a search, in one statement beside the viewer's queue. */
export async function countTabs(
  viewer: Viewer,
  place: NewsroomListScope,
  choice: NewsroomFilter,
  now: Date,
  offices: readonly number[] | undefined,
): Promise<TabCounts> {
  const listed = listedSql(viewer, place, choice, offices);
  const isNarrowed = newsroomList.isNarrowed(choice);
  const todo = isNarrowed ? await listReviewQueueIds(viewer) : undefined;
  const tabs = buildTabSqls(viewer, now, todo ?? []);
  const count = (tab: NewsroomTab) => Prisma.sql`(SELECT count(*)::int FROM news n WHERE ${listed} AND ${tabs[tab]})`;
  const [counted, waiting] = await Promise.all([
    db.$queryRaw`
      SELECT (SELECT COALESCE(json_object_agg(s.status, s.items), '{}') FROM (
          ${statesSql(viewer, place, choice, listed, offices)}) s) AS states,
        ${todo ? count('todo') : Prisma.sql`NULL::int`} AS todo,
        ${hasUndecidedTab(viewer, place) ? count('undecided') : Prisma.sql`0`} AS undecided,
        ${count('scheduled')} AS scheduled, ${count('pending')} AS pending, ${count('bin')} AS bin`,
    isNarrowed ? 0 : countTodo(viewer, place),
  ]);
  const [{ states, ...others }] = z.tuple([row]).parse(counted);
  return toTabCounts(states, { ...others, todo: others.todo ?? waiting });
}

type Others = Record<'todo' | 'undecided' | 'scheduled' | 'pending' | 'bin', number>;

const toTabCounts = (by: z.infer<typeof row>['states'], others: Others): TabCounts => ({
  ...others,
  all: Object.values(by).reduce((sum, items) => sum + items, 0),
  wait: by.wait ?? 0,
  return: by.return ?? 0,
  draft: by.draft ?? 0,
  allow: (by.allow ?? 0) - others.scheduled,
  hide: by.hide ?? 0,
});

/**
 * Number of a list's items by status, without the bin; from the tally if that knows all filters that are set. Drafts are
 * always counted, as the tally doesn't know whose they are.
 */
function statesSql(
  viewer: Viewer,
  { section }: NewsroomListScope,
  choice: NewsroomFilter,
  listed: Prisma.Sql,
  offices: readonly number[] | undefined,
): Prisma.Sql {
  const others = { ...choice, search: '', categoryId: undefined, organisationId: undefined };
  if (newsroomList.isNarrowed(others) || !canUseTally(viewer, section)) {
    return Prisma.sql`
      SELECT n.status::text AS status, count(*)::int AS items FROM news n
      WHERE ${listed} AND n.deleted_at IS NULL GROUP BY 1`;
  }
  return Prisma.sql`
    SELECT t.status, sum(t.items)::int AS items FROM (
      ${talliedSql(section, { organisationIds: offices, categoryId: choice.categoryId })}) t
    WHERE t.status <> 'draft' GROUP BY 1
    UNION ALL
    SELECT 'draft', count(*)::int FROM news n WHERE ${listed} AND n.deleted_at IS NULL AND n.status = 'draft'`;
}

/** Number of a list's items in the viewer's review queue: the number beside its entry of the menu. */
async function countTodo(viewer: Viewer, { scope, section }: NewsroomListScope): Promise<number> {
  const queue = await findReviewQueue(viewer);
  return countReviewQueue(queue, (group) => group.section === section && covers(scope, group));
}
