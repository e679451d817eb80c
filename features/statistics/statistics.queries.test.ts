import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { aNews } from '@/testing/builders';
import { aCount, toDayAhead } from '@/testing/figures';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { getFigureGraphs } from './charts.queries';
import { listFigureOrganisations, listFigureProvinces } from './options.queries';
import { addDays } from './ranges.rules';
import { updateFigures } from './statistics.commands';
import { readFigureChoice } from './statistics.rules';
import { type FigureScope, measures } from './statistics.schema';
import { getFigureTable } from './tables.queries';

let room: Newsroom;

/** Number of items published by each office; its reads are a hundred times that. */
const published = { college: 1, other: 2, institute: 3, province: 4, unit: 5, department: 6 } as const;
const ALL = 21;

beforeAll(async () => {
  room = await aNewsroom();
  for (const [name, count] of Object.entries(published)) {
    const office = Object.entries(room).find(([key]) => key === name)?.[1];
    if (!office || !('organisationId' in office)) throw new Error(`there is no ${name}`);
    for (let made = 0; made < count; made += 1) {
      const { id } = await aNews({ organisationId: office.organisationId, systemUserId: office.ownId });
      await aCount(id, toDayAhead(0), 100);
    }
  }
  await updateFigures();
}, 60_000);

const readTable = (viewer: Viewer, scope: FigureScope, params: Record<string, string> = {}, now = new Date()) =>
  getFigureTable(viewer, scope, readFigureChoice(params), { now });
const readSum = async (viewer: Viewer, scope: FigureScope, params?: Record<string, string>) =>
  (await readTable(viewer, scope, params)).now;
const none = { published: 0, reads: 0, shares: 0 };
const of = (items: number) => ({ published: items, reads: items * 100, shares: 0 });

/** URL parameters that request another organisation's figures. */
const asked = () =>
  [room.other, room.unit, room.department, room.otherProvince].flatMap(({ organisationId }) =>
    ['', '&by=organisation', '&by=author&section=news', '&part=members&kind=college'].map((more) =>
      Object.fromEntries(new URLSearchParams(`organisation=${organisationId}${more}`)),
    ),
  );

async function seesNothingElse(viewer: Viewer, scope: FigureScope) {
  for (const params of asked()) {
    const table = await readTable(viewer, scope, params);
    expect({ params, now: table.now }).toEqual({ params, now: none });
    expect(table.rows.every(({ now }) => now.published === 0 && now.reads === 0)).toBe(true);
    const graphs = await getFigureGraphs(viewer, scope, readFigureChoice(params));
    expect([...graphs.organisations, ...graphs.authors, ...graphs.categories, ...graphs.kinds]).toEqual([]);
  }
}

describe('an administrator', () => {
  test('narrows and groups figures by region; offices outside any have a group of their own', async () => {
    const { organisationId = 0 } = room.college;
    const { provinceId } = await db.organisation.findUniqueOrThrow({ where: { id: organisationId } });
    const region = await db.regionGroup.create({ data: { name: 'ภาคทดสอบสถิติ', position: 9_000 } });
    await db.province.update({ where: { id: provinceId ?? 0 }, data: { regionGroupId: region.id } });
    const asked = { region: String(region.id) };
    // The college and the provincial office are in the province.
    expect(await readSum(room.administrator, 'all', asked)).toEqual(of(published.college + published.province));
    const { rows } = await readTable(room.administrator, 'all', { by: 'region' });
    expect(rows.find(({ label }) => label === region.name)?.now).toMatchObject(of(5));
    expect(rows.find(({ label }) => label === 'ไม่อยู่ในกลุ่มภาคใด')?.now.published).toBeGreaterThan(0);
    const offices = await listFigureOrganisations(room.administrator, 'all', { regionId: region.id });
    expect(offices.map(({ id }) => id)).toContain(organisationId);
    expect(offices.map(({ id }) => id)).not.toContain(room.other.organisationId);
    expect((await listFigureProvinces({ regionId: region.id })).map(({ id }) => id)).toEqual([provinceId]);
    expect(await readSum(room.administrator, 'all', { region: '2000000000' })).toEqual(none);
    await db.regionGroup.delete({ where: { id: region.id } });
  });

  test('a time before anything was counted is marked, in the totals and in each row', async () => {
    const { rows, uncounted, since } = await readTable(room.administrator, 'all', {
      period: 'year',
      compare: 'lastYear',
    });
    expect(uncounted).toEqual({ now: [], before: measures, beforeInPart: [] });
    for (const row of rows) expect(row.uncounted?.before).toEqual(measures);
    expect(rows.map((row) => row.uncounted?.now)).toEqual(
      rows.map(({ key }) => (key < since.slice(0, 7) ? measures : [])),
    );
    const kinds = await readTable(room.administrator, 'all', { by: 'kind', compare: 'lastYear' });
    expect(kinds.rows[0]?.uncounted).toEqual({ now: [], before: measures, beforeInPart: [] });
  });

  test('sees everybody’s figures, and those of any organisation', async () => {
    expect(await readSum(room.administrator, 'all')).toEqual(of(ALL));
    expect(await readSum(room.administrator, 'all', { organisation: String(room.unit.organisationId) })).toEqual(of(5));
    expect(await readSum(room.administrator, 'all', { kind: 'college' })).toEqual(of(3));
    expect(await readSum(room.administrator, 'all', { section: 'lifestyle' })).toEqual(none);
  });

  test('also sees organisations without figures, ordered either way', async () => {
    const { rows, total } = await readTable(room.administrator, 'all', { by: 'organisation' });
    expect(total).toBe(await db.organisation.count({ where: { kind: { not: 'agency' }, status: 'open' } }));
    expect(rows[0]?.now.published).toBe(6);
    const least = await readTable(room.administrator, 'all', { by: 'organisation', dir: 'asc' });
    expect(least.rows[0]?.now).toEqual(none);
  });

  test('sees the names of authors and kinds', async () => {
    const { rows } = await readTable(room.administrator, 'all', { by: 'author' });
    const department = await db.organisation.findUniqueOrThrow({ where: { id: room.department.organisationId } });
    expect(rows[0]).toMatchObject({ label: room.department.name, about: department.name, now: of(6) });
    const kinds = (await readTable(room.administrator, 'all', { by: 'kind' })).rows;
    expect(kinds.map(({ label, now }) => [label, now.published])).toContainEqual(['สถานศึกษา', 3]);
  });

  test('sees every day, with the compared figures beside it', async () => {
    const { rows, period } = await readTable(room.administrator, 'all', { period: 'days30', compare: 'previous' });
    expect(rows).toHaveLength(30);
    expect(rows.reduce((sum, { now }) => sum + now.reads, 0)).toBe(ALL * 100);
    expect(rows.every(({ before }) => before?.reads === 0)).toBe(true);
    expect(period.to).toBe(toDayAhead(0));
  });

  test('sees figures by fiscal year', async () => {
    const { rows } = await readTable(room.administrator, 'all', { period: 'all', step: 'year' });
    expect(rows.reduce((sum, { now }) => sum + now.published, 0)).toBe(ALL);
    expect(rows.every(({ label }) => /^ปีงบประมาณ 25\d\d$/.test(label))).toBe(true);
  });
});

