import { readAhead } from './read-ahead';

test('the next value is asked for before the present one is used, and no other', async () => {
  const steps: string[] = [];
  async function* values() {
    for (const value of ['a', 'b', 'c']) {
      steps.push(`ask ${value}`);
      yield value;
    }
  }
  for await (const value of readAhead(values())) steps.push(`use ${value}`);
  expect(steps).toEqual(['ask a', 'ask b', 'use a', 'ask c', 'use b', 'use c']);
});

test('a failure is thrown after the values before it have been used', async () => {
  const used: string[] = [];
  async function* values() {
    yield 'a';
    throw new Error('away');
  }
  const use = async () => {
    for await (const value of readAhead(values())) {
      await new Promise(setImmediate);
      used.push(value);
    }
  };
  await expect(use()).rejects.toThrow('away');
  expect(used).toEqual(['a']);
});

test('a source that is left early is closed', async () => {
  let closed = false;
  async function* values() {
    try {
      for (;;) yield 'a';
    } finally {
      closed = true;
    }
  }
  for await (const _ of readAhead(values())) break;
  expect(closed).toBe(true);
});
