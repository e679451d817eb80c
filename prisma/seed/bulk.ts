import { updateFigures } from '@/features/statistics/statistics.commands';
import { db, runLongTransaction, type Transaction } from '@/lib/db/db';
import { LIFESTYLE_ID } from './content/categories';
import { makeBulkNews } from './content/news/bulk';
import { toSeedTextColumns } from './rows/news';
import { getOrganisationId } from './rows/organisations';
import { findOfficeUserId } from './rows/people';

/** Items per statement. */
const BATCH = 2_000;
/** From this number on, rebuilding the search indexes is faster than updating them row by row. */
const REINDEX_FROM = 5_000;
const BULK_TIMEOUT_MS = 21_600_000;

/**
 * Adds public items for benchmarks, in one transaction; requires the demo content.
 *
 * @param report called after each batch with the number of items written so far
 */
export async function addBulkNews(count: number, report: (written: number) => void, now = new Date()): Promise<void> {
  await runLongTransaction(BULK_TIMEOUT_MS, async (tx) => {
    const rebuild = count >= REINDEX_FROM;
    await tx.$executeRaw`SET LOCAL maintenance_work_mem = '512MB'`;
    if (rebuild) for (const { drop } of searchIndexes) await tx.$executeRawUnsafe(drop);
    for (let start = 0; start < count; start += BATCH) {
      const size = Math.min(BATCH, count - start);
      await writeBatch(tx, start, size, now);
      report(start + size);
    }
    if (rebuild) for (const { make } of searchIndexes) await tx.$executeRawUnsafe(make);
  });
  await updateFigures(new Date(), BULK_TIMEOUT_MS);
  await db.$executeRaw`ANALYZE news, news_count, figure_day, figure_month, figure_item`;
}

const searchIndexes = [
  { drop: `DROP INDEX "news_topic_search_idx"`, make: buildTrigramIndex('news', 'topic_search') },
  ...['topic', 'words', 'text'].map((column) => ({
    drop: `DROP INDEX "news_search_${column}_idx"`,
    make: buildTrigramIndex('news_search', column),
  })),
];

function buildTrigramIndex(table: string, column: string): string {
  return `CREATE INDEX "${table}_${column}_idx" ON "${table}" USING GIN ("${column}" gin_trgm_ops)`;
}

async function writeBatch(tx: Transaction, start: number, size: number, now: Date) {
  const items = Array.from({ length: size }, (_, offset) => {
    const seed = makeBulkNews(start + offset, now);
    return { ...seed, ...toSeedTextColumns(seed.topic, seed.detailHtml) };
  });
  const column = <K extends keyof (typeof items)[number]>(key: K) => items.map((item) => item[key]);
  await tx.$executeRaw`
    WITH added AS (
      INSERT INTO news (section, category_id, organisation_id, system_user_id, topic, detail, summary, topic_search,
        topic_words, text_search, line_marks, status, approve_level, publish_at, updated_at)
      SELECT CASE WHEN category_id = ${LIFESTYLE_ID} THEN 'lifestyle' ELSE 'news' END::section, category_id,
        organisation_id, system_user_id, topic, detail, summary, topic_search, topic_words, text_search, line_marks, 'allow', 1, publish_at,
        publish_at
      FROM unnest(
        ${column('categoryId')}::int[],
        ${items.map((item) => getOrganisationId(item.organisationKey))}::int[],
        ${items.map((item) => findOfficeUserId(item.organisationKey) ?? null)}::int[],
        ${column('topic')}::text[], ${column('detail')}::text[], ${column('summary')}::text[],
        ${column('topicSearch')}::text[], ${column('topicWords')}::text[], ${column('textSearch')}::text[],
        ${column('lineMarks')}::text[],
        ${items.map((item) => item.publishAt.toISOString())}::timestamptz[])
        AS t (category_id, organisation_id, system_user_id, topic, detail, summary, topic_search, topic_words, text_search,
          line_marks, publish_at)
      RETURNING id, category_id)
    INSERT INTO news_count (news_id, category_id, reads, shares)
    SELECT id, category_id, (id::bigint * 7919) % 5000, (id::bigint * 104729) % 200 FROM added`;
}
