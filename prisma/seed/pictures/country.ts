import { at, type Brush, circle, ellipse, hills, line, path, poly, rect, repeat, tree } from './kit';
import { person } from './people';
import { sky } from './sky';

export function farm(brush: Brush): string {
  const { palette: p, random, form } = brush;
  const rows = repeat(11, (index) => {
    const x = -500 + index * 260;
    return poly(
      [
        [740 + (x - 740) * 0.12, 560],
        [740 + (x - 740) * 0.12 + 18, 560],
        [x + 150, 900],
        [x, 900],
      ],
      { fill: index % 2 ? p.leaf : p.far, opacity: 0.75 },
    );
  }).join('');
  const tractor = at(
    form % 2 ? 1_120 : 520,
    720,
    1.15,
    [
      rect(-150, -130, 190, 90, { fill: p.main, radius: 18 }),
      path('M-10 -130L20 -230L110 -230L130 -60L-20 -60Z', { fill: p.near }),
      path('M22 -210L36 -140L96 -140L92 -210Z', { fill: p.light, opacity: 0.8 }),
      rect(-120, -186, 14, 60, { fill: p.deep, radius: 6 }),
      circle(80, -30, 86, { fill: p.deep }),
      circle(80, -30, 42, { fill: p.accent }),
      circle(-110, -10, 56, { fill: p.deep }),
      circle(-110, -10, 26, { fill: p.accent }),
    ],
    form === 3 || form === 5,
  );
  const trees = repeat(4, (index) =>
    tree(90 + index * 460 + random.int(-60, 60), 560, 0.8 + random.next() * 0.5, p.leaf, p.deep),
  ).join('');
  return (
    sky(brush) +
    hills(brush, 520, 150, p.far) +
    hills(brush, 570, 90, p.mid, 0.7) +
    trees +
    rect(0, 556, 1_600, 344, { fill: p.leaf, opacity: 0.5 }) +
    rows +
    (form === 4
      ? person(760, 800, 1.1, { shirt: p.main, trousers: p.deep, hair: p.hair, pose: 'hold', helmet: p.accent }, random)
      : tractor)
  );
}

export function mountain(brush: Brush): string {
  const { palette: p, random, form } = brush;
  const peaks = repeat(5, (index) => {
    const x = index * 380 - 60 + random.int(-60, 60);
    const top = 220 + random.int(0, 170);
    return (
      poly(
        [
          [x - 330, 720],
          [x, top],
          [x + 340, 720],
        ],
        { fill: index % 2 ? p.mid : p.far },
      ) +
      poly(
        [
          [x, top],
          [x + 340, 720],
          [x + 60, 720],
        ],
        { fill: p.deep, opacity: 0.12 },
      )
    );
  }).join('');
  const temple = at(form % 2 ? 430 : 1_190, 690, 1, [
    rect(-90, -90, 180, 90, { fill: p.light }),
    poly(
      [
        [-130, -86],
        [0, -190],
        [130, -86],
      ],
      { fill: p.main },
    ),
    poly(
      [
        [-96, -140],
        [0, -240],
        [96, -140],
      ],
      { fill: p.near },
    ),
    rect(-22, -64, 44, 64, { fill: p.near }),
    line(0, -240, 0, -284, { stroke: p.accent, width: 8 }),
  ]);
  const mist = repeat(3, (index) =>
    ellipse(300 + index * 560, 640 + index * 22, 420, 34, { fill: '#ffffff', opacity: 0.28 }),
  ).join('');
  return (
    sky(brush) +
    peaks +
    mist +
    hills(brush, 720, 90, p.leaf) +
    (form > 2 ? temple : '') +
    repeat(9, (index) =>
      tree(
        60 + index * 190 + random.int(-40, 40),
        800 + random.int(-20, 60),
        0.6 + random.next() * 0.6,
        index % 2 ? p.leaf : p.near,
        p.deep,
      ),
    ).join('') +
    hills(brush, 880, 50, p.near)
  );
}

export function sea(brush: Brush): string {
  const { palette: p, random, form } = brush;
  const boat = (x: number, y: number, scale: number) =>
    at(
      x,
      y,
      scale,
      [
        path('M-190 0C-150 70 130 70 210 -30L150 0Z', { fill: p.main }),
        rect(-40, -120, 12, 120, { fill: p.deep }),
        poly(
          [
            [-24, -210],
            [-24, -14],
            [110, -14],
          ],
          { fill: p.light },
        ),
        poly(
          [
            [-44, -180],
            [-44, -14],
            [-130, -14],
          ],
          { fill: p.accent },
        ),
      ],
      form % 2 === 0,
    );
  const waves = repeat(7, (index) =>
    path(`M0 ${560 + index * 48}${repeat(9, (n) => `q100 ${n % 2 ? 16 : -16} 200 0`).join('')}`, {
      stroke: '#ffffff',
      width: 5,
      opacity: 0.25,
    }),
  ).join('');
  return (
    sky(brush) +
    hills(brush, 520, 130, p.far, 0.8) +
    rect(0, 520, 1_600, 380, { fill: p.mid }) +
    rect(0, 520, 1_600, 130, { fill: p.far, opacity: 0.5 }) +
    waves +
    boat(480 + form * 60, 640, 1) +
    boat(1_160 - form * 30, 590, 0.6) +
    (form > 3 ? boat(820, 760, 1.3) : '') +
    hills(brush, 890, 60, p.accent) +
    tree(form % 2 ? 1_480 : 130, 880, 1.5 + random.next() * 0.4, p.leaf, p.deep)
  );
}
