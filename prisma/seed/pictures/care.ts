import { at, type Brush, backdrop, circle, line, path, plant, poly, rect, repeat, table } from './kit';
import { person } from './people';
import { clothes, room } from './room';

export function health(brush: Brush): string {
  const { palette: p, random, form } = brush;
  const bed = at(
    form % 2 ? 520 : 1_080,
    720,
    1.15,
    [
      rect(-380, -120, 34, 260, { fill: p.near, radius: 8 }),
      rect(340, -60, 30, 200, { fill: p.near, radius: 8 }),
      rect(-360, -60, 720, 90, { fill: p.paper, radius: 24 }),
      path('M-120 -60C-40 -150 260 -130 356 -60L356 30L-120 30Z', { fill: p.mid }),
      rect(-340, -110, 180, 60, { fill: '#ffffff', radius: 26 }),
      circle(-240, -116, 46, { fill: '#e8b98f' }),
      path('M-286 -118C-286 -176 -196 -176 -196 -122C-220 -146 -256 -146 -286 -118Z', { fill: p.hair }),
    ],
    form % 2 === 0,
  );
  const cross =
    circle(form % 2 ? 760 : 840, 220, 110, { fill: p.main }) +
    rect((form % 2 ? 760 : 840) - 24, 150, 48, 140, { fill: p.paper, radius: 8 }) +
    rect((form % 2 ? 760 : 840) - 70, 196, 140, 48, { fill: p.paper, radius: 8 });
  const drip = at(form % 2 ? 190 : 1_410, 760, 1, [
    rect(-6, -480, 12, 480, { fill: p.near }),
    line(-60, -480, 60, -480, { stroke: p.near, width: 12 }),
    rect(20, -460, 66, 110, { fill: p.skyTop, radius: 18 }),
    path('M53 -350C53 -260 120 -240 150 -170', { stroke: p.mid, width: 6 }),
  ]);
  return (
    room(brush) +
    cross +
    drip +
    person(
      form % 2 ? 1_030 : 570,
      850,
      1.4,
      { shirt: p.paper, trousers: p.mid, hair: p.hair, pose: 'work' },
      random,
      form % 2 === 1,
    ) +
    (form > 2
      ? person(
          form % 2 ? 1_290 : 300,
          860,
          1.4,
          { shirt: p.skyTop, trousers: p.near, hair: p.hair, pose: 'hold' },
          random,
        )
      : plant(form % 2 ? 1_400 : 200, 800, 1.2, p.leaf, p.main)) +
    bed
  );
}

export function books(brush: Brush): string {
  const { palette: p, random, form } = brush;
  const colors = [p.main, p.accent, p.near, p.mid, p.leaf, p.deep, p.far];
  const shelf = (y: number) => {
    const spines: string[] = [];
    for (let x = 90; x < 1_490; ) {
      const w = 26 + random.int(0, 34);
      const h = 120 + random.int(0, 60);
      spines.push(
        rect(x, y - h, w, h, { fill: random.pick(colors), radius: 4 }) +
          rect(x + 6, y - h + 24, w - 12, 8, { fill: p.light, opacity: 0.7 }),
      );
      x += w + (random.chance(0.08) ? 70 : 4);
    }
    return spines.join('') + rect(60, y, 1_480, 22, { fill: p.near, radius: 6 });
  };
  const open = at(form % 2 ? 560 : 1_040, 800, 1.2, [
    path('M0 -40C-80 -110 -220 -110 -300 -70L-300 60C-220 20 -80 20 0 90Z', { fill: p.paper }),
    path('M0 -40C80 -110 220 -110 300 -70L300 60C220 20 80 20 0 90Z', { fill: '#ffffff' }),
    ...repeat(
      4,
      (index) =>
        path(`M-260 ${-50 + index * 26}C-190 ${-76 + index * 26} -90 ${-70 + index * 26} -36 ${-36 + index * 26}`, {
          stroke: p.far,
          width: 6,
        }) +
        path(`M260 ${-50 + index * 26}C190 ${-76 + index * 26} 90 ${-70 + index * 26} 36 ${-36 + index * 26}`, {
          stroke: p.far,
          width: 6,
        }),
    ),
  ]);
  return (
    backdrop(brush, p.light, p.skyTop) +
    shelf(220) +
    shelf(430) +
    shelf(640) +
    rect(0, 660, 1_600, 240, { fill: p.mid }) +
    rect(0, 660, 1_600, 14, { fill: '#ffffff', opacity: 0.2 }) +
    (form > 2
      ? person(form % 2 ? 1_130 : 480, 900, 1.4, { ...clothes(brush, form), pose: 'hold' }, random)
      : repeat(4, (index) =>
          rect((form % 2 ? 1_020 : 260) + random.int(-20, 20), 812 - index * 46, 330, 42, {
            fill: colors[index] ?? p.main,
            radius: 8,
          }),
        ).join('')) +
    open
  );
}

export function craft(brush: Brush): string {
  const { palette: p, random, form } = brush;
  const jar = (x: number, scale: number, fill: string) =>
    at(x, 690, scale, [
      path(
        'M-70 -290C-70 -330 70 -330 70 -290C60 -250 150 -210 130 -100C116 -30 70 0 0 0C-70 0 -116 -30 -130 -100C-150 -210 -60 -250 -70 -290Z',
        { fill },
      ),
      path('M-132 -130C-60 -100 60 -100 132 -130', { stroke: p.accent, width: 12 }),
      path('M-126 -160C-60 -130 60 -130 126 -160', { stroke: p.light, width: 6 }),
      path('M-90 -200C-110 -150 -100 -90 -80 -60', { stroke: '#ffffff', width: 14, opacity: 0.25 }),
    ]);
  const basket = (x: number, scale: number) =>
    at(x, 690, scale, [
      path('M-150 -170L150 -170L110 0L-110 0Z', { fill: p.accent }),
      ...repeat(5, (row) =>
        path(`M${-146 + row * 8} ${-150 + row * 34}${repeat(9, () => `q16 ${row % 2 ? 14 : -14} 32 0`).join('')}`, {
          stroke: p.mid,
          width: 7,
        }),
      ),
      path('M-120 -170C-120 -320 120 -320 120 -170', { stroke: p.mid, width: 16 }),
    ]);
  const cloth =
    repeat(
      5,
      (index) =>
        rect(260 + index * 110, 110, 92, 300, {
          fill: [p.main, p.near, p.mid, p.leaf, p.accent][(index + form) % 5] ?? p.main,
          radius: 4,
        }) +
        repeat(4, (row) =>
          poly(
            [
              [306 + index * 110, 140 + row * 68],
              [336 + index * 110, 168 + row * 68],
              [306 + index * 110, 196 + row * 68],
              [276 + index * 110, 168 + row * 68],
            ],
            { fill: p.light, opacity: 0.55 },
          ),
        ).join(''),
    ).join('') + line(220, 106, 860, 106, { stroke: p.deep, width: 12 });
  return (
    room(brush) +
    (form % 2 ? cloth : at(1_600, 0, 1, [cloth], true)) +
    person(form % 2 ? 1_080 : 520, 850, 1.4, { ...clothes(brush, form), pose: 'work' }, random, form % 2 === 1) +
    table(60, 690, 1_480, 210, p.mid, p.near) +
    jar(form % 2 ? 320 : 1_260, 0.9, p.main) +
    basket(form % 2 ? 650 : 920, 0.9) +
    (form > 2 ? jar(form % 2 ? 1_380 : 240, 0.66, p.near) : basket(form % 2 ? 1_400 : 220, 0.66))
  );
}
