import { log } from '@/lib/log/log';
import { type Job, job, startJobs } from './job';

const ran: string[] = [];
const record = (every: Job['every'], name: string, run = async () => 0) =>
  job({
    name,
    every,
    run: () => {
      ran.push(name);
      return run();
    },
  });

/** Job that ends when `finish` is called. */
function createSlowJob(every: Job['every']) {
  const ending = new AbortController();
  const run = () => new Promise<number>((resolve) => ending.signal.addEventListener('abort', () => resolve(0)));
  return { slow: record(every, 'slow', run), finish: () => ending.abort() };
}

let stop: () => Promise<void>;
beforeEach(() => {
  jest.useFakeTimers();
  ran.length = 0;
});
afterEach(async () => {
  await stop();
  jest.useRealTimers();
});

test('jobs of one schedule run in turn, and a failed one is logged and holds up no other', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const debug = jest.spyOn(log, 'debug').mockImplementation(() => undefined);
  const broken = record('minute', 'broken', () => Promise.reject(new Error('away')));
  stop = startJobs([record('ten seconds', 'quick'), broken, record('minute', 'next', async () => 3)]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(ran).toEqual(['quick']);
  await jest.advanceTimersByTimeAsync(50_000);
  expect(ran.filter((name) => name !== 'quick')).toEqual(['broken', 'next']);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ name: 'broken' }), 'a periodic job failed');
  expect(debug.mock.calls).toEqual([[{ name: 'next', written: 3 }, 'a periodic job ran']]);
});

test('a round that takes longer skips the next, and is awaited at the end', async () => {
  const { slow, finish } = createSlowJob('minute');
  stop = startJobs([slow, record('minute', 'next')]);
  await jest.advanceTimersByTimeAsync(180_000);
  const stopped = stop().then(() => ran.push('stopped'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ran).toEqual(['slow']);
  finish();
  await stopped;
  expect(ran).toEqual(['slow', 'next', 'stopped']);
});

test('a round of cleanup is not awaited', async () => {
  const { slow, finish } = createSlowJob('ten minutes');
  stop = startJobs([slow]);
  await jest.advanceTimersByTimeAsync(1_200_000);
  expect(ran).toEqual(['slow', 'slow']);
  await stop();
  finish();
});
