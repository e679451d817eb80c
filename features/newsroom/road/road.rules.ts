import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time/units';
import { NEW_DAYS } from '../undecided/undecided.schema';
import type { Moderated } from '../workflow/workflow.rules';
import type { ItemFacts } from '../workflow/workflow.schema';
import { roadMessages as words } from './road.messages';

/** Places on an item's road: its author, its organisation, the offices that supervise that, the agency. */
export type Desk = 'author' | 'office' | 'above' | 'agency';

/** Facts of an item that its road depends on. */
export type RoadFacts = ItemFacts & {
  publishAt: Date;
  /** Supervising offices that have passed it, and whether the agency has. */
  passedBy: readonly number[];
  isPassedByAgency: boolean;
};

/** Desk on which an item lies; undefined if nobody has to do anything with it. */
export function findDesk(item: RoadFacts, moderated: Moderated, now: Date): Desk | undefined {
  if (item.deleted || item.status === 'hide') return undefined;
  if (item.status === 'draft' || item.status === 'return') return 'author';
  if (item.status === 'wait') return findApprovingDesk(item, moderated);
  if (item.section !== 'news' || now.getTime() - item.publishAt.getTime() > NEW_DAYS * DAY_MS) return undefined;
  if (item.level === 1 && listOpenSupervisors(item).length > 0) return 'above';
  return item.level === 2 && !item.isPassedByAgency ? 'agency' : undefined;
}

/** Supervising offices that have not passed an item. */
export const listOpenSupervisors = ({ supervisors, passedBy }: RoadFacts): number[] =>
  supervisors.filter((id) => !passedBy.includes(id));

/** Desk that approves a waiting item: its organisation for a college user, else the nearest above it. */
function findApprovingDesk({ organisation, collegeUserId, supervisors }: ItemFacts, moderated: Moderated): Desk {
  if (collegeUserId !== null && !moderated.includes(organisation.kind)) return 'office';
  return supervisors.length > 0 ? 'above' : 'agency';
}

/** Stations of an item's road; only colleges' items pass the offices above, unless the item lies there. */
export function listStations({ organisation, supervisors }: ItemFacts, here: Desk | undefined) {
  const hasAbove = here === 'above' || (organisation.kind === 'college' && supervisors.length > 0);
  const desks: Desk[] = ['author', 'office', ...(hasAbove ? (['above'] as const) : []), 'agency'];
  return desks.map((desk) => ({ desk, label: getLabel(desk, organisation.kind), isHere: desk === here }));
}
export type Station = ReturnType<typeof listStations>[number];

function getLabel(desk: Desk, kind: string): string {
  if (kind === 'college' && (desk === 'office' || desk === 'above')) return words[`road.${desk}.college`];
  return words[`road.${desk}`];
}

/** A road in one line of text, as in mails. */
export const formatRoad = (stations: readonly Station[]): string =>
  stations.map(({ label, isHere }) => (isHere ? `${label} (${words['road.here']})` : label)).join(' → ');

/** Road of an item that has just taken a step, in one line of text: no office has passed it since. */
export function describeRoad(facts: ItemFacts, publishAt: Date, moderated: Moderated, now: Date): string {
  const road = { ...facts, publishAt, passedBy: [], isPassedByAgency: false };
  return formatRoad(listStations(facts, findDesk(road, moderated, now)));
}

/** A length of time in its largest whole unit, rounded. */
export function formatSpan(ms: number): string {
  if (ms < HOUR_MS) return `${Math.max(1, Math.round(ms / MINUTE_MS))} ${words['road.minutes']}`;
  if (ms < DAY_MS) return `${Math.round(ms / HOUR_MS)} ${words['road.hours']}`;
  return `${Math.round(ms / DAY_MS)} ${words['road.days']}`;
}
