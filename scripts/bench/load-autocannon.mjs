import { percentile } from './numbers.mjs';

const HEADERS = { 'accept-encoding': 'gzip' };
const JSON_TYPE = { 'content-type': 'application/json' };

/** Substitute for wrk if that isn't installed; it needs a separate core and slows down the measured server. */
export function startAutocannon({ url, paths, body }, { connections, seconds }) {
  let instance;
  const done = import('autocannon').then(({ default: autocannon }) => {
    const times = [];
    const what = body ? { method: 'POST', body, headers: { ...HEADERS, ...JSON_TYPE } } : { headers: HEADERS };
    instance = autocannon({
      url,
      connections,
      duration: seconds,
      ...what,
      ...(paths ? { requests: shufflePaths(paths) } : {}),
    });
    instance.on('response', (_client, _status, _bytes, ms) => times.push(ms));
    return instance.then((told) => ({
      requests: told.requests.total,
      seconds: told.duration,
      ...{ p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99) },
      ...{ most: told.latency.max, refused: told.non2xx, broken: told.errors + told.timeouts },
    }));
  });
  return { done, end: () => instance?.stop() };
}

/** Shuffles the list that every connection walks through, so that neighbours are not requested together. */
const shufflePaths = (paths) => paths.map((path) => ({ path, at: Math.random() })).sort((a, b) => a.at - b.at);
