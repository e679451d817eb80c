import { z } from 'zod';
import { db } from '@/lib/db/db';
import { dependsOn, tag } from '@/lib/request/context';
import { getCurrentTime } from '@/lib/time/current-time';
import { listPublicCards } from './news.queries';
import { extractHeadlineWords } from './related.rules';

/** Number of related items. */
const RELATED = 4;
/** Number of newest items of the category that are compared with the headline. */
const CANDIDATES = 300;

type RelatedSubject = { id: number; topic: string; publishedAt: string; category: { id: number } };

const rows = z.array(z.object({ part: z.enum(['newer', 'older', 'related']), id: z.number() }));

/**
 * Neighbours and related items of an item, in one query for the ids and one for the cards. Related items are the newest
 * of its category that share words of its headline, rare and long words weighing more, then the newest others.
 *
 * The page depends on every item that it shows. New items of the category invalidate it only if they would certainly be
 * shown: on the newest item's page, as its next item, and where there are fewer related items than RELATED. Elsewhere
 * they appear with the next regular re-render; else every publication would invalidate all pages of its category.
 */
export async function findRelatedNews(item: RelatedSubject) {
  const found = rows.parse(await listRelatedRows(item, new Date(item.publishedAt), getCurrentTime()));
  const cards = new Map((await listPublicCards(found.map((row) => row.id))).map((card) => [card.id, card]));
  const part = (name: string) => found.flatMap((row) => (row.part === name ? (cards.get(row.id) ?? []) : []));
  const around = { newer: part('newer')[0], older: part('older')[0], related: part('related') };
  if (!around.newer || around.related.length < RELATED) dependsOn(tag.lists(item.category.id));
  return around;
}

function listRelatedRows({ id, topic, category }: RelatedSubject, at: Date, now: Date): Promise<unknown> {
  return db.$queryRaw`
    WITH near AS NOT MATERIALIZED (
      SELECT id, publish_at, topic_search FROM news
      WHERE category_id = ${category.id} AND status = 'allow' AND deleted_at IS NULL
        AND publish_at <= ${now} AND (unpublish_at IS NULL OR unpublish_at > ${now})
    ), pool AS MATERIALIZED (
      SELECT * FROM near WHERE id <> ${id} ORDER BY publish_at DESC, id DESC LIMIT ${CANDIDATES}
    ), hits AS MATERIALIZED (
      SELECT p.id, w.word FROM pool p JOIN unnest(${extractHeadlineWords(topic)}::text[]) w(word) ON strpos(p.topic_search, w.word) > 0
    ), scores AS (
      SELECT h.id, sum(w.weight) AS score FROM hits h
      JOIN (SELECT word, length(word)::float8 / count(*) AS weight FROM hits GROUP BY word) w USING (word) GROUP BY h.id
    )
    (SELECT 'newer' AS part, id FROM near WHERE (publish_at, id) > (${at}, ${id}::int) ORDER BY publish_at, id LIMIT 1)
    UNION ALL
    (SELECT 'older', id FROM near WHERE (publish_at, id) < (${at}, ${id}::int) ORDER BY publish_at DESC, id DESC LIMIT 1)
    UNION ALL
    (SELECT 'related', p.id FROM pool p LEFT JOIN scores s ON s.id = p.id
      ORDER BY s.score DESC NULLS LAST, p.publish_at DESC, p.id DESC LIMIT ${RELATED})`;
}
