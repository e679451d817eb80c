import { at, type Brush, circle, hills, line, path, poly, rect, repeat, tree } from './kit';
import { person } from './people';
import { sky } from './sky';

export function city(brush: Brush): string {
  const { palette: p, random, form } = brush;
  const blocks = (base: number, high: number, fill: string, lit: string) =>
    repeat(13, (index) => {
      const w = 90 + random.int(0, 60);
      const h = high * (0.45 + random.next() * 0.55);
      const x = index * 128 - 20;
      return (
        rect(x, base - h, w, h, { fill, radius: 4 }) +
        repeat(Math.floor(h / 52), (row) =>
          repeat(2, (column) =>
            random.chance(0.55)
              ? rect(x + 18 + column * 36, base - h + 20 + row * 50, 18, 26, { fill: lit, opacity: 0.55 })
              : '',
          ).join(''),
        ).join('')
      );
    }).join('');
  const train = at(
    form % 2 ? 0 : 1_600,
    0,
    1,
    [
      rect(0, 676, 1_600, 26, { fill: p.deep }),
      ...repeat(6, (index) => rect(120 + index * 280, 700, 40, 200, { fill: p.deep, opacity: 0.9 })),
      rect(360, 570, 760, 104, { fill: p.light, radius: 30 }),
      rect(360, 640, 760, 16, { fill: p.main }),
      ...repeat(7, (index) => rect(400 + index * 100, 592, 74, 40, { fill: p.near, radius: 8 })),
    ],
    form % 2 === 0,
  );
  return (
    sky(brush) +
    blocks(640, 380, p.far, p.light) +
    blocks(720, 300, p.mid, p.accent) +
    blocks(800, 190, p.near, p.accent) +
    rect(0, 780, 1_600, 120, { fill: p.deep, opacity: 0.55 }) +
    train
  );
}

export function solar(brush: Brush): string {
  const { palette: p, random, form } = brush;
  const panel = (x: number, y: number, scale: number) =>
    at(x, y, scale, [
      line(0, 10, 0, 90, { stroke: p.deep, width: 14 }),
      poly(
        [
          [-150, 20],
          [-90, -110],
          [190, -110],
          [150, 20],
        ],
        { fill: '#173a5c' },
      ),
      ...repeat(4, (index) =>
        line(-150 + index * 75 + 4, 20, -90 + index * 70, -110, { stroke: '#8fb6cf', width: 4, opacity: 0.7 }),
      ),
      line(-122, -42, 172, -42, { stroke: '#8fb6cf', width: 4, opacity: 0.7 }),
      poly(
        [
          [-90, -110],
          [-10, -110],
          [-80, 20],
          [-150, 20],
        ],
        { fill: '#ffffff', opacity: 0.12 },
      ),
    ]);
  const rows = [0, 1, 2]
    .map((row) =>
      repeat(5 - row, (index) =>
        panel(170 + index * (330 + row * 60) + row * 60, 560 + row * 130, 0.75 + row * 0.22),
      ).join(''),
    )
    .join('');
  const mill = at(form % 2 ? 1_330 : 250, 520, 1, [
    path('M-10 0L-4 -330L4 -330L10 0Z', { fill: p.paper }),
    ...repeat(3, (index) =>
      path('M0 0C20 -60 18 -140 0 -190C-10 -130 -10 -50 0 0Z', {
        fill: p.paper,
        turn: `translate(0 -330) rotate(${index * 120 + form * 20})`,
      }),
    ),
    circle(0, -330, 14, { fill: p.main }),
  ]);
  return (
    sky(brush) +
    hills(brush, 500, 120, p.far) +
    mill +
    hills(brush, 560, 60, p.leaf) +
    rect(0, 555, 1_600, 345, { fill: p.leaf }) +
    rows +
    (form > 2
      ? person(
          form === 4 ? 300 : 1_360,
          880,
          1.05,
          { shirt: p.main, trousers: p.deep, hair: p.hair, helmet: p.accent, pose: 'work' },
          random,
          form === 4,
        )
      : '')
  );
}

export function building(brush: Brush): string {
  const { palette: p, random, form } = brush;
  const wing = (x: number, w: number, floors: number) =>
    rect(x, 700 - floors * 110, w, floors * 110, { fill: p.light }) +
    rect(x, 700 - floors * 110, w, 14, { fill: p.main }) +
    repeat(floors, (floorAt) =>
      repeat(Math.floor(w / 74), (index) =>
        rect(x + 22 + index * 74, 700 - floors * 110 + 34 + floorAt * 110, 44, 56, {
          fill: p.mid,
          radius: 4,
          opacity: 0.85,
        }),
      ).join(''),
    ).join('');
  const roof = (x: number, y: number, w: number) =>
    path(
      `M${x - w / 2 - 40} ${y}C${x - w / 3} ${y - 30} ${x - w / 6} ${y - 90} ${x} ${y - 150}C${x + w / 6} ${y - 90} ${x + w / 3} ${y - 30} ${x + w / 2 + 40} ${y}Z`,
      { fill: p.main },
    ) +
    path(
      `M${x - w / 3} ${y - 50}C${x - w / 6} ${y - 80} ${x - w / 10} ${y - 130} ${x} ${y - 200}C${x + w / 10} ${y - 130} ${x + w / 6} ${y - 80} ${x + w / 3} ${y - 50}Z`,
      { fill: p.near },
    );
  const flag = at(form % 2 ? 250 : 1_350, 760, 1, [
    rect(-5, -420, 10, 420, { fill: p.deep }),
    path('M5 -416C60 -436 100 -396 150 -414L150 -330C100 -312 60 -352 5 -332Z', { fill: p.main }),
    path('M5 -388C60 -408 100 -368 150 -386L150 -358C100 -340 60 -380 5 -360Z', { fill: p.paper }),
  ]);
  const floors = 2 + (form % 3);
  return (
    sky(brush) +
    hills(brush, 620, 160, p.far, 0.6) +
    wing(300, 380, floors) +
    wing(920, 380, floors) +
    rect(640, 400, 320, 300, { fill: p.paper }) +
    roof(800, 404, 360) +
    repeat(4, (index) => rect(668 + index * 76, 440, 24, 260, { fill: p.accent, radius: 8 })).join('') +
    rect(760, 560, 80, 140, { fill: p.near, radius: 6 }) +
    rect(0, 700, 1_600, 200, { fill: p.leaf, opacity: 0.85 }) +
    poly(
      [
        [740, 700],
        [860, 700],
        [1_060, 900],
        [540, 900],
      ],
      { fill: p.paper, opacity: 0.9 },
    ) +
    flag +
    repeat(4, (index) =>
      tree(110 + index * 460, 790 + random.int(-10, 30), 0.8 + random.next() * 0.4, p.leaf, p.deep),
    ).join('') +
    repeat(form, (index) =>
      person(420 + index * 200, 870, 0.55, { shirt: p.paper, trousers: p.near, hair: p.hair }, random),
    ).join('')
  );
}
