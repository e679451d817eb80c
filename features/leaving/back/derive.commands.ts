import type { Client } from 'pg';

/** Rows of the search, one for each approved item, as the trigger writes them. */
const SEARCH = `
  INSERT INTO news_search (id, section, category_id, organisation_id, publish_at, unpublish_at, topic, words, text)
  SELECT id, section, category_id, organisation_id, publish_at, unpublish_at,
    search_letters(topic_search), search_letters(topic_words), search_letters(text_search)
  FROM news WHERE status = 'allow' AND deleted_at IS NULL ORDER BY publish_at, id`;

/** Numbers of the items by month and year. */
const TALLY = `
  INSERT INTO news_tally (scope, category_id, status, ends, starts, items)
  SELECT r.scope, r.category_id, r.status_, r.ends_, r.starts, count(*) FROM news n
  CROSS JOIN LATERAL tally_rows(n.category_id, n.organisation_id, n.status, n.approve_level, n.publish_at, n.unpublish_at IS NOT NULL) r
  WHERE n.deleted_at IS NULL GROUP BY 1, 2, 3, 4, 5`;

/** Outings of items that readers have seen elsewhere are taken, so that no alert goes out; those to come are not. */
const OUTINGS = `
  INSERT INTO news_outing (news_id, due, taken_at)
  SELECT id, publish_at, CASE WHEN publish_at <= now() THEN now() END FROM news
  WHERE status = 'allow' AND deleted_at IS NULL ON CONFLICT (news_id) DO NOTHING`;

/** Items that the statistics count when their time comes. */
const FIGURES_TO_COME = `
  INSERT INTO figure_dirty (news_id, due, was_public, day)
  SELECT id, publish_at, false, (publish_at AT TIME ZONE 'Asia/Bangkok')::date FROM news
  WHERE status = 'allow' AND deleted_at IS NULL AND publish_at > now()`;

/** Statistics that came along go on after their last day; without them all items are counted from the beginning. */
const FIGURES_GO_ON = `
  UPDATE figure_state SET last_item = (SELECT COALESCE(max(id), 0) FROM news),
    next_item = (SELECT COALESCE(max(id), 0) + 1 FROM news), next_day = (SELECT max(at) FROM figure_day)`;
const FIGURES_BEGIN = `
  UPDATE figure_state SET last_item = (SELECT COALESCE(max(id), 0) FROM news), next_item = 1, next_day = NULL`;

/** Makes what an export leaves out because it follows from the rest. */
export async function deriveRows(client: Client, tables: ReadonlySet<string>): Promise<void> {
  const hasFigures = tables.has('figure_day');
  const statements = [SEARCH, TALLY, OUTINGS, ...(hasFigures ? [FIGURES_TO_COME, FIGURES_GO_ON] : [FIGURES_BEGIN])];
  for (const statement of statements) await client.query(statement);
}
