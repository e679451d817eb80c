import { createAgent } from './http-request.mjs';
import { invalidateTags } from './invalidate.mjs';
import { summarizePercentiles } from './numbers.mjs';
import { getCpuSeconds } from './processes.mjs';
import { fetchResponse } from './response-pack.mjs';
import { countStatements } from './statements.mjs';
import { buildItemPath, buildListCall, buildListPath } from './targets.mjs';

/** Warm-up requests as a fraction of a row's pages, not measured: newly compiled code is slow. */
const WARM_SHARE = 0.5;
const warmed = new WeakSet();

/** Warms up the rendering of lists, items and list calls before the first row that measures it. */
export async function warmUp(bench) {
  if (warmed.has(bench)) return;
  warmed.add(bench);
  const { category, takeItems } = bench.places;
  for (const id of takeItems(Math.ceil(bench.options.cold * WARM_SHARE))) {
    await invalidateTags(bench.client, [`lists:${category}`, 'lists']);
    for (const target of [{ path: buildItemPath(id) }, { path: buildListPath(category) }, buildListCall(category)]) {
      await fetchResponse(bench.portal.url, target);
    }
  }
}

/**
 * Reads uncached pages one after the other and measures the cost of each.
 *
 * @param {object} bench
 * @param {{ path: string, body?: string }[]} targets
 * @param {(target: object) => Promise<void>} [before] invalidates the next one
 * @returns {Promise<object>} p50, p95 and p99 in ms; CPU seconds of all processes per 1,000 of them; statements of
 *   each
 */
export async function readCold(bench, targets, before = async () => undefined) {
  const agent = createAgent(1);
  const times = [];
  const cpu = getCpuSeconds(bench.pids());
  const { calls, writes, told } = await countStatements(bench.client, async () => {
    for (const target of targets) {
      await before(target);
      times.push((await fetchResponse(bench.portal.url, target, agent)).ms);
    }
  });
  const used = getCpuSeconds(bench.pids()) - cpu;
  agent.destroy();
  bench.tell(`${targets.length} pages like ${targets[0].path}:\n  ${told.join('\n  ')}`);
  return {
    ...summarizePercentiles(times),
    cpu: (used / targets.length) * 1_000,
    reads: (calls - writes) / targets.length,
    writes: writes / targets.length,
    pages: targets.length,
  };
}
