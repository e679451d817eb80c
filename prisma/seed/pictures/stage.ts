import {
  at,
  type Brush,
  backdrop,
  bunting,
  circle,
  ellipse,
  floor,
  line,
  path,
  plant,
  poly,
  rect,
  repeat,
} from './kit';
import { audience, person } from './people';

const flags = ({ palette: p }: Brush) => [p.main, p.accent, p.near, p.paper];

export function ceremony(brush: Brush): string {
  const { palette: p, random, form } = brush;
  const curtain = repeat(9, (index) =>
    path(
      `M${index * 190 - 40} 0C${index * 190 + 20} 200 ${index * 190 - 30} 420 ${index * 190 + 10} 640L${index * 190 + 190} 640C${index * 190 + 150} 420 ${index * 190 + 200} 200 ${index * 190 + 150} 0Z`,
      { fill: index % 2 ? p.main : p.near },
    ),
  ).join('');
  const podium = at(form % 2 ? 470 : 1_130, 640, 1, [
    path('M-90 -190L90 -190L70 0L-70 0Z', { fill: p.mid }),
    rect(-104, -206, 208, 26, { fill: p.accent, radius: 8 }),
    circle(0, -104, 34, { fill: p.accent }),
    line(0, -206, 30, -260, { stroke: p.deep, width: 8 }),
    circle(32, -264, 14, { fill: p.deep }),
  ]);
  const guests = repeat(2 + (form % 3), (index) =>
    person(
      (form % 2 ? 800 : 330) + index * 190,
      650,
      1.05,
      { shirt: index % 2 ? p.paper : p.light, trousers: p.deep, hair: p.hair, pose: index % 2 ? 'hold' : 'stand' },
      random,
    ),
  ).join('');
  return (
    backdrop(brush, p.deep, p.near) +
    curtain +
    rect(0, 0, 1_600, 80, { fill: p.deep }) +
    bunting(1_600, 74, flags(brush)) +
    ellipse(800, 650, 900, 60, { fill: p.accent, opacity: 0.35 }) +
    floor(brush, 640, p.mid) +
    person(
      form % 2 ? 470 : 1_130,
      640,
      1.1,
      { shirt: p.paper, trousers: p.deep, hair: p.hair, pose: form > 2 ? 'wave' : 'hold' },
      random,
    ) +
    podium +
    guests +
    repeat(5, (index) => plant(90 + index * 355, 690, 0.45, p.leaf, p.accent)).join('') +
    audience(9, 1_600, 810, [p.near, p.main, p.deep], p.hair, random)
  );
}

export function trophy(brush: Brush): string {
  const { palette: p, random, form } = brush;
  const cup = (x: number, y: number, scale: number) =>
    at(x, y, scale, [
      path('M-110 -330L110 -330C110 -210 70 -150 0 -140C-70 -150 -110 -210 -110 -330Z', { fill: p.accent }),
      path('M-110 -300C-190 -300 -180 -190 -84 -200M110 -300C190 -300 180 -190 84 -200', {
        stroke: p.accent,
        width: 22,
      }),
      rect(-16, -146, 32, 70, { fill: p.accent }),
      rect(-80, -84, 160, 34, { fill: p.near, radius: 8 }),
      rect(-100, -54, 200, 54, { fill: p.deep, radius: 10 }),
      path('M-70 -310C-70 -240 -50 -190 -24 -176', { stroke: '#ffffff', width: 16, opacity: 0.45 }),
      path('M0 -290l14 30 32 4-24 22 6 32-28-16-28 16 6-32-24-22 32-4z', { fill: p.main }),
    ]);
  const rays = repeat(14, (index) =>
    poly(
      [
        [800, 460],
        [800 + Math.cos((index / 14) * Math.PI * 2) * 1_300, 460 + Math.sin((index / 14) * Math.PI * 2) * 1_300],
        [
          800 + Math.cos(((index + 0.45) / 14) * Math.PI * 2) * 1_300,
          460 + Math.sin(((index + 0.45) / 14) * Math.PI * 2) * 1_300,
        ],
      ],
      { fill: '#ffffff', opacity: 0.1 },
    ),
  ).join('');
  const steps =
    rect(560, 620, 480, 280, { fill: p.near }) +
    rect(180, 700, 380, 200, { fill: p.main }) +
    rect(1_040, 740, 380, 160, { fill: p.main }) +
    rect(560, 620, 480, 16, { fill: p.accent }) +
    rect(180, 700, 380, 14, { fill: p.accent }) +
    rect(1_040, 740, 380, 14, { fill: p.accent });
  const confetti = repeat(46, () =>
    rect(random.int(0, 1_560), random.int(0, 600), 16, 28, {
      fill: random.pick(flags(brush)),
      radius: 4,
      opacity: 0.85,
    }),
  ).join('');
  const winners =
    form % 2
      ? repeat(3, (index) =>
          person(
            [800, 370, 1_230][index] ?? 800,
            [620, 700, 740][index] ?? 700,
            1.15,
            {
              shirt: [p.paper, p.light, p.accent][index] ?? p.paper,
              trousers: p.deep,
              hair: p.hair,
              pose: index ? 'hold' : 'wave',
            },
            random,
          ),
        ).join('') + cup(1_230 - form * 40, 900, 0.6)
      : cup(800, 620, form === 2 ? 1.25 : 1.05) +
        person(370, 700, 1.1, { shirt: p.paper, trousers: p.deep, hair: p.hair, pose: 'wave' }, random) +
        person(1_230, 740, 1.1, { shirt: p.light, trousers: p.deep, hair: p.hair, pose: 'wave' }, random, true);
  return (
    backdrop(brush, p.mid, p.skyTop) +
    rays +
    confetti +
    steps +
    winners +
    audience(8, 1_600, 850, [p.deep, p.near, p.main], p.hair, random)
  );
}
