import type { Viewer } from '@/lib/auth/viewer';
import { db, runLongTransaction } from '@/lib/db/db';
import { aCategory } from '@/testing/builders';
import { aNewsroom, type Newsroom } from '@/testing/newsroom';
import { explainQueries, recordQueries } from '@/testing/query-plans';
import { findInbox, findInboxPage, listInbox } from './inbox.queries';
import { countThings, inboxList } from './inbox.rules';

/** Time to fill the tables on a machine that may be busy. */
jest.setTimeout(180_000);

/** Items, of which one in `ONE_IN` waits, in colleges of the province and elsewhere; voices and notices of before beside them. */
const ITEMS = 30_000;
const ONE_IN = 10;
const VOICES = 10_000;
const COLLEGES = 300;
/** Rows that a read of one office may examine, and of those that decide everywhere: not once all items. */
const MAX_ROWS = { office: 2_000, agency: 25_000 };
let room: Newsroom;

beforeAll(async () => {
  room = await aNewsroom();
  const category = await aCategory();
  const { provinceId } = await db.organisation.findUniqueOrThrow({ where: { id: room.other.organisationId } });
  await db.$executeRaw`
    INSERT INTO organisation (kind, code, name, name_search, short_name, province_id, updated_at)
    SELECT 'college', 'plan-' || i, 'วิทยาลัยที่ ' || i, 'วิทยาลัยที่ ' || i, 'ว ' || i, ${provinceId}, now()
    FROM generate_series(1, ${COLLEGES}::int) i`;
  const elsewhere = await db.organisation.findMany({ where: { code: { startsWith: 'plan-' } }, select: { id: true } });
  const ids = elsewhere.map(({ id }) => id);
  await runLongTransaction(120_000, async (tx) => {
    await tx.$executeRaw`ALTER TABLE news DISABLE TRIGGER USER`;
    await tx.$executeRaw`
      INSERT INTO news (category_id, organisation_id, topic, topic_search, detail, summary, text_search, status, approve_level, publish_at, updated_at, waits_since)
      SELECT ${category.id}, CASE WHEN i % 500 = 0 THEN ${room.college.organisationId}::int ELSE (${ids}::int[])[1 + i % ${COLLEGES}::int] END,
        'ข่าวที่ ' || i, 'ข่าวที่ ' || i, '<p>เนื้อข่าว</p>', 'เนื้อข่าว', 'ข่าวที่ ' || i,
        CASE WHEN i % ${ONE_IN}::int = 0 THEN 'wait' ELSE 'allow' END::news_status, CASE WHEN i % ${ONE_IN}::int = 0 THEN 0 ELSE 1 END,
        now() - make_interval(hours => 1 + i % 5000), now(), CASE WHEN i % ${ONE_IN}::int = 0 THEN now() - make_interval(mins => i) END
      FROM generate_series(1, ${ITEMS}::int) i`;
    await tx.$executeRaw`ALTER TABLE news ENABLE TRIGGER USER`;
  });
  await db.$executeRaw`
    INSERT INTO suggestion (kind, tracking_code, subject, body, status, organisation_id, created_at, updated_at)
    SELECT 'complaint', 'I-' || i, 'เรื่องที่ ' || i, 'รายละเอียด', CASE WHEN i % 100 = 0 THEN 'new' ELSE 'done' END::task_status,
      CASE WHEN i % 4 = 0 THEN (${ids}::int[])[1 + i % ${COLLEGES}::int] WHEN i % 7 = 0 THEN ${room.college.organisationId}::int END,
      now() - make_interval(mins => i), now()
    FROM generate_series(1, ${VOICES}::int) i`;
  await db.$executeRawUnsafe('VACUUM ANALYZE news, voice, suggestion, organisation, inbox_mark');
}, 180_000);

async function expectFew(viewer: Viewer, most: number): Promise<void> {
  for (const run of [
    () => findInbox({ ...viewer }),
    () => findInboxPage({ ...viewer }, inboxList.read({})),
    () => listInbox({ ...viewer }, inboxList.read({ page: '2' })),
    () => listInbox({ ...viewer }, inboxList.read({ kind: 'voice' })),
  ]) {
    const asked = await recordQueries(run);
    expect(asked).toHaveLength(1);
    for (const { rows, tables } of await explainQueries(asked)) {
      expect([rows <= most, rows, tables.filter((name) => ['news', 'voice', 'suggestion'].includes(name))]).toEqual([
        true,
        expect.any(Number),
        [],
      ]);
    }
  }
}

test.each(['college', 'user', 'province', 'institute'] as const)(
  'the inbox of %s reads what waits for it alone',
  (name) => expectFew(room[name], MAX_ROWS.office),
);

test.each(['editor', 'administrator'] as const)(
  'the inbox of %s reads what waits, not what is stored',
  async (name) => {
    const { counts } = await findInbox({ ...room[name] });
    expect(countThings(counts)).toBeGreaterThanOrEqual(ITEMS / ONE_IN);
    await expectFew(room[name], MAX_ROWS.agency);
  },
);
