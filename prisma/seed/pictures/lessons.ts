import { at, type Brush, circle, ellipse, line, path, plant, rect, repeat, table } from './kit';
import { person } from './people';
import { clothes, room } from './room';

export function classroom(brush: Brush): string {
  const { palette: p, random, form } = brush;
  const board = at(form % 2 ? 560 : 1_040, 120, 1, [
    rect(-390, -10, 780, 350, { fill: p.mid, radius: 14 }),
    rect(-372, 8, 744, 314, { fill: '#22443a', radius: 6 }),
    path('M-320 90h180M-320 140h260M-320 190h140', { stroke: '#ffffff', width: 8, opacity: 0.75 }),
    path('M60 250L160 90L260 250Z', { stroke: p.accent, width: 8 }),
    circle(160, 190, 34, { stroke: '#ffffff', width: 6, opacity: 0.8 }),
  ]);
  const desks = repeat(
    4,
    (index) =>
      table(60 + index * 400, 690 + (index % 2) * 30, 300, 180, p.mid, p.near) +
      at(210 + index * 400, 690 + (index % 2) * 30, 1, [
        rect(-70, -18, 140, 20, { fill: index % 2 ? p.main : p.accent, radius: 5 }),
      ]),
  ).join('');
  const pupils = repeat(3 + (form % 2), (index) =>
    person(
      210 + index * 400,
      880 + (index % 2) * 20,
      0.95,
      { ...clothes(brush, index), pose: index === form % 3 ? 'wave' : 'hold' },
      random,
    ),
  ).join('');
  return (
    room(brush) +
    board +
    person(form % 2 ? 1_060 : 560, 700, 1.15, { ...clothes(brush, form), pose: 'wave' }, random, form % 2 === 0) +
    pupils +
    desks
  );
}

export function computer(brush: Brush): string {
  const { palette: p, random, form } = brush;
  const screen = (x: number, y: number, scale: number, kind: number) =>
    at(x, y, scale, [
      rect(-180, -250, 360, 230, { fill: p.deep, radius: 16 }),
      rect(-164, -234, 328, 198, { fill: kind % 2 ? p.near : p.mid, radius: 6 }),
      ...(kind % 2
        ? repeat(6, (index) =>
            line(-140 + (index % 3) * 26, -200 + index * 28, -40 + random.int(0, 150), -200 + index * 28, {
              stroke: index % 2 ? p.accent : p.light,
              width: 10,
            }),
          )
        : [
            path('M-150 -80C-90 -210 -40 -60 20 -150S110 -190 150 -200', { stroke: p.accent, width: 10 }),
            circle(20, -150, 14, { fill: p.light }),
          ]),
      rect(-24, -22, 48, 34, { fill: p.deep }),
      rect(-80, 6, 160, 14, { fill: p.deep, radius: 6 }),
    ]);
  return (
    room(brush) +
    repeat(3, (index) => screen(320 + index * 480, 600, 1.12, index + form)).join('') +
    table(60, 620, 1_480, 270, p.mid, p.near) +
    repeat(form % 2 ? 2 : 3, (index) =>
      person(320 + index * 480, 900, 1.1, { ...clothes(brush, index + form), pose: 'hold' }, random),
    ).join('') +
    plant(form % 2 ? 90 : 1_510, 620, 0.9, p.leaf, p.main)
  );
}

export function meeting(brush: Brush): string {
  const { palette: p, random, form } = brush;
  const screen =
    rect(form % 2 ? 240 : 620, 90, 720, 330, { fill: p.deep, radius: 16 }) +
    rect(form % 2 ? 258 : 638, 108, 684, 294, { fill: p.light, radius: 6 }) +
    at(form % 2 ? 600 : 980, 255, 1, [
      circle(-180, 0, 96, { fill: p.accent }),
      path('M-180 0L-180 -96A96 96 0 0 1 -97 48Z', { fill: p.main }),
      ...repeat(4, (index) =>
        rect(0, -80 + index * 46, 120 + ((index * 67 + form * 31) % 150), 22, {
          fill: index % 2 ? p.mid : p.near,
          radius: 6,
        }),
      ),
    ]);
  const people = repeat(6, (index) =>
    person(
      190 + index * 246,
      760 + (index % 2) * 6,
      1,
      { ...clothes(brush, index + form), pose: index === form % 6 ? 'wave' : 'hold' },
      random,
    ),
  ).join('');
  const top =
    ellipse(800, 770, 760, 130, { fill: p.mid }) +
    ellipse(800, 752, 760, 130, { fill: p.near, opacity: 0.85 }) +
    repeat(5, (index) =>
      at(300 + index * 250, 730 + (index % 2) * 30, 1, [
        rect(-60, -6, 120, 16, { fill: p.paper, radius: 3 }),
        rect(70, -40, 22, 46, { fill: p.light, radius: 6 }),
      ]),
    ).join('');
  return room(brush) + screen + people + top;
}
