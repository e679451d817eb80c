import { z } from 'zod';
import { requireWriter } from '@/features/media/media.queries';
import { cutSearch } from '@/features/news/filter/cut-search.rules';
import { getItemHref } from '@/lib/areas/news-hrefs';
import type { Viewer } from '@/lib/auth/viewer';
import { parseInput } from '@/lib/command/parse';
import { db } from '@/lib/db/db';
import { errorMessages } from '@/lib/errors/messages';
import { consume, getLimiter } from '@/lib/http/rate-limit/database';
import { sortByIds } from '@/lib/list/sort-by-ids';
import { pickMessage } from '@/lib/messages/message';
import { Prisma } from '@/lib/prisma/client';
import { escapeLike, toSearchText } from '@/lib/text/search-text';
import { loadDictionary } from '@/lib/text/thai-words/dictionary.queries';
import { getCurrentMs } from '@/lib/time/current-time';
import { DAY_MS } from '@/lib/time/units';
import { buildVisibleNewsWhere } from '../workflow/workflow.queries';
import { newsStatuses } from '../workflow/workflow.schema';
import { SIMILAR_DAYS, type SimilarItem, similarInput } from './similar.schema';

/** Number of items that are pointed out, and of candidates from which the visible ones are taken. */
const MAX_SHOWN = 3;
const MAX_CANDIDATES = 60;
/** Share of the headline's letters, counted by its words, that another headline must have too. */
const SIMILAR_SHARE = 0.6;
/** Fewer words say too little to call two headlines similar. */
const MIN_WORDS = 2;

const idRows = z.array(z.object({ id: z.number() }));

/**
 * Recent items of the section whose headlines have most of a headline's words, by likeness, then the newest; only items
 * that the viewer may see in the newsroom.
 *
 * @throws AppError 'unauthenticated' and 'forbidden' without the right to write news, 'invalid' by field, 'limited'
 *   above 600 calls per hour and account
 */
export async function listSimilarItems(raw: unknown, viewer: Viewer): Promise<{ items: SimilarItem[] }> {
  requireWriter(viewer);
  const { id, section, topic } = parseInput(similarInput, raw);
  await consume(
    getLimiter('newsroom.similar'),
    `account:${viewer.accountId}`,
    pickMessage(errorMessages, 'errors.limited'),
  );
  await loadDictionary();
  const words = cutSearch([toSearchText(topic)], 'terms');
  if (words.length < MIN_WORDS) return { items: [] };
  const ids = (await listCandidates(words, section)).filter((one) => one !== id);
  const rows = await db.news.findMany({
    where: { AND: [{ id: { in: ids }, deletedAt: null }, buildVisibleNewsWhere(viewer)] },
    select: {
      ...{ id: true, topic: true, section: true, status: true, publishAt: true, organisationId: true },
      organisation: { select: { name: true, kind: true } },
    },
  });
  const items = sortByIds(ids, rows).map(({ organisation, organisationId, publishAt, ...row }) => ({
    ...row,
    organisation: organisation.name,
    at: publishAt.toISOString(),
    href: getItemHref(viewer, { ...row, kind: organisation.kind, own: organisationId === viewer.organisationId }),
  }));
  return { items: items.slice(0, MAX_SHOWN) };
}

/** Ids of recent items by likeness. The index by section, status and time bounds the rows that are compared. */
async function listCandidates(words: readonly string[], section: 'news' | 'lifestyle'): Promise<number[]> {
  const since = new Date(getCurrentMs() - SIMILAR_DAYS * DAY_MS);
  const total = words.reduce((sum, word) => sum + word.length, 0);
  const score = Prisma.join(
    words.map((word) => {
      const pattern = `%${escapeLike(word)}%`;
      return Prisma.sql`CASE WHEN n.topic_search LIKE ${pattern} THEN ${word.length}::int ELSE 0 END`;
    }),
    ' + ',
  );
  const rows = await db.$queryRaw`
    SELECT id FROM (
      SELECT n.id, n.publish_at, ${score} AS score FROM news n
      WHERE n.section = ${section}::section AND n.status = ANY(${[...newsStatuses]}::news_status[])
        AND n.publish_at >= ${since} AND n.deleted_at IS NULL) AS compared
    WHERE score >= ${Math.ceil(total * SIMILAR_SHARE)}::int
    ORDER BY score DESC, publish_at DESC, id DESC LIMIT ${MAX_CANDIDATES}`;
  return idRows.parse(rows).map(({ id }) => id);
}
