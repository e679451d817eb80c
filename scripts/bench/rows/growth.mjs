import { readCold, warmUp } from '../cold.mjs';
import { invalidateTags } from '../invalidate.mjs';
import { buildItemPath, buildListCall, buildListPath } from '../targets.mjs';

/**
 * Cost of pages and calls that should not depend on the number of items; each is uncached when requested. The report
 * compares the figures of several sizes.
 */
export async function measureGrowth(bench) {
  const { category, pages, takeItems } = bench.places;
  const tags = [`lists:${category}`, 'lists'];
  const forgetLists = () => invalidateTags(bench.client, tags);
  const many = (target) => Array.from({ length: bench.options.cold }, () => target);
  const items = takeItems(bench.options.cold).map((id) => ({ path: buildItemPath(id) }));
  await warmUp(bench);
  const first = await readCold(bench, many({ path: buildListPath(category) }), forgetLists);
  const last = await readCold(bench, many({ path: buildListPath(category, pages) }), forgetLists);
  const item = await readCold(bench, items);
  const call = await readCold(bench, many(buildListCall(category)), forgetLists);
  const parts = { first, last, item, call };
  const told = Object.entries(parts).flatMap(([name, { cpu, p95, reads }]) => [
    [`${name}Cpu`, cpu],
    [`${name}P95`, p95],
    [`${name}Reads`, reads],
  ]);
  return { pages, ...Object.fromEntries(told) };
}
