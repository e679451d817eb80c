import { readOptions } from './options.mjs';

const names = (words) => [...readOptions(words).stages];

test('the stages of every change run when nothing is named', () => {
  const stages = new Set(['lint', 'unit', 'e2e']);
  expect(readOptions([])).toEqual({ stages, files: [], grep: undefined, update: false });
});

test('everything runs as a whole, which nothing narrows', () => {
  expect(names(['--whole'])).toEqual(['lint', 'unit', 'trials', 'e2e', 'walks', 'chaos']);
  expect(() => readOptions(['--whole', 'unit'])).toThrow(/^ใช้: npm test/);
  expect(() => readOptions(['--whole', 'features/forum'])).toThrow(/^ใช้: npm test/);
  expect(() => readOptions(['--whole', '-g', 'ข่าว'])).toThrow(/^ใช้: npm test/);
});

test('stages are run by name', () => {
  expect(names(['unit'])).toEqual(['unit']);
  expect(names(['e2e', 'lint'])).toEqual(['lint', 'e2e']);
  expect(names(['walks'])).toEqual(['walks']);
  expect(names(['trials'])).toEqual(['trials']);
  expect(names(['chaos'])).toEqual(['chaos']);
});

test('a filter skips stages without test files', () => {
  expect(names(['--grep', 'ข่าว'])).toEqual(['unit', 'trials', 'e2e', 'walks']);
  expect(readOptions(['unit', 'features/news', '-g', 'x'])).toEqual({
    stages: new Set(['unit', 'trials']),
    files: ['features/news'],
    grep: 'x',
    update: false,
  });
});

test('a filter runs only the stages that have such files, trials and walks among them', () => {
  expect(names(['features/forum'])).toEqual(['unit', 'trials']);
  expect(names(['walk.spec'])).toEqual(['e2e', 'walks']);
  expect(names(['features/forum', 'forum.spec'])).toEqual(['unit', 'trials', 'e2e', 'walks']);
  expect(names(['e2e', 'walk.spec'])).toEqual(['e2e', 'walks']);
});

test('snapshots are written anew where it is asked for', () => {
  expect(readOptions(['testing/command-rights', '-u'])).toMatchObject({ update: true });
});

test('an unknown option is answered by the usage, which names the stages of both scopes', () => {
  expect(() => readOptions(['--watch'])).toThrow(/^ใช้: npm test/);
  expect(() => readOptions(['--watch'])).toThrow(/--whole .*lint, unit, trials, e2e, walks, chaos/);
});
