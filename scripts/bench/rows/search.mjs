import { warmUp } from '../cold.mjs';
import { createAgent, requestTimed } from '../http-request.mjs';
import { invalidateTags } from '../invalidate.mjs';
import { summarizePercentiles } from '../numbers.mjs';
import { getCpuSeconds } from '../processes.mjs';
import { PUBLIC_NEWS_SQL } from '../targets.mjs';

/** Minimum share of the items that contain a common word, and maximum of a rare one. */
const COMMON = 0.1;
const RARE = 0.002;
const SAMPLE = 2_000;
const LETTERS = /^\p{L}[\p{L}\p{M}]{2,}$/u;
const PIECE = { shortest: 6, longest: 14 };
/** A piece contained in more items is not used to check completeness. */
const MOST_HELD = 20;
const PROOFS = 100;

/** Uncached searches for rare and common words; and a check that every item with a piece is found. */
export async function measureSearch(bench) {
  const { rows } = await bench.client.query(
    `SELECT n.id, n.text_search AS text FROM ${PUBLIC_NEWS_SQL}
     ORDER BY (n.id::bigint * 2654435761) % 4294967296 LIMIT $1`,
    [SAMPLE],
  );
  const words = findWords(rows, bench.options.cold);
  await warmUp(bench);
  await readSearches(bench, words.common.slice(0, bench.options.tries));
  const common = await readSearches(bench, words.common);
  const rare = await readSearches(bench, words.rare);
  return {
    ...{ commonP50: common.p50, commonP95: common.p95, commonCpu: common.cpu, commonWords: words.common.length },
    ...{ rareP50: rare.p50, rareP95: rare.p95, rareCpu: rare.cpu, rareWords: words.rare.length },
    ...(await checkPieces(bench, rows)),
  };
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' });
const segmentWords = (text) =>
  Array.from(segmenter.segment(text), ({ segment }) => segment).filter((word) => LETTERS.test(word));

/** Words by the number of sample texts that contain them. */
function findWords(rows, most) {
  const held = new Map();
  for (const { text } of rows) {
    for (const word of new Set(segmentWords(text.slice(0, 1_000)))) held.set(word, (held.get(word) ?? 0) + 1);
  }
  const between = (low, high) =>
    [...held].filter(([, count]) => count / rows.length > low && count / rows.length <= high).map(([word]) => word);
  return { common: between(COMMON, 1).slice(0, most), rare: between(0, RARE).slice(0, most) };
}

const buildSearchPath = (search) => `/search/?search=${encodeURIComponent(search)}`;

/** Searches for uncached words: new ones, or invalidated with all lists. */
async function readSearches(bench, words) {
  await invalidateTags(bench.client, ['lists']);
  const agent = createAgent(1);
  const times = [];
  const before = getCpuSeconds(bench.pids());
  for (const word of words) {
    const answer = await requestTimed(bench.portal.url + buildSearchPath(word), {
      agent,
      headers: { 'Accept-Encoding': 'gzip' },
    });
    if (answer.status !== 200) throw new Error(`${buildSearchPath(word)}: ${answer.status}`);
    times.push(answer.ms);
  }
  const cpu = ((getCpuSeconds(bench.pids()) - before) / words.length) * 1_000;
  agent.destroy();
  return { ...summarizePercentiles(times), cpu };
}

/** Searches pieces of texts, also from inside of words, and compares the results with LIKE in the database. */
async function checkPieces(bench, rows) {
  let held = 0;
  let found = 0;
  for (const { text } of rows.slice(0, bench.options.quick ? PROOFS / 10 : PROOFS)) {
    const piece = pickPiece(text);
    const { rows: truth } = await bench.client.query(
      `SELECT n.id FROM ${PUBLIC_NEWS_SQL} AND strpos(n.text_search, $1) > 0 LIMIT $2`,
      [piece, MOST_HELD + 1],
    );
    if (truth.length === 0 || truth.length > MOST_HELD) continue;
    const { body } = await requestTimed(`${bench.portal.url}/api/v1${buildSearchPath(`"${piece}"`)}&per=${MOST_HELD}`);
    const hits = JSON.parse(body.toString()).hits.map(({ card }) => card.id);
    held += truth.length;
    found += truth.filter(({ id }) => hits.includes(id)).length;
  }
  return { recall: found / held, recallItems: held };
}

function pickPiece(text) {
  const length = PIECE.shortest + (text.length % (PIECE.longest - PIECE.shortest));
  const start = Math.floor((text.length - length) / 2);
  return text.slice(start, start + length).trim();
}
