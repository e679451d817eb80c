import { atLeast, atMost, ratio, reportFigure } from './checks.mjs';

/** Promise of a page or call that the cache serves: its speed as a share of a plain Node server's and of nginx's. */
export const warm = (row, what, share, cacheShare = 0.8) => ({
  name: row,
  rows: [row],
  promise: `${what}: ≥ ${share} of node, nginx's cache ≥ 0.8 of nginx; CPU ≤ 0.03 s/1000; p99 ≤ 5 ms, ≤ 20 at 64 connections`,
  checks: ({ [row]: { c16 = {}, c64 = {} } }) => [
    atLeast('of node', c16.ofRaw, share),
    reportFigure('by CPU time', ratio(c16.rawCpu, c16.cpu)),
    reportFigure('of nginx', c16.ofNginx),
    cacheShare ? atLeast('nginx cache', c16.cachedOfNginx, cacheShare) : reportFigure('nginx cache', c16.cachedOfNginx),
    atMost('CPU', c16.cpu, 0.03, 's/1000'),
    atMost('p99', c16.p99, 5, 'ms'),
    atMost('at 64', c64.p99, 20, 'ms'),
    atMost('failed', c16.failed, 0),
  ],
});

/** The same for all items at random. */
export const random = {
  // Within a second, nginx's cache rarely gets one of that many items twice.
  ...warm('random', 'all items', 0.8, 0),
  promise: 'all items (10,000 at most) at random after each was read once: likewise; kept in ≤ 200 MB',
};
