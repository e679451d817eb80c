import type { aCategory, aNews } from '@/lib/testing/builders';

type Builders = {
  aCategory: typeof aCategory;
  aNews: typeof aNews;
  /** Gives a category a place at the end of the tab bar. */
  addToMenu: (categoryId: number) => Promise<void>;
  /** Takes a category away with its items. */
  removeCategory: (id: number) => Promise<void>;
  close: () => Promise<void>;
};

/** The builders of the unit tests, on the portal's own database; for what no page of a reader can do. */
export async function openBuilders(): Promise<Builders> {
  const [{ db }, builders] = await Promise.all([import('@/lib/db'), import('@/lib/testing/builders')]);
  return {
    aCategory: builders.aCategory,
    aNews: builders.aNews,
    addToMenu: async (categoryId) => {
      const { _max } = await db.menuEntry.aggregate({ _max: { position: true } });
      await db.menuEntry.create({ data: { kind: 'category', categoryId, position: (_max.position ?? 0) + 1 } });
    },
    removeCategory: async (id) => {
      await db.news.deleteMany({ where: { categoryId: id } });
      await db.category.delete({ where: { id } });
    },
    close: () => db.$disconnect(),
  };
}
