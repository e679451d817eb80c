import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

const PARTS = 200;

/**
 * Faults of an item after a kill: it must look as after the last acknowledged step, or as after the one in progress,
 * consistently in all its parts.
 *
 * @param {import('pg').Client} client
 * @param {{ token: string, looks: object[], asked: number, answered: number }} item
 * @returns {Promise<string[]>} one line for each fault
 */
export async function findFaults(client, item) {
  const found = await readItem(client, item.token);
  if (found.length > 1) return [`${item.token}: ${found.length} items of one saving`];
  const [row] = found;
  if (!row) return item.answered === 0 ? [] : [`${item.token}: answered and not there`];
  const candidates = [item.looks[item.answered - 1], item.looks[item.answered]].filter(Boolean);
  const look = toAppearance(row);
  const whole = candidates.some((one) => isDeepStrictEqual(sorted(look), sorted({ note: null, ...one })));
  if (whole) return findTornParts(row, item.token, look.part);
  return [`${item.token}: after ${item.answered} of ${item.asked} it looks like ${JSON.stringify(look)}`];
}

/** Tells whether a file is in a folder. */
export const isIn = (folder) => (name) => existsSync(join(folder, name));

/** Files of uploaded pictures that are missing; `isStored` tells of a name, at once or by a promise. */
export async function findLostFiles(client, isStored) {
  const { rows } = await client.query(
    "SELECT hash, extension, widths FROM media WHERE original_name = 'chaos.jpg' AND deleted_at IS NULL",
  );
  const names = rows.flatMap(({ hash, extension, widths }) => widths.map((width) => `${hash}-${width}.${extension}`));
  const lost = [];
  for (const name of names) if (!(await isStored(name))) lost.push(`${name}: its row is there, the file is not`);
  return lost;
}

async function readItem(client, token) {
  const { rows } = await client.query(
    `SELECT n.*, m.pictures, m.alts, r.revisions, r.last, v.reviews
     FROM news n,
       LATERAL (SELECT coalesce(json_agg(media_id ORDER BY position), '[]') AS pictures,
         coalesce(json_agg(alt ORDER BY position), '[]') AS alts FROM news_picture WHERE news_id = n.id) m,
       LATERAL (SELECT count(*)::int AS revisions, (array_agg(content->>'topic' ORDER BY number DESC))[1] AS last
         FROM news_revision WHERE news_id = n.id) r,
       LATERAL (SELECT count(*)::int AS reviews FROM news_review WHERE news_id = n.id) v
     WHERE n.topic LIKE $1`,
    [`${token}%`],
  );
  return rows;
}

function toAppearance(row) {
  return {
    version: row.version,
    revisions: row.revisions,
    reviews: row.reviews,
    part: row.topic.split(' ').at(-1),
    pictures: row.pictures,
    status: row.status,
    level: row.approve_level,
    note: row.withdrawal_note,
  };
}

/** Parts of an item that belong to another save than the rest. */
function findTornParts(row, token, part) {
  const words = `${token} ${part}`;
  const parts = {
    detail: row.detail === `<p>${words}</p>`.repeat(PARTS),
    summary: row.summary.startsWith(words),
    'search words': row.text_search.startsWith(words) && row.topic_search === words,
    cover: row.cover_alt === words && row.cover_id === row.pictures[0],
    gallery: row.alts.every((alt) => alt === words),
    revision: row.last === words,
  };
  return Object.entries(parts).flatMap(([name, is]) => (is ? [] : [`${token}: its ${name} is of another saving`]));
}

const sorted = (look) => Object.fromEntries(Object.entries(look).sort(([a], [b]) => (a < b ? -1 : 1)));
