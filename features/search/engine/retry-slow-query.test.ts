import { retryOnTimeout } from './retry-slow-query';

const slow = new Error('Raw query failed. Message: `canceling statement due to statement timeout`');

/** Fails with these in turn, and then answers. */
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

test('what took too long is asked once more, and not a third time', async () => {
  expect(await retryOnTimeout(failWith(slow).ask)).toBe('found');
  const twice = failWith(slow, slow);
  await expect(retryOnTimeout(twice.ask)).rejects.toBe(slow);
  expect(twice.asked()).toBe(2);
  expect(await retryOnTimeout(failWith(slow).ask)).toBe('found');
});

test('other errors come at once', async () => {
  const broken = failWith(new Error('syntax error'));
  await expect(retryOnTimeout(broken.ask)).rejects.toThrow('syntax error');
  expect(broken.asked()).toBe(1);
});

test('of many that take too long together one is asked again', async () => {
  const all = [failWith(slow), failWith(slow), failWith(slow)];
  const outcomes = await Promise.allSettled(all.map(({ ask }) => retryOnTimeout(ask)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
});
