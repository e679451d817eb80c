import { db } from '@/lib/db/db';
import { readNearerEnd } from './read-nearer-end';

const START = Date.UTC(2001, 0, 1);
const END = new Date(START + 10_000);
const ROWS = 2_500;
const where = { at: { gte: new Date(START), lt: END } };
const orderBy = [{ visibleMs: { sort: 'desc', nulls: 'last' } }, { at: 'asc' }] as const;

beforeAll(async () => {
  const data = Array.from({ length: ROWS }, (_, index) => ({
    machine: 'test',
    at: new Date(START + index),
    visibleMs: index % 3 === 0 ? null : index % 50,
  }));
  await db.canaryBeat.createMany({ data });
});
afterAll(() => db.canaryBeat.deleteMany({ where }));

/** A page, and the skips with which its list was read. */
async function readPage(skip: number, take = 50) {
  const skips: number[] = [];
  const rows = await readNearerEnd({ skip, take, total: db.canaryBeat.count({ where }) }, orderBy, (part) => {
    skips.push(part.skip);
    return db.canaryBeat.findMany({ where, ...part });
  });
  return { rows: rows.map(({ at }) => at.getTime() - START), skips };
}

test('each page has its rows in their order, from whichever end it is read', async () => {
  const all = (await db.canaryBeat.findMany({ where, orderBy: [...orderBy] })).map(({ at }) => at.getTime() - START);
  for (let skip = 0; skip < ROWS + 100; skip += 50)
    expect((await readPage(skip)).rows).toEqual(all.slice(skip, skip + 50));
  expect((await readPage(2_464, 48)).rows).toEqual(all.slice(2_464));
});

test('no page skips more than half of the list', async () => {
  expect((await readPage(1_000)).skips).toEqual([1_000]);
  expect((await readPage(1_200)).skips).toEqual([1_200]);
  expect((await readPage(1_300)).skips).toEqual([1_150]);
  expect((await readPage(2_450)).skips).toEqual([0]);
  expect((await readPage(2_490)).skips).toEqual([0]);
  expect((await readPage(2_500)).skips).toEqual([]);
});
