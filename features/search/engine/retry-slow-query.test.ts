import { askAgain } from './retry-slow-query';

const slow = new Error('Raw query failed. Message: `canceling statement due to statement timeout`');

/** Fails with these in turn, and then answers. */
function failing(...errors: Error[]) {
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
  expect(await askAgain(failing(slow).ask)).toBe('found');
  const twice = failing(slow, slow);
  await expect(askAgain(twice.ask)).rejects.toBe(slow);
  expect(twice.asked()).toBe(2);
  expect(await askAgain(failing(slow).ask)).toBe('found');
});

test('other errors come at once', async () => {
  const broken = failing(new Error('syntax error'));
  await expect(askAgain(broken.ask)).rejects.toThrow('syntax error');
  expect(broken.asked()).toBe(1);
});

test('of many that take too long together one is asked again', async () => {
  const all = [failing(slow), failing(slow), failing(slow)];
  const outcomes = await Promise.allSettled(all.map(({ ask }) => askAgain(ask)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
});
