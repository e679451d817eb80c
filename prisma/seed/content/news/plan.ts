import { DAY_MS } from '@/lib/time/units';
import { agency, organisations } from '../organisations';
import type { Random } from '../random';
import type { NewsSeed, NewsStatus, Organisation } from '../shapes';
import { toBangkokDay } from '../thai-date';
import { books } from './books';
import type { StoryKind } from './material';
import { openColleges } from './material';
import { makePastTime } from './plan-times';
import { getPrefix } from './trades';

/** Organisation, story kind, category, time and status of an item. */
export type Plan = Pick<NewsSeed, 'categoryId' | 'publishAt' | 'level'> & {
  kind: StoryKind;
  org: Organisation;
  status: NewsStatus;
};

type Slot = { categoryId: number; status: NewsStatus; ahead: boolean; publishAt: Date };

/** Number of items that are not simply published. */
const apart: readonly { status: NewsStatus; ahead: boolean; items: number }[] = [
  { status: 'draft', ahead: false, items: 9 },
  { status: 'wait', ahead: false, items: 10 },
  { status: 'return', ahead: false, items: 5 },
  { status: 'hide', ahead: false, items: 4 },
  { status: 'allow', ahead: true, items: 4 },
];
/** Categories that colleges write in, whose items therefore need approval. */
const approvalCategories = new Set([1002, 1003, 1006, 1010, 1011]);
/** Categories with items about future events, which may be scheduled. */
const aheadCategories = new Set([1002, 1007]);
const RECENT_DAYS = 16;
const AHEAD_DAYS = 9;
/** Number of preceding items of the same category whose story kinds are not repeated. */
const AVOIDED_NEIGHBOURS = 3;
/** Weights: colleges of demo accounts publish more often. */
const favourites: Record<string, number> = { '1310016001': 6, '1310016002': 5, institute01: 2, province01: 2 };

const createOfficeFilter = (by: string) => (org: Organisation) =>
  org.key === by || org.kind === by || getPrefix(org) === by;
const active = organisations.filter((org) => org.kind !== 'college' || openColleges.includes(org));
const groups = new Map<string, readonly Organisation[]>();

/** Organisations that match one entry of a story kind's `by`, those of the demo accounts several times. */
export function getWriters(by: string): readonly Organisation[] {
  const known =
    groups.get(by) ??
    active.filter(createOfficeFilter(by)).flatMap((org) => Array.from({ length: favourites[org.key] ?? 1 }, () => org));
  if (known.length === 0) throw new Error(`no organisation publishes as ${by}`);
  groups.set(by, known);
  return known;
}

/** Plan of all items, not sorted by time. */
export function makePlan(now: Date, random: Random): Plan[] {
  const slots = makeSlots(now, random.fork('slots'));
  return books.flatMap(({ categoryId, book }) => {
    const own = slots.filter((slot) => slot.categoryId === categoryId);
    const newestFirst = own.sort((a, b) => b.publishAt.getTime() - a.publishAt.getTime());
    return assign(newestFirst, book.kinds, random.fork(categoryId));
  });
}

function makeSlots(now: Date, random: Random): Slot[] {
  const mixed = books
    .flatMap(({ categoryId, items }) =>
      Array.from({ length: items }, (_, index) => ({ categoryId, rank: (index + random.next()) / items })),
    )
    .sort((a, b) => a.rank - b.rank);
  const specialOf = pickExceptions(mixed, random);
  const pastCount = mixed.filter((slot) => isInOrder(specialOf.get(slot))).length;
  let past = 0;
  return mixed.map((slot) => {
    const found = specialOf.get(slot);
    const { status, ahead } = found ?? { status: 'allow', ahead: false };
    const days = ahead ? -random.next() * AHEAD_DAYS - 0.2 : random.next() * RECENT_DAYS;
    const publishAt = isInOrder(found)
      ? makePastTime(past++, pastCount, now, random)
      : new Date(now.getTime() - days * DAY_MS);
    return { categoryId: slot.categoryId, status, ahead, publishAt };
  });
}

type PlanException = { status: NewsStatus; ahead: boolean };
type SlotCategory = { categoryId: number };

/** Chooses the items that are not simply published, each in a category where its status is possible. */
function pickExceptions(mixed: readonly SlotCategory[], random: Random): Map<SlotCategory, PlanException> {
  const found = new Map<SlotCategory, PlanException>();
  for (const { items, status, ahead } of apart) {
    const able = ahead ? aheadCategories : approvalCategories;
    const free = mixed.filter((slot) => able.has(slot.categoryId) && !found.has(slot));
    for (const slot of random.shuffle(free).slice(0, items)) found.set(slot, { status, ahead });
  }
  return found;
}

const isInOrder = (found: PlanException | undefined) => found === undefined || found.status === 'hide';

/** Assigns each slot a story kind unlike its neighbours', in its season, and an organisation that publishes it. */
function assign(slots: readonly Slot[], kinds: readonly StoryKind[], random: Random): Plan[] {
  const used = new Map<StoryKind, number>();
  const plans: Plan[] = [];
  for (const { categoryId, publishAt, status } of slots) {
    const { month } = toBangkokDay(publishAt);
    const shown = plans.filter((plan) => plan.status === 'allow').slice(-AVOIDED_NEIGHBOURS);
    const near = [...plans.slice(-1), ...(status === 'allow' ? shown : [])];
    const fresh = kinds.filter((kind) => !near.some((plan) => plan.kind === kind));
    const fitting = fresh.filter((kind) => !kind.months || kind.months.includes(month));
    const open = status === 'allow' ? fitting : fitting.filter(({ by }) => by.includes('college'));
    const ranked = open
      .map((kind) => ({ kind, rank: (used.get(kind) ?? 0) + random.next() * 1.5 }))
      .sort((a, b) => a.rank - b.rank);
    const kind = ranked[0]?.kind;
    if (!kind) throw new Error(`no story kind fits category ${categoryId} in month ${month}`);
    used.set(kind, (used.get(kind) ?? 0) + 1);
    const by = status === 'allow' ? random.pick(kind.by) : 'college';
    const others = getWriters(by).filter((org) => org !== plans.at(-1)?.org);
    const org = random.pick(others.length > 0 ? others : getWriters(by));
    plans.push({ categoryId, publishAt, status, kind, org, level: pickLevel(status, org, random) });
  }
  return plans;
}

function pickLevel(status: NewsStatus, org: Organisation, random: Random): Plan['level'] {
  if (status !== 'allow' && status !== 'hide') return 0;
  if (org.kind !== 'college') return 2;
  return random.chance(0.15) ? 2 : 1;
}

export const isAgency = (plan: Plan): boolean => plan.org === agency;
