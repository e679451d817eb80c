import { db, type Prisma } from '@/lib/db/db';
import { aCategory, aNews, anOrganisation } from '@/testing/builders';
import { toDateColumn } from '@/testing/reports';
import { countFigures } from './figures.queries';
import { sumFigures } from './figures.rules';

const january = { startsOn: '2026-01-01', endsOn: '2026-01-31' };
const at = (text: string) => new Date(`${text}+07:00`);
const count = (newsId: number, day: string, reads: number, shares: number) =>
  db.newsDailyCount.create({ data: { newsId, day: toDateColumn(day), reads, shares } });
const readFigures = async (id: number, now?: Date) => {
  const figures = (await countFigures([id], january, now)).get(id);
  if (!figures) throw new Error('every organisation gets figures');
  return figures;
};

test('figures equal a count one by one, over many items, days and organisations', async () => {
  const categories = [await aCategory(), await aCategory({ section: 'lifestyle' })];
  const offices = [await anOrganisation(), await anOrganisation(), await anOrganisation()];
  const edges = [
    '2025-12-31T23:59:59',
    '2026-01-01T00:00:00',
    '2026-01-15T12:00:00',
    '2026-01-31T23:59:59',
    '2026-02-01T00:00:00',
  ];
  const days = ['2025-12-31', '2026-01-01', '2026-01-17', '2026-01-31', '2026-02-01'];
  const statuses = ['allow', 'allow', 'hide', 'wait'] as const;
  const truth = new Map<string, { items: number; reads: number; shares: number }>();
  const add = (office: number, category: number, name: 'items' | 'reads' | 'shares', value: number) => {
    const key = `${office} ${category}`;
    const sums = truth.get(key) ?? { items: 0, reads: 0, shares: 0 };
    sums[name] += value;
    truth.set(key, sums);
  };
  const counts: Prisma.NewsDailyCountCreateManyInput[] = [];
  let number = 0;
  for (const office of offices.slice(0, 2)) {
    for (const category of categories) {
      for (const edge of edges) {
        for (const status of statuses) {
          number += 1;
          const deletedAt = number % 7 === 0 ? new Date() : null;
          const news = await aNews({
            ...{ organisationId: office.id, categoryId: category.id, section: category.section },
            ...{ status, deletedAt, publishAt: at(edge) },
          });
          const isInside = edge.startsWith('2026-01');
          if (status === 'allow' && !deletedAt && isInside) add(office.id, category.id, 'items', 1);
          for (const day of days) {
            const [reads, shares] = [(number * 13) % 50, number % 4];
            counts.push({ newsId: news.id, day: toDateColumn(day), reads, shares });
            if (deletedAt || !day.startsWith('2026-01')) continue;
            add(office.id, category.id, 'reads', reads);
            add(office.id, category.id, 'shares', shares);
          }
        }
      }
    }
  }
  await db.newsDailyCount.createMany({ data: counts });
  const counted = await countFigures(
    offices.map(({ id }) => id),
    january,
  );
  for (const office of offices) {
    const figures = counted.get(office.id);
    const expected = categories.flatMap(({ id, name }) => {
      const sums = truth.get(`${office.id} ${id}`);
      return sums ? [{ id, name, ...sums }] : [];
    });
    expect(new Set(figures?.categories)).toEqual(new Set(expected));
  }
  expect(counted.get(offices[2]?.id ?? 0)?.categories).toEqual([]);
});

test('categories are in the order of the menu', async () => {
  const { id: organisationId } = await anOrganisation();
  const [last, first] = [await aCategory({ position: 30 }), await aCategory({ position: 20 })];
  for (const { id } of [last, first])
    await aNews({ organisationId, categoryId: id, publishAt: at('2026-01-10T09:00:00') });
  expect((await readFigures(organisationId)).categories.map(({ id }) => id)).toEqual([first.id, last.id]);
});

test('an item published later in the period is not counted', async () => {
  const { id: organisationId } = await anOrganisation();
  await aNews({ organisationId, publishAt: at('2026-01-20T09:00:00') });
  const before = await readFigures(organisationId, at('2026-01-20T08:59:59'));
  expect(before.categories).toEqual([]);
  expect(before.countedAt).toBe(at('2026-01-20T08:59:59').toISOString());
  expect(sumFigures(await readFigures(organisationId, at('2026-01-20T09:00:00')))).toMatchObject({ items: 1 });
});

test('reads within the period also count for items published before it', async () => {
  const { id: organisationId } = await anOrganisation();
  const old = await aNews({ organisationId, publishAt: at('2024-01-01T09:00:00') });
  await count(old.id, '2026-01-31', 41, 2);
  expect(sumFigures(await readFigures(organisationId))).toEqual({ items: 0, reads: 41, shares: 2 });
});
