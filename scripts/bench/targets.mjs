import { demo } from '../demo-accounts.mjs';
import { requestTimed } from './http-request.mjs';

export const { apiKey } = demo;

/** FROM and WHERE of the public items of visible news categories. */
export const PUBLIC_NEWS_SQL = `news n JOIN category c ON c.id = n.category_id AND c.visible AND c.section = 'news'
  WHERE n.status = 'allow' AND n.section = 'news' AND n.deleted_at IS NULL AND n.publish_at <= now()
    AND (n.unpublish_at IS NULL OR n.unpublish_at > now())`;

export const buildItemPath = (id) => `/readnews/news/?news_id=${id}`;
export const buildListPath = (category, page = 1) =>
  `/news_group/?news_type=${category}${page === 1 ? '' : `&page=${page}`}`;
export const buildFeedPath = (category) => `/feed/rss.xml?news_type=${category}`;

/** The list call of the legacy API, as its clients send it. */
export const buildListCall = (category, offset = 0) => ({
  path: '/api/news.php',
  body: JSON.stringify({ ApiKey: apiKey, news_type: String(category), news_status: 'allow', limit: 24, offset }),
});

/**
 * Finds targets: the fullest category, the number of pages of its list, and items that nobody has read yet.
 *
 * @param {import('pg').Client} client
 * @param {string} site
 * @returns {Promise<{ category: number, pages: number, takeItems: (count: number) => number[], newest: (count:
 *   number) => Promise<number[]> }>} `takeItems` never returns an item twice
 */
export async function findTargets(client, site) {
  const { rows } = await client.query(
    `SELECT n.category_id AS id FROM ${PUBLIC_NEWS_SQL} GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
  );
  const category = rows[0].id;
  const { body } = await requestTimed(`${site}/api/v1/news?news_type=${category}`);
  // Scattered over all years and categories, in the same order in every run.
  const scattered = await client.query(
    `SELECT n.id FROM ${PUBLIC_NEWS_SQL} ORDER BY (n.id::bigint * 2654435761) % 4294967296 LIMIT 5000`,
  );
  const left = scattered.rows.map(({ id }) => id);
  return {
    category,
    pages: JSON.parse(body.toString()).pages,
    takeItems: (count) => left.splice(0, count),
    newest: async (count) => {
      const found = await client.query(`SELECT n.id FROM ${PUBLIC_NEWS_SQL} ORDER BY n.publish_at DESC LIMIT $1`, [
        count,
      ]);
      return found.rows.map(({ id }) => id);
    },
  };
}
