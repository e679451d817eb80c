import { withTimeout } from './timeout';

const LONG_MS = 60_000;

test('a value in time is returned, and an error in time is thrown', async () => {
  expect(await withTimeout(LONG_MS, Promise.resolve('here'))).toBe('here');
  await expect(withTimeout(LONG_MS, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('undefined is returned after the timeout, and a later error is ignored', async () => {
  let fail: (error: Error) => void = () => undefined;
  const coming = new Promise<string>((_, reject) => {
    fail = reject;
  });
  expect(await withTimeout(1, coming)).toBeUndefined();
  fail(new Error('too late'));
  await new Promise(setImmediate);
});
