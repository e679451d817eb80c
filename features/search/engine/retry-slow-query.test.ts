import { retryOnTimeout } from './retry-slow-query';

const slow = new Error('Raw query failed. Message: `canceling statement due to statement timeout`');

/** A query that fails with these errors in turn, and then succeeds. */
function failWith(...errors: Error[]) {
  let asked = 0;
  const ask = async () => {
    const error = errors[asked];
    asked += 1;
    if (error) throw error;
    return 'found';
  };
  return { ask, asked: () => asked };
}

test('a query that timed out is retried once, not twice', async () => {
  expect(await retryOnTimeout(failWith(slow).ask)).toBe('found');
  const twice = failWith(slow, slow);
  await expect(retryOnTimeout(twice.ask)).rejects.toBe(slow);
  expect(twice.asked()).toBe(2);
  expect(await retryOnTimeout(failWith(slow).ask)).toBe('found');
});

test('other errors are thrown at once', async () => {
  const broken = failWith(new Error('syntax error'));
  await expect(retryOnTimeout(broken.ask)).rejects.toThrow('syntax error');
  expect(broken.asked()).toBe(1);
});

test('only one of several concurrent time-outs is retried', async () => {
  const all = [failWith(slow), failWith(slow), failWith(slow)];
  const outcomes = await Promise.allSettled(all.map(({ ask }) => retryOnTimeout(ask)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
});
