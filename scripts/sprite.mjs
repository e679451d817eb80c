import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Table of the icons' names and the package components that draw them. */
export const NAMES = 'components/ui/icons.json';
export const SPRITE = 'components/ui/sprite/icons.svg';

/** A symbol's strokes are set on itself, not inherited from the sprite; app/utilities.css sets these variables. */
const LINES =
  'fill="var(--icon-fill,none)" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="var(--icon-weight,2)"';
const AREAS = 'fill="currentColor"';

/** Renders every icon of the table into one file, as a symbol each. */
export async function makeSprite() {
  const names = JSON.parse(readFileSync(NAMES, 'utf8'));
  const symbols = await Promise.all(Object.entries(names).map(drawSymbol));
  mkdirSync(dirname(SPRITE), { recursive: true });
  // Next reads the size of a picture from its root element.
  writeFileSync(
    SPRITE,
    `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">${symbols.join('')}</svg>\n`,
  );
}

async function drawSymbol([name, source]) {
  const { createElement } = await import('react');
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { default: Drawing } = await import(source);
  const drawn = renderToStaticMarkup(createElement(Drawing))
    .replace(/^<svg[^>]*>(?:<title>[^<]*<\/title>)?/, '')
    .replace(/<\/svg>$/, '')
    .replace(/><\/(?:path|circle|rect|line|polyline|polygon|ellipse)>/g, '/>');
  return `<symbol id="${name}" viewBox="0 0 24 24" ${name.startsWith('brand-') ? AREAS : LINES}>${drawn}</symbol>`;
}
