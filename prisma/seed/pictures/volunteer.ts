import { at, type Brush, backdrop, cloud, hills, line, poly, rect, repeat, sun, tree } from './kit';
import { person } from './people';

export function volunteer(brush: Brush): string {
  const { palette: p, random, form } = brush;
  const house = at(
    form % 2 ? 1_120 : 480,
    720,
    1.1,
    [
      rect(-260, -220, 520, 220, { fill: p.light }),
      poly(
        [
          [-320, -216],
          [0, -400],
          [320, -216],
        ],
        { fill: p.main },
      ),
      rect(-60, -150, 120, 150, { fill: p.near }),
      rect(-210, -160, 100, 90, { fill: p.skyTop }),
      rect(110, -160, 100, 90, { fill: p.skyTop }),
      line(-300, 0, -190, -330, { stroke: p.deep, width: 12 }),
      line(-250, 0, -140, -330, { stroke: p.deep, width: 12 }),
      ...repeat(5, (index) =>
        line(-288 + index * 22, -40 - index * 62, -240 + index * 22, -40 - index * 62, { stroke: p.deep, width: 8 }),
      ),
    ],
    form % 2 === 0,
  );
  const boxes = repeat(
    4,
    (index) =>
      rect((form % 2 ? 120 : 1_220) + (index % 2) * 130, 760 - Math.floor(index / 2) * 90, 120, 84, {
        fill: index % 2 ? p.accent : p.mid,
        radius: 6,
      }) +
      rect((form % 2 ? 120 : 1_220) + (index % 2) * 130 + 46, 760 - Math.floor(index / 2) * 90, 26, 84, {
        fill: '#ffffff',
        opacity: 0.35,
      }),
  ).join('');
  return (
    backdrop(brush, p.skyTop, p.skyLow) +
    sun(form % 2 ? 250 : 1_350, 180, 66, p.light) +
    cloud(620, 150, 0.9, '#ffffff') +
    hills(brush, 560, 150, p.far) +
    tree(form % 2 ? 1_500 : 100, 720, 1.4, p.leaf, p.deep) +
    hills(brush, 700, 50, p.leaf) +
    house +
    boxes +
    repeat(3 + (form % 3), (index) =>
      person(
        (form % 2 ? 420 : 700) + index * 165,
        860 + (index % 2) * 24,
        1.05,
        {
          shirt: index % 3 === 1 ? p.accent : p.main,
          trousers: p.deep,
          hair: p.hair,
          pose: (['work', 'hold', 'wave'] as const)[(index + form) % 3],
        },
        random,
        index % 2 === 1,
      ),
    ).join('')
  );
}
