import { z } from 'zod';
import type { Transaction } from '@/lib/db/db';
import { Prisma } from '@/lib/prisma/client';
import { toPlainText } from '@/lib/rich-text/rich-text';
import { toExcerpt } from '@/lib/text/excerpt';
import { toSearchText } from '@/lib/text/search-text';
import { getCurrentTime } from '@/lib/time/current-time';
import { type NewsContent, SUMMARY_LENGTH } from './content.schema';
import { findInlineHashes, toPlainColumns } from './save.rows';

/**
 * Number of items from which they are entered in the search indexes together with later ones, and the size of the list in
 * which they wait: searches read it whole, but entering 8 MB at once takes a quarter of the time of 256 kB at a time.
 */
const MANY = 50;
const GIN_PENDING = '8MB';
/** Memory to sort the entries in. */
const SORT_MEMORY = '32MB';

/** An item of another site as it stands here: published there, so that no step of the workflow is behind it. */
export type MovedItem = {
  /** Its id there, if it is kept. */
  id?: number;
  /** As `normaliseContent` returns it. */
  content: NewsContent;
  status: 'allow' | 'draft' | 'hide';
  level: number;
  /** True for a draft that gets the moment of its approval as its date; by default every draft. */
  publishOnApproval?: boolean;
  organisationId: number;
  /** Account of the office; null for items of the agency, and where there is none. */
  systemUserId: number | null;
  publishAt: Date;
  reads: number;
  shares: number;
  /** Columns of its text, if they were built before; not used if they are of another text. */
  columns?: TextColumns | undefined;
  /** Address of its page there, if it stays the one that counts. */
  canonicalUrl?: string | undefined;
};

/**
 * Writes items of another site. They are no news to anybody: their outings count as taken, so that no alert goes out,
 * and they have neither history nor mails; their times are those of the other site, so that no list shows them as new.
 * Words and lines are found by the jobs that do so for items without them.
 *
 * @returns the ids, in the same order
 */
export async function insertMovedItems(tx: Transaction, items: readonly MovedItem[]): Promise<number[]> {
  if (items.length === 0) return [];
  if (items.length >= MANY)
    await tx.$executeRaw`
      SELECT set_config('gin_pending_list_limit', ${GIN_PENDING}, true), set_config('work_mem', ${SORT_MEMORY}, true)`;
  const now = getCurrentTime();
  const ids = await chooseIds(tx, items);
  const written = items.map((item, index) => ({ item, id: ids[index] ?? 0 }));
  await insertRows(
    tx,
    written.map(({ item, id }) => toInsertedRow(item, id, now)),
  );
  await tx.$executeRaw`
    INSERT INTO news_count (news_id, category_id, reads, shares)
    SELECT * FROM unnest(${ids}::int[], ${items.map(({ content }) => content.categoryId)}::int[],
      ${items.map(({ reads }) => reads)}::int[], ${items.map(({ shares }) => shares)}::int[])`;
  for (const { id, item } of written) await writeMedia(tx, id, item.content);
  await silenceOutings(tx, ids);
  return ids;
}

const idRows = z.array(z.object({ id: z.number() }));

/** Kept ids, and new ones for the items that keep none. */
async function chooseIds(tx: Transaction, items: readonly MovedItem[]): Promise<number[]> {
  const missing = items.filter(({ id }) => id === undefined).length;
  const made = idRows.parse(
    await tx.$queryRaw`SELECT nextval('news_id_seq')::int AS id FROM generate_series(1, ${missing}::int)`,
  );
  return items.map(({ id }) => id ?? made.shift()?.id ?? 0);
}

const toColumn = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Inserts rows as one JSON value: the client compiles a statement with thousands of values for longer than it runs. */
async function insertRows(tx: Transaction, rows: readonly Prisma.NewsCreateManyInput[]): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const names = Prisma.raw(columns.map((field) => `"${toColumn(field)}"`).join(', '));
  const json = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [toColumn(field), value])),
  );
  await tx.$executeRaw`
    INSERT INTO news (${names}) SELECT ${names} FROM json_populate_recordset(NULL::news, ${JSON.stringify(json)}::json)`;
}

/**
 * Replaces the content of an item that came from another site, as silently.
 *
 * @returns its new version
 */
