import { selectColumns } from './select-columns';

test('columns are selected by their names', () => {
  expect(selectColumns('id', 'name')).toEqual({ id: true, name: true });
  expect(selectColumns()).toEqual({});
});
