import { db } from '@/lib/db/db';
import { requestContext } from '@/lib/request/context';
import { anOrganisation, makeUnique } from '@/testing/builders';
import { linkAttacks } from '@/testing/link-attacks';
import { aProvince } from '@/testing/people';
import { countStatements } from '@/testing/statements';
import { readDirectory } from './directory.queries';
import { readDirectoryChoice } from './directory.rules';

const read = (params: Record<string, string> = {}) => readDirectory(readDirectoryChoice(params));
const listNames = async (params: Record<string, string>) => (await read(params)).items.map(({ name }) => name);

/** Two colleges in one province of a region, a department elsewhere and a closed college, all with one unique word. */
async function someOrganisations() {
  const word = makeUnique('คำ').replace(' ', '');
  const [province, other] = [await aProvince(), await aProvince()];
  const region = await db.regionGroup.create({
    data: { name: makeUnique('ภาค'), position: 1, provinces: { connect: { id: province.id } } },
  });
  const create = (name: string, given: Parameters<typeof anOrganisation>[0] = {}) =>
    anOrganisation({ kind: 'college', provinceId: province.id, name: `${name}${word}`, ...given });
  const programmes = { programmes: { certificate: ['ช่างยนต์'] }, programmeSearch: `ช่างยนต์${word}` };
  const [wat, doi] = [await create('วิทยาลัยเทคนิควัง'), await create('วิทยาลัยอาชีวศึกษาดอย', programmes)];
  const office = await create('สำนักแผน', { kind: 'department', provinceId: other.id });
  await create('วิทยาลัยปิด', { status: 'closed' });
  return { word, province, other, region, wat, doi, office };
}

test('open organisations are listed by the letter after their kind, and counted by kind, province and letter', async () => {
  const { word, province, other, region, wat, doi, office } = await someOrganisations();
  const found = await read({ search: word });
  expect(found.items.map(({ name }) => name)).toEqual([doi.name, office.name, wat.name]);
  expect(found.total).toBe(3);
  expect(Object.fromEntries(found.kinds)).toEqual({ college: 2, department: 1 });
  expect(found.letters).toEqual(['ด', 'ผ', 'ว']);
  const counts = new Map(found.regions.flatMap(({ provinces }) => provinces).map(({ id, count }) => [id, count]));
  expect([counts.get(province.id), counts.get(other.id)]).toEqual([2, 1]);
  expect(found.regions.find(({ id }) => id === region.id)).toMatchObject({ name: region.name, count: 2 });
});

test('each facet counts without its own filter', async () => {
  const { word, province, other, wat } = await someOrganisations();
  const found = await read({ search: word, kind: 'college', province: String(province.id), letter: 'ว' });
  expect(found.items.map(({ id }) => id)).toEqual([wat.id]);
  expect(found.chosen).toEqual(['สถานศึกษา', province.name, 'ขึ้นต้นด้วย ว']);
  expect(found.letters).toEqual(['ด', 'ว']);
  expect(Object.fromEntries(found.kinds)).toEqual({ college: 1 });
  const elsewhere = await read({ search: word, province: String(other.id) });
  expect(Object.fromEntries(elsewhere.kinds)).toEqual({ department: 1 });
});

test('they are found by region, province, programme and several words', async () => {
  const { word, province, region, wat, doi } = await someOrganisations();
  expect(await listNames({ region: String(region.id) })).toEqual([doi.name, wat.name]);
  expect(await listNames({ search: province.name })).toEqual([doi.name, wat.name]);
  expect(await listNames({ search: province.nameEn.toUpperCase() })).toEqual([doi.name, wat.name]);
  expect(await listNames({ search: `ช่างยนต์ ${word}` })).toEqual([doi.name]);
  expect(await listNames({ search: `เทคนิควัง ${word}` })).toEqual([wat.name]);
  expect(await listNames({ search: `${word} %` })).toEqual([]);
});

test('a page beyond the end is the last one; pages have no gaps', async () => {
  const word = makeUnique('หน้า').replace(' ', '');
  for (let index = 0; index < 30; index++)
    await anOrganisation({ name: `ศูนย์${word} ${String(index).padStart(2, '0')}` });
  const [first, last] = [await read({ search: word }), await read({ search: word, page: '99' })];
  expect([first.items.length, last.items.length, last.page, last.total]).toEqual([24, 6, 2, 30]);
  const names = [...first.items, ...last.items].map(({ name }) => name);
  expect(new Set(names).size).toBe(30);
  expect(names).toEqual(names.toSorted());
});

test('a page takes four statements, and depends on the tag of the organisations', async () => {
  await someOrganisations();
  const tags = new Set<string>();
  const statements = await countStatements(() => requestContext.run({ tags }, () => read({ kind: 'college' })));
  expect(statements).toBeLessThanOrEqual(4);
  expect([...tags]).toEqual(['organisations']);
});

test.each([...linkAttacks.slice(0, 3), `' OR 1=1 --`, '\\', '%_'])('a search for %j finds nothing', async (search) => {
  expect((await read({ search })).total).toBe(0);
});
