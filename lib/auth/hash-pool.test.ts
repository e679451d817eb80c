import { db } from '@/lib/db/db';
import { hashInPool } from './hash-pool';
import { logIn } from './log-in';

const CHEAP = 8;
/** bcrypt cost at which a hash keeps a worker busy for as long as the test needs the queue to stay full. */
const DEAR = 13;
const MOST = 32 + 4;

test('the queue has a maximum length; further hashes are refused with a retry time', async () => {
  const asked = Array.from({ length: 80 }, (_, n) => hashInPool({ text: `text ${n}`, cost: CHEAP }));
  const answers = await Promise.allSettled(asked);
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(refused.length).toBeGreaterThanOrEqual(80 - MOST);
  expect(refused.length).toBeLessThan(80 - 32 + 1);
  for (const reason of refused) expect(reason).toMatchObject({ kind: 'busy', retryAfterSeconds: 5 });
});

test('the main thread stays responsive while passwords are hashed', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 5);
  await hashInPool({ text: 'a password', cost: 11 });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

test('a login that is refused because of a full queue is not counted', async () => {
  const before = await db.rateLimit.count();
  const asked = Array.from({ length: 80 }, (_, n) => hashInPool({ text: `text ${n}`, cost: n < 4 ? DEAR : CHEAP }));
  // Awaited from the start: immediate rejections would otherwise count as unhandled.
  const settled = Promise.allSettled(asked);
  const typed = { name: 'nobody', password: 'wrong' };
  await expect(logIn('staff', typed, { userAgent: '' })).rejects.toMatchObject({ kind: 'busy', retryAfterSeconds: 5 });
  expect(await db.rateLimit.count()).toBe(before);
  await settled;
});
