import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { FLAGS } from '../bench/moving/processes.mjs';

/** Faults that no moment of a move may show, each with the query that finds some. */
const FAULTS = {
  'items without their mark, which the next run would write again': `
    SELECT n.id FROM news n LEFT JOIN move_thing t ON t.kind = 'news' AND t.new_id = n.id WHERE t.new_id IS NULL`,
  'marks without their item': `
    SELECT t.old_id FROM move_thing t LEFT JOIN news n ON n.id = t.new_id WHERE t.kind = 'news' AND n.id IS NULL`,
  'items with several marks': `
    SELECT new_id FROM move_thing WHERE kind = 'news' GROUP BY new_id HAVING count(*) > 1`,
  'results without their item': `
    SELECT m.old_id FROM move_item m LEFT JOIN move_thing t ON t.kind = 'news' AND t.old_id = m.old_id
    WHERE m.state = 'written' AND t.old_id IS NULL`,
  'items that came twice': 'SELECT topic FROM news GROUP BY topic HAVING count(*) > 1',
  'items without their counts': `
    SELECT n.id FROM news n LEFT JOIN news_count c ON c.news_id = n.id WHERE c.news_id IS NULL`,
  'items that wait for alerts': 'SELECT news_id FROM news_outing WHERE taken_at IS NULL',
};

/** Everything that readers see of the moved items, as one hash, with the numbers of rows behind it. */
const CONTENT = `
  SELECT count(*)::int AS items, count(m.id)::int AS covers, (SELECT count(*)::int FROM media) AS files,
    (SELECT count(*)::int FROM category) AS categories,
    md5(string_agg(concat_ws('|', n.id, n.topic, n.detail, n.summary, n.status, n.approve_level, n.publish_at, c.name,
      k.reads, k.shares, m.hash), '' ORDER BY n.id)) AS hash
  FROM news n JOIN category c ON c.id = n.category_id JOIN news_count k ON k.news_id = n.id
    LEFT JOIN media m ON m.id = n.cover_id`;

export async function ask(url, sql) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows;
}

/** Counts of the things that a move has made so far. */
export const readContent = async (url) => JSON.stringify((await ask(url, CONTENT))[0]);

/** Faults of a move at any moment. */
export async function findFaults(url) {
  const found = [];
  for (const [name, sql] of Object.entries(FAULTS)) {
    const rows = await ask(url, sql);
    if (rows.length > 0) found.push(`${rows.length} ${name}, such as ${Object.values(rows[0])[0]}`);
  }
  return found;
}

/**
 * Carries a move on, and kills it after `delayMs` from its first sign of progress.
 *
 * @returns whether it was killed, its exit code, and milliseconds from the first sign on
 */
export async function carryOn(args, env, delayMs) {
  // After a kill the run counts as alive for a minute; here that minute is over.
  await ask(env.DATABASE_URL, `UPDATE move_run SET alive_at = now() - interval '10 minutes' WHERE status = 'running'`);
  const child = spawn(process.execPath, [...FLAGS, '--import', 'tsx', 'scripts/portal.ts', ...args, '--json'], {
    ...{ env, stdio: ['ignore', 'pipe', 'pipe'] },
  });
  const out = buffer(child.stdout);
  const ended = once(child, 'close');
  let begun = 0;
  for await (const _ of createInterface({ input: child.stderr })) {
    if (begun === 0 && delayMs !== undefined) setTimeout(() => child.kill('SIGKILL'), delayMs);
    begun ||= performance.now();
  }
  const [code, signal] = await ended;
  const text = String(await out).trim();
  return {
    killed: signal === 'SIGKILL',
    code,
    ms: performance.now() - begun,
    result: text ? JSON.parse(text) : undefined,
  };
}
