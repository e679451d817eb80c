import { faults, formatResults } from './faults.mjs';
import { readOptions } from './options.mjs';

const names = ['kill', 'power-cut'];

test('all faults are tried unless some are named', () => {
  expect(readOptions([], names)).toEqual({ list: false, only: names });
  expect(readOptions(['--only', 'power-cut', '--times', '50', '--outage', '5'], names)).toEqual({
    ...{ list: false, only: ['power-cut'], times: 50, outage: 5 },
  });
  expect(readOptions(['--rounds', '7'], names)).toMatchObject({ times: 7 });
  expect(readOptions(['--list'], names).list).toBe(true);
});

test.each([[['--only', 'flood']], [['--only', '']], [['--times', '0']], [['--outage', 'long']], [['--all']]])(
  '%j is refused with the usage',
  (words) => {
    expect(() => readOptions(words, names)).toThrow('npm run chaos');
  },
);

test('the table tells what held, what broke, and what could not be tried', () => {
  const table = formatResults([
    { title: 'one', facts: 'twice', faults: [] },
    { title: 'two', facts: 'once', faults: ['a', 'b'] },
    { title: 'three', skipped: 'needs a disk' },
  ]);
  expect(table.split('\n').slice(2)).toEqual([
    '| one | twice | ✓ |',
    '| two | once | ✗ a; b |',
    '| three | needs a disk | not tried |',
  ]);
});

test('every fault has a name for the command line and a title', () => {
  for (const [name, { title, run }] of Object.entries(faults)) {
    expect(name).toMatch(/^[a-z-]+$/);
    expect(title.length).toBeGreaterThan(5);
    expect(typeof run).toBe('function');
  }
});
