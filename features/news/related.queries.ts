import { z } from 'zod';
import { db } from '@/lib/db/db';
import { dependsOn, tag } from '@/lib/request/context';
import { getCurrentTime } from '@/lib/time/current-time';
import { listPublicCards } from './news.queries';
import { extractHeadlineWords } from './related.rules';

/** Related items shown under an item. */
const RELATED = 4;
/** So many of the newest of the category are looked through for words of the headline. */
const CANDIDATES = 300;

type RelatedSubject = { id: number; topic: string; publishedAt: string; category: { id: number } };

const rows = z.array(z.object({ part: z.enum(['newer', 'older', 'related']), id: z.number() }));

/**
 * What stands around an item on its page, in one query for the ids and one for the cards. Related are those of the newest
 * of its category that share words of its headline, a rare or long word more than a common or short one, then the newest.
 *
 * The page follows at once what happens to each item that it shows. What comes new into the category is seen at once by the
 * newest item, as the one after it, and where fewer are related than could be; among the related of thousands of others it
 * may wait until they are made anew anyway, or a publication would undo all pages of its category.
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
