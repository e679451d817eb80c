import { listCategories } from '@/features/news/categories/categories.queries';
import { findUnpublishedNews } from '@/features/news/news.queries';
import type { Viewer } from '@/lib/auth/viewer';
import type { SearchParams } from '@/lib/list/list';
import { listModeratedKinds } from '@/lib/site/queries';
import { getCurrentTime } from '@/lib/time/current-time';
import { listPreviewLinks } from '../previews/previews.queries';
import { findRevision, findRevisionNames, listHistory, listRevisions } from '../revisions/revisions.queries';
import { readComparison } from '../revisions/revisions.rules';
import { listRoads } from '../road/road.queries';
import { listRungs } from '../workflow/ladder.rules';
import { findNewsroomItem } from '../workflow/workflow.queries';
import { canDecideRevision, getEditingMode, listEvents, listLevels } from '../workflow/workflow.rules';

/**
 * Data of an item's page: the item, the steps that the viewer may take, its history and its revisions.
 *
 * @param params the query of the page's URL; it may request a comparison of two revisions
 * @returns undefined if the viewer may not see the item
 */
export async function findItemPage(viewer: Viewer, id: number, params: SearchParams, now = getCurrentTime()) {
  const item = await findNewsroomItem(viewer, id);
  if (!item) return undefined;
  const [body, moderated, steps, revisions, links, pending, comparison, categories] = await Promise.all([
    findUnpublishedNews(id),
    listModeratedKinds(),
    listHistory(item),
    listRevisions(item),
    listPreviewLinks(item, now),
    findRevision(item, 'pending'),
    findCompared(item, params),
    listCategories(),
  ]);
  if (!body) return undefined;
  const roads = await listRoads([{ ...item, publishAt: new Date(item.publishAt) }], moderated, now);
  const events = listEvents(viewer, item.facts, moderated);
  const leveled = (['publish', 'lift'] as const).find((event) => events.includes(event));
  const isOwn = pending?.accountId != null && pending.accountId === viewer.accountId;
  const contents = [item.content, pending?.content, comparison?.before.content, comparison?.after.content];
  return {
    item,
    body,
    steps,
    revisions,
    links,
    /** Two revisions to compare; undefined despite `asksComparison` if one of them doesn't exist. */
    comparison,
    asksComparison: readComparison(params) !== undefined,
    names: await findRevisionNames(contents.filter((content) => content !== undefined)),
    categories: categories.filter(({ section }) => section === item.facts.section),
    events,
    road: roads.get(id),
    /** Ladder of the item's levels, with the moves that the viewer may make; only of items that have or get a level. */
    rungs: listRungs(item.facts, leveled ? listLevels(viewer, item.facts, leveled) : []),
    mayEdit: getEditingMode(viewer, item.facts, moderated) !== 'no',
    pending: pending && {
      ...pending,
      isOwn,
      mayDecide: !isOwn && canDecideRevision(viewer, item.facts, moderated),
    },
    now,
  };
}

async function findCompared(item: { id: number }, params: SearchParams) {
  const asked = readComparison(params);
  if (!asked) return undefined;
  const [before, after] = await Promise.all([
    findRevision(item, { number: asked.older }),
    findRevision(item, { number: asked.newer }),
  ]);
  return before && after && { before: toComparedSide(before), after: toComparedSide(after) };
}

type Revision = NonNullable<Awaited<ReturnType<typeof findRevision>>>;

const toComparedSide = ({ number, by, createdAt: at, content }: Revision) => ({ number, by, at, content });
/** A revision in a comparison; the current content has no number, author and time. */
export type ComparedSide = Partial<ReturnType<typeof toComparedSide>> & Pick<Revision, 'content'>;
