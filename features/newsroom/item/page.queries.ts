import { listCategories } from '@/features/news/categories/categories.queries';
import { findUnpublishedNews } from '@/features/news/news.queries';
import { isPublic } from '@/features/news/public.rules';
import type { Viewer } from '@/lib/auth/viewer';
import type { SearchParams } from '@/lib/list/list';
import { listModeratedKinds } from '@/lib/site/queries';
import { getCurrentTime } from '@/lib/time/current-time';
import { listPreviewLinks } from '../previews/previews.queries';
import { findReturn, toShownReturn } from '../review/points.rules';
import { findReview } from '../review/review.queries';
import { findRevision, findRevisionNames, listHistory, listRevisions } from '../revisions/revisions.queries';
import { readComparison } from '../revisions/revisions.rules';
import { listRoads } from '../road/road.queries';
import { listRungs } from '../workflow/ladder.rules';
import { findDecidableItem, type NewsroomItem } from '../workflow/workflow.queries';
import { canDecideRevision, getEditingMode, getStanding, listEvents, listLevels } from '../workflow/workflow.rules';

/**
 * Data of an item's page: the item, the steps that the viewer may take, its history and its revisions.
 *
 * @param params the query of the page's URL; it may request a comparison of two revisions
 * @returns undefined if the viewer may not see the item
 */
export async function findItemPage(viewer: Viewer, id: number, params: SearchParams, now = getCurrentTime()) {
  const item = await findDecidableItem(viewer, id);
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
  const decidable = pending && {
    ...pending,
    isOwn,
    mayDecide: !isOwn && canDecideRevision(viewer, item.facts, moderated),
  };
  const step = findReturn(steps);
  const beforeReturn = step && item.facts.status === 'wait' ? await findRevision(item, { at: step.at }) : undefined;
  const contents = [
    item.content,
    pending?.content,
    comparison?.before.content,
    comparison?.after.content,
    beforeReturn?.content,
  ];
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
    /** The return that the writer mends or has mended, and what the item was then. */
    returned: step && toShownReturn(step, item.content),
    beforeReturn: beforeReturn && toComparedSide(beforeReturn),
    events,
    road: roads.get(id),
    /** Ladder of the item's levels, with the moves that the viewer may make; only of items that have or get a level. */
    rungs: listRungs(item.facts, leveled ? listLevels(viewer, item.facts, leveled) : []),
    /** True if the viewer decides on it in place of an absent colleague, and does nothing else with it. */
    isStandIn: getStanding(viewer, item.facts) === 'standIn',
    mayEdit: getEditingMode(viewer, item.facts, moderated) !== 'no',
    isPublic: isPublic(toPublicFacts(item), now),
    pending: decidable,
    review: await findReview(viewer, item, decidable, moderated, now),
    now,
  };
}

/** Facts of an item that decide whether readers see it. */
const toPublicFacts = ({ facts, content, category, publishAt, deletedAt }: NewsroomItem) => ({
  status: facts.status,
  deletedAt: deletedAt ? new Date(deletedAt) : null,
  publishAt: new Date(publishAt),
  unpublishAt: content.unpublishAt ? new Date(content.unpublishAt) : null,
  category,
});

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
