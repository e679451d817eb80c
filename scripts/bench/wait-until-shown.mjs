import { createAgent, postJson, requestTimed } from './http-request.mjs';
import { buildFeedPath, buildItemPath, buildListCall, buildListPath } from './targets.mjs';

/** Timeout until a change is seen. */
const LIMIT_MS = 10_000;

/** Targets that show an item of a category: its page, the list, the feed and the call. */
export const buildTargets = (category, id) => ({
  page: { path: buildItemPath(id) },
  list: { path: buildListPath(category) },
  feed: { path: buildFeedPath(category) },
  call: buildListCall(category),
});

const agents = createAgent(16);
export const closeAgents = () => agents.destroy();

/** Polls one target until it shows the words, or no longer does. @returns {Promise<number>} ms since `began` */
export async function waitUntil(site, { path, body }, words, { shown, began }) {
  const how = { agent: agents, headers: { 'Accept-Encoding': 'identity' } };
  while (performance.now() - began < LIMIT_MS) {
    const answer = await (body ? postJson(site + path, body, how) : requestTimed(site + path, how));
    if (answer.body.includes(words) === shown) return performance.now() - began;
  }
  return LIMIT_MS;
}

/**
 * Polls all targets at once until all show the words (or none does).
 *
 * @returns {Promise<Record<string, number>>} ms since the step was acknowledged, by target
 */
export async function waitForAll(site, places, words, shown = true) {
  const began = performance.now();
  const times = await Promise.all(
    Object.entries(places).map(async ([name, place]) => [name, await waitUntil(site, place, words, { shown, began })]),
  );
  return Object.fromEntries(times);
}
