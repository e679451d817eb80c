import { buildHeadlineWhere } from '@/features/news/filter/headline.queries';
import { can } from '@/lib/auth/access';
import type { Viewer } from '@/lib/auth/viewer';
import { db, type Prisma } from '@/lib/db/db';
import { toSkipTake } from '@/lib/list/list';
import { escapeLike } from '@/lib/text/search-text';
import { getCurrentTime } from '@/lib/time/current-time';
import { DAY_MS } from '@/lib/time/units';
import { buildPartWhere, isAgency, listWatchedOffices } from './access.queries';
import { toVoiceEntry, voiceColumns } from './voices.rows';
import { SOON_DAYS, type VoiceChoice, voiceList } from './voices.rules';
import { closedStatuses, openStatuses, type VoiceTab } from './voices.schema';

/** Maximum number of voices of a kind that a search finds. */
const MAX_FOUND = 1_000;
/** Maximum number of offices in the filter. */
const MAX_OFFICES = 500;

const statusesOf = {
  open: openStatuses,
  new: ['new'],
  working: ['working'],
  closed: closedStatuses,
} as const satisfies Record<VoiceTab, readonly Prisma.VoiceGetPayload<object>['status'][]>;

const buildTabWhere = (tab: VoiceTab): Prisma.VoiceWhereInput => ({ status: { in: [...statusesOf[tab]] } });

async function buildVoicesWhere(viewer: Viewer, choice: VoiceChoice, now: Date): Promise<Prisma.VoiceWhereInput> {
  const part = await buildPartWhere(viewer, choice.part);
  const where = { AND: [part, voiceList.where(choice), buildDueWhere(choice, now)] };
  if (choice.needle === '') return where;
  const isWatching = choice.part === 'watched' && !isAgency(viewer);
  return { AND: [where, { id: { in: await listFoundIds(where, choice, isWatching) } }] };
}

function buildDueWhere({ due }: VoiceChoice, now: Date): Prisma.VoiceWhereInput {
  if (!due) return {};
  const soon = new Date(now.getTime() + SOON_DAYS * DAY_MS);
  return { closedAt: null, dueAt: due === 'late' ? { lt: now } : { gte: now, lt: soon } };
}

/**
 * Ids of the voices that a search finds, each kind by its own index. Those who only follow a voice find it by subject
 * and code, as its search text contains the sender.
 */
async function listFoundIds(where: Prisma.VoiceWhereInput, { search, needle }: VoiceChoice, isWatching: boolean) {
  const textSearch = { contains: escapeLike(needle) };
  const subject = { contains: escapeLike(search), mode: 'insensitive' } as const;
  const trackingCode = search.toUpperCase();
  const inKinds: Prisma.VoiceWhereInput[] = [
    { message: isWatching ? { OR: [{ subject }, { trackingCode }] } : { textSearch } },
    { suggestion: isWatching ? { OR: [{ subject }, { trackingCode }] } : { textSearch } },
    { request: isWatching ? { trackingCode } : { textSearch } },
    { report: { news: await buildHeadlineWhere(needle) } },
  ];
  const found = await Promise.all(
    inKinds.map((kind) =>
      db.voice.findMany({
        where: { AND: [where, kind] },
        select: { id: true },
        orderBy: { id: 'asc' },
        take: MAX_FOUND,
      }),
    ),
  );
  return found.flat().map(({ id }) => id);
}

const orders = {
  open: (createdAt) => [{ createdAt }, { id: createdAt }],
  closed: () => [{ closedAt: 'desc' }, { id: 'desc' }],
} as const satisfies Record<string, (way: 'asc' | 'desc') => Prisma.VoiceOrderByWithRelationInput[]>;

const buildOrder = ({ tab, descending }: VoiceChoice) =>
  orders[tab === 'closed' ? 'closed' : 'open'](descending ? 'desc' : 'asc');

/**
 * A page of the voices that the viewer's office has or follows, the number of those in the tab, and of the open ones by
 * status under the same search and filters.
 */
export async function listVoices(viewer: Viewer, choice: VoiceChoice, now = getCurrentTime()) {
  const where = await buildVoicesWhere(viewer, choice, now);
  const [rows, groups, closed] = await Promise.all([
    findRows(viewer, choice, where, toSkipTake(choice), now),
    db.voice.groupBy({ by: ['status'], where: { AND: [where, buildTabWhere('open')] }, _count: { _all: true } }),
    choice.tab === 'closed' ? db.voice.count({ where: { AND: [where, buildTabWhere('closed')] } }) : undefined,
  ]);
  const countOf = (status: string) => groups.find((group) => group.status === status)?._count._all ?? 0;
  const counts = {
    new: countOf('new'),
    working: countOf('working'),
    open: countOf('new') + countOf('working'),
    closed,
  };
  return { items: rows, counts, total: counts[choice.tab] ?? 0 };
}

/** The voices of an export, in the list's order, at most `take`. */
export const listVoicesForExport = async (viewer: Viewer, choice: VoiceChoice, take: number, now = getCurrentTime()) =>
  findRows(viewer, choice, await buildVoicesWhere(viewer, choice, now), { skip: 0, take }, now);

async function findRows(
  viewer: Viewer,
  choice: VoiceChoice,
  where: Prisma.VoiceWhereInput,
  part: { skip: number; take: number },
  now: Date,
) {
  const rows = await db.voice.findMany({
    where: { AND: [where, buildTabWhere(choice.tab)] },
    select: voiceColumns,
    orderBy: [...buildOrder(choice)],
    ...part,
  });
  const reach = choice.part === 'own' || isAgency(viewer) ? 'handled' : 'watched';
  return rows.map((row) => toVoiceEntry(row, reach, now));
}

/** Offices in the filter: those that the viewer's own one supervises, for the agency all that have voices. */
export async function listVoiceOffices(viewer: Viewer): Promise<{ id: number; name: string }[]> {
  if (!can(viewer, 'voices.handle')) return [];
  if (!isAgency(viewer)) return listWatchedOffices(viewer);
  return db.organisation.findMany({
    where: { voices: { some: {} } },
    select: { id: true, name: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: MAX_OFFICES,
  });
}
