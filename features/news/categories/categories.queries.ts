import { cache } from 'react';
import { z } from 'zod';
import { db, type Transaction } from '@/lib/db/db';
import { selectColumns } from '@/lib/list/select-columns';
import { pickName } from '@/lib/messages/language';
import { dependsOn, tag } from '@/lib/request/context';
import { getCurrentTime } from '@/lib/time/current-time';
import type { Category, CategoryEntry } from './categories.schema';

const columns = selectColumns('id', 'section', 'name', 'nameEn', 'color', 'colorDeep', 'visible', 'position');

/** All categories with their names in the page's language, including hidden ones, by position; memoised per render. */
export const listCategories = cache(async (): Promise<Category[]> => {
  dependsOn(tag.categories);
  const rows = await db.category.findMany({ select: columns, orderBy: [{ position: 'asc' }, { id: 'asc' }] });
  return rows.map((row) => ({ ...row, name: pickName(row) }));
});

/** Visible categories of both sections, by position. */
export async function listVisibleCategories(): Promise<Category[]> {
  return (await listCategories()).filter(({ visible }) => visible);
}

/** Cache tags of all news lists, for a change that shows on the cards of many items. */
export async function listAllListTags(tx: Transaction): Promise<string[]> {
  const categories = await tx.category.findMany({ select: { id: true } });
  return [tag.home, tag.lists(), ...categories.map(({ id }) => tag.lists(id))];
}

const entryRows = z.array(z.object({ id: z.number(), items: z.number(), readable: z.number() }));

/** All categories with their item counts, for the admin. */
export async function listCategoryEntries(now = getCurrentTime()): Promise<CategoryEntry[]> {
  const [categories, counts] = await Promise.all([listCategories(), countItemsByCategory(now)]);
  const byId = new Map(entryRows.parse(counts).map((row) => [row.id, row]));
  return categories.map((row) => {
    const { items = 0, readable = 0 } = byId.get(row.id) ?? {};
    return { ...row, items, readable };
  });
}

/**
 * Counts from the tally that triggers maintain for `news`. The tally has neither the bin nor publication times, so
 * `items` adds the bin, and `readable` subtracts items still to come and adds those with an end that has not come.
 */
function countItemsByCategory(now: Date): Promise<unknown> {
  return db.$queryRaw`
    WITH kept AS MATERIALIZED (
      SELECT category_id, status, ends, items FROM news_tally WHERE scope = 0
      UNION ALL SELECT category_id, status, ends, items FROM news_tally_change WHERE scope = 0)
    SELECT c.id,
      (SELECT COALESCE(sum(items), 0)::int FROM kept WHERE category_id = c.id)
        + (SELECT count(*)::int FROM news WHERE category_id = c.id AND deleted_at IS NOT NULL) AS items,
      (SELECT COALESCE(sum(items), 0)::int FROM kept WHERE category_id = c.id AND status = 'allow' AND NOT ends)
        - (SELECT count(*)::int FROM news WHERE category_id = c.id AND status = 'allow' AND deleted_at IS NULL
          AND publish_at > ${now} AND unpublish_at IS NULL)
        + (SELECT count(*)::int FROM news WHERE category_id = c.id AND status = 'allow' AND deleted_at IS NULL
          AND unpublish_at > ${now} AND publish_at <= ${now}) AS readable
    FROM category c`;
}

/** One visible category. There are few, so it is taken from the memoised list. */
export async function findVisibleCategory(id: number): Promise<Category | undefined> {
  return (await listVisibleCategories()).find((category) => category.id === id);
}
