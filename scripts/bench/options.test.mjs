import { readOptions } from './options.mjs';

const names = ['home', 'item'];

test('a full run measures 10,000 items and all rows', () => {
  expect(readOptions([], names)).toMatchObject({
    items: 10_000,
    connections: [1, 16, 64],
    only: undefined,
    quick: false,
  });
});

test('rows are chosen by name, the size by a number', () => {
  expect(readOptions(['--only', 'home,item', '--items', '1000000'], names)).toMatchObject({
    only: names,
    items: 1_000_000,
  });
});

test('a quick run is smaller, unless overridden', () => {
  expect(readOptions(['--quick'], names)).toMatchObject({ items: 2_000, rounds: 1 });
  expect(readOptions(['--quick', '--rounds', '2'], names)).toMatchObject({ items: 2_000, rounds: 2 });
});

test.each([[['--only', 'house']], [['--items', 'many']], [['--fast']]])('%s is rejected in one line', (words) => {
  expect(() => readOptions(words, names)).toThrow(/^ใช้: npm run bench/);
});
