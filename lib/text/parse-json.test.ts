import { parseJson } from './parse-json';

test('a text that is not JSON has no value', () => {
  expect(parseJson('[1, null]')).toEqual([1, null]);
  for (const text of ['', '{', 'undefined']) expect(parseJson(text)).toBeUndefined();
});
