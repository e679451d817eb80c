import { AppError } from '@/lib/errors/errors';
import { createBatcher } from './batch';

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const outcomes = async (asked: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(asked)).map((one) => (one.status === 'fulfilled' ? one.value : one.reason));

test('concurrent items run together, one batch after the other, and each caller gets its own result', async () => {
  const batches: number[][] = [];
  let running = 0;
  const double = createBatcher('test.double', {
    run: async (numbers: readonly number[]) => {
      expect(running++).toBe(0);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
      batches.push([...numbers]);
      return numbers.map((number) => number * 2);
    },
    pauseMs: 1,
    maxBatch: 3,
    maxWaiting: 100,
  });
  expect(await outcomes([1, 2, 3, 4, 5, 6, 7].map(double))).toEqual([2, 4, 6, 8, 10, 12, 14]);
  expect(batches).toEqual([[1, 2, 3], [4, 5, 6], [7]]);
  expect(await double(8)).toBe(16);
});

test('an item that fails doesn’t fail the others', async () => {
  const done: number[] = [];
  const run = async (numbers: readonly number[]) => {
    if (numbers.includes(5)) throw new RangeError('five');
    done.push(...numbers);
    return numbers;
  };
  const keep = createBatcher('test.keep', { run, pauseMs: 1, maxBatch: 100, maxWaiting: 100 });
  const results = await outcomes([1, 2, 3, 4, 5, 6, 7].map(keep));
  expect(results).toEqual([1, 2, 3, 4, expect.any(RangeError), 6, 7]);
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 6, 7]);
});

test('without a database the whole batch fails at once, and the next one is tried', async () => {
  const tries: number[] = [];
  const run = async (numbers: readonly number[]) => {
    tries.push(numbers.length);
    if (tries.length === 1) throw away();
    return numbers;
  };
  const ask = createBatcher('test.away', { run, pauseMs: 1, maxBatch: 100, maxWaiting: 100 });
  const results = await outcomes([1, 2, 3].map(ask));
  expect(results).toEqual(Array.from({ length: 3 }, () => expect.objectContaining({ code: 'ECONNREFUSED' })));
  expect(await ask(4)).toBe(4);
  expect(tries).toEqual([3, 1]);
});

test('the queue has a limit; beyond it callers are told when to retry', async () => {
  const run = async (numbers: readonly number[]) => numbers;
  const ask = createBatcher('test.busy', { run, pauseMs: 1, maxBatch: 2, maxWaiting: 5 });
  const results = await outcomes([1, 2, 3, 4, 5, 6, 7].map(ask));
  expect(results.slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
  for (const refused of results.slice(5)) {
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({ kind: 'busy', retryAfterSeconds: 1 });
  }
  expect(await ask(8)).toBe(8);
});
