import { readOptions } from './options.mjs';

const names = (words) => [...readOptions(words).stages];

test('everything runs when nothing is named', () => {
  const stages = new Set(['lint', 'unit', 'e2e', 'chaos']);
  expect(readOptions([])).toEqual({ stages, files: [], grep: undefined, update: false });
});

test('stages are run by name', () => {
  expect(names(['unit'])).toEqual(['unit']);
  expect(names(['e2e', 'lint'])).toEqual(['lint', 'e2e']);
});

test('a filter skips stages without test files', () => {
  expect(names(['--grep', 'ข่าว'])).toEqual(['unit', 'e2e']);
  expect(readOptions(['unit', 'features/news', '-g', 'x'])).toEqual({
    stages: new Set(['unit']),
    files: ['features/news'],
    grep: 'x',
    update: false,
  });
});

test('a filter runs only the stages that have such files', () => {
  expect(names(['features/forum'])).toEqual(['unit']);
  expect(names(['forum.spec'])).toEqual(['e2e']);
  expect(names(['features/forum', 'forum.spec'])).toEqual(['unit', 'e2e']);
});

test('snapshots are written anew where it is asked for', () => {
  expect(readOptions(['testing/command-rights', '-u'])).toMatchObject({ update: true });
});

test('an unknown option is one clear line', () => {
  expect(() => readOptions(['--watch'])).toThrow(/^ใช้: npm test/);
});
