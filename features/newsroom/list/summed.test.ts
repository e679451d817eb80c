import { db } from '@/lib/db/db';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { explainQueries, recordQueries } from '@/testing/query-plans';
import { listNewsroom, MAX_SUMMED } from './list.queries';
import { newsroomList } from './list.rules';

/** Time to write the items on a machine that may be busy. */
jest.setTimeout(120_000);

/** Pages of a list that sums nothing, and of any list. */
const FEW_PAGES = 2_500;
const MOST_PAGES = 30_000;
let room: Newsroom;

async function addItems(count: number): Promise<void> {
  const { organisationId } = room.unit;
  await db.$executeRaw`
    INSERT INTO news (category_id, organisation_id, system_user_id, topic, topic_search, detail, summary, text_search, status,
      approve_level, publish_at, updated_at)
    SELECT ${room.category.id}, ${organisationId}, ${room.unit.ownId}, 'ข่าวที่ ' || i, 'ข่าวที่ ' || i, '<p>เนื้อข่าว</p>', 'เนื้อข่าว',
      'ข่าวที่ ' || i, 'allow', 1, now() - make_interval(hours => 1 + i), now() - make_interval(hours => 1 + i)
    FROM generate_series(1, ${count}::int) i`;
  await db.$executeRaw`
    INSERT INTO news_count (news_id, category_id, reads) SELECT id, category_id, 2 FROM news WHERE organisation_id = ${organisationId}
    ON CONFLICT (news_id, category_id) DO UPDATE SET reads = 2`;
  await db.$executeRawUnsafe('VACUUM ANALYZE news, news_count');
}

const list = (params: Record<string, string> = {}) =>
  listNewsroom({ ...room.unit }, { scope: 'own', section: 'news' }, newsroomList.read(params));

beforeAll(async () => {
  room = await aNewsroom();
  await addItems(MAX_SUMMED);
}, 120_000);

async function countPages(params?: Record<string, string>): Promise<number> {
  const asked = await recordQueries(() => list(params));
  const costs = await explainQueries(asked);
  return costs.reduce((sum, { pages }) => sum + pages, 0);
}

test('the reads of a list are summed up to a length, at some pages an item; those of a longer one are not', async () => {
  expect(await list()).toMatchObject({ total: MAX_SUMMED, reads: 2 * MAX_SUMMED });
  expect(await countPages()).toBeLessThan(MOST_PAGES);
  await addItems(1);
  const longer = await list();
  expect([longer.total, longer.reads]).toEqual([MAX_SUMMED + 1, undefined]);
  const last = String(Math.ceil(longer.total / newsroomList.read({}).per));
  for (const page of ['1', last]) expect(await countPages({ page })).toBeLessThan(FEW_PAGES);
  const tab = await list({ status: 'wait' });
  expect([tab.total, tab.reads]).toEqual([0, 0]);
});
