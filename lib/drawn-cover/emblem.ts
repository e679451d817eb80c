/** The portal's emblem: a graduate's cap in a half gear, in a square of 48 units, as in app/icon.svg. */
const STROKES = [
  'M24 10.5 9.5 16.5 24 22.5l14.5-6z',
  'M38.5 16.5v7',
  'M15.5 19.3V25c0 1.9 3.8 3.5 8.5 3.5s8.5-1.6 8.5-3.5v-5.7',
  'M35.9 27.0A12.2 12.2 0 0 1 35.3 29.1L37.6 30.8A15 15 0 0 1 36.3 33.1L33.6 32.0A12.2 12.2 0 0 1 31.5 34.1L32.6 36.8A15 15 0 0 1 30.3 38.1L28.6 35.8A12.2 12.2 0 0 1 25.7 36.6L25.3 39.4A15 15 0 0 1 22.7 39.4L22.3 36.6A12.2 12.2 0 0 1 19.4 35.8L17.7 38.1A15 15 0 0 1 15.4 36.8L16.5 34.1A12.2 12.2 0 0 1 14.4 32.0L11.7 33.1A15 15 0 0 1 10.4 30.8L12.7 29.1A12.2 12.2 0 0 1 12.1 27.0',
] as const;
const UNITS = 48;

export type EmblemPlace = { left: number; top: number; size: number; color: string };

/** SVG of the portal's emblem; the drawing leaves a fifth of its square free on each side. */
export const buildEmblem = ({ left, top, size, color }: EmblemPlace): string =>
  `<g transform="translate(${left} ${top}) scale(${size / UNITS})" fill="none" stroke="${color}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round">${STROKES.map((d) => `<path d="${d}"/>`).join('')}</g>`;

/** SVG of the white disc on which an office's logo lies. */
export const buildLogoDisc = ({ left, top, size }: EmblemPlace): string =>
  `<circle cx="${left + size / 2}" cy="${top + size / 2}" r="${size / 2}" fill="#ffffff"/>`;
