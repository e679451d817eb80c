import { listCombinations } from './combinations.rules';

test('all choices are listed once, in order', () => {
  expect(listCombinations(['a', 'b', 'c'], 2)).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['b', 'c'],
  ]);
  expect(listCombinations([1, 2, 3, 4, 5], 3)).toHaveLength(10);
  expect(listCombinations([1], 2)).toEqual([]);
});
