import type { Random } from '../content/random';
import type { Palette } from './palettes';

export const WIDTH = 1_600;
export const HEIGHT = 900;

/** Context of a scene: its colours, its random numbers, the size of the picture and which of the five forms it is. */
export type Brush = { palette: Palette; random: Random; width: number; height: number; form: number };

type ShapeStyle = { fill?: string; stroke?: string; width?: number; opacity?: number; radius?: number; turn?: string };

const toAttributes = ({ fill = 'none', stroke, width = 6, opacity, turn }: ShapeStyle): string =>
  [
    `fill="${fill}"`,
    stroke ? `stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"` : '',
    opacity === undefined ? '' : `opacity="${opacity}"`,
    turn ? `transform="${turn}"` : '',
  ]
    .filter(Boolean)
    .join(' ');

const round = (value: number) => Math.round(value * 10) / 10;

export const rect = (x: number, y: number, w: number, h: number, look: ShapeStyle) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${look.radius ?? 0}" ${toAttributes(look)}/>`;

export const circle = (x: number, y: number, r: number, look: ShapeStyle) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" ${toAttributes(look)}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, look: ShapeStyle) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" ${toAttributes(look)}/>`;

export const path = (d: string, look: ShapeStyle) => `<path d="${d}" ${toAttributes(look)}/>`;

export const poly = (points: readonly (readonly [number, number])[], look: ShapeStyle) =>
  `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" ${toAttributes(look)}/>`;

export const line = (x1: number, y1: number, x2: number, y2: number, look: ShapeStyle) =>
  path(`M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`, look);

/** Shapes moved, scaled and optionally mirrored. */
export const at = (x: number, y: number, scale: number, shapes: readonly string[], mirrored = false) =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${mirrored ? -scale : scale} ${scale})">${shapes.join('')}</g>`;

export const repeat = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A background gradient from top to bottom. */
export const backdrop = ({ width, height }: Brush, top: string, bottom: string) =>
  `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>${rect(0, 0, width, height, { fill: 'url(#sky)' })}`;

/** A band of soft hills from `base` down, up to `rise` high. */
export function hills({ width, height, random }: Brush, base: number, rise: number, fill: string, opacity = 1): string {
  const steps = 5;
  const points = repeat(steps + 1, (index) => [(width / steps) * index, base - random.next() * rise] as const);
  const curve = points
    .slice(1)
    .map(([x, y], index) => {
      const before = points[index] ?? [0, base];
      const middle = (before[0] + x) / 2;
      return `C${round(middle)} ${round(before[1])} ${round(middle)} ${round(y)} ${round(x)} ${round(y)}`;
    })
    .join('');
  const [first] = points;
  return path(`M0 ${height}L0 ${round(first?.[1] ?? base)}${curve}L${width} ${height}Z`, { fill, opacity });
}

export const sun = (x: number, y: number, r: number, color: string) =>
  circle(x, y, r * 1.9, { fill: color, opacity: 0.16 }) +
  circle(x, y, r * 1.4, { fill: color, opacity: 0.28 }) +
  circle(x, y, r, { fill: color, opacity: 0.9 });

export const cloud = (x: number, y: number, scale: number, fill: string, opacity = 0.55) =>
  `<g opacity="${opacity}">${at(x, y, scale, [
    rect(-110, -28, 220, 56, { fill, radius: 28 }),
    circle(-40, -30, 46, { fill }),
    circle(28, -40, 58, { fill }),
  ])}</g>`;

export const tree = (x: number, y: number, scale: number, leaf: string, trunk: string) =>
  at(x, y, scale, [
    rect(-7, -80, 14, 80, { fill: trunk, radius: 5 }),
    circle(0, -130, 62, { fill: leaf }),
    circle(-44, -96, 42, { fill: leaf }),
    circle(44, -98, 44, { fill: leaf }),
    circle(-14, -146, 26, { fill: '#ffffff', opacity: 0.12 }),
  ]);

export const plant = (x: number, y: number, scale: number, leaf: string, pot: string) =>
  at(x, y, scale, [
    path('M0 -60C-60 -90 -70 -150 -52 -180C-10 -150 0 -110 0 -60Z', { fill: leaf }),
    path('M0 -60C60 -90 74 -160 50 -200C6 -166 0 -120 0 -60Z', { fill: leaf }),
    path('M0 -60C-14 -130 -6 -190 6 -226C26 -180 20 -110 0 -60Z', { fill: leaf, opacity: 0.8 }),
    path('M-46 -70L46 -70L36 0L-36 0Z', { fill: pot }),
  ]);

/** A gear wheel. */
export function gear(x: number, y: number, radius: number, teeth: number, fill: string, hole: string): string {
  const cogs = repeat(teeth, (index) =>
    rect(-radius * 0.14, -radius * 1.2, radius * 0.28, radius * 0.4, {
      fill,
      radius: radius * 0.05,
      turn: `rotate(${(360 / teeth) * index})`,
    }),
  );
  return at(x, y, 1, [...cogs, circle(0, 0, radius, { fill }), circle(0, 0, radius * 0.45, { fill: hole })]);
}

/** Bunting from edge to edge. */
export const bunting = (width: number, y: number, colors: readonly string[]) => {
  const flags = Math.round(width / 84);
  const drop = (index: number) => y + Math.sin((index / flags) * Math.PI * 3) ** 2 * 40;
  return repeat(flags, (index) => {
    const x = (width / flags) * index;
    return poly(
      [
        [x + 6, drop(index)],
        [x + 70, drop(index + 0.8)],
        [x + 38, drop(index + 0.4) + 66],
      ],
      { fill: colors[index % colors.length] ?? '#fff' },
    );
  }).join('');
};

export const floor = ({ width, height }: Brush, y: number, fill: string) =>
  rect(0, y, width, height - y, { fill }) + rect(0, y, width, 10, { fill: '#000000', opacity: 0.08 });

/** A window with light panes. */
export const pane = (x: number, y: number, w: number, h: number, frame: string, glass: string) =>
  rect(x, y, w, h, { fill: frame, radius: 10 }) +
  rect(x + 12, y + 12, w - 24, h - 24, { fill: glass, radius: 4 }) +
  poly(
    [
      [x + 12, y + h - 12],
      [x + w * 0.46, y + 12],
      [x + w * 0.66, y + 12],
      [x + w * 0.2, y + h - 12],
    ],
    { fill: '#ffffff', opacity: 0.22 },
  ) +
  rect(x + w / 2 - 5, y + 12, 10, h - 24, { fill: frame }) +
  rect(x + 12, y + h / 2 - 5, w - 24, 10, { fill: frame });

export const table = (x: number, y: number, w: number, h: number, top: string, leg: string) =>
  rect(x + 40, y + 20, 22, h, { fill: leg, radius: 6 }) +
  rect(x + w - 62, y + 20, 22, h, { fill: leg, radius: 6 }) +
  rect(x, y, w, 34, { fill: top, radius: 12 }) +
  rect(x, y, w, 10, { fill: '#ffffff', opacity: 0.18, radius: 5 });
