import { CATEGORY } from '../routes';
import { createColleges, type TestCollege } from './offices';

/** Number of items that the office has published before. */
const BEFORE = 4;

/**
 * A new college that has published items of one category before, and a user of it who writes; `writer` is that user's
 * login name.
 */
export async function createWritingOffice(): Promise<{ college: TestCollege; writer: string }> {
  const [college] = await createColleges(1);
  if (!college) throw new Error('no college was created');
  const [{ db }, { aCollegeUser }, { aNews, daysAgo }] = await Promise.all([
    import('@/lib/db/db'),
    import('@/testing/people'),
    import('@/testing/builders'),
  ]);
  const user = await aCollegeUser({ college: college.id });
  for (let index = 0; index < BEFORE; index += 1)
    await aNews({ organisationId: college.id, categoryId: CATEGORY, publishAt: daysAgo(500) });
  await db.$disconnect();
  return { college, writer: user.name };
}
