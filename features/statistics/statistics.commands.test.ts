import { randomInt } from 'node:crypto';
import { db } from '@/lib/db/db';
import { DAY_MS } from '@/lib/time/units';
import { aCategory, aNews } from '@/testing/builders';
import {
  aCount,
  changeItem,
  type ExpectedItem,
  listStoredFigures,
  makeRandomTime,
  toDayAhead,
  updateExpected,
} from '@/testing/figures';
import { aCollege } from '@/testing/people';
import { getBucketKey } from './ranges.rules';
import { updateFigures } from './statistics.commands';
import { getTotals, listFigureBuckets, listFigureGroups } from './statistics.queries';
import type { Figures } from './statistics.schema';

const ITEMS = 60;
const CHANGES = 160;
const AHEAD_DAYS = 6;
const later = () => new Date(Date.now() + AHEAD_DAYS * DAY_MS);
const everybody = { section: 'both' } as const;

type Line = { item: ExpectedItem; day: string } & Figures;
const known: ExpectedItem[] = [];
const counts: { newsId: number; day: string; reads: number; shares: number }[] = [];
let places: { organisationId: number; systemUserId: number; accountId: number }[] = [];
let categories: number[] = [];

const pick = <T>(all: readonly T[]): T => {
  const one = all[randomInt(all.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};

/** Expected figures: one line per item that has been public and per daily count of reads. */
function truth(): Line[] {
  const published = known.filter((item) => item.published && item.day);
  const items = published.map((item) => ({ item, day: item.day ?? '', published: 1, reads: 0, shares: 0 }));
  const reads = counts.flatMap(({ newsId, ...count }) => {
    const item = published.find(({ id }) => id === newsId);
    return item ? [{ item, published: 0, ...count }] : [];
  });
  return [...items, ...reads];
}

function sumBy(lines: Line[], keyOf: (line: Line) => string): Record<string, Figures> {
  const sums: Record<string, Figures> = {};
  for (const line of lines) {
    const { published, reads, shares } = sums[keyOf(line)] ?? { published: 0, reads: 0, shares: 0 };
    sums[keyOf(line)] = {
      published: published + line.published,
      reads: reads + line.reads,
      shares: shares + line.shares,
    };
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum.published + sum.reads + sum.shares > 0));
}

const figuresOf = ({ published, reads, shares }: Figures): Figures => ({ published, reads, shares });
const accountOf = (item: ExpectedItem) =>
  places.find(({ systemUserId }) => systemUserId === item.systemUserId)?.accountId ?? 0;

async function aKnownItem(): Promise<void> {
  const { organisationId, systemUserId } = pick(places);
  const status = pick(['allow', 'allow', 'allow', 'wait', 'draft'] as const);
  const publishAt = makeRandomTime(randomInt(4) === 0 ? randomInt(1, 4) : -randomInt(1, 70));
  const { id } = await aNews({ organisationId, systemUserId, categoryId: pick(categories), status, publishAt });
  const { categoryId } = await db.news.findUniqueOrThrow({ where: { id } });
  const item: ExpectedItem = {
    ...{ id, organisationId, categoryId, systemUserId, status, publishAt },
    ...{ deletedAt: null, published: false },
  };
  updateExpected(item);
  known.push(item);
  if (!item.published) return;
  for (const ago of new Set(Array.from({ length: 5 }, () => randomInt(0, 60)))) {
    const count = { newsId: id, day: toDayAhead(-ago), reads: randomInt(1, 50), shares: randomInt(0, 5) };
    await aCount(id, count.day, count.reads, count.shares);
    counts.push(count);
  }
}

/** Random edits of an item. */
const events: readonly ((item: ExpectedItem) => Promise<void>)[] = [
  (item) => changeItem(item, { status: item.status === 'allow' ? 'hide' : 'allow' }),
  (item) => changeItem(item, { categoryId: pick(categories) }),
  (item) =>
    changeItem(item, pick(places.map(({ organisationId, systemUserId }) => ({ organisationId, systemUserId })))),
  (item) => changeItem(item, { systemUserId: null }),
  (item) => changeItem(item, { deletedAt: item.deletedAt ? null : new Date() }),
  async (item) => {
    if (item.status !== 'hide') await changeItem(item, { publishAt: makeRandomTime(pick([-3, -20, -50, 2])) });
  },
];

beforeAll(async () => {
  const colleges = [await aCollege(), await aCollege(), await aCollege()];
  places = colleges.map(({ organisation, systemUser, account }) => ({
    organisationId: organisation.id,
    systemUserId: systemUser.id,
    accountId: account.id,
  }));
  categories = [(await aCategory()).id, (await aCategory()).id, (await aCategory()).id];
  for (let made = 0; made < ITEMS; made += 1) await aKnownItem();
  for (let done = 0; done < CHANGES; done += 1) {
    await pick(events)(pick(known));
    if (randomInt(12) === 0) await updateFigures();
  }
  await updateFigures(later());
  for (const item of known) updateExpected(item, later());
}, 120_000);

const periods = [
  { from: toDayAhead(-100), to: toDayAhead(AHEAD_DAYS) },
  { from: toDayAhead(-40), to: toDayAhead(-2) },
  { from: toDayAhead(-9), to: toDayAhead(-9) },
];

test.each(periods)('sums by any breakdown equal those of the single items and reads ($from to $to)', async (period) => {
  const lines = truth().filter(({ day }) => day >= period.from && day <= period.to);
  const all = sumBy(lines, () => 'all').all ?? { published: 0, reads: 0, shares: 0 };
  expect(await getTotals(everybody, period, later())).toEqual(all);
  const keys = {
    organisation: ({ item }: Line) => String(item.organisationId),
    category: ({ item }: Line) => String(item.categoryId),
    kind: () => 'college',
    author: ({ item }: Line) => `${accountOf(item)}/${item.organisationId}`,
  } as const;
  for (const by of ['organisation', 'category', 'kind', 'author'] as const) {
    const rows = await listFigureGroups(everybody, period, by, later());
    const found = rows.map((row) => [by === 'author' ? `${row.key}/${row.organisationId}` : row.key, figuresOf(row)]);
    expect({ by, sums: Object.fromEntries(found) }).toEqual({ by, sums: sumBy(lines, keys[by]) });
  }
});

test('the daily and monthly figures of an organisation and a category equal those of its items', async () => {
  const [period] = periods;
  if (!period) throw new Error('there are periods');
  for (const organisationId of places.map((place) => place.organisationId)) {
    for (const categoryId of [undefined, ...categories]) {
      const lines = truth().filter(
        ({ item }) =>
          item.organisationId === organisationId && (categoryId === undefined || item.categoryId === categoryId),
      );
      const filter = { ...everybody, organisationIds: [organisationId], categoryId };
      for (const step of ['day', 'month'] as const) {
        const rows = (await listFigureBuckets(filter, period, step, { now: later() })).filter(
          (row) => row.published + row.reads + row.shares > 0,
        );
        const found = Object.fromEntries(rows.map((row) => [row.key, figuresOf(row)]));
        expect({ step, categoryId, found }).toEqual({
          ...{ step, categoryId },
          found: sumBy(lines, ({ day }) => getBucketKey(day, step)),
        });
      }
    }
  }
});

test('counting again changes nothing, even concurrently and after an interruption', async () => {
  const before = await listStoredFigures();
  expect(before.length).toBeGreaterThan(100);
  expect(await updateFigures(later())).toBe(0);
  expect(await listStoredFigures()).toEqual(before);
  const [item] = known.filter(({ published, deletedAt }) => published && !deletedAt);
  if (!item) throw new Error('some item has been public');
  await changeItem(item, { categoryId: categories.find((id) => id !== item.categoryId) ?? 0 });
  await Promise.all(Array.from({ length: 6 }, () => updateFigures(later())));
  for (let round = 0; round < 6; round += 1) await updateFigures(later(), 0);
  const after = await listStoredFigures();
  expect(after).not.toEqual(before);
  const [period] = periods;
  if (!period) throw new Error('there are periods');
  const sums = sumBy(truth(), (line) => String(line.item.categoryId));
  const found = await listFigureGroups(everybody, period, 'category', later());
  expect(Object.fromEntries(found.map((row) => [row.key, figuresOf(row)]))).toEqual(sums);
});

test('permanently deleted items keep counting', async () => {
  const before = await listStoredFigures();
  const gone = known.filter(({ published }) => published).slice(0, 5);
  await db.news.deleteMany({ where: { id: { in: gone.map(({ id }) => id) } } });
  await updateFigures(later());
  expect(await listStoredFigures()).toEqual(before);
});

test('figures rebuilt from scratch in interrupted steps are the same', async () => {
  const ids = known.map(({ id }) => id);
  await db.news.deleteMany({ where: { id: { in: ids } } });
  const reset = async () => {
    await db.$executeRaw`TRUNCATE figure_item, figure_dirty, figure_day, figure_month`;
    const last = await db.news.aggregate({ _max: { id: true } });
    await db.figureState.update({
      where: { id: 1 },
      data: { nextItem: 1, lastItem: last._max.id ?? 0, nextDay: null },
    });
  };
  await reset();
  const [one, other] = [places[0], places[1]];
  if (!one || !other) throw new Error('there are places');
  const made = await Promise.all(
    [-400, -90, -2, 0.01].map((days) =>
      aNews({
        ...{ organisationId: one.organisationId, systemUserId: one.systemUserId },
        publishAt: makeRandomTime(days - 1),
      }),
    ),
  );
  const coming = await aNews({ organisationId: other.organisationId, publishAt: makeRandomTime(2) });
  await aNews({ organisationId: other.organisationId, status: 'wait' });
  for (const { id } of made) await aCount(id, toDayAhead(-1), 7, 1);
  await updateFigures(later());
  const before = await listStoredFigures();
  await reset();
  for (let round = 0; round < 20; round += 1) await updateFigures(later(), 0);
  expect(await listStoredFigures()).toEqual(before);
  await reset();
  for (let round = 0; round < 20; round += 1) await updateFigures(new Date(), 0);
  const period = { from: toDayAhead(-500), to: toDayAhead(AHEAD_DAYS) };
  const others = { ...everybody, organisationIds: [other.organisationId] };
  expect(await getTotals(everybody, period)).toEqual({ published: 4, reads: 28, shares: 4 });
  expect(await getTotals(others, period)).toEqual({ published: 0, reads: 0, shares: 0 });
  await updateFigures(later());
  expect(await getTotals(others, period, later())).toEqual({ published: 1, reads: 0, shares: 0 });
  await changeItem(
    { ...coming, systemUserId: null, status: 'allow', deletedAt: null, published: false },
    { organisationId: one.organisationId },
  );
  await updateFigures(later());
  expect(await getTotals(others, period, later())).toEqual({ published: 0, reads: 0, shares: 0 });
});
