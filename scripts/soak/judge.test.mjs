import { findFaults, fitSlope, formatReport, judgeLatency, judgeMemory, judgeTables } from './judge.mjs';

const HOURS = 2;
const seconds = HOURS * 3_600;
/** A sample a minute; the memory of the gateway by the minute. */
const sampleMinutes = (mb) =>
  Array.from({ length: HOURS * 60 }, (_, minute) => ({
    at: minute * 60,
    processes: [
      { name: 'gateway', pid: 1, mb: mb(minute) },
      ...(minute < 80 ? [{ name: 'task', pid: 2, mb: 10 }] : []),
    ],
  }));
const latency = { first: { p50: 2, p99: 9 }, last: { p50: 2.5, p99: 9 }, reads: 100 };
const quiet = { seconds, failures: [], memory: [], tables: [], latency };

test('a slope is that of the line through the points', () => {
  expect(
    fitSlope([
      [0, 1],
      [1, 3],
      [2, 5],
    ]),
  ).toBeCloseTo(2);
  expect([
    fitSlope([]),
    fitSlope([[1, 1]]),
    fitSlope([
      [1, 1],
      [1, 9],
    ]),
  ]).toEqual([0, 0, 0]);
});

test('memory that fills caches in the first half is flat, one that grows on is not', () => {
  const [flat] = judgeMemory(
    sampleMinutes((minute) => Math.min(minute, 60) + 200),
    seconds,
  );
  expect(flat).toMatchObject({ name: 'gateway', mb: 260 });
  expect(flat.percentAnHour).toBeCloseTo(0);
  const leaking = judgeMemory(
    sampleMinutes((minute) => 200 + minute / 10),
    seconds,
  );
  expect(leaking).toHaveLength(1);
  expect(leaking[0].percentAnHour).toBeGreaterThan(1);
  expect(findFaults({ ...quiet, memory: leaking })).toEqual([
    expect.stringMatching(/^gateway grows by 2\.\d % an hour$/),
  ]);
});

test('a table that grows in both halves needs a reason', () => {
  const grown = judgeTables([
    { news: 10, session: 5, poll: 3, forum_read: 1 },
    { news: 12, session: 5, poll: 4, forum_read: 2 },
    { news: 15, session: 9, poll: 4, forum_read: 4 },
  ]);
  expect(grown).toEqual([
    { table: 'news', rows: 5, reason: 'items' },
    { table: 'forum_read', rows: 3, reason: undefined },
  ]);
  expect(findFaults({ ...quiet, tables: grown })).toEqual(['forum_read grew by 3 rows, and nothing deletes them']);
});

test('readers wait at the end as at the beginning', () => {
  const reads = Array.from({ length: 100 }, (_, at) => ({ at, ms: at < 90 ? 2 : 4 }));
  const judged = judgeLatency(reads, 100);
  expect(judged).toEqual({ first: { p50: 2, p99: 2 }, last: { p50: 4, p99: 4 }, reads: 100 });
  expect(findFaults({ ...quiet, latency: judged })).toEqual(['readers wait 2.00 times as long as at the beginning']);
});

test('a short soak is judged by what it counts, not by times', () => {
  const memory = [{ name: 'gateway', pid: 1, mb: 200, percentAnHour: 400 }];
  const slow = { ...latency, last: { p50: 900, p99: 900 } };
  expect(findFaults({ ...quiet, seconds: 60, memory, latency: slow })).toEqual([]);
  expect(findFaults({ ...quiet, seconds: 60, failures: ['uploads: 500', 'uploads: 500'] })).toEqual([
    'work failed: uploads: 500',
  ]);
});

test('the report is a set of tables', () => {
  const memory = [{ name: 'gateway', pid: 1, mb: 200, percentAnHour: 0.4 }];
  const tables = [{ table: 'news', rows: 5, reason: 'items' }];
  const errors = [{ message: 'a call failed', place: 'POST /x', detail: '25P03', count: 3 }];
  const report = formatReport({ ...quiet, about: 'today', done: { readers: 7 }, errors, memory, tables, faults: [] });
  expect(report).toContain('- 3 × a call failed · POST /x · 25P03');
  for (const line of ['| gateway | 200 | 0.4 % an hour |', '| readers | 7 |', '| `news` | 5 | items |', 'No fault.'])
    expect(report).toContain(line);
});
