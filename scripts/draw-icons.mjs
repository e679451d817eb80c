// Renders the icons of the installable app from app/icon.svg into public/icons: run it after changing the drawing.
import { mkdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';

const FOLDER = 'public/icons';
/** Side length and corner radius in app/icon.svg. */
const SIDE = 48;
const ROUND = 'rx="10"';
/** Only the inner 80 % of a maskable icon are sure to be visible. */
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
