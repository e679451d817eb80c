import { z } from 'zod';
import { db, runLongTransaction } from '@/lib/db/db';
import { HOUR_MS } from '@/lib/time/units';
import { addBulkNews } from '@/prisma/seed/bulk';
import { seedIfEmpty } from '@/prisma/seed/seed';

/** Number of items written one by one; PostgreSQL combines the rest from their halves, in a twentieth of the time. */
const WRITTEN = 20_000;
/** Years over which the items are spread. */
const YEARS = 10;
const countRows = z.array(z.object({ count: z.number() }));
const indexRows = z.array(z.object({ name: z.string(), definition: z.string() }));

/**
 * Seeds an empty database with the demo content and about `count` public items; the second half of a text is another
 * item's, and each item has a unique name.
 */
export async function addItems(count: number): Promise<void> {
  await seedIfEmpty();
  await addBulkNews(Math.min(count, WRITTEN), (written) => console.log(`${written} items`));
  if (count > WRITTEN) await mixItems(Math.ceil(count / WRITTEN) - 1);
  await db.$executeRawUnsafe('VACUUM ANALYZE news');
  await db.$executeRawUnsafe('VACUUM ANALYZE news_search');
}

async function mixItems(copies: number): Promise<void> {
  await runLongTransaction(4 * HOUR_MS, async (tx) => {
    await tx.$executeRaw`SELECT set_config('maintenance_work_mem', '512MB', true)`;
    const indexes = indexRows.parse(
      await tx.$queryRaw`
          SELECT indexname AS name, indexdef AS definition FROM pg_indexes
          WHERE tablename IN ('news', 'news_search') AND indexdef NOT LIKE 'CREATE UNIQUE%'`,
    );
    for (const { name } of indexes) await tx.$executeRawUnsafe(`DROP INDEX "${name}"`);
    await tx.$executeRaw`
        CREATE TEMP TABLE source ON COMMIT DROP AS
        SELECT row_number() OVER (ORDER BY publish_at, id) - 1 AS place, * FROM news
        WHERE status = 'allow' AND deleted_at IS NULL`;
    await tx.$executeRaw`CREATE INDEX ON source (place)`;
    const [sources] = countRows.parse(await tx.$queryRaw`SELECT count(*)::int AS count FROM source`);
    for (let copy = copies; copy > 0; copy -= 1) {
      await tx.$executeRaw`
          INSERT INTO news (section, category_id, organisation_id, system_user_id, topic, detail, summary, topic_search,
            topic_words, text_search, status, approve_level, publish_at, updated_at)
          SELECT a.section, a.category_id, b.organisation_id, b.system_user_id, a.topic,
            '<p>' || left(b.text_search, length(b.text_search) / 2) || name || '</p><p>'
              || right(a.text_search, length(a.text_search) / 2) || '</p>',
            a.summary, a.topic_search, a.topic_words,
            a.topic_search || ' ' || left(b.text_search, length(b.text_search) / 2) || name
              || right(a.text_search, length(a.text_search) / 2),
            'allow', 1, a.publish_at - make_interval(days => ${Math.floor((YEARS * 365 * copy) / copies)}::int), a.publish_at
          FROM source a JOIN source b ON b.place = (a.place * 7919 + ${copy}::int * 104729) % ${sources?.count ?? 1}::int,
          LATERAL (
            SELECT ' ' || string_agg(chr(3585 + get_byte(h, i) % 44)
              || (ARRAY['า', 'ิ', 'ี', 'ุ', 'ู', 'ะ', 'ำ'])[1 + get_byte(h, i + 4) % 7]
              || chr(3585 + get_byte(h, i + 8) % 44), '') || ' ' AS name
            FROM (SELECT decode(md5(a.place || '.' || ${copy}::int), 'hex') AS h) hash, generate_series(0, 3) i) names
          ORDER BY a.publish_at`;
      console.log(`${copies - copy + 1} of ${copies} times ${sources?.count ?? 0} items`);
    }
    await tx.$executeRaw`
        INSERT INTO news_count (news_id, category_id, reads, shares)
        SELECT id, category_id, (id::bigint * 7919) % 5000, (id::bigint * 104729) % 200 FROM news
        ON CONFLICT DO NOTHING`;
    for (const { name, definition } of indexes) {
      const start = performance.now();
      await tx.$executeRawUnsafe(definition);
      console.log(`${name}: ${((performance.now() - start) / 1_000).toFixed(1)} s`);
    }
  });
}
