import { compareSync, hashSync } from 'bcryptjs';

/** bcrypt's lowest work factor: a millisecond instead of a third of a second. */
const LOWEST_COST = 4;

/** Pool of worker threads of `lib/auth/hash-pool`. */
const POOL = Symbol.for('portal.hash.pool');

type HashTask = { text: string; cost: number } | { text: string; stored: string };

/** True for the hash of accounts that don't exist, of the full cost. Read late, as a test may replace modules first. */
const isDummy = (stored: string): boolean =>
  stored === jest.requireActual<typeof import('@/lib/auth/passwords')>('@/lib/auth/passwords').DUMMY_HASH;

const pool = {
  queueSize: 0,
  completed: 0,
  async run(task: HashTask) {
    pool.completed += 1;
    return 'cost' in task
      ? hashSync(task.text, LOWEST_COST)
      : !isDummy(task.stored) && compareSync(task.text, task.stored);
  },
};

/** Tests of hashing itself. */
const REAL = /\/lib\/auth\/(?:hash-pool|log-in|passwords)\.test\.ts$/;

// The portal has no switch for this. The real pool and the full cost are for tests of hashing itself.
if (!REAL.test(expect.getState().testPath ?? '')) Reflect.set(globalThis, POOL, pool);
