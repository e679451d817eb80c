import type { Client } from 'pg';

/** Pages drawn in a drill. */
export const PAGE_COUNT = 20;
const LISTS_OF_A_KIND = 3;
/** Pages that every installation has; further ones, where there are few items. */
const FIXED = ['/', '/news_group/', '/organisations/', '/archive/'];
const FURTHER = [
  '/documents/',
  '/faq/',
  '/lifeStyle/',
  '/about/',
  '/contact/',
  '/executives/',
  '/policy/',
  '/privacy/',
  '/terms/',
  '/sitemap/',
];
/** Newest items looked at for those that haven't changed since the backup. */
const CANDIDATES = 200;

/** A page to draw; the text is compared too where its content is the same in both databases. */
export type DrillPage = { path: string; isSame: boolean };

type Item = { id: number; version: number };

const ITEMS = `SELECT n.id, n.version FROM news n JOIN category c ON c.id = n.category_id AND c.visible AND c.section = 'news'
  WHERE n.status = 'allow' AND n.section = 'news' AND n.deleted_at IS NULL AND n.publish_at <= now()
    AND (n.unpublish_at IS NULL OR n.unpublish_at > now())`;

/**
 * Picks the pages of a drill: the front page and other fixed ones, categories, organisations, and the newest items that
 * are the same in the restored database and in the running one.
 *
 * @param restored connection to the throw-away database
 * @param running connection to the portal's own
 */
export async function pickPages(restored: Client, running: Client): Promise<DrillPage[]> {
  const [categories, organisations] = [
    await listIds(restored, "SELECT id FROM category WHERE visible AND section = 'news' ORDER BY id"),
    await listIds(restored, 'SELECT organisation_id AS id FROM news GROUP BY 1 ORDER BY count(*) DESC, 1'),
  ];
  const lists = [
    ...FIXED,
    ...categories.slice(0, LISTS_OF_A_KIND).map((id) => `/news_group/?news_type=${id}`),
    ...organisations.slice(0, LISTS_OF_A_KIND).map((id) => `/organisations/${id}/`),
    ...FURTHER,
  ];
  const items = await listUnchanged(restored, running, PAGE_COUNT / 2);
  return [
    ...lists.slice(0, PAGE_COUNT - items.length).map((path) => ({ path, isSame: false })),
    ...items.map((id) => ({ path: `/readnews/news/?news_id=${id}`, isSame: true })),
  ];
}

async function listIds(client: Client, sql: string): Promise<number[]> {
  const { rows } = await client.query<{ id: number | null }>(sql);
  return rows.flatMap(({ id }) => id ?? []);
}

async function listUnchanged(restored: Client, running: Client, most: number): Promise<number[]> {
  const found = await restored.query<Item>(`${ITEMS} ORDER BY n.publish_at DESC, n.id DESC LIMIT ${CANDIDATES}`);
  const ids = found.rows.map(({ id }) => id);
  const now = await running.query<Item>(`${ITEMS} AND n.id = ANY ($1)`, [ids]);
  const versions = new Map(now.rows.map(({ id, version }) => [id, version]));
  return found.rows
    .filter(({ id, version }) => versions.get(id) === version)
    .map(({ id }) => id)
    .slice(0, most);
}
