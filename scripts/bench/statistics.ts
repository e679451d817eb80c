import { getFigureGraphs } from '@/features/statistics/charts.queries';
import { updateFigures } from '@/features/statistics/statistics.commands';
import { readFigureChoice } from '@/features/statistics/statistics.rules';
import { breakdowns } from '@/features/statistics/statistics.schema';
import { getFigureTable } from '@/features/statistics/tables.queries';
import { db, runLongTransaction } from '@/lib/db/db';
import { HOUR_MS } from '@/lib/time/units';
import { runInDatabase } from './run-in-database';

/** Measures the statistics over a million items and two years of daily counts, in a separate database with the demo. */
const ITEMS = 1_000_000;
const BATCH = 100_000;
const COLLEGES = 400;
const AUTHORS_EACH = 3;
const DAYS = 730;
/** Maximum number of days with reads per item; fewer with the distance from its publication. */
const COUNTS_EACH = 12;
const ROUNDS = 5;

async function fill(): Promise<void> {
  for (const column of ['topic_search', 'text_search']) {
    await db.$executeRawUnsafe(`DROP INDEX IF EXISTS "news_${column}_idx"`);
  }
  await db.$executeRaw`
    WITH places AS (
      INSERT INTO organisation (kind, code, name, short_name, name_search, province_id, updated_at)
      SELECT 'college', 'bench-' || i, 'วิทยาลัยทดสอบ ' || i, 'วท.' || i, 'วิทยาลัยทดสอบ ' || i,
        (SELECT id FROM province ORDER BY id OFFSET i % 77 LIMIT 1), now()
      FROM generate_series(1, ${COLLEGES}::int) i RETURNING id
    ), people AS (
      INSERT INTO account (role, display_name, updated_at)
      SELECT 'college', 'ผู้เขียน ' || id || '-' || i, now() FROM places, generate_series(1, ${AUTHORS_EACH}::int) i
      RETURNING id, display_name
    )
    INSERT INTO "system_user" (account_id, organisation_id, user_name)
    SELECT id, split_part(split_part(display_name, ' ', 2), '-', 1)::int, 'bench-' || id FROM people`;
  for (let start = 0; start < ITEMS; start += BATCH) {
    await runLongTransaction(HOUR_MS, async (tx) => {
      await tx.$executeRaw`SET LOCAL session_replication_role = replica`;
      await tx.$executeRaw`
          WITH writers AS (
            SELECT array_agg(u.id) AS ids, array_agg(u.organisation_id) AS places FROM "system_user" u
            JOIN organisation o ON o.id = u.organisation_id WHERE o.code LIKE 'bench-%'
          ), shelves AS (SELECT array_agg(id) AS ids, array_agg(section) AS sections FROM category),
          added AS (
            INSERT INTO news (section, category_id, organisation_id, system_user_id, topic, detail, summary, topic_search,
              text_search, status, approve_level, publish_at, updated_at)
            SELECT s.sections[c], s.ids[c], w.places[u], w.ids[u], 'ข่าว ' || i, '<p>ข่าว</p>', 'ข่าว', 'ข่าว', 'ข่าว',
              'allow', 1, at, at
            FROM (
              SELECT i, 1 + floor(random() * ${COLLEGES * AUTHORS_EACH}::int)::int AS u,
                1 + floor(random() * (SELECT count(*) FROM category))::int AS c,
                now() - random() * make_interval(days => ${DAYS}::int) AS at
              FROM generate_series(1, ${BATCH}::int) i
            ) r, writers w, shelves s RETURNING id, publish_at
          )
          INSERT INTO news_daily_count (news_id, day, reads, shares)
          SELECT id, day, 1 + floor(random() * 40)::int, floor(random() * 3)::int FROM (
            SELECT DISTINCT id, ((publish_at AT TIME ZONE 'Asia/Bangkok')::date + floor(power(random(), 4) * ${DAYS}::int)::int) AS day
            FROM added, generate_series(1, ${COUNTS_EACH}::int)
          ) d WHERE day <= (now() AT TIME ZONE 'Asia/Bangkok')::date`;
    });
    console.log(`${start + BATCH} items`);
  }
  await db.$executeRaw`SELECT recount_news_tally()`;
  await db.$executeRaw`TRUNCATE figure_item, figure_dirty, figure_day, figure_month`;
  await db.$executeRaw`UPDATE figure_state SET next_item = 1, last_item = (SELECT max(id) FROM news), next_day = NULL`;
  await db.$executeRawUnsafe('ANALYZE');
}

async function time(name: string, run: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  console.log(`${name}: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
}

async function main(): Promise<void> {
  if (process.argv.includes('fill')) await fill();
  const start = performance.now();
  const written = await updateFigures(new Date(), HOUR_MS);
  console.log(`figures kept: ${written} sums in ${((performance.now() - start) / 1_000).toFixed(1)} s`);
  await db.$executeRawUnsafe('ANALYZE figure_day, figure_month, figure_item');
  const account = await db.account.findFirstOrThrow({ where: { role: 'VecAdmin' } });
  const viewer = { role: 'VecAdmin', accountId: account.id } as const;
  for (const period of ['year', 'days30', 'all']) {
    for (const by of breakdowns) {
      const choice = readFigureChoice({ period, by, compare: 'lastYear' });
      await time(`${period} by ${by}`, () => getFigureTable(viewer, 'all', choice));
    }
    await time(`${period} graphs`, () =>
      getFigureGraphs(viewer, 'all', readFigureChoice({ period, measure: 'reads', compare: 'lastYear' })),
    );
  }
  await time('the minute’s job', () => updateFigures());
}

await runInDatabase(main);
