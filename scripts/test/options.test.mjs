import { readOptions } from './options.mjs';

const names = (words) => [...readOptions(words).stages];

test('everything runs when nothing is named', () => {
  expect(readOptions([])).toEqual({ stages: new Set(['lint', 'unit', 'e2e', 'chaos']), files: [], grep: undefined });
});

test('stages are run by name', () => {
  expect(names(['unit'])).toEqual(['unit']);
  expect(names(['e2e', 'lint'])).toEqual(['lint', 'e2e']);
});

test('a filter leaves out what has no test files', () => {
  expect(names(['--grep', 'ข่าว'])).toEqual(['unit', 'e2e']);
  expect(readOptions(['unit', 'features/news', '-g', 'x'])).toEqual({
    stages: new Set(['unit']),
    files: ['features/news'],
    grep: 'x',
  });
});

test('an unknown option is one clear line', () => {
  expect(() => readOptions(['--watch'])).toThrow(/^ใช้: npm test/);
});