describe('an editor', () => {
  test('sees everybody’s figures', async () => expect(await readSum(room.editor, 'all')).toEqual(of(ALL)));
});

describe('a college', () => {
  test('sees its own figures', async () => expect(await readSum(room.college, 'own')).toEqual(of(1)));
  test('sees no other office’s figures, regardless of the URL', () => seesNothingElse(room.college, 'own'));
  test('sees nothing in a scope that is not its own', async () => {
    expect(await readSum(room.college, 'all')).toEqual(none);
    expect(await readSum(room.college, 'members')).toEqual(none);
    expect(await listFigureOrganisations(room.college, 'all', {})).toEqual([]);
  });
});

describe.each(['institute', 'province'] as const)('an office above colleges (%s)', (name) => {
  test('sees its own figures and its colleges’, together and separately', async () => {
    const own = published[name];
    expect(await readSum(room[name], 'ownAndMembers')).toEqual(of(own + 1));
    expect(await readSum(room[name], 'own')).toEqual(of(own));
    expect(await readSum(room[name], 'members')).toEqual(of(1));
    const college = { organisation: String(room.college.organisationId) };
    expect(await readSum(room[name], 'ownAndMembers', college)).toEqual(of(1));
  });
  test('sees no other office’s figures, regardless of the URL', () => seesNothingElse(room[name], 'ownAndMembers'));
  test('may choose from its own organisations only', async () => {
    const ids = (await listFigureOrganisations(room[name], 'ownAndMembers', {})).map(({ id }) => id);
    expect(ids.sort()).toEqual([room[name].organisationId, room.college.organisationId].sort());
  });
});

describe.each(['unit', 'department', 'user', 'colleague'] as const)(
  'a user without access to statistics (%s)',
  (name) => {
    test('sees no figures in any scope', async () => {
      for (const scope of ['all', 'own', 'members', 'ownAndMembers'] as const) {
        expect(await readSum(room[name], scope)).toEqual(none);
      }
    });
  },
);

test('reads of a time before they were counted are marked; items that came in with older dates are counted', async () => {
  const publishAt = new Date(`${toDayAhead(-400)}T03:00:00Z`);
  const { organisationId } = room.unit;
  await aNews({ organisationId, systemUserId: room.unit.ownId, publishAt });
  await updateFigures();
  const organisation = String(organisationId);
  const { before, uncounted, firstDays } = await readTable(room.administrator, 'all', {
    ...{ organisation, period: 'year', compare: 'lastYear' },
  });
  expect(firstDays.published < firstDays.reads).toBe(true);
  expect(before).toEqual({ published: 1, reads: 0, shares: 0 });
  expect(uncounted).toEqual({ now: [], before: ['reads', 'shares'], beforeInPart: ['published'] });
});

test('a compared time that was counted for a part only is marked, in the totals and in each row', async () => {
  const first = (await readTable(room.administrator, 'all')).firstDays.reads;
  // A period that begins on the first of a month is compared with whole months.
  const from = addDays(first, addDays(first, 2).endsWith('-01') ? 3 : 2);
  const to = addDays(from, 3);
  const params = { period: 'custom', from, to, compare: 'previous' };
  const now = new Date(`${to}T12:00:00Z`);
  const { uncounted, rows, compared, firstDays } = await readTable(room.administrator, 'all', params, now);
  expect(compared && [compared.from < first, first < compared.to]).toEqual([true, true]);
  expect(uncounted.before).toEqual([]);
  expect(uncounted.beforeInPart).toEqual(measures.filter((name) => firstDays[name] > (compared?.from ?? '')));
  expect(uncounted.beforeInPart).toContain('reads');
  expect(rows.flatMap((row) => row.uncounted?.beforeInPart ?? [])).toEqual([]);
  const kinds = await readTable(room.administrator, 'all', { ...params, by: 'kind' }, now);
  expect(kinds.rows[0]?.uncounted).toEqual(uncounted);
});
