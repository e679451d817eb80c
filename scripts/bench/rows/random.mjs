import { join } from 'node:path';
import { ask, eachOf, openAgent } from '../ask.mjs';
import { compare } from '../compare.mjs';
import { Pack, take } from '../pack.mjs';
import { itemPath } from '../places.mjs';
import { memoryOf, watchMemory } from '../processes.mjs';

const CRAWLERS = 4;
const KEPT = /^portal_cache_bytes\{[^}]*cache="pages"[^}]*\} (\S+)$/m;

/** What the portal says its pages in memory weigh, in MB; undefined where it has none. */
async function readKept(metrics) {
  const { body } = await ask(metrics);
  const bytes = KEPT.exec(body.toString())?.[1];
  return bytes && Number(bytes) / 1_000_000;
}

/** Many items at random after each was read once; also what they weigh in memory, and the most of it under load. */
export async function measureRandom(bench) {
  const before = memoryOf([bench.portal.pid]);
  const watch = watchMemory(bench.pids());
  const pack = new Pack(join(bench.folder, 'random-pack'));
  const paths = (await bench.places.newest(bench.options.crawl)).map(itemPath);
  const agent = openAgent(CRAWLERS);
  const began = performance.now();
  await eachOf(paths, CRAWLERS, async (path) => pack.add(path, await take(bench.portal.url, { path }, agent)));
  const crawlSeconds = (performance.now() - began) / 1_000;
  agent.destroy();
  const closed = pack.close();
  const after = memoryOf([bench.portal.pid]);
  const compared = await compare(bench, { name: 'random', pack: closed, target: { paths } });
  return {
    items: paths.length,
    keptMb: await readKept(bench.portal.metrics),
    crawlSeconds,
    answersMb: closed.bytes / 1_048_576,
    portalBefore: before,
    portalAfter: after,
    grown: after - before,
    mostMemory: watch.stop(),
    ...compared,
  };
}
