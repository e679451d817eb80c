import { db, type Prisma } from '../db';
import { seen, tag } from '../trace';
import type { Category, CategoryEntry } from './schema';

const columns = {
  id: true,
  section: true,
  name: true,
  nameEn: true,
  color: true,
  colorDeep: true,
  visible: true,
  position: true,
} as const;

/** Every category, hidden ones too, in the order of the menu. */
export async function listCategories(): Promise<Category[]> {
  seen(tag.categories);
  return db.category.findMany({ select: columns, orderBy: [{ position: 'asc' }, { id: 'asc' }] });
}

/** The categories that readers may see, of both sections, in the order of the menu. */
export async function listVisibleCategories(): Promise<Category[]> {
  return (await listCategories()).filter(({ visible }) => visible);
}

/** Every category with the numbers of its items, as the administrator sees them. */
export async function listCategoryEntries(now = new Date()): Promise<CategoryEntry[]> {
  const readable: Prisma.NewsWhereInput = {
    status: 'allow',
    deletedAt: null,
    publishAt: { lte: now },
    OR: [{ unpublishAt: null }, { unpublishAt: { gt: now } }],
  };
  const [categories, all, shown] = await Promise.all([
    listCategories(),
    db.news.groupBy({ by: ['categoryId'], _count: true }),
    db.news.groupBy({ by: ['categoryId'], _count: true, where: readable }),
  ]);
  const [items, read] = [byCategory(all), byCategory(shown)];
  return categories.map((row) => ({ ...row, items: items.get(row.id) ?? 0, readable: read.get(row.id) ?? 0 }));
}

const byCategory = (counts: readonly { categoryId: number; _count: number }[]) =>
  new Map(counts.map((row) => [row.categoryId, row._count]));

/** One category that readers may see, or undefined. */
export async function findVisibleCategory(id: number): Promise<Category | undefined> {
  seen(tag.categories);
  return (await db.category.findFirst({ where: { id, visible: true }, select: columns })) ?? undefined;
}
