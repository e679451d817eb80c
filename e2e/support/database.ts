import type { aCategory, aNews } from '@/lib/testing/builders';

type Builders = { aCategory: typeof aCategory; aNews: typeof aNews };

/** The builders of the unit tests, on the portal's own database; for what no page of a reader can do. */
export async function openBuilders(): Promise<Builders & { close: () => Promise<void> }> {
  const [{ db }, builders] = await Promise.all([import('@/lib/db'), import('@/lib/testing/builders')]);
  return { aCategory: builders.aCategory, aNews: builders.aNews, close: () => db.$disconnect() };
}
