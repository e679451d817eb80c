import { db } from '@/lib/db/db';
import { readList } from '@/lib/list/list';
import { DAY_MS } from '@/lib/time/units';
import { aCategory, aNews, anOrganisation, createHiddenNews } from '@/testing/builders';
import { countPublicNews, listPublicEntries, listPublicNews } from './news.queries';
import { newsSorts } from './orderings.schema';
import { countInScope, countTallied, listDrift, listIdsByDate } from './tally.queries';

/** Many small writes, on a machine that may be busy. */
jest.setTimeout(60_000);
const days = (ahead: number) => new Date(Date.now() + ahead * DAY_MS);
/** A change is folded in by the next one at the latest; only this file writes to this database. */
const noDrift = async () => expect(await listDrift()).toEqual([]);

describe('the tally', () => {
  test('follows every way to create, change and delete an item', async () => {
    const [from, to, office] = [await aCategory(), await aCategory(), await anOrganisation()];
    const item = await aNews({ categoryId: from.id, approveLevel: 3 });
    const change = async (data: object) => {
      await db.news.update({ where: { id: item.id }, data });
      await noDrift();
    };
    const counts = async () => [await countInScope({ categoryId: from.id }), await countInScope({ categoryId: to.id })];
    expect(await counts()).toEqual([1, 0]);
    await change({ categoryId: to.id });
    expect(await counts()).toEqual([0, 1]);
    await change({ organisationId: office.id });
    expect(await countInScope({ organisationId: office.id })).toBe(1);
    await change({ status: 'hide', hiddenLevel: 1 });
    expect(await counts()).toEqual([0, 0]);
    expect(await countTallied('news', { categoryId: to.id })).toEqual([
      { categoryId: to.id, status: 'hide', items: 1 },
    ]);
    await change({ status: 'allow', hiddenLevel: 0, deletedAt: new Date() });
    expect(await counts()).toEqual([0, 0]);
    await change({ deletedAt: null, publishAt: days(-800), unpublishAt: days(9) });
    expect(await counts()).toEqual([0, 1]);
    await change({ topic: 'ชื่อใหม่', unpublishAt: days(10) });
    await db.category.update({ where: { id: to.id }, data: { visible: false } });
    expect(await counts()).toEqual([0, 0]);
    await db.news.delete({ where: { id: item.id } });
    await noDrift();
    expect(await countTallied('news', { categoryId: to.id })).toEqual([]);
  });

  test('includes a transaction only once it is committed', async () => {
    const { id: categoryId } = await aCategory();
    const { id: organisationId } = await anOrganisation();
    const wanted = { categoryId, organisationId };
    const undone = db.$transaction(async (tx) => {
      const { id } = await aNews(wanted);
      await tx.news.update({ where: { id }, data: { status: 'hide' } });
      expect(await countInScope({ categoryId })).toBe(1);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await countInScope({ categoryId })).toBe(1);
    await noDrift();
  });

  test('stays correct under concurrent writes, which do not wait for each other', async () => {
    const { id: categoryId } = await aCategory();
    const { id: organisationId } = await anOrganisation();
    const { id } = await aNews({ categoryId, organisationId });
    const slow = db.$transaction(async (tx) => {
      await tx.news.update({ where: { id }, data: { status: 'hide' } });
      await Promise.all(Array.from({ length: 8 }, () => aNews({ categoryId, organisationId })));
    });
    await aNews({ categoryId, organisationId });
    await slow;
    expect(await countInScope({ categoryId })).toBe(await db.news.count({ where: { categoryId, status: 'allow' } }));
    await noDrift();
    await db.news.updateMany({ where: { categoryId }, data: { publishAt: days(-40) } });
    await noDrift();
    await db.news.deleteMany({ where: { categoryId } });
    await noDrift();
  });

  test('can be rebuilt after a write that bypassed the triggers', async () => {
    const { id: categoryId } = await aCategory();
    const { id } = await aNews({ categoryId });
    await db.$transaction([
      db.$executeRaw`ALTER TABLE news DISABLE TRIGGER USER`,
      db.$executeRaw`UPDATE news SET status = 'hide' WHERE id = ${id}`,
      db.$executeRaw`ALTER TABLE news ENABLE TRIGGER USER`,
    ]);
    expect((await listDrift()).map(({ kept, counted }) => kept - counted).toSorted()).not.toEqual([]);
    await db.$executeRaw`SELECT recount_news_tally()`;
    await noDrift();
  });
});

test('public totals are exact at any time', async () => {
  const { id: categoryId } = await aCategory();
  const shown = await aNews({ categoryId });
  await createHiddenNews(categoryId);
  await aNews({ categoryId, publishAt: days(2), unpublishAt: days(4) });
  await aNews({ categoryId, publishAt: days(-2), unpublishAt: days(1) });
  const at = (ahead: number) => countInScope({ categoryId }, days(ahead));
  // The scheduled item of a day from now, the two with an end.
  expect([await at(0), await at(1.5), await at(3), await at(5)]).toEqual([2, 2, 3, 2]);
  expect(await countPublicNews({ organisationId: shown.organisationId })).toBe(1);
});

describe('the pages of a long list', () => {
  const scopeOf = async () => ({ categoryId: (await aCategory()).id, organisationId: (await anOrganisation()).id });

  test.each([true, false])('add up to the complete list, newest first: %s', async (descending) => {
    const own = await scopeOf();
    for (let number = 0; number < 40; number += 1) {
      const publishAt = days(-Math.floor(number / 3) * 23 - 1);
      const unpublishAt = number % 7 === 0 ? days(number % 2 === 0 ? 5 : -0.5) : null;
      await aNews({ ...own, publishAt, unpublishAt });
    }
    const expected = await db.news.findMany({
      where: { ...own, OR: [{ unpublishAt: null }, { unpublishAt: { gt: new Date() } }] },
      orderBy: [{ publishAt: descending ? 'desc' : 'asc' }, { id: 'desc' }],
      select: { id: true },
    });
    for (const scope of [{ categoryId: own.categoryId }, { organisationId: own.organisationId }]) {
      const ids: number[] = [];
      for (let skip = 0; skip < 48; skip += 7) {
        const page = await listIdsByDate(scope, { skip, take: 7, descending });
        expect(page.total).toBe(expected.length);
        ids.push(...page.ids);
      }
      expect(ids).toEqual(expected.map(({ id }) => id));
    }
  });

  test('sorted by reads start with read items; unread ones come last, or first in ascending order', async () => {
    const { categoryId, organisationId } = await scopeOf();
    const items = [];
    for (let number = 0; number < 5; number += 1) items.push(await aNews({ categoryId, organisationId }));
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = items.map(({ id }) => id);
    await db.newsCount.createMany({
      data: [
        { newsId: b, categoryId, reads: 7, shares: 0 },
        { newsId: c, categoryId, reads: 0, shares: 2 },
        { newsId: d, categoryId, reads: 9, shares: 0 },
      ],
    });
    const ids = async (params: Record<string, string>) =>
      (await listPublicNews({ categoryId }, readList(params, newsSorts))).items.map(({ id }) => id);
    expect(await ids({ sort: 'news_countread' })).toEqual([d, b, e, c, a]);
    expect(await ids({ sort: 'news_countread', dir: 'asc' })).toEqual([e, c, a, b, d]);
    expect(await ids({ sort: 'news_Countshare' })).toEqual([c, e, d, b, a]);
    expect(await ids({ sort: 'news_countread', search: 'ข่าว' })).toEqual([d, b, e, c, a]);
    const window = { skip: 1, take: 3, needle: '', sort: 'news_countread', descending: true, full: false } as const;
    expect((await listPublicEntries({ organisationId }, window)).map(({ id }) => id)).toEqual([b, e, c]);
  });
});
