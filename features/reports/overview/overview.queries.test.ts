import { supervisedBy } from '@/features/organisations/organisations.queries';
import { db } from '@/lib/db/db';
import { aNews, makeUnique } from '@/testing/builders';
import { administrator, createRoleViewer, getRolesExcept } from '@/testing/lists';
import { listMailContentsTo } from '@/testing/mail-contents';
import { aCollege, aProvince, aStaffOffice } from '@/testing/people';
import { aPeriod, aReport, buildPastPeriod } from '@/testing/reports';
import { findPeriod } from '../periods/periods.queries';
import type { Period } from '../periods/periods.schema';
import { remindOffices } from './overview.commands';
import { listOverview, listOverviewExportRows, listYearOverview } from './overview.queries';
import { overviewList } from './overview.rules';
import { countReportProgress } from './progress.queries';

const everybody = { id: { gt: 0 } } as const;
type Wishes = Parameters<typeof aCollege>[0];
const anAddress = () => `${makeUnique('x').replace(' ', '-')}@example.org`;

let period: Period;
let colleges: Awaited<ReturnType<typeof aCollege>>[];
let institute: Awaited<ReturnType<typeof aStaffOffice>>;
let province: Awaited<ReturnType<typeof aStaffOffice>>;
const getCollegeId = (index: number): number => colleges[index]?.organisation.id ?? -1;

/** Four colleges: not begun, draft, handed in, accepted; a closed one with a report and one without. */
beforeAll(async () => {
  const region = await db.regionGroup.create({ data: { name: makeUnique('ภาค'), position: 1 } });
  const { id: provinceId } = await aProvince();
  await db.province.update({ where: { id: provinceId }, data: { regionGroupId: region.id } });
  const { id } = await aPeriod();
  period = (await findPeriod(id)) ?? period;
  institute = await aStaffOffice('iven');
  province = await aStaffOffice('VecProvince', { organisation: { provinceId } });
  const aMember = (more: Wishes = {}) =>
    aCollege({ account: { email: anAddress() }, ...more, organisation: { provinceId, ...more.organisation } });
  colleges = [
    await aMember({ organisation: { instituteId: institute.organisation.id } }),
    await aMember(),
    await aMember({ account: { email: null } }),
    await aMember(),
    await aMember({ organisation: { status: 'closed' } }),
    await aMember({ organisation: { status: 'closed' } }),
  ];
  const states = ['open', 'submitted', 'accepted', 'returned'] as const;
  for (const [index, status] of states.entries()) {
    await aReport({ periodId: id, organisationId: getCollegeId(index + 1), status });
  }
  await aStaffOffice('veccentral');
});

const listIds = async (address: Record<string, string>, scope: Parameters<typeof listOverview>[2] = everybody) => {
  const { rows, total } = await listOverview(overviewList.read(address), period, scope);
  expect(rows).toHaveLength(total);
  return rows.map(({ organisationId }) => organisationId).toSorted((one, other) => one - other);
};
const some = (...indexes: number[]) => indexes.map(getCollegeId).toSorted((one, other) => one - other);

test('the overview has every open reporting office, and a closed one with a report', async () => {
  const { rows, total } = await listOverview(overviewList.read({}), period, everybody);
  expect(total).toBe(7);
  const states = new Map(rows.map(({ organisationId, state, sums }) => [organisationId, [state, sums?.reads]]));
  expect(states.get(getCollegeId(0))).toEqual(['none', undefined]);
  expect(states.get(getCollegeId(1))).toEqual(['open', undefined]);
  expect(states.get(getCollegeId(2))).toEqual(['submitted', 7]);
  expect(states.get(getCollegeId(3))).toEqual(['accepted', 7]);
  expect(states.get(getCollegeId(4))).toEqual(['returned', undefined]);
  expect(states.has(getCollegeId(5))).toBe(false);
});

test('kind, place, state and name filter the overview', async () => {
  const provinceId = String(colleges[0]?.organisation.provinceId);
  const { regionGroupId } = await db.province.findUniqueOrThrow({ where: { id: Number(provinceId) } });
  expect(await listIds({ kind: 'institute' })).toEqual([institute.organisation.id]);
  expect(await listIds({ kind: 'college' })).toEqual(some(0, 1, 2, 3, 4));
  expect(await listIds({ province: provinceId, kind: 'college' })).toEqual(some(0, 1, 2, 3, 4));
  expect(await listIds({ region: String(regionGroupId), kind: 'province' })).toEqual([province.organisation.id]);
  expect(await listIds({ region: '2000000000' })).toEqual([]);
  expect(await listIds({ state: 'due', kind: 'college' })).toEqual(some(0, 1, 4));
  expect(await listIds({ state: 'submitted' })).toEqual(some(2));
  expect(await listIds({ state: 'accepted' })).toEqual(some(3));
  expect(await listIds({ state: 'returned' })).toEqual(some(4));
  expect(await listIds({ search: colleges[2]?.organisation.name ?? '' })).toEqual(some(2));
  expect(await listIds({ search: '%' })).toEqual([]);
});

