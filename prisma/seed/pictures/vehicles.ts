import { hall, uniform } from './hall';
import { at, type Brush, backdrop, circle, path, rect, repeat } from './kit';
import { person } from './people';

export function car(brush: Brush): string {
  const { palette: p, random, form } = brush;
  const body = at(
    form % 2 ? 900 : 700,
    730,
    1.25,
    [
      path(
        'M-400 -60C-400 -130 -330 -150 -250 -160L-150 -250C-120 -276 120 -276 170 -244L270 -160C340 -150 400 -140 400 -60L400 0L-400 0Z',
        { fill: p.main },
      ),
      path('M-206 -164L-128 -232C-112 -246 -30 -246 -6 -246L-6 -164Z', { fill: p.skyLow }),
      path('M18 -246C100 -246 130 -240 146 -228L220 -164L18 -164Z', { fill: p.skyLow }),
      path('M-380 -110L390 -110', { stroke: '#ffffff', width: 6, opacity: 0.3 }),
      rect(-396, -90, 60, 26, { fill: p.accent, radius: 10 }),
      rect(344, -90, 50, 26, { fill: p.light, radius: 10 }),
      ...[-230, 240].map(
        (x) =>
          circle(x, 0, 82, { fill: p.deep }) + circle(x, 0, 44, { fill: p.paper }) + circle(x, 0, 16, { fill: p.near }),
      ),
    ],
    form % 2 === 0,
  );
  const charger = at(form % 2 ? 240 : 1_360, 760, 1.2, [
    rect(-60, -330, 120, 330, { fill: p.paper, radius: 22 }),
    rect(-40, -304, 80, 70, { fill: p.leaf, radius: 10 }),
    path('M8 -296L-16 -262L0 -262L-8 -240L18 -276L2 -276Z', { fill: p.light }),
    path(form % 2 ? 'M60 -200C160 -190 150 -60 250 -110' : 'M-60 -200C-160 -190 -150 -60 -250 -110', {
      stroke: p.deep,
      width: 14,
    }),
  ]);
  return (
    hall(brush) +
    rect(0, 640, 1_600, 260, { fill: p.far, opacity: 0.6 }) +
    (form === 3 ? '' : charger) +
    body +
    person(
      form % 2 ? 1_430 : 190,
      880,
      1.35,
      { ...uniform(brush), shirt: p.near, pose: form > 3 ? 'wave' : 'hold' },
      random,
    ) +
    (form > 2 ? person(form % 2 ? 480 : 1_110, 890, 1.35, { ...uniform(brush), pose: 'work' }, random) : '')
  );
}

export function train(brush: Brush): string {
  const { palette: p, random, form } = brush;
  const coach = at(
    form % 2 ? 0 : 1_600,
    0,
    1,
    [
      path('M-40 360L1060 360C1260 370 1400 520 1470 660L-40 660Z', { fill: p.paper }),
      path('M-40 560L1430 560L1470 660L-40 660Z', { fill: p.main }),
      ...repeat(6, (index) => rect(30 + index * 160, 420, 120, 96, { fill: p.near, radius: 16 })),
      path('M1040 420L1130 420C1210 430 1290 480 1330 540L1040 540Z', { fill: p.near }),
      rect(-40, 660, 1_420, 40, { fill: p.deep }),
      ...repeat(
        8,
        (index) =>
          circle(80 + index * 170, 706, 40, { fill: p.deep }) + circle(80 + index * 170, 706, 16, { fill: p.accent }),
      ),
    ],
    form % 2 === 0,
  );
  return (
    backdrop(brush, p.skyTop, p.skyLow) +
    repeat(6, (index) =>
      rect(index * 290 - 40, 300 - random.int(0, 120), 200, 420, { fill: p.far, opacity: 0.7, radius: 8 }),
    ).join('') +
    coach +
    rect(0, 740, 1_600, 14, { fill: p.deep }) +
    rect(0, 754, 1_600, 146, { fill: p.far }) +
    repeat(20, (index) => rect(index * 84, 756, 40, 26, { fill: p.near, opacity: 0.6 })).join('') +
    repeat(form, (index) =>
      person(
        260 + index * 250,
        895,
        1,
        { ...uniform(brush), shirt: index % 2 ? p.main : p.near, helmet: p.accent, pose: index % 2 ? 'hold' : 'work' },
        random,
      ),
    ).join('')
  );
}
