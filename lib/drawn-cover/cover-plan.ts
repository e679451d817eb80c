import type { EmblemPlace } from './emblem';

export type Box = { left: number; top: number; width: number; height: number };

/** A text of a cover, in the largest of its sizes at which it fits into its box. */
export type TextBlock = {
  text: string;
  box: Box;
  /** Font sizes in pixels, largest first. */
  sizes: readonly number[];
  color: string;
  align: 'left' | 'centre' | 'right';
  place: 'top' | 'middle' | 'bottom';
  /** Draws the words after a leading number at half its size, as of `280,000 บาท`. */
  isFigure?: boolean;
};

/** Drawing instructions of a cover: an SVG below, texts and the office's emblem upon it. */
export type CoverPlan = {
  width: number;
  height: number;
  /** SVG shapes of the ground. */
  ground: string;
  texts: readonly TextBlock[];
  /** Where the office's emblem stands; a small cover with a figure has no room for it. */
  emblem?: EmblemPlace;
};

/** Word before the last day of an application. */
export const DEADLINE_WORD = 'ถึง ';
export const GOLD = '#e9c46a';
export const WHITE = '#ffffff';
export const PAPER = '#fdfbf8';
export const INK = '#221a16';
export const INK_2 = '#574b43';
export const RULE = '#b98d2f';

/** Font sizes in steps of about a tenth from `largest` down to `smallest`, both included. */
export function listSizes(largest: number, smallest: number): number[] {
  const sizes: number[] = [];
  for (let size = largest; size > smallest; size = Math.min(size - 1, Math.round(size * 0.9))) sizes.push(size);
  return [...sizes, smallest];
}

/** Shapes that differ with the cover's turn, so that neighbours of one colour differ: circles at the edges. */
export function buildOrnament({ left, top, width, height }: Box, turn: number, fill: string, opacity: number): string {
  const places = ornaments[turn % ornaments.length] ?? ornaments[0];
  const circles = places.map(
    ([x, y, r]) =>
      `<circle cx="${Math.round(left + x * width)}" cy="${Math.round(top + y * height)}" r="${Math.round(r * Math.min(width, height))}"/>`,
  );
  return `<g fill="${fill}" fill-opacity="${opacity}">${circles.join('')}</g>`;
}

/** Centres and radii of circles, as shares of the width, the height and the shorter side. */
const ornaments = [
  [
    [0.9, 0.12, 0.42],
    [0.74, 0.97, 0.3],
    [0.07, 1.02, 0.24],
  ],
  [
    [0.08, 0.05, 0.36],
    [0.97, 0.72, 0.44],
    [0.42, 1.06, 0.22],
  ],
  [
    [0.6, -0.04, 0.34],
    [1.0, 0.5, 0.26],
    [0.16, 0.98, 0.4],
  ],
  [
    [0.97, 1.0, 0.55],
    [0.86, 0.04, 0.2],
    [0.02, 0.42, 0.24],
  ],
] as const;
