import { at, type Brush, circle, line, path, rect, repeat, table } from './kit';
import { person } from './people';
import { clothes, room } from './room';

export function kitchen(brush: Brush): string {
  const { palette: p, random, form } = brush;
  const shelf = (y: number) =>
    rect(form % 2 ? 120 : 620, y, 860, 18, { fill: p.mid, radius: 6 }) +
    repeat(8, (index) => {
      const x = (form % 2 ? 170 : 670) + index * 104;
      const h = 50 + random.int(0, 50);
      return rect(x, y - h, 60, h, {
        fill: [p.main, p.accent, p.leaf, p.paper][(index + form) % 4] ?? p.main,
        radius: 12,
      });
    }).join('');
  const pot = (x: number, fill: string) =>
    at(x, 640, 1.2, [
      ...repeat(3, (index) =>
        path(`M${-40 + index * 40} -140c-20 -30 20 -50 0 -84`, { stroke: '#ffffff', width: 9, opacity: 0.65 }),
      ),
      rect(-100, -110, 200, 110, { fill, radius: 20 }),
      rect(-116, -122, 232, 22, { fill: p.deep, radius: 10 }),
      circle(0, -136, 14, { fill: p.deep }),
    ]);
  const board = at(form % 2 ? 1_180 : 330, 636, 1.1, [
    rect(-170, -14, 340, 24, { fill: p.accent, radius: 10 }),
    circle(-80, -40, 32, { fill: '#c2452f' }),
    circle(-20, -36, 26, { fill: '#d9822f' }),
    path('M40 -16C60 -80 120 -80 140 -16Z', { fill: p.leaf }),
    path('M60 -20C80 -110 90 -110 96 -20Z', { fill: p.leaf, opacity: 0.7 }),
  ]);
  return (
    room(brush) +
    shelf(250) +
    shelf(400) +
    person(
      form % 2 ? 480 : 1_090,
      840,
      1.5,
      { ...clothes(brush, 1), apron: p.main, pose: 'work', helmet: p.paper },
      random,
      form % 2 === 0,
    ) +
    (form > 2
      ? person(
          form % 2 ? 900 : 700,
          850,
          1.45,
          { ...clothes(brush, 1), apron: p.near, pose: 'hold', helmet: p.paper },
          random,
        )
      : '') +
    table(60, 640, 1_480, 260, p.paper, p.near) +
    rect(60, 674, 1_480, 226, { fill: p.near, opacity: 0.92 }) +
    repeat(
      5,
      (index) =>
        rect(100 + index * 290, 704, 240, 160, { fill: p.mid, radius: 12, opacity: 0.6 }) +
        circle(310 + index * 290, 784, 10, { fill: p.accent }),
    ).join('') +
    pot(form % 2 ? 760 : 860, p.main) +
    (form % 3 ? pot(form % 2 ? 240 : 1_360, p.mid) : '') +
    board
  );
}

export function sewing(brush: Brush): string {
  const { palette: p, random, form } = brush;
  const machine = (x: number, scale: number, mirrored: boolean) =>
    at(
      x,
      650,
      scale,
      [
        rect(-210, -30, 420, 40, { fill: p.deep, radius: 12 }),
        path(
          'M150 -30L150 -220C150 -250 130 -260 100 -260L-150 -260C-190 -260 -196 -220 -190 -160L-140 -160L-136 -190L70 -190L70 -30Z',
          { fill: p.main },
        ),
        rect(-176, -160, 20, 90, { fill: p.light, radius: 4 }),
        line(-166, -70, -166, -34, { stroke: p.deep, width: 6 }),
        circle(160, -200, 40, { fill: p.accent }),
        rect(-60, -300, 34, 44, { fill: p.light, radius: 6 }),
      ],
      mirrored,
    );
  const cloth =
    path(`M60 660C240 ${600 + form * 8} 380 700 560 650C620 700 560 860 480 900L40 900Z`, { fill: p.accent }) +
    repeat(7, (index) =>
      circle(150 + (index % 4) * 100, 730 + Math.floor(index / 4) * 80, 16, { fill: p.main, opacity: 0.75 }),
    ).join('');
  const dummy = at(form % 2 ? 1_350 : 260, 660, 1.15, [
    rect(-8, -160, 16, 170, { fill: p.deep }),
    path('M-90 -150C-70 -250 -110 -300 -76 -390C-40 -420 40 -420 76 -390C110 -300 70 -250 90 -150Z', { fill: p.near }),
    path('M-40 -408L0 -330L40 -408', { stroke: p.accent, width: 10 }),
    rect(-22, -450, 44, 50, { fill: p.mid, radius: 14 }),
  ]);
  const reels =
    repeat(9, (index) =>
      rect(520 + index * 62, 250 + (index % 2) * 8, 40, 74, {
        fill: [p.main, p.accent, p.mid, p.leaf, p.near][(index + form) % 5] ?? p.main,
        radius: 8,
      }),
    ).join('') + rect(480, 326, 640, 16, { fill: p.near, radius: 6 });
  return (
    room(brush) +
    reels +
    dummy +
    person(form % 2 ? 900 : 760, 850, 1.45, { ...clothes(brush, form), pose: 'work' }, random, form % 2 === 1) +
    (form > 3 ? person(form % 2 ? 520 : 1_180, 850, 1.4, { ...clothes(brush, form + 1), pose: 'hold' }, random) : '') +
    table(40, 650, 1_520, 250, p.mid, p.near) +
    machine(form % 2 ? 700 : 980, 1.05, form % 2 === 0) +
    (form % 2 ? cloth : at(1_600, 0, 1, [cloth], true))
  );
}
