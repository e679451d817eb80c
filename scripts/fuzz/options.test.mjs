import { readOptions } from './options.mjs';

const SEED = 7;

test('the default is an hour over all topics, with the given seed', () => {
  const { minutes, requests, seed, only } = readOptions([], SEED);
  expect([minutes, requests, seed]).toEqual([60, undefined, SEED]);
  expect(only).toEqual(expect.arrayContaining(['calls', 'pages', 'uploads', 'imports', 'actions']));
});

test('a seed, a number of requests and topics can be chosen', () => {
  const options = readOptions(['--seed', '42', '--requests', '300', '--only', 'calls,wire'], SEED);
  expect(options).toMatchObject({ seed: 42, requests: 300, only: ['calls', 'wire'] });
});

test.each([
  ['--only', 'nothing'],
  ['--only', ''],
  ['--minutes', 'x'],
  ['--minutes', '0'],
  ['--requests', '1.5'],
  ['--nonsense'],
])('%s %s is rejected', (...words) => {
  expect(() => readOptions(words, SEED)).toThrow('npm run fuzz');
});
