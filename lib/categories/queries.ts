import { db } from '../db';
import { seen, tag } from '../trace';
import type { Category } from './schema';

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

/** One category that readers may see, or undefined. */
export async function findVisibleCategory(id: number): Promise<Category | undefined> {
  seen(tag.categories);
  return (await db.category.findFirst({ where: { id, visible: true }, select: columns })) ?? undefined;
}
