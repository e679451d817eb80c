// Draws the icons of the installable app out of app/icon.svg into public/icons: run it after the drawing has changed.
import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

const FOLDER = 'public/icons';
/** The drawing's side, and the radius of its corners, as app/icon.svg has them. */
const SIDE = 48;
const ROUND = 'rx="10"';
/** Of a maskable icon only the inner 80 % are sure to be seen. */
const SAFE = 0.8;

const drawn = readFileSync('app/icon.svg', 'utf8');
const full = drawn.replace(ROUND, 'rx="0"');
const margin = (SIDE / SAFE - SIDE) / 2;
const roomy = full
  .replace(`viewBox="0 0 ${SIDE} ${SIDE}"`, `viewBox="${-margin} ${-margin} ${SIDE / SAFE} ${SIDE / SAFE}"`)
  .replace(
    /<rect [^>]*\/>/,
    `<rect x="-${SIDE}" y="-${SIDE}" width="${3 * SIDE}" height="${3 * SIDE}" fill="#74101f" stroke="none"/>`,
  );

const icons = [
  { name: 'app-192.png', svg: drawn, size: 192 },
  { name: 'app-512.png', svg: drawn, size: 512 },
  { name: 'app-maskable-512.png', svg: roomy, size: 512 },
  { name: 'app-maskable-192.png', svg: roomy, size: 192 },
];

mkdirSync(FOLDER, { recursive: true });
for (const { name, svg, size } of icons) {
  const png = sharp(Buffer.from(svg), { density: (72 * size) / SIDE }).resize(size, size);
  await png.png({ compressionLevel: 9, palette: true }).toFile(`${FOLDER}/${name}`);
}
