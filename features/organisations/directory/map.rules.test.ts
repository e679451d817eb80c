import { provinces } from '@/prisma/seed/content/provinces';
import { hexagon, mapSize, tiles } from './map.rules';

test('every province of the country is on the map once', () => {
  expect(tiles.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(provinces.map(({ code }) => Number(code)));
});

test('each has two letters of its own', () => {
  expect(new Set(tiles.map(({ abbreviation }) => abbreviation)).size).toBe(77);
  expect(tiles.filter(({ abbreviation }) => !/^[ก-ฮ]{2}$/.test(abbreviation))).toEqual([]);
});

test('no two hexagons touch, each touches a neighbour’s gap, and all are inside of the drawing', () => {
  const [radius = 0] = [...hexagon.matchAll(/-?[\d.]+/g)].map(Number).toSorted((a, b) => b - a);
  for (const tile of tiles) {
    const others = tiles.filter(({ id }) => id !== tile.id);
    const nearest = Math.min(...others.map(({ x, y }) => Math.hypot(x - tile.x, y - tile.y)));
    expect(nearest).toBeGreaterThan(radius * Math.sqrt(3));
    expect(nearest).toBeLessThan(radius * 2);
    expect([tile.x >= radius * 0.8, tile.x <= mapSize.width - radius * 0.8]).toEqual([true, true]);
    expect([tile.y >= radius, tile.y <= mapSize.height - radius]).toEqual([true, true]);
  }
});

test.each([
  ['เชียงราย is north of เชียงใหม่', 57, 50, 'y'],
  ['แม่ฮ่องสอน is west of เชียงใหม่', 58, 50, 'x'],
  ['ขอนแก่น is west of มุกดาหาร', 40, 49, 'x'],
  ['กรุงเทพมหานคร is north of สงขลา', 10, 90, 'y'],
  ['ระนอง is west of ชุมพร', 85, 86, 'x'],
] as const)('%s', (_, first, second, axis) => {
  const find = (id: number) => tiles.find((tile) => tile.id === id)?.[axis] ?? Number.NaN;
  expect(find(first)).toBeLessThan(find(second));
});
