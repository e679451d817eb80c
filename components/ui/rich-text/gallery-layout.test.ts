import { chooseGalleryLayout } from './gallery-layout';

const wide = { width: 1_600, height: 900 };

test('one picture keeps its shape between 4:5 and 4:1', () => {
  expect(chooseGalleryLayout(1, wide).ratio).toBeCloseTo(16 / 9);
  expect(chooseGalleryLayout(1, { width: 900, height: 1_600 }).ratio).toBe(4 / 5);
  expect(chooseGalleryLayout(1, { width: 1_600, height: 0 }).ratio).toBe(4);
});

test('two pictures stand side by side at 3:2', () => {
  expect(chooseGalleryLayout(2, wide)).toMatchObject({ grid: 'grid-cols-2', ratio: 3 / 2 });
});

test('more pictures are squares, in rows that leave few holes', () => {
  expect(chooseGalleryLayout(3, wide)).toMatchObject({ grid: 'grid-cols-3', ratio: 1 });
  expect(chooseGalleryLayout(6, wide).grid).toBe('grid-cols-3');
  for (const count of [4, 5, 8, 12]) expect(chooseGalleryLayout(count, wide).grid).toContain('sm:grid-cols-4');
});