export async function rewriteMovedItem(
  tx: Transaction,
  id: number,
  {
    content,
    status,
    level,
    publishAt,
    canonicalUrl,
  }: Pick<MovedItem, 'content' | 'status' | 'level' | 'publishAt' | 'canonicalUrl'>,
): Promise<number> {
  const { version } = await tx.news.update({
    where: { id },
    data: {
      ...buildTextColumns(content),
      ...toPlainColumns(content),
      ...{ section: content.section, status, approveLevel: level, publishAt, version: { increment: 1 } },
      ...(status === 'hide' ? {} : { hiddenLevel: 0 }),
      ...(canonicalUrl === undefined ? {} : { canonicalUrl }),
    },
    select: { version: true },
  });
  await tx.newsPicture.deleteMany({ where: { newsId: id } });
  await tx.newsInlineMedia.deleteMany({ where: { newsId: id } });
  await writeMedia(tx, id, content);
  await silenceOutings(tx, [id]);
  return version;
}

/** Adds what the other site has counted since. */
export async function addMovedCounts(
  tx: Transaction,
  counts: readonly { id: number; reads: number; shares: number }[],
): Promise<void> {
  if (counts.length === 0) return;
  await tx.$executeRaw`
    UPDATE news_count c SET reads = c.reads + m.reads, shares = c.shares + m.shares
    FROM unnest(${counts.map(({ id }) => id)}::int[], ${counts.map(({ reads }) => reads)}::int[],
      ${counts.map(({ shares }) => shares)}::int[]) AS m (id, reads, shares)
    WHERE c.news_id = m.id`;
}

/** Removes items that a move made; the caller has locked them. */
export async function removeMovedItems(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.news.deleteMany({ where: { id: { in: [...ids] } } });
}

/** Makes new items get ids above `id`, so that they take none of the other site's. */
export async function reserveNewsIds(tx: Transaction, id: number): Promise<void> {
  await tx.$queryRaw`
    SELECT setval('news_id_seq', GREATEST(${id}::bigint, (SELECT last_value FROM news_id_seq)))::text`;
}

function toInsertedRow(item: MovedItem, id: number, now: Date): Prisma.NewsCreateManyInput {
  const { content, status, level, publishAt } = item;
  const at = publishAt < now ? publishAt : now;
  const { topic, detail } = content;
  const built = item.columns?.topic === topic && item.columns.detail === detail ? item.columns : undefined;
  return {
    id,
    ...(built ?? buildTextColumns(content)),
    ...toPlainColumns(content),
    ...{ section: content.section, status, approveLevel: level, publishAt },
    publishOnApproval: item.publishOnApproval ?? status === 'draft',
    ...{ organisationId: item.organisationId, systemUserId: item.systemUserId, createdAt: at, updatedAt: at },
    canonicalUrl: item.canonicalUrl ?? '',
  };
}

/** Columns of a text without those that the jobs of the search fill in, as these cost more than all others. */
export function buildTextColumns({ topic, detail }: Pick<NewsContent, 'topic' | 'detail'>) {
  const plain = toPlainText(detail);
  return {
    ...{ topic, detail, summary: toExcerpt(plain, SUMMARY_LENGTH), lineMarks: null, topicWords: '' },
    ...{ topicSearch: toSearchText(topic), textSearch: toSearchText(`${topic} ${plain}`) },
  };
}

export type TextColumns = ReturnType<typeof buildTextColumns>;

async function writeMedia(tx: Transaction, newsId: number, { pictures, detail }: NewsContent): Promise<void> {
  if (pictures.length > 0)
    await tx.newsPicture.createMany({ data: pictures.map((one, index) => ({ newsId, position: index + 1, ...one })) });
  const hashes = findInlineHashes(detail);
  if (hashes.length === 0) return;
  const { organisationId } = await tx.news.findUniqueOrThrow({
    where: { id: newsId },
    select: { organisationId: true },
  });
  const own = await tx.media.findMany({ where: { hash: { in: hashes }, organisationId }, select: { id: true } });
  await tx.newsInlineMedia.createMany({ data: own.map(({ id }) => ({ newsId, mediaId: id })) });
}

/** Marks the outings that the triggers recorded as taken, so that the job of the alerts passes them over. */
export async function silenceOutings(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE news_outing SET taken_at = ${getCurrentTime()} WHERE news_id = ANY (${[...ids]}::int[]) AND taken_at IS NULL`;
}
