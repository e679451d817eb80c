// Reads per second that a running server counts and acknowledges, and whether all acknowledged ones are counted.
//
//   node scripts/bench/counters.mjs http://localhost:3000 [connections] [seconds]
//
// The server needs LIMITS_FACTOR=1000000, as all requests come from one IP address. Exits with 1 when a figure is
// missed.
import { fileURLToPath } from 'node:url';
import { createAgent, forEachConcurrently, postJson } from './http-request.mjs';
import { formatFigure, summarizePercentiles } from './numbers.mjs';
import { apiKey } from './targets.mjs';

const CONNECTIONS = 64;
const SECONDS = 10;
const PROMISED = 2_000;
/** One IP address adds at most 60 to an item in half an hour, including those of an earlier run. */
const EACH_ITEM = 50;
const PAGE = 100;
const MOST_ITEMS = 1_000;
/** A crawler gets the count without increasing it. */
const CRAWLER = 'benchbot/1.0 (+http://localhost/)';
const READER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36';

/**
 * Counts reads of different items by different visitors as fast as the server accepts them.
 *
 * @param {string} site
 * @param {{ connections?: number, seconds?: number, ids?: number[] }} how `ids` are public items, at least one for 50
 *   counts
 * @returns {Promise<{ perSecond: number, p50: number, p95: number, p99: number, most: number, acknowledged: number,
 *   counted: number, refused: number }>} times in ms; if `acknowledged` equals `counted`, none was lost
 */
export async function countReadings(site, { connections = CONNECTIONS, seconds = SECONDS, ids } = {}) {
  const agent = createAgent(connections);
  const run = Date.now().toString(36);
  const post = (name, fields, userAgent) =>
    postJson(`${site}/api/${name}`, JSON.stringify({ ApiKey: apiKey, ...fields }), {
      agent,
      headers: { 'User-Agent': userAgent, Origin: site },
    });
  const count = (id, visitor, userAgent = READER) =>
    post('news.update.php', { news_id: id, news_countread: 1, visitor }, userAgent);
  const items = ids ?? (await listItems(post));
  const sum = () => sumCounts(items, connections, (id) => count(id, undefined, CRAWLER));

  const before = await sum();
  const times = [];
  let refused = 0;
  let next = 0;
  const began = performance.now();
  const end = began + seconds * 1_000;
  const go = async () => {
    while (performance.now() < end && next < items.length * EACH_ITEM) {
      const turn = next++;
      const { status, ms } = await count(items[turn % items.length], `${run}-${turn}`);
      if (status === 200) times.push(ms);
      else refused++;
    }
  };
  await Promise.all(Array.from({ length: connections }, go));
  const took = (performance.now() - began) / 1_000;
  const counted = (await sum()) - before;
  agent.destroy();
  return {
    perSecond: times.length / took,
    ...summarizePercentiles(times),
    acknowledged: times.length,
    counted,
    refused,
  };
}

async function listItems(post) {
  const found = [];
  while (found.length < MOST_ITEMS) {
    const asked = { news_type: '', news_status: 'allow', limit: PAGE, offset: found.length };
    const { status, body } = await post('news.php', asked, READER);
    if (status !== 200) throw new Error(`the list of news: ${status} ${body}`);
    const page = JSON.parse(body).map(({ news_id }) => Number(news_id));
    found.push(...page);
    if (page.length < PAGE) break;
  }
  return found;
}

async function sumCounts(items, connections, read) {
  let sum = 0;
  await forEachConcurrently(items, connections, async (id) => {
    const { status, body } = await read(id);
    if (status !== 200) throw new Error(`the count of ${id}: ${status} ${body}`);
    sum += JSON.parse(body).data.news_countread;
  });
  return sum;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [site = 'http://localhost:3000', connections = CONNECTIONS, seconds = SECONDS] = process.argv.slice(2);
  const found = await countReadings(site, { connections: Number(connections), seconds: Number(seconds) });
  const { perSecond, p50, p95, p99, acknowledged, counted, refused } = found;
  process.stdout.write(
    `${formatFigure(perSecond)} counts/s, p50 ${formatFigure(p50)} ms, p95 ${formatFigure(p95)} ms, p99 ${formatFigure(p99)} ms; ` +
      `${acknowledged} acknowledged, ${counted} counted, ${refused} refused\n`,
  );
  if (acknowledged !== counted || perSecond < PROMISED) process.exitCode = 1;
}
