import {
  findWeakAccent,
  findWeakDarkAccent,
  suggestAccent,
  suggestDarkAccent,
  type Weakness,
} from '@/lib/site/colors.rules';
import { siteColorsMessages as words } from './site-colors.messages';

/** Words for a colour that can't be read, and the nearest that can. */
export type ColorProblem = { text: string; near: string };

function describe({ ground, ratio }: Weakness, near: string): ColorProblem {
  const text = words['colors.weak']
    .replace('{ground}', words[`colors.ground.${ground}`])
    // Rounded down: 4.46 must not read as 4.5.
    .replace('{ratio}', (Math.floor(ratio * 10) / 10).toFixed(1))
    .replace('{near}', near);
  return { text, near };
}

/** The problem of an accent `#rrggbb`; undefined if it is readable everywhere. */
export function findAccentProblem(accent: string): ColorProblem | undefined {
  const weak = findWeakAccent(accent);
  return weak && describe(weak, suggestAccent(accent));
}

/** The problem of the accent of the dark theme. */
export function findDarkAccentProblem(dark: string, accent: string): ColorProblem | undefined {
  const weak = findWeakDarkAccent(dark, accent);
  return weak && describe(weak, suggestDarkAccent(dark, accent));
}
