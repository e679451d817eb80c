import { updateFigures } from '@/features/statistics/statistics.commands';
import { db } from '@/lib/db/db';
import { aCategory, aNews, createHiddenNews } from '@/testing/builders';
import { archiveMessages } from './archive.messages';
import { findArchivePage, listArchiveMonth, listArchiveMonths } from './archive.queries';
import { archiveHref, readArchivePeriod, toMonthDays } from './archive.rules';

const at = (moment: string) => new Date(`${moment}+07:00`);

/** A category with items at the start and the end of October 2025, and in two other months. */
async function aFilledCategory() {
  const { id: categoryId } = await aCategory();
  const first = await aNews({ categoryId, publishAt: at('2025-10-01T00:00:00') });
  const last = await aNews({ categoryId, publishAt: at('2025-10-31T23:59:59.999') });
  const later = await aNews({ categoryId, publishAt: at('2025-12-01T00:00:00') });
  const earlier = await aNews({ categoryId, publishAt: at('2024-02-29T12:00:00') });
  await createHiddenNews(categoryId);
  return { categoryId, first, last, later, earlier };
}

const october = { year: 2568, month: 10 };

test('a month lists the items of its days in Thai time, newest first, and its neighbours skip empty months', async () => {
  const { categoryId, first, last } = await aFilledCategory();
  const month = await listArchiveMonth(october, { categoryId, page: 1 });
  expect(month).toMatchObject({ items: [{ id: last.id }, { id: first.id }], total: 2 });
  expect(await listArchiveMonth(october, { categoryId, page: 1 })).toMatchObject({
    earlier: { year: 2567, month: 2 },
    later: { year: 2568, month: 12 },
  });
  expect(await listArchiveMonth({ year: 2567, month: 2 }, { categoryId, page: 1 })).toMatchObject({
    earlier: undefined,
  });
  expect(await listArchiveMonth({ year: 2568, month: 12 }, { categoryId, page: 1 })).toMatchObject({
    later: undefined,
  });
});

test('the months with public items are listed with the number of items', async () => {
  const { categoryId, first, later } = await aFilledCategory();
  const months = [{ year: 2568, month: 12 }, october, { year: 2567, month: 2 }];
  expect(await listArchiveMonths(categoryId)).toMatchObject(months);
  expect((await listArchiveMonths(categoryId)).map(({ count }) => count)).toEqual([1, 2, 1]);
  expect(await listArchiveMonths()).toEqual(
    expect.arrayContaining(months.map((month) => expect.objectContaining(month))),
  );
  await db.news.update({ where: { id: later.id }, data: { status: 'hide' } });
  expect(await listArchiveMonths(categoryId)).toMatchObject(months.slice(1));
  await updateFigures();
  await db.news.update({ where: { id: first.id }, data: { status: 'hide' } });
  expect((await listArchiveMonths(categoryId)).map(({ count }) => count)).toEqual([1, 1]);
});

test('what was withdrawn, binned or has ended counts nowhere, and the numbers are those of the pages', async () => {
  const { categoryId, first, last } = await aFilledCategory();
  const ended = await aNews({
    categoryId,
    publishAt: at('2025-10-09T08:00:00'),
    unpublishAt: at('2025-10-20T08:00:00'),
  });
  const binned = await aNews({ categoryId, publishAt: at('2025-10-09T09:00:00') });
  await updateFigures();
  await db.news.update({ where: { id: binned.id }, data: { deletedAt: new Date() } });
  await db.news.update({ where: { id: last.id }, data: { status: 'hide', hiddenLevel: 1 } });
  const shown = await listArchiveMonth(october, { categoryId, page: 1 });
  expect(shown).toMatchObject({ items: [{ id: first.id }], total: 1 });
  expect(shown.items.map(({ id }) => id)).not.toContain(ended.id);
  const months = await listArchiveMonths(categoryId);
  expect(months.find(({ year, month }) => year === october.year && month === october.month)?.count).toBe(1);
  for (const month of months)
    expect(month.count).toBe((await listArchiveMonth(month, { categoryId, page: 1 })).items.length);
  expect(archiveMessages['archive.lead'].th).toContain('ไม่รวมข่าวที่ถอนการเผยแพร่');
});

test('a month has pages of twelve, and none after the last', async () => {
  const { id: categoryId } = await aCategory();
  for (let day = 1; day <= 13; day++) await aNews({ categoryId, publishAt: at(`2025-10-${day + 10}T08:00:00`) });
  expect((await listArchiveMonth(october, { categoryId, page: 1 })).items).toHaveLength(12);
  expect(await listArchiveMonth(october, { categoryId, page: 2 })).toMatchObject({ items: [{}], total: 13 });
  expect((await listArchiveMonth(october, { categoryId, page: 3 })).items).toEqual([]);
});

test('a path shows a month, a year or the whole archive, else nothing', async () => {
  const { categoryId } = await aFilledCategory();
  const params = { news_type: String(categoryId) };
  expect(await findArchivePage(['2568', '10'], params)).toMatchObject({ kind: 'month', month: october, total: 2 });
  expect(await findArchivePage(['2568'], params)).toMatchObject({
    kind: 'months',
    months: [{ month: 12 }, { month: 10 }],
  });
  expect(await findArchivePage([], params)).toMatchObject({ kind: 'months', category: { id: categoryId } });
  expect(await findArchivePage(['2568', '10'], { ...params, page: '-7' })).toMatchObject({ page: 1 });
  for (const parts of [
    ['2568', '11'],
    ['2568', '13'],
    ['2568', '0'],
    ['2025', '10'],
    ['2400'],
    ['x'],
    ['2568/10'],
    ['2568', '10', '1'],
  ]) {
    expect(await findArchivePage(parts, params)).toBeUndefined();
  }
  expect(await findArchivePage(['2568', '10'], { ...params, page: '2' })).toBeUndefined();
  expect(await findArchivePage([], { news_type: '999999999' })).toBeUndefined();
});

test('paths use Buddhist years', () => {
  expect(archiveHref({})).toBe('/archive/');
  expect(archiveHref({ year: 2568 }, 3)).toBe('/archive/2568/?news_type=3');
  expect(archiveHref(october, 3, 2)).toBe('/archive/2568/10/?news_type=3&page=2');
  expect(readArchivePeriod(['2568', '01'])).toEqual({ year: 2568, month: 1 });
  expect(toMonthDays({ year: 2567, month: 2 })).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  expect(toMonthDays({ year: 2568, month: 12 })).toEqual({ from: '2025-12-01', to: '2025-12-31' });
});
