import { getContrast, mixColors } from './contrast';

test('contrast is that of WCAG, in either order', () => {
  expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(getContrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(getContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(getContrast('#74101f', '#74101f')).toBe(1);
});

test('colours mix by channel', () => {
  expect(mixColors('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mixColors('#74101f', '#ffffff', 0)).toBe('#74101f');
  expect(mixColors('#74101f', '#0a0b0c', 1)).toBe('#0a0b0c');
});
