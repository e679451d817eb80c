import { db } from '@/lib/db/db';
import { aCategory, aNews } from '@/testing/builders';
import { publicSql } from './filter/filter.queries';
import { buildPublicWhereAt, isPublic } from './public.rules';
import { publishedSql } from './tally.queries';

const now = new Date('2026-11-24T05:00:00Z');
const [past, future] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-12-01T00:00:00Z')];

/** Items in all combinations of the facts. */
async function listItems() {
  const categories = [await aCategory(), await aCategory({ visible: false })];
  const items = [];
  for (const status of ['draft', 'wait', 'allow', 'return', 'hide'] as const)
    for (const deletedAt of [null, past])
      for (const publishAt of [past, now, future])
        for (const unpublishAt of [null, now, future])
          for (const { id: categoryId } of categories)
            if (!unpublishAt || unpublishAt > publishAt)
              items.push(await aNews({ status, deletedAt, publishAt, unpublishAt, categoryId }));
  return items.map(({ id }) => id);
}

test('the rule, its condition and its forms in SQL agree on every item', async () => {
  const ids = await listItems();
  const rows = await db.news.findMany({
    where: { id: { in: ids } },
    include: { category: true },
    orderBy: { id: 'asc' },
  });
  const byRule = rows.filter((row) => isPublic(row, now)).map(({ id }) => id);
  const asked = await db.news.findMany({
    where: { AND: [{ id: { in: ids } }, buildPublicWhereAt(now)] },
    orderBy: { id: 'asc' },
  });
  expect(asked.map(({ id }) => id)).toEqual(byRule);
  const published = await db.$queryRaw<{ id: number }[]>`
    SELECT n.id FROM news n JOIN category c ON c.id = n.category_id
    WHERE n.id = ANY (${ids}) AND ${publishedSql(now)} AND c.visible ORDER BY n.id`;
  expect(published.map(({ id }) => id)).toEqual(byRule);
  const listed = await db.$queryRaw<{ id: number }[]>`
    SELECT n.id FROM news n WHERE n.id = ANY (${ids}) AND ${publicSql(now)} ORDER BY n.id`;
  expect(listed.map(({ id }) => id)).toEqual(byRule);
  expect(byRule).toHaveLength(4);
});
