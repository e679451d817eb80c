import { readOptions } from './options.mjs';

test('a soak takes two hours on the demo content unless told otherwise', () => {
  expect(readOptions([])).toEqual({ minutes: 120, items: 0, report: undefined });
  expect(readOptions(['--minutes', '0.5', '--items', '100000', '--report', 'x.json'])).toEqual({
    ...{ minutes: 0.5, items: 100_000, report: 'x.json' },
  });
});

test.each([[['--minutes', '0']], [['--minutes', 'long']], [['--items', '-1']], [['--items', '1.5']], [['--forever']]])(
  '%j is refused with the usage',
  (words) => {
    expect(() => readOptions(words)).toThrow('npm run soak');
  },
);
