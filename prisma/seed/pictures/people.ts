import type { Random } from '../content/random';
import { at, circle, line, path, rect } from './kit';

const SKINS = ['#e8b98f', '#d9a274', '#c98d60', '#f0c8a2'] as const;

export type Pose = 'stand' | 'wave' | 'hold' | 'work';

const arms: Readonly<Record<Pose, readonly [string, string]>> = {
  stand: ['M-50 -186C-72 -140 -70 -110 -62 -84', 'M50 -186C72 -140 70 -110 62 -84'],
  wave: ['M-50 -186C-72 -140 -70 -110 -62 -84', 'M50 -190C88 -214 98 -256 92 -300'],
  hold: ['M-50 -186C-64 -140 -40 -124 -8 -128', 'M50 -186C64 -140 40 -124 8 -128'],
  work: ['M-50 -186C-40 -140 0 -130 52 -140', 'M50 -186C84 -160 98 -146 118 -150'],
};

/** A person seen from the front, feet at the origin, some 320 units tall. */
export function person(
  x: number,
  y: number,
  scale: number,
  look: { shirt: string; trousers: string; hair: string; pose?: Pose; helmet?: string; apron?: string },
  random: Random,
  mirrored = false,
): string {
  const skin = random.pick(SKINS);
  const long = random.chance(0.45);
  const [left, right] = arms[look.pose ?? 'stand'];
  return at(
    x,
    y,
    scale,
    [
      long ? rect(-42, -304, 84, 96, { fill: look.hair, radius: 40 }) : '',
      rect(-40, -110, 34, 110, { fill: look.trousers, radius: 10 }),
      rect(6, -110, 34, 110, { fill: look.trousers, radius: 10 }),
      path('M-58 -96L-56 -180C-54 -212 -30 -222 0 -222C30 -222 54 -212 56 -180L58 -96Z', { fill: look.shirt }),
      look.apron
        ? path('M-34 -190L34 -190L44 -70L-44 -70Z', { fill: look.apron })
        : path('M-16 -221L0 -196L16 -221Z', { fill: '#ffffff', opacity: 0.75 }),
      path(left, { stroke: look.shirt, width: 28 }),
      path(right, { stroke: look.shirt, width: 28 }),
      rect(-13, -240, 26, 34, { fill: skin, radius: 10 }),
      circle(0, -266, 40, { fill: skin }),
      path('M-41 -266C-44 -316 44 -316 41 -266C30 -288 -6 -292 -41 -266Z', { fill: look.hair }),
      look.helmet
        ? path('M-46 -272C-46 -330 46 -330 46 -272Z', { fill: look.helmet }) +
          line(-54, -272, 54, -272, { stroke: look.helmet, width: 12 })
        : '',
    ],
    mirrored,
  );
}

/** A row of people from behind, heads and shoulders: an audience. */
export const audience = (
  count: number,
  width: number,
  y: number,
  colors: readonly string[],
  hair: string,
  random: Random,
) =>
  Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5) / count) * width + random.int(-12, 12);
    const shirt = colors[index % colors.length] ?? hair;
    return at(x, y + random.int(-14, 14), 1, [
      path('M-92 120C-92 40 -56 18 0 18C56 18 92 40 92 120Z', { fill: shirt }),
      circle(0, -34, 54, { fill: hair }),
    ]);
  }).join('');
