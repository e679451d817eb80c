import { can } from '@/lib/auth/access';
import { roleTable } from '@/lib/auth/role-table';
import type { Viewer } from '@/lib/auth/viewer';
import { type ItemFacts, type NewsEvent, type NewsStatus, newsEvents } from './workflow.schema';

/**
 * Relation of a viewer to an item: author as a college user, standing in for the college, of the item's organisation,
 * supervising that, or with rights on all items.
 */
export type Standing = 'author' | 'standIn' | 'own' | 'members' | 'all';
/** Kinds of organisations whose items need approval from a higher level; a setting. */
export type Moderated = readonly string[];
export type Transition = { status: NewsStatus; level: number; deleted: boolean };

type Need = 'write' | 'author' | 'publish' | 'review' | 'show' | 'delete';
type Step = { from: readonly NewsStatus[]; to: NewsStatus | 'same'; needs: Need };

/** Source statuses, target status and requirement of each event. */
const steps: Readonly<Record<NewsEvent, Step>> = {
  submit: { from: ['draft', 'return'], to: 'wait', needs: 'write' },
  takeBack: { from: ['wait'], to: 'draft', needs: 'author' },
  publish: { from: ['draft', 'wait', 'return'], to: 'allow', needs: 'publish' },
  lift: { from: ['allow'], to: 'allow', needs: 'publish' },
  return: { from: ['wait'], to: 'return', needs: 'review' },
  hide: { from: ['allow'], to: 'hide', needs: 'review' },
  show: { from: ['hide'], to: 'allow', needs: 'show' },
  bin: { from: ['draft', 'wait', 'allow', 'return', 'hide'], to: 'same', needs: 'delete' },
  unbin: { from: ['draft', 'wait', 'allow', 'return', 'hide'], to: 'same', needs: 'delete' },
};

/** Base levels of organisations' own items by kind; other kinds have `BASE_LEVEL`. */
const baseLevels: Readonly<Record<string, number>> = { college: 1 };
const BASE_LEVEL = 2;

/** Level at which an organisation of a kind publishes its own items. */
export const getBaseLevel = (kind: string): number => baseLevels[kind] ?? BASE_LEVEL;

/** Relation of a viewer to an item; undefined if there is none. */
export function getStanding(viewer: Viewer, item: ItemFacts): Standing | undefined {
  if (!can(viewer, item.section === 'lifestyle' ? 'lifestyle.write' : 'news.write')) return undefined;
  if (can(viewer, 'news.everywhere')) return 'all';
  const isOwn = item.organisation.id === viewer.organisationId;
  // A college user who has moved to another college loses the items written at the old one.
  if (!can(viewer, 'news.publish')) return isOwn ? getUserStanding(viewer, item) : undefined;
  if (isOwn) return 'own';
  if (item.section === 'lifestyle' || viewer.organisationId === undefined) return undefined;
  return item.supervisors.includes(viewer.organisationId) ? 'members' : undefined;
}

/** Relation of a college user to an item of the college; those who stand in reach the items of its other users only. */
function getUserStanding({ ownId, standsIn }: Viewer, { collegeUserId, deleted }: ItemFacts): Standing | undefined {
  if (collegeUserId === null) return undefined;
  if (collegeUserId === ownId) return 'author';
  return standsIn && !deleted ? 'standIn' : undefined;
}

/** True if the viewer decides on items of others: by role, or as a stand-in. */
export const isDecider = (viewer: Viewer): boolean =>
  can(viewer, 'news.publish') || (can(viewer, 'news.write') && viewer.standsIn === true);

/** True if the viewer's account wrote the item; an item without an author belongs to its organisation. */
export function isAuthor(viewer: Viewer, item: ItemFacts): boolean {
  const standing = getStanding(viewer, item);
  if (standing === undefined || standing === 'members' || standing === 'standIn') return false;
  if (standing === 'author') return true;
  if (item.collegeUserId !== null) return false;
  return item.systemUserId === viewer.ownId || (item.systemUserId === null && standing === 'own');
}

/** True if the viewer may see the item in the newsroom; a draft is visible only to its author. */
export function canSee(viewer: Viewer, item: ItemFacts): boolean {
  return getStanding(viewer, item) !== undefined && (item.status !== 'draft' || isAuthor(viewer, item));
}

/**
 * True if a viewer may write the items of an organisation that it sees; other organisations' items need an extra right.
 */
export const canWriteItemsOf = (viewer: Viewer, organisationId: number): boolean =>
  organisationId === viewer.organisationId || can(viewer, 'news.everywhere') || can(viewer, 'news.writeMembers');

/** Effect of saving: at once, as a revision that waits for approval, or not allowed. */
export function getEditingMode(viewer: Viewer, item: ItemFacts, moderated: Moderated): 'no' | 'direct' | 'revision' {
  if (item.deleted || !canWrite(viewer, item)) return 'no';
  return item.status !== 'allow' || canPublish(viewer, item, moderated) ? 'direct' : 'revision';
}

