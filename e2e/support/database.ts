import type { aCategory, aNews } from '@/testing/builders';
import { withInvalidation } from './invalidate';

type Builders = {
  aCategory: (...given: Parameters<typeof aCategory>) => Promise<Awaited<ReturnType<typeof aCategory>>>;
  aNews: typeof aNews;
  /** Adds a category at the end of the tab bar. */
  addToMenu: (categoryId: number) => Promise<void>;
  /** Deletes a category with its items. */
  removeCategory: (id: number) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * Builders of the unit tests on the portal's own database, for data that no page can create. After each write the
 * portal's pages are invalidated.
 */
export async function openBuilders(): Promise<Builders> {
  const [{ db }, builders] = await Promise.all([import('@/lib/db/db'), import('@/testing/builders')]);
  return {
    aCategory: withInvalidation(async (given: Parameters<typeof aCategory>[0]) => builders.aCategory(given)),
    aNews: withInvalidation(builders.aNews),
    addToMenu: withInvalidation(async (categoryId: number) => {
      const { _max } = await db.menuEntry.aggregate({ _max: { position: true } });
      await db.menuEntry.create({ data: { kind: 'category', categoryId, position: (_max.position ?? 0) + 1 } });
    }),
    removeCategory: withInvalidation(async (id: number) => {
      await db.news.deleteMany({ where: { categoryId: id } });
      await db.category.delete({ where: { id } });
    }),
    close: () => db.$disconnect(),
  };
}
