import type { Viewer } from '@/lib/auth/viewer';
import { db } from '@/lib/db/db';
import { anOrganisation, makeUnique } from '@/testing/builders';
import { toPersonViewer } from '@/testing/newsroom';
import { aDraftNotice } from '@/testing/notices';
import { anAdministrator, aProvince, aStaffOffice } from '@/testing/people';
import { findNotice } from '../notices.queries';
import { buildReachedWhere, countRecipients, findReach } from './audience.queries';
import { emptyAudience } from './audience.rules';
import { type NoticeAudience, RECIPIENTS_PER_PAGE } from './audience.schema';
import { listAudienceOptions } from './options.queries';

type Place = { id: number; kind: NoticeAudience['kinds'][number]; provinceId: number; instituteId: number | null };
let world: Place[];
let regions: number[];
let provinces: number[];
let institutes: number[];
let admin: Viewer;

/** Two regions of one province each with two colleges, a provincial office and a department, and two institutes. */
beforeAll(async () => {
  const administrator = await anAdministrator();
  admin = toPersonViewer(administrator, administrator.organisation.id);
  world = [];
  [regions, provinces, institutes] = [[], [], []];
  for (const position of [1, 2]) {
    const region = await db.regionGroup.create({ data: { name: makeUnique('ภาค'), position } });
    const province = await aProvince();
    await db.province.update({ where: { id: province.id }, data: { regionGroupId: region.id } });
    const institute = await anOrganisation({ kind: 'institute', provinceId: province.id });
    regions.push(region.id);
    provinces.push(province.id);
    institutes.push(institute.id);
    const here = { provinceId: province.id };
    world.push({ ...here, id: institute.id, kind: 'institute', instituteId: null });
    for (const kind of ['college', 'college', 'province', 'department'] as const) {
      const instituteId = kind === 'college' ? (institutes[world.length % 2] ?? institute.id) : null;
      const { id } = await anOrganisation({ ...here, kind, instituteId });
      world.push({ ...here, id, kind, instituteId });
    }
  }
});

/** The rule in plain words, for the organisations of this test. */
function listReached(audience: NoticeAudience): number[] {
  const ofKind = ({ kind }: Place) => audience.kinds.includes(kind);
  const inArea = ({ kind, provinceId, instituteId }: Place) =>
    audience.provinces.includes(provinceId) ||
    audience.regions.includes(regions[provinces.indexOf(provinceId)] ?? 0) ||
    (kind === 'college' && audience.institutes.includes(instituteId ?? 0));
  const hasAreas = audience.regions.length + audience.provinces.length + audience.institutes.length > 0;
  const isChosen = (one: Place) => {
    if (audience.isUnion || audience.kinds.length === 0 || !hasAreas) return ofKind(one) || inArea(one);
    return ofKind(one) && inArea(one);
  };
  return world
    .filter((one) => (isChosen(one) || audience.organisations.includes(one.id)) && !audience.excluded.includes(one.id))
    .map(({ id }) => id)
    .toSorted((one, other) => one - other);
}

async function listFound(viewer: Viewer, audience: NoticeAudience): Promise<number[]> {
  const where = { AND: [buildReachedWhere(viewer, audience), { id: { in: world.map(({ id }) => id) } }] };
  return (await db.organisation.findMany({ where, select: { id: true }, orderBy: { id: 'asc' } })).map(({ id }) => id);
}

/** Every combination of some choices of each list. */
function listAudiences(): NoticeAudience[] {
  const [first = 0, last = 0] = [world[1]?.id, world.at(-1)?.id];
  const choices: { [K in keyof NoticeAudience]: NoticeAudience[K][] } = {
    kinds: [[], ['college'], ['province', 'department']],
    regions: [[], regions.slice(0, 1)],
    provinces: [[], provinces.slice(1)],
    institutes: [[], institutes.slice(0, 1)],
    organisations: [[], [first, last]],
    excluded: [[], [first]],
    isUnion: [false, true],
  };
  return Object.entries(choices).reduce<NoticeAudience[]>(
    (all, [key, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [key]: value }))),
    [emptyAudience],
  );
}

test('every combination of kinds, areas, single and excluded organisations reaches those of the rule', async () => {
  const audiences = listAudiences();
  expect(audiences).toHaveLength(3 * 2 ** 6);
  for (const audience of audiences) expect(await listFound(admin, audience)).toEqual(listReached(audience));
});

test('the same audience of an office is cut to those that it supervises', async () => {
  const office = await aStaffOffice('VecProvince', { organisation: { provinceId: provinces[0] } });
  const viewer = toPersonViewer(office, office.organisation.id);
  const own = world.filter(({ kind, provinceId }) => kind === 'college' && provinceId === provinces[0]);
  for (const audience of listAudiences()) {
    const expected = listReached(audience).filter((id) => own.some((one) => one.id === id));
    expect(await listFound(viewer, audience)).toEqual(expected);
    expect(await countRecipients(viewer, audience)).toBe(expected.length);
  }
  const options = await listAudienceOptions(viewer);
  expect(options.kinds).toEqual([{ kind: 'college', count: own.length }]);
  expect(options.provinces.map(({ id, count }) => [id, count])).toEqual([[provinces[0], own.length]]);
  expect(options.institutes.reduce((sum, { count }) => sum + count, 0)).toBe(own.length);
});

test('recipients are listed by pages, the last one for a page beyond', async () => {
  const office = await aStaffOffice('iven');
  const viewer = toPersonViewer(office, office.organisation.id);
  const count = RECIPIENTS_PER_PAGE + 3;
  for (let index = 0; index < count; index += 1)
    await anOrganisation({ kind: 'college', provinceId: provinces[0], instituteId: office.organisation.id });
  const everyCollege: NoticeAudience = { ...emptyAudience, kinds: ['college'] };
  const [first, last] = [await findReach(viewer, everyCollege, 1), await findReach(viewer, everyCollege, 900)];
  expect([first.count, first.page, first.items.length]).toEqual([count, 1, RECIPIENTS_PER_PAGE]);
  expect([last.count, last.page, last.items.length]).toEqual([count, 2, 3]);
  expect(new Set([...first.items, ...last.items].map(({ id }) => id)).size).toBe(count);
  expect(await findReach(viewer, emptyAudience, 1)).toEqual({ count: 0, page: 1, items: [] });
});

test('an audience is told in words, both parts of it and its exceptions', async () => {
  const [province] = await db.province.findMany({ where: { id: provinces[0] } });
  const id = await aDraftNotice(admin, {
    circles: { kinds: ['college'], provinces: provinces.slice(0, 1), excluded: [world[1]?.id ?? 0] },
  });
  const excluded = await db.organisation.findUniqueOrThrow({ where: { id: world[1]?.id ?? 0 } });
  expect((await findNotice(admin, id))?.audienceInWords).toBe(
    `สถานศึกษา ใน จังหวัด${province?.name} ยกเว้น ${excluded.name}`,
  );
});
