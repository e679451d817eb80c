import { backupPromise } from './backup-promise.mjs';
import { atLeast, atMost, ratio, reportFigure } from './checks.mjs';
import { drawingPromise, lighthousePromise, pressesPromise } from './phone-promises.mjs';
import { random, warm } from './warm-promises.mjs';

/** Base size, with which the others are compared. */
export const BASE = 10_000;
/** Longest wait of somebody at work for a screen. */
const DESK_MS = 300;
/** Longest wait of an office for the first byte of its inbox and its overview. */
const OFFICE_MS = 100;

/**
 * All promises, with their rows and checks; `base` are the rows of 10,000 items. Rows of an `anySize` promise don't
 * depend on the number of items: measuring them with 10,000 is enough.
 */
export const promises = [
  warm('home', 'home', 0.8),
  warm('category', 'category', 0.8),
  warm('item', 'one item', 0.8),
  warm('online', 'online counts (GET)', 0.8),
  warm('list', 'list call (POST), its body read and parsed', 0.5),
  { ...random, checks: (rows) => [...random.checks(rows), atMost('kept in', rows.random.keptMb, 200, 'MB')] },
  {
    name: 'cold',
    rows: ['cold'],
    promise:
      'first reading of an item or list: ≤ 6 CPU s/1000, p95 ≤ 25 ms one at a time, at most 4 queries; meanwhile p99 of warm readers ≤ 10 ms',
    checks: ({ cold }) => [
      atMost('item CPU', cold.itemCpu, 6, 's/1000'),
      atMost('p95', cold.itemP95, 25, 'ms'),
      atMost('queries', cold.itemReads, 4),
      reportFigure('and writes', cold.itemWrites),
      atMost('list CPU', cold.listCpu, 6, 's/1000'),
      atMost('p95', cold.listP95, 25, 'ms'),
      atMost('queries', cold.listReads, 4),
      atMost('warm p99', cold.warmP99, 10, 'ms'),
    ],
  },
  {
    name: 'search',
    rows: ['search'],
    promise:
      'search, not kept, rare and common word: p95 ≤ 30 ms (≤ 60 ms at 1,000,000), ≤ 5 CPU s/1000; every item with a piece is found',
    checks: ({ search }, _base, items) => {
      const limit = items > 100_000 ? 60 : 30;
      return [
        atMost('rare p95', search.rareP95, limit, 'ms'),
        atMost('CPU', search.rareCpu, 5, 's/1000'),
        atMost('common p95', search.commonP95, limit, 'ms'),
        atMost('CPU', search.commonCpu, 5, 's/1000'),
        atLeast('found', search.recall, 1),
      ];
    },
  },
  {
    name: 'growth',
    rows: ['growth'],
    promise: 'growth from 10,000 items, not kept: CPU of category page 1, last page, item and list call ≤ ×1.3',
    checks: ({ growth }, base) =>
      ['first', 'last', 'item', 'call'].flatMap((part) => [
        reportFigure(part, growth[`${part}Cpu`], 's/1000'),
        atMost('×', ratio(growth[`${part}Cpu`], base.growth?.[`${part}Cpu`]), 1.3),
      ]),
  },
  {
    name: 'desks',
    rows: ['desks'],
    promise:
      'homes, news lists, items and editors of every desk, not kept, one at a time: first byte and whole ≤ 300 ms, the slowest screen too; inboxes and overviews of offices: first byte ≤ 100 ms',
    checks: ({ desks }, base) => [
      ...['home', 'list', 'item', 'editor'].flatMap((kind) => [
        atMost(`${kind} first byte p95`, desks[`${kind}First`], DESK_MS, 'ms'),
        atMost('whole p95', desks[`${kind}Whole`], DESK_MS, 'ms'),
        atMost('slowest screen', desks[`${kind}Slowest`], DESK_MS, 'ms'),
        reportFigure('×', ratio(desks[`${kind}Median`], base.desks?.[`${kind}Median`])),
      ]),
      ...['inbox', 'overview'].map((kind) => atMost(`${kind} first byte p95`, desks[`${kind}First`], OFFICE_MS, 'ms')),
    ],
  },
  {
    name: 'publish',
    rows: ['publish'],
    promise:
      'publish → seen on page, list, feed and call, from the answer to the writer: ≤ 50 ms on the same instance, ≤ 500 ms on another',
    checks: ({ publish }) => [
      atMost('here', publish.published, 50, 'ms'),
      atMost('at most', publish.publishedMost, 50, 'ms'),
      reportFigure('from the press', publish.pressed, 'ms'),
      atMost('corrected', publish.corrected, 50, 'ms'),
      atMost('withdrawn', publish.withdrawn, 50, 'ms'),
      atMost('elsewhere at most', publish.elsewhereMost, 500, 'ms'),
    ],
  },
  {
    name: 'publishes',
    rows: ['publishes'],
    promise: '100 publications during full load: each in time, no 5xx, p99 of readers ≤ 20 ms at 16 connections',
    checks: ({ publishes }) => [
      reportFigure('publications', publishes.publications),
      reportFigure('within 50 ms', publishes.inTime),
      reportFigure('median', publishes.p50, 'ms'),
      atMost('at most', publishes.most, 500, 'ms'),
      atMost('refused', publishes.refused, 0),
      atMost('p99', publishes.readersP99, 20, 'ms'),
      reportFigure('readers', publishes.readersPerSecond, '/s'),
    ],
  },
  {
    name: 'counts',
    rows: ['counts'],
    promise: 'read and share counts: ≥ 2,000 writes/s acknowledged after commit, without slowing readers (p99 ≤ 10 ms)',
    checks: ({ counts }) => [
      atLeast('writes', counts.perSecond, 2_000, '/s'),
      reportFigure('p95', counts.p95, 'ms'),
      atMost('acknowledged and lost', counts.lost, 0),
      atMost('p99 of a reader beside it', counts.readerP99, 10, 'ms'),
      reportFigure('alone', counts.calmP99, 'ms'),
    ],
  },
  {
    name: 'logins',
    rows: ['logins'],
    promise: 'logins under a flood of wrong passwords (32 at a time): p95 of readers ≤ 50 ms',
    checks: ({ logins }) => [
      atMost('p95', logins.readersP95, 50, 'ms'),
      reportFigure('p99', logins.readersP99, 'ms'),
      reportFigure('refused logins', logins.answers401, '/s'),
      atMost('failed', logins.failed, 0),
    ],
  },
  {
    name: 'memory',
    rows: ['random'],
    promise:
      'memory of all processes, database included, during a crawl of all items and the load after it: ≤ 600 MiB at 10,000 items',
    checks: ({ random: { mostMemory } }) => [atMost('at most', mostMemory, 600, 'MiB')],
  },
  lighthousePromise,
  drawingPromise,
  pressesPromise,
  {
    name: 'bytes',
    rows: ['bytes'],
    promise:
      'bytes without pictures, packed, of a first visit to an item: script ≤ 150 KB, style ≤ 12, fonts ≤ 60; ≤ 15 KiB a further page; nothing from another host',
    checks: ({ bytes }) => [
      atMost('script', bytes.scriptKb, 150, 'KB'),
      atMost('of home', bytes.homeScriptKb, 150, 'KB'),
      atMost('style', bytes.styleKb, 12, 'KB'),
      atMost('fonts', bytes.fontKb, 60, 'KB'),
      atMost('further page', bytes.furtherKib, 15, 'KiB'),
      atMost('other hosts', bytes.foreign, 0),
    ],
  },
  {
    name: 'start',
    rows: ['start'],
    promise: 'a second `npm start` to the first page: ≤ 10 s',
    checks: ({ start }) => [atMost('', start.startSeconds, 10, 's')],
  },
  {
    name: 'build',
    rows: ['build'],
    anySize: true,
    promise: 'build, in which no item takes part: ≤ 90 s',
    checks: ({ build }) => [atMost('', build.seconds, 90, 's')],
  },
  backupPromise,
  {
    name: 'stop',
    rows: ['stop'],
    promise: 'SIGTERM, and renewal by SIGHUP, during load: not one failed request',
    checks: ({ stop }) => [
      atMost('failed', stop.stopFailed, 0),
      reportFigure('of', stop.stopAnswered),
      reportFigure('new connections reset', stop.stopReset),
      reportFigure('slowest end', stop.stopSlowestMs, 'ms'),
      atMost('failed in a renewal', stop.renewalFailed, 0),
      reportFigure('of', stop.renewalAnswered),
    ],
  },
];
