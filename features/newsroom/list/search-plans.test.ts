import { refreshSample } from '@/features/news/sample/sample.queries';
import type { Viewer } from '@/lib/auth/viewer';
import { db, runLongTransaction } from '@/lib/db/db';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { explainQueries, recordQueries } from '@/testing/query-plans';
import { fillWithoutTextIndexes } from '@/testing/text-indexes';
import type { NewsroomListScope } from './counts.schema';
import { listNewsroom } from './list.queries';
import { newsroomList } from './list.rules';
import { MAX_SEARCHED } from './search.schema';

/** Time to fill the tables on a machine that may be busy. */
jest.setTimeout(180_000);

/** Items of the college and its users; those of other colleges; and those that nobody has decided on. */
const ITEMS = 60_000;
const OWN = 600;
let room: Newsroom;

/** A word of every item but the units', one of each seventh, one of 60 items, and one of old items only. */
beforeAll(async () => {
  room = await aNewsroom();
  const { college, other, user, unit, category } = room;
  await db.account.update({ where: { id: user.accountId }, data: { displayName: 'วิชาการ' } });
  await db.collegeUser.update({ where: { id: user.ownId }, data: { firstName: 'สมใจ', lastName: 'พากเพียร' } });
  await runLongTransaction(120_000, (tx) =>
    fillWithoutTextIndexes(tx, async () => {
      await tx.$executeRaw`ALTER TABLE news DISABLE TRIGGER USER`;
      await tx.$executeRaw`
      INSERT INTO news (category_id, organisation_id, system_user_id, college_user_id, topic, detail, summary, topic_search, text_search,
        status, approve_level, publish_at, updated_at)
      SELECT ${category.id}, o, CASE WHEN i % 200 <> 1 THEN CASE o WHEN ${college.organisationId} THEN ${college.ownId}::int END END,
        CASE WHEN i % 200 = 1 THEN ${user.ownId}::int END, 'ข่าวที่ ' || i, '<p>เนื้อข่าว</p>', 'ข่าว', 'ข่าวที่ ' || i,
        'ข่าวที่ ' || i || CASE WHEN o = ${unit.organisationId} THEN ' หน่วยงาน' ELSE ' วิทยาลัย' END || repeat(' เนื้อข่าวของวันนี้', 10)
          || CASE WHEN i % 7 = 0 THEN ' แข่งขัน' ELSE '' END || CASE WHEN i % 1000 = 0 THEN ' หุ่นยนต์' ELSE '' END
          || CASE WHEN i > ${ITEMS}::int * 0.9 THEN ' ปีก่อน' ELSE '' END,
        CASE WHEN i % 500 = 3 THEN 'wait' ELSE 'allow' END::news_status, CASE WHEN i % 500 = 3 THEN 0 ELSE 1 END, at, at
      FROM (SELECT i, CASE WHEN i % 100 < 2 THEN CASE WHEN i % 2 = 0 THEN ${unit.organisationId}::int ELSE ${college.organisationId}::int END
          ELSE ${other.organisationId}::int END AS o, now() - make_interval(mins => 7 * i) AS at
        FROM generate_series(1, ${ITEMS}::int) i) g`;
      await tx.$executeRaw`
      INSERT INTO news_search (id, section, category_id, organisation_id, publish_at, topic, words, text)
      SELECT id, section, category_id, organisation_id, publish_at, search_letters(topic_search), '', search_letters(text_search)
      FROM news WHERE status = 'allow' AND NOT EXISTS (SELECT 1 FROM news_search s WHERE s.id = news.id)`;
      await tx.$executeRaw`ALTER TABLE news ENABLE TRIGGER USER`;
    }),
  );
  await db.$executeRawUnsafe('VACUUM ANALYZE news, news_search, organisation');
  await refreshSample();
  // The first search of a process loads the dictionary.
  await listNewsroom(room.editor, { scope: 'all', section: 'news' }, newsroomList.read({ search: 'วิทยาลัย' }));
}, 180_000);

const lists: readonly [string, keyof Omit<Newsroom, 'category'>, NewsroomListScope['scope']][] = [
  ['the editor’s list', 'editor', 'all'],
  ['the administrator’s list of colleges', 'administrator', 'kind:college'],
  ['the editor’s list of units', 'editor', 'kind:unit'],
  ['the province’s list', 'province', 'members'],
  ['the institute’s list', 'institute', 'ownAndMembers'],
  ['the department’s list', 'department', 'members'],
  ['the unit’s list', 'unit', 'own'],
  ['the college’s list', 'college', 'own'],
  ['the college user’s list', 'user', 'self'],
];

/** Searches of a list, and the rows that they may look at: not once all items, but for what is sorted by reads. */
const searches: readonly [string, Record<string, string>, number][] = [
  ['a word of all items', { search: 'วิทยาลัย' }, 6_000],
  ['a word of all items, by date', { search: 'วิทยาลัย', status: 'allow', sort: 'date' }, 6_000],
  ['a word of all items, what waits', { search: 'วิทยาลัย', status: 'todo' }, 6_000],
  ['a word of all items, page 40', { search: 'วิทยาลัย', page: '40' }, 8_000],
  ['a word without trigrams', { search: 'ว' }, 10_000],
  ['words of a seventh', { search: 'แข่งขัน วิทยาลัย' }, 14_000],
  ['words of a seventh, page 20', { search: 'แข่งขัน วิทยาลัย', page: '20' }, 35_000],
  ['a rare word', { search: 'หุ่นยนต์' }, 2_000],
  ['a word of old items', { search: 'ปีก่อน' }, 35_000],
  ['an author', { search: 'สมใจ พากเพียร' }, 4_000],
  ['a number', { search: '#12' }, 1_500],
  ['nothing', { search: 'ฎฎฎฆฆฆ' }, 1_500],
];

test.each(lists)('%s is searched by a few rows, in ten statements at most', async (_, name, scope) => {
  const viewer: Viewer = { ...room[name] };
  const found = [];
  for (const [search, params, most] of searches) {
    const choice = newsroomList.read({ per: '24', ...params });
    const asked = await recordQueries(() => listNewsroom({ ...viewer }, { scope, section: 'news' }, choice));
    const rows = (await explainQueries(asked)).reduce((sum, cost) => sum + cost.rows, 0);
    found.push({ search, rows, most, statements: asked.length });
  }
  expect(found.filter(({ rows, most, statements }) => rows > most || statements > 10)).toEqual([]);
});

test('numbers of a search end at their limit, and pages behind it have their rows', async () => {
  const read = (params: Record<string, string>) =>
    listNewsroom(
      { ...room.editor },
      { scope: 'all', section: 'news' },
      newsroomList.read({ search: 'วิทยาลัย', per: '24', ...params }),
    );
  const first = await read({});
  expect([first.total, first.counts.all, first.counts.allow, first.counts.return, first.reads, first.more]).toEqual([
    ...[MAX_SEARCHED + 1, MAX_SEARCHED + 1, MAX_SEARCHED + 1, 0, undefined, true],
  ]);
  expect(first.counts.wait).toBeGreaterThan(0);
  expect(first.counts.wait).toBeLessThan(MAX_SEARCHED);
  const deep = await read({ page: '1000' });
  expect([deep.items.length, deep.more]).toEqual([24, true]);
  const beyond = await read({ page: '2501' });
  expect([beyond.items.length, beyond.more]).toEqual([0, false]);
  const few = await listNewsroom(
    { ...room.college },
    { scope: 'own', section: 'news' },
    newsroomList.read({ search: 'วิทยาลัย', per: '24' }),
  );
  expect(few.total).toBe(OWN);
});
