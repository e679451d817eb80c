import { findPaleColor, getWhiteContrast, palette } from './categories.rules';

test.each([
  ['#000000', 21],
  ['#ffffff', 1],
  ['#767676', 4.54],
  ['#74101f', 11.43],
])('white on %s has a contrast of %d', (color, contrast) => {
  expect(getWhiteContrast(color)).toBeCloseTo(contrast, 1);
});

test.each(palette)('the pair $name is readable', (pair) => {
  expect(findPaleColor(pair)).toBeUndefined();
});

test('names the colour that is too pale', () => {
  expect(findPaleColor({ colorDeep: '#c79a3d', color: '#5c3d0c' })).toBe('colorDeep');
  expect(findPaleColor({ colorDeep: '#5c3d0c', color: '#ffffff' })).toBe('color');
});
