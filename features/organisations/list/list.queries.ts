import type { Viewer } from '@/lib/auth/viewer';
import { db, type Prisma } from '@/lib/db/db';
import { toSkipTake } from '@/lib/list/list';
import { escapeLike } from '@/lib/text/search-text';
import { getCurrentTime } from '@/lib/time/current-time';
import { buildIdleOrganisationWhere, idleBefore, readableBy, supervisedBy } from '../organisations.queries';
import { type Figures, listFigures } from './figures.queries';
import { type OrganisationChoice, organisationList, seesHealth, withoutHidden } from './list.rules';
import {
  type FilterOption,
  filtersByKind,
  type OrganisationFilter,
  type OrganisationListScope,
  type OrganisationTab,
  organisationTabs,
} from './list.schema';

/** Maximum number of rows, several times the number of organisations of any kind in the country's agency. */
export const MOST_ROWS = 5_000;

const columns = {
  ...{ id: true, code: true, name: true, status: true, email: true, phone: true, address: true, website: true },
  province: { select: { name: true, regionGroup: { select: { name: true } } } },
  institute: { select: { name: true } },
  department: { select: { name: true } },
  systemUsers: { where: { isOffice: true }, select: { userName: true }, orderBy: { id: 'asc' }, take: 1 },
} as const satisfies Prisma.OrganisationSelect;
type Row = Prisma.OrganisationGetPayload<{ select: typeof columns }>;

/** A page of a list's organisations, the number under each tab, and the sums over all listed ones. */
export async function listOrganisations(
  viewer: Viewer,
  place: OrganisationListScope,
  asked: OrganisationChoice,
  now = getCurrentTime(),
) {
  const choice = withoutHidden(viewer, asked);
  const [ordered, counts] = await Promise.all([
    listOrderedFigures(viewer, place, choice, now),
    countTabs(viewer, place, choice, now),
  ]);
  const { skip, take } = toSkipTake(choice);
  const items = await listRowsByFigures(viewer, place, ordered.slice(skip, skip + take), now);
  const sums = { people: sumColumn(ordered, 'people'), items: sumColumn(ordered, 'items') };
  return { items, total: counts[choice.tab], counts, sums };
}

const sumColumn = (rows: readonly Figures[], name: 'people' | 'items'): number =>
  rows.reduce((sum, row) => sum + row[name], 0);

/** All rows of a list in its order with their figures, without paging; at most `MOST_ROWS`. */
export async function listOrderedFigures(
  viewer: Viewer,
  place: OrganisationListScope,
  asked: OrganisationChoice,
  now: Date,
): Promise<Figures[]> {
  const choice = withoutHidden(viewer, asked);
  return listFigures(await listOrganisationIds(viewer, place, choice, MOST_ROWS, now), choice, now);
}

/** Ids of a list's organisations, whatever page is shown and in no order; at most `take`. */
export async function listOrganisationIds(
  viewer: Viewer,
  place: OrganisationListScope,
  asked: OrganisationChoice,
  take: number,
  now = getCurrentTime(),
): Promise<number[]> {
  const choice = withoutHidden(viewer, asked);
  const where = { AND: [buildListWhere(viewer, place, choice), buildTabConditions(now)[choice.tab]] };
  const rows = await db.organisation.findMany({ where, select: { id: true }, take });
  return rows.map(({ id }) => id);
}

/** Rows with the given figures, in their order; rows that the viewer may no longer see are left out. */
export async function listRowsByFigures(
  viewer: Viewer,
  place: OrganisationListScope,
  ordered: readonly Figures[],
  now: Date,
) {
  const where = { AND: [buildScopeWhere(viewer, place), { id: { in: ordered.map(({ id }) => id) } }] };
  const rows = await db.organisation.findMany({ where, select: columns });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ordered.flatMap((figure) => {
    const row = byId.get(figure.id);
    return row ? [toRow(row, seesHealth(viewer) ? figure : { ...figure, score: null }, now)] : [];
  });
}

/** An organisation as a list shows it, with the accounts of its office and users, its public items and its health: plain JSON. */
export type OrganisationRow = ReturnType<typeof toRow>;

function toRow(row: Row, { login, known, people, items, score }: Figures, now: Date) {
  const { province, institute, department, systemUsers, email, phone, address, website, ...rest } = row;
  return {
    ...rest,
    province: province?.name,
    region: province?.regionGroup?.name,
    institute: institute?.name,
    department: department?.name,
    email: email ?? undefined,
    phone: phone ?? undefined,
    address: address ?? undefined,
    website: website ?? undefined,
    userName: systemUsers[0]?.userName,
    lastLoginAt: login?.toISOString(),
    idle: row.status === 'open' && known < idleBefore(now),
    people,
    items,
    /** Undefined for viewers who don't supervise it. */
    score: score ?? undefined,
  };
}

/** Condition for the organisations of a scope that the viewer may see. */
function buildScopeWhere(viewer: Viewer, { kind, scope }: OrganisationListScope): Prisma.OrganisationWhereInput {
  return { AND: [readableBy(viewer), { kind }, scope === 'members' ? supervisedBy(viewer) : {}] };
}

function buildListWhere(
  viewer: Viewer,
  place: OrganisationListScope,
  choice: OrganisationChoice,
): Prisma.OrganisationWhereInput {
  const contains = escapeLike(choice.needle);
  const fits = { OR: [{ nameSearch: { contains } }, { code: { contains, mode: 'insensitive' as const } }] };
  return { AND: [buildScopeWhere(viewer, place), choice.needle === '' ? {} : fits, organisationList.where(choice)] };
}

const buildTabConditions = (now: Date): Readonly<Record<OrganisationTab, Prisma.OrganisationWhereInput>> => ({
  all: {},
  open: { status: 'open' },
  closed: { status: 'closed' },
  idle: buildIdleOrganisationWhere(now),
});

async function countTabs(
  viewer: Viewer,
  place: OrganisationListScope,
  choice: OrganisationChoice,
  now: Date,
): Promise<Record<OrganisationTab, number>> {
  const within = buildListWhere(viewer, place, choice);
  const counts = organisationTabs.map((tab) =>
    db.organisation.count({ where: { AND: [within, buildTabConditions(now)[tab]] } }),
  );
  const [all = 0, open = 0, closed = 0, idle = 0] = await Promise.all(counts);
  return { all, open, closed, idle };
}

/** Options of a list's filters: only those that one of its organisations belongs to. */
export async function listFilterOptions(
  viewer: Viewer,
  place: OrganisationListScope,
): Promise<Partial<Record<OrganisationFilter, FilterOption[]>>> {
  const some = { some: buildScopeWhere(viewer, place) };
  const select = { id: true, name: true } as const;
  const take = MOST_ROWS;
  const finders: Record<OrganisationFilter, () => Promise<FilterOption[]>> = {
    region: () =>
      db.regionGroup.findMany({
        where: { provinces: { some: { organisations: some } } },
        select,
        orderBy: { position: 'asc' },
        take,
      }),
    province: () => db.province.findMany({ where: { organisations: some }, select, take }).then(byName),
    institute: () => db.organisation.findMany({ where: { instituteColleges: some }, select, take }).then(byName),
    department: () => db.organisation.findMany({ where: { units: some }, select, take }).then(byName),
  };
  const found = await Promise.all(
    filtersByKind[place.kind].map(async (name) => [name, await finders[name]()] as const),
  );
  return Object.fromEntries(found);
}

const byName = (choices: FilterOption[]) => choices.toSorted((one, other) => one.name.localeCompare(other.name, 'th'));
