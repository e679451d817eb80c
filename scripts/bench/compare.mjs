import { load } from './load.mjs';
import { formatFigure, median } from './numbers.mjs';
import { getCpuSeconds } from './processes.mjs';
import { openServers } from './servers.mjs';

const FIGURES = ['perSecond', 'p50', 'p95', 'p99', 'cpu'];

/**
 * Loads the portal and the others in turn, A B C D A B C D…, on the same responses, and takes the median of the rounds.
 *
 * @param {object} bench
 * @param {{ name: string, pack: object, target: { path?: string, paths?: string[], body?: string } }} what
 * @returns {Promise<Record<string, object>>} by connections (`c16`): req/s of each, ratios, times in ms and CPU
 *   s/1000 of the portal, failed responses
 */
export async function compare(bench, { name, pack, target }) {
  const { connections, rounds, seconds, warmSeconds } = bench.options;
  const servers = await openServers({ bench, pack, name });
  try {
    if (warmSeconds > 0) {
      for (const { url } of servers.list) await loadOnce(bench, url, target, { connections: 16, seconds: warmSeconds });
    }
    const answer = {};
    for (const count of connections) {
      const seen = new Map(servers.list.map((server) => [server.name, []]));
      for (let round = 0; round < rounds; round++) {
        for (const server of servers.list) {
          const before = getCpuSeconds(server.pids);
          const figures = await loadOnce(bench, server.url, target, { connections: count, seconds });
          const cpu = ((getCpuSeconds(server.pids) - before) / Math.max(1, figures.requests)) * 1_000;
          seen.get(server.name).push({ ...figures, cpu });
        }
      }
      answer[`c${count}`] = summarise(seen);
      bench.tell(formatLine(name, count, answer[`c${count}`]));
    }
    return answer;
  } finally {
    await servers.close();
  }
}

const loadOnce = (bench, url, { path = '/', paths, body }, how) =>
  load({ url: url + path, paths, body }, { ...how, folder: bench.folder });

const formatLine = (name, count, { perSecond, raw, nginx, cached, p99, cpu }) =>
  `${name}, ${count} connections: portal ${formatFigure(perSecond)}/s, node ${formatFigure(raw)}, nginx ${formatFigure(nginx)}, its cache ${formatFigure(cached)}, p99 ${formatFigure(p99)} ms, CPU ${formatFigure(cpu)} s/1000`;

function summarise(seen) {
  const of = (name) => {
    const rounds = seen.get(name);
    if (!rounds) return undefined;
    return Object.fromEntries(FIGURES.map((figure) => [figure, median(rounds.map((round) => round[figure]))]));
  };
  const [portal, raw, nginx, cached] = ['portal', 'raw', 'nginx', 'cached'].map(of);
  const share = (name, other) => {
    const [rounds, others] = [seen.get(name), seen.get(other)];
    return rounds && others && median(rounds.map(({ perSecond }, at) => perSecond / others[at].perSecond));
  };
  return {
    ...portal,
    failed: seen.get('portal').reduce((sum, { refused, broken }) => sum + refused + broken, 0),
    raw: raw.perSecond,
    rawP99: raw.p99,
    rawCpu: raw.cpu,
    nginx: nginx?.perSecond,
    cached: cached?.perSecond,
    ofRaw: share('portal', 'raw'),
    ofNginx: share('portal', 'nginx'),
    cachedOfNginx: share('cached', 'nginx'),
  };
}
