import { HOUR_MS } from '@/lib/time/units';
import { UploadQueue } from './upload-queue';

const limits = { atOnce: 4, ofOne: 2, waiting: 60, waitingOfOne: 12, waitMs: HOUR_MS };

/** Lets the promises that are due settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Enters a number of uploads of an account; `began` lists them in the order of their turns. */
function enterAll(queue: UploadQueue, account: string, number: number, began: string[]) {
  return Array.from({ length: number }, (_, at) => {
    const turn = queue.enter(account);
    void turn?.ready.then((came) => came && began.push(`${account}${at}`));
    return turn;
  });
}

test('one account has two places and waits for its own, while others continue', async () => {
  const queue = new UploadQueue(limits);
  const began: string[] = [];
  const turns = enterAll(queue, 'a', 64, began);
  enterAll(queue, 'b', 1, began);
  await settle();
  expect(began).toEqual(['a0', 'a1', 'b0']);
  expect(turns.filter((turn) => turn === undefined)).toHaveLength(64 - limits.ofOne - limits.waitingOfOne);
  expect([queue.open, queue.waiting]).toEqual([3, 12]);
});

test('places that become free go to the accounts in turn', async () => {
  const queue = new UploadQueue({ ...limits, atOnce: 1 });
  const began: string[] = [];
  const turns = [
    ...enterAll(queue, 'a', 4, began),
    ...enterAll(queue, 'b', 2, began),
    ...enterAll(queue, 'c', 1, began),
  ];
  const byName = new Map(['a0', 'a1', 'a2', 'a3', 'b0', 'b1', 'c0'].map((name, at) => [name, turns[at]]));
  for (let done = 0; done < turns.length; done += 1) {
    await settle();
    expect(queue.open).toBe(1);
    byName.get(began[done] ?? '')?.leave();
  }
  await settle();
  expect(began).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2', 'a3']);
  expect([queue.open, queue.waiting]).toEqual([0, 0]);
});

test('leaving while waiting frees the place in the queue at once', async () => {
  const queue = new UploadQueue(limits);
  const began: string[] = [];
  const turns = enterAll(queue, 'a', 14, began);
  expect(queue.enter('a')).toBeUndefined();
  turns[5]?.leave();
  expect([await turns[5]?.ready, queue.waiting]).toEqual([false, 11]);
  expect(queue.enter('a')).toBeDefined();
});

test('leaving twice frees one place', () => {
  const queue = new UploadQueue(limits);
  const turns = enterAll(queue, 'a', 4, []);
  turns[0]?.leave();
  turns[0]?.leave();
  expect([queue.open, queue.waiting]).toEqual([2, 1]);
  for (const turn of turns) turn?.leave();
  for (const turn of turns) turn?.leave();
  expect([queue.open, queue.waiting]).toEqual([0, 0]);
});

test('a wait that is too long is given up', async () => {
  const queue = new UploadQueue({ ...limits, waitMs: 5 });
  const turns = enterAll(queue, 'a', 3, []);
  expect(await turns[2]?.ready).toBe(false);
  expect([queue.open, queue.waiting]).toEqual([2, 0]);
});