/** Levels that an event may give an item, lowest first; for events without a level, the current one. */
export function listLevels(viewer: Viewer, item: ItemFacts, event: NewsEvent): number[] {
  const highest = roleTable[viewer.role].publishLevel;
  const base = getBaseLevel(item.organisation.kind);
  const standing = getStanding(viewer, item);
  const reach = [1, 2, 3].filter((level) => level >= base && level <= highest);
  if (event === 'publish' && standing === 'standIn') return [base];
  if (event === 'publish') return standing === 'all' ? reach : [highest];
  if (event === 'show') return [Math.min(Math.max(item.level, base), highest)];
  if (event !== 'lift') return [item.level];
  return standing === 'own' || item.level > highest ? [] : reach.filter((level) => level !== item.level);
}

/** Result of an event for an item; undefined if the event is not allowed. */
export function decideTransition(
  viewer: Viewer,
  item: ItemFacts,
  event: NewsEvent,
  moderated: Moderated,
  level?: number,
): Transition | undefined {
  const { from, to, needs } = steps[event];
  if (item.deleted !== (event === 'unbin') || !from.includes(item.status)) return undefined;
  if (!canSee(viewer, item) || !needChecks[needs](viewer, item, moderated)) return undefined;
  const levels = listLevels(viewer, item, event);
  const chosen = level === undefined || event === 'return' ? levels[0] : levels.find((one) => one === level);
  if (chosen === undefined) return undefined;
  const status = to === 'same' ? item.status : to;
  return { status, level: status === 'allow' || status === 'hide' ? chosen : 0, deleted: event === 'bin' };
}

/** Events that the viewer may perform on an item, in the order of `newsEvents`. */
export function listEvents(viewer: Viewer, item: ItemFacts, moderated: Moderated): NewsEvent[] {
  return newsEvents.filter((event) => decideTransition(viewer, item, event, moderated) !== undefined);
}

/** True if the viewer may decide on a revision; the caller checks that somebody else wrote it. */
export function canDecideRevision(viewer: Viewer, item: ItemFacts, moderated: Moderated): boolean {
  if (item.deleted || item.status !== 'allow') return false;
  return canPublish(viewer, item, moderated) || canStandIn(viewer, item, moderated);
}

/** State of an item to display: a public one may be scheduled or over. */
export function getNewsState(
  item: { status: NewsStatus; deleted: boolean; publishAt: string; unpublishAt?: string | null },
  now: Date,
): NewsStatus | 'scheduled' | 'over' | 'deleted' {
  if (item.deleted) return 'deleted';
  if (item.status !== 'allow') return item.status;
  if (Date.parse(item.publishAt) > now.getTime()) return 'scheduled';
  return item.unpublishAt && Date.parse(item.unpublishAt) <= now.getTime() ? 'over' : 'allow';
}

const needChecks: Readonly<Record<Need, (viewer: Viewer, item: ItemFacts, moderated: Moderated) => boolean>> = {
  write: (viewer, item) => canWrite(viewer, item),
  author: (viewer, item) => isAuthor(viewer, item),
  publish: canPublish,
  review: (viewer, item, moderated) => {
    if (item.status === 'wait' && canStandIn(viewer, item, moderated)) return true;
    return can(viewer, 'news.return') && !(item.status === 'wait' && isAuthor(viewer, item));
  },
  // An item withdrawn by a higher level can't be restored by a lower one.
  show: (viewer, item, moderated) =>
    canPublish(viewer, item, moderated) && roleTable[viewer.role].publishLevel >= item.hiddenLevel,
  delete: (viewer, item, moderated) => getEditingMode(viewer, { ...item, deleted: false }, moderated) === 'direct',
};

function canWrite(viewer: Viewer, item: ItemFacts): boolean {
  const standing = getStanding(viewer, item);
  if (standing === undefined || standing === 'standIn' || !canSee(viewer, item)) return false;
  return standing !== 'members' || canWriteItemsOf(viewer, item.organisation.id);
}

function canPublish(viewer: Viewer, item: ItemFacts, moderated: Moderated): boolean {
  const standing = getStanding(viewer, item);
  if (standing === 'standIn') return item.status === 'wait' && canStandIn(viewer, item, moderated);
  if (!can(viewer, 'news.publish') || standing === undefined) return false;
  const isModerated = moderated.includes(item.organisation.kind);
  if (standing === 'own') return !isModerated;
  // A college user's item needs its college's approval first.
  const needsCollege = item.collegeUserId !== null && item.level === 0 && !isModerated;
  return standing === 'all' || !needsCollege;
}

/** True if the item is one of a college on which the viewer may decide in its place: approve or return, nothing else. */
const canStandIn = (viewer: Viewer, item: ItemFacts, moderated: Moderated): boolean =>
  getStanding(viewer, item) === 'standIn' && !moderated.includes(item.organisation.kind);
