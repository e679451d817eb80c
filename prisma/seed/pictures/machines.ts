import { hall, uniform } from './hall';
import { at, type Brush, backdrop, circle, gear, line, path, plant, rect, repeat, table } from './kit';
import { person } from './people';

export function workshop(brush: Brush): string {
  const { palette: p, random, form } = brush;
  const tools = at(820, 400, 1, [
    rect(-330, 0, 660, 150, { fill: p.mid, radius: 12, opacity: 0.9 }),
    ...repeat(
      6,
      (index) =>
        line(-270 + index * 108, 30, -270 + index * 108, 108, { stroke: p.light, width: 14 }) +
        (index % 2
          ? circle(-270 + index * 108, 34, 20, { fill: p.light })
          : rect(-294 + index * 108, 22, 48, 22, { fill: p.accent, radius: 5 })),
    ),
  ]);
  const lathe = at(
    form % 2 ? 1_130 : 560,
    640,
    1,
    [
      rect(-260, -60, 520, 70, { fill: p.near, radius: 14 }),
      rect(-240, -190, 150, 140, { fill: p.main, radius: 16 }),
      circle(-90, -120, 46, { fill: p.accent }),
      rect(-60, -134, 220, 28, { fill: p.paper, radius: 10 }),
      rect(150, -170, 70, 110, { fill: p.main, radius: 10 }),
      rect(-230, 10, 60, 130, { fill: p.deep }),
      rect(170, 10, 60, 130, { fill: p.deep }),
    ],
    form > 3,
  );
  return (
    hall(brush) +
    tools +
    lathe +
    person(
      form % 2 ? 640 : 1_080,
      830,
      1.45,
      { ...uniform(brush), pose: 'work', helmet: p.accent },
      random,
      form % 2 === 0,
    ) +
    (form > 2
      ? person(form % 2 ? 380 : 1_330, 850, 1.4, { ...uniform(brush), shirt: p.near, pose: 'hold' }, random)
      : gear(260, 760, 90, 10, p.near, p.far)) +
    gear(1_460, 800, 70, 9, p.accent, p.far)
  );
}

export function electronics(brush: Brush): string {
  const { palette: p, random, form } = brush;
  const board = at(800, 430, 1.15, [
    rect(-430, -250, 860, 420, { fill: p.near, radius: 28 }),
    rect(-410, -230, 820, 380, { fill: p.leaf, radius: 20, opacity: 0.55 }),
    ...repeat(9, (index) =>
      path(
        `M${-390 + index * 92} -220v${60 + random.int(0, 80)}h${random.pick([40, -40, 70])}v${90 + random.int(0, 60)}`,
        { stroke: p.accent, width: 5, opacity: 0.8 },
      ),
    ),
    rect(-120, -120, 240, 180, { fill: p.deep, radius: 14 }),
    ...repeat(
      7,
      (index) =>
        rect(-104 + index * 31, -140, 14, 22, { fill: p.light }) +
        rect(-104 + index * 31, 60, 14, 22, { fill: p.light }),
    ),
    ...repeat(4, (index) => circle(-320 + index * 60, 80, 20, { fill: index % 2 ? p.main : p.accent })),
    ...repeat(3, (index) => rect(220 + index * 62, -170, 34, 90, { fill: p.mid, radius: 10 })),
  ]);
  return (
    backdrop(brush, p.skyLow, p.skyTop) +
    board +
    table(80, 680, 1_440, 220, p.mid, p.near) +
    person(
      form % 2 ? 340 : 1_260,
      900,
      1.5,
      { ...uniform(brush), shirt: p.paper, pose: 'work' },
      random,
      form % 2 === 0,
    ) +
    at(form % 2 ? 1_180 : 420, 690, 1, [
      rect(-130, -150, 260, 150, { fill: p.deep, radius: 14 }),
      rect(-112, -132, 160, 100, { fill: p.leaf, radius: 6, opacity: 0.7 }),
      path('M-104 -82q20 -50 40 0t40 0t40 0t30 0', { stroke: p.light, width: 6 }),
      circle(90, -104, 18, { fill: p.accent }),
      circle(90, -54, 18, { fill: p.main }),
    ]) +
    (form > 3 ? plant(form % 2 ? 1_480 : 120, 690, 1, p.leaf, p.main) : '')
  );
}

export function robot(brush: Brush): string {
  const { palette: p, random, form } = brush;
  const arm = (x: number, scale: number, mirrored: boolean) =>
    at(
      x,
      760,
      scale,
      [
        rect(-120, -40, 240, 60, { fill: p.deep, radius: 16 }),
        rect(-70, -140, 140, 110, { fill: p.near, radius: 22 }),
        path('M0 -130L-90 -330', { stroke: p.main, width: 64 }),
        path('M-90 -330L120 -470', { stroke: p.main, width: 50 }),
        path('M120 -470L210 -370', { stroke: p.near, width: 34 }),
        circle(0, -130, 46, { fill: p.accent }),
        circle(-90, -330, 42, { fill: p.accent }),
        circle(120, -470, 34, { fill: p.accent }),
        path('M210 -370l-34 46M210 -370l46 24', { stroke: p.deep, width: 16 }),
        circle(-90, -330, 16, { fill: p.deep }),
        circle(0, -130, 18, { fill: p.deep }),
      ],
      mirrored,
    );
  const rover = at(form % 2 ? 420 : 1_160, 800, 1.3, [
    rect(-150, -120, 300, 90, { fill: p.main, radius: 24 }),
    rect(-70, -190, 140, 76, { fill: p.near, radius: 16 }),
    circle(-26, -154, 16, { fill: p.light }),
    circle(26, -154, 16, { fill: p.light }),
    line(0, -190, 0, -250, { stroke: p.deep, width: 8 }),
    circle(0, -256, 14, { fill: p.accent }),
    ...[-100, 0, 100].map((x) => circle(x, -26, 40, { fill: p.deep }) + circle(x, -26, 16, { fill: p.accent })),
  ]);
  return (
    hall(brush) +
    arm(form % 2 ? 1_060 : 540, 1.1, form % 2 === 0) +
    (form < 3 ? rover : arm(form % 2 ? 420 : 1_180, 0.85, form % 2 === 1)) +
    person(form % 2 ? 180 : 1_420, 880, 1.25, { ...uniform(brush), shirt: p.near, pose: 'hold' }, random) +
    (form > 2 ? person(form % 2 ? 760 : 860, 890, 1.25, { ...uniform(brush), pose: 'wave' }, random) : '')
  );
}
