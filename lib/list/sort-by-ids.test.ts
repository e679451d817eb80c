import { sortByIds } from './sort-by-ids';

test('rows are in the order of their ids; ids without a row are left out', () => {
  expect(sortByIds([3, 1, 4, 3], [{ id: 1 }, { id: 2 }, { id: 3 }])).toEqual([{ id: 3 }, { id: 1 }, { id: 3 }]);
});
