import { withTimeout } from './timeout';

const LONG_MS = 60_000;

test('what comes in time is given, also what went wrong', async () => {
  expect(await withTimeout(LONG_MS, Promise.resolve('here'))).toBe('here');
  await expect(withTimeout(LONG_MS, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('nothing is given where nothing came, and a fault that comes later disturbs nobody', async () => {
  let fail: (error: Error) => void = () => undefined;
  const coming = new Promise<string>((_, reject) => {
    fail = reject;
  });
  expect(await withTimeout(1, coming)).toBeUndefined();
  fail(new Error('too late'));
  await new Promise(setImmediate);
});
