import { fitSizes } from './picture-sizes';

const SIZES = '(min-width: 960px) 282px, (min-width: 600px) 46vw, 92vw';

test('a picture as wide as its box or narrower needs no more than the width of the box', () => {
  expect(fitSizes(SIZES, { width: 1_600, height: 1_000 }, 16 / 10)).toBe(SIZES);
  expect(fitSizes(SIZES, { width: 1_000, height: 1_600 }, 16 / 10)).toBe(SIZES);
});

test('a wider picture needs the width in which it is drawn; conditions stay', () => {
  expect(fitSizes(SIZES, { width: 1_600, height: 1_000 }, 4 / 5)).toBe(
    '(min-width: 960px) 564px, (min-width: 600px) 92vw, 184vw',
  );
  expect(fitSizes('80px', { width: 1_500, height: 1_000 }, 1)).toBe('120px');
  expect(fitSizes('(min-width: 728px) 680.5px, 31vw', { width: 1_200, height: 600 }, 1)).toBe(
    '(min-width: 728px) 1361px, 62vw',
  );
});

test('a picture without a height changes nothing', () => {
  expect(fitSizes(SIZES, { width: 1_600, height: 0 }, 1)).toBe(SIZES);
});