test('an office above colleges sees only these, whatever the query says', async () => {
  const toViewer = ({ account, organisation }: typeof institute) => ({
    role: account.role,
    organisationId: organisation.id,
  });
  expect(await listIds({}, supervisedBy(toViewer(institute)))).toEqual(some(0));
  expect(await listIds({ kind: 'institute' }, supervisedBy(toViewer(institute)))).toEqual([]);
  expect(await listIds({}, supervisedBy(toViewer(province)))).toEqual(some(0, 1, 2, 3, 4));
  expect(await listIds({}, supervisedBy({ role: 'college', organisationId: getCollegeId(0) }))).toEqual([]);
});

test('pages are cut by the server, in the order of the query', async () => {
  const page = await listOverview(overviewList.read({ sort: 'name', per: '12', page: '2' }), period, everybody);
  expect(page).toEqual({ rows: [], total: 7 });
  const names = async (dir: string) =>
    (await listOverview(overviewList.read({ sort: 'name', dir }), period, everybody)).rows.map(({ name }) => name);
  expect(await names('desc')).toEqual((await names('asc')).toReversed());
});

test('progress is counted by kind', async () => {
  expect(await countReportProgress(period.id)).toEqual([
    { kind: 'college', handedIn: 2, checking: 0, accepted: 1, total: 5 },
    { kind: 'institute', handedIn: 0, checking: 0, accepted: 0, total: 1 },
    { kind: 'province', handedIn: 0, checking: 0, accepted: 0, total: 1 },
  ]);
});

test('a fiscal year lists each office with its report of each period', async () => {
  const { id } = await aPeriod(buildPastPeriod());
  const other = await findPeriod(id);
  await aReport({ periodId: id, organisationId: getCollegeId(0), status: 'accepted' });
  const { rows } = await listYearOverview(overviewList.read({ view: 'year' }), other ? [period, other] : [], everybody);
  const first = rows.find(({ organisationId }) => organisationId === getCollegeId(0));
  expect(first?.reports).toEqual([{ periodId: id, reportId: expect.any(Number), state: 'accepted' }]);
});

test('a file has figures as handed in, and none of the others, as the screen', async () => {
  await aNews({ organisationId: getCollegeId(0), publishAt: new Date('2026-01-10T09:00:00+07:00') });
  const rows = await listOverviewExportRows(overviewList.read({ kind: 'college' }), period, everybody);
  const figures = new Map(
    rows.map(({ organisationId, sums, figures: all }) => [
      organisationId,
      [all !== undefined, sums?.items, sums?.reads],
    ]),
  );
  expect(figures.get(getCollegeId(0))).toEqual([false, undefined, undefined]);
  expect(figures.get(getCollegeId(2))).toEqual([true, 2, 7]);
  expect(rows).toHaveLength(5);
});

test('the URL keeps the chosen values; forged ones are dropped', () => {
  const address = {
    view: 'period',
    period: '7',
    kind: 'college',
    state: 'due',
    search: 'x',
    sort: 'name',
    dir: 'desc',
    page: '3',
  };
  const query = overviewList.toQuery(overviewList.read(address), { page: 3 });
  expect(overviewList.read(Object.fromEntries(query))).toEqual(overviewList.read(address));
  const forged = { view: 'x', period: '0', kind: 'agency', state: 'none', year: '2026', province: '-1', region: 'x' };
  expect(overviewList.toQuery(overviewList.read(forged)).toString()).toBe('');
});

describe('reminders', () => {
  const remind = () => remindOffices({ periodId: period.id }, administrator);
  const listLetters = async (index: number) =>
    (await listMailContentsTo(colleges[index]?.account.email ?? '')).map(({ template }) => template);

  test('are sent to every open office that has not handed in, once a day', async () => {
    expect(await remind()).toEqual({ sent: 2, already: 0, unreachable: 2, passing: 0 });
    expect([await listLetters(0), await listLetters(1), await listLetters(3), await listLetters(4)]).toEqual([
      ['report-reminder'],
      ['report-reminder'],
      [],
      [],
    ]);
    expect(await remind()).toEqual({ sent: 0, already: 2, unreachable: 2, passing: 0 });
    expect(await listLetters(0)).toHaveLength(1);
  });

  test('are limited to open periods', async () => {
    const { id } = await aPeriod(buildPastPeriod());
    await expect(remindOffices({ periodId: id }, administrator)).rejects.toMatchObject({ key: 'reports.notOpen' });
    await expect(remindOffices({ periodId: 2_000_000_000 }, administrator)).rejects.toMatchObject({ kind: 'missing' });
  });

  test.each(getRolesExcept('iven', 'VecProvince', 'VecAdmin'))('are not sent by %s', async (role) => {
    await expect(remindOffices({ periodId: period.id }, createRoleViewer(role))).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});
