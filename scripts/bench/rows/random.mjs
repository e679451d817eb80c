import { join } from 'node:path';
import { compare } from '../compare.mjs';
import { createAgent, forEachConcurrently, requestTimed } from '../http-request.mjs';
import { getMemoryMb, watchMemory } from '../processes.mjs';
import { fetchResponse, ResponsePack } from '../response-pack.mjs';
import { buildItemPath } from '../targets.mjs';

const CRAWLERS = 4;
const CACHE_BYTES = /^portal_cache_bytes\{[^}]*cache="pages"[^}]*\} (\S+)$/m;

/** Size of the portal's page cache by its metrics, in MB; undefined if it is missing. */
async function readCacheBytes(metrics) {
  const { body } = await requestTimed(metrics);
  const bytes = CACHE_BYTES.exec(body.toString())?.[1];
  return bytes && Number(bytes) / 1_000_000;
}

/** Many items at random after each was read once; also the size of their cache, and the peak memory under load. */
export async function measureRandom(bench) {
  const before = getMemoryMb([bench.portal.pid]);
  const watch = watchMemory(bench.pids());
  const pack = new ResponsePack(join(bench.folder, 'random-pack'));
  const paths = (await bench.places.newest(bench.options.crawl)).map(buildItemPath);
  const agent = createAgent(CRAWLERS);
  const began = performance.now();
  await forEachConcurrently(paths, CRAWLERS, async (path) =>
    pack.add(path, await fetchResponse(bench.portal.url, { path }, agent)),
  );
  const crawlSeconds = (performance.now() - began) / 1_000;
  agent.destroy();
  const closed = pack.close();
  const after = getMemoryMb([bench.portal.pid]);
  const compared = await compare(bench, { name: 'random', pack: closed, target: { paths } });
  return {
    items: paths.length,
    keptMb: await readCacheBytes(bench.portal.metrics),
    crawlSeconds,
    answersMb: closed.bytes / 1_048_576,
    portalBefore: before,
    portalAfter: after,
    grown: after - before,
    mostMemory: watch.stop(),
    ...compared,
  };
}
