import { join } from 'node:path';
import type { OverlayOptions } from 'sharp';
import {
  PICTURE_HEIGHT as HEIGHT,
  type PictureFacts,
  PICTURE_WIDTH as WIDTH,
} from '@/features/news/link-preview.schema';
import { openSharp } from '@/lib/files/sharp';
import { escapeXml } from '@/lib/text/xml';
import { excerpt } from '@/lib/time/format';

const FONT_FILE = 'node_modules/@expo-google-fonts/noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf';
const FONT = 'Noto Sans Thai SemiBold';
const MARGIN = 76;
const COLUMN = WIDTH - 2 * MARGIN;
const GOLD = '#e9c46a';
const WHITE = '#ffffff';

/** Sizes of a headline in pixels, largest first; the first with which it fits its place is taken. */
const SIZES = [76, 66, 58, 50, 44, 40] as const;
const SMALLEST = 40;
const LINE_SIZE = 32;
/** Behind the dash. */
const KICKER_LEFT = 52;
const HEADLINE_TOP = 164;
const HEADLINE_HEIGHT = 344;
/** Longer headlines are cut; about six lines of the smallest size. */
const HEADLINE_LENGTH = 260;
const LINE_LENGTH = 60;
const HEX = /^#[0-9a-f]{6}$/i;

/** Pango refuses to draw nothing. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const THAI = /^\p{Script=Thai}/u;
const words = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * A picture for link previews: the headline on the category's colours. Shaped by Pango, so that every Thai mark stands
 * where it belongs; the words are text and never markup.
 *
 * @returns a PNG
 */
export async function drawPicture({ headline, category, agency, color, colorDeep }: PictureFacts): Promise<Buffer> {
  const ground = Buffer.from(groundOf(hexOr(colorDeep, '#74101f'), hexOr(color, '#9a3412')));
  const [kicker, title, foot] = await Promise.all([line(category, GOLD), fit(headline), line(agency, WHITE)]);
  const layers: OverlayOptions[] = [
    { input: kicker.data, left: MARGIN + KICKER_LEFT, top: 84 },
    { input: title.data, left: MARGIN, top: HEADLINE_TOP },
    { input: foot.data, left: MARGIN, top: HEIGHT - 40 - foot.info.height },
  ];
  const sharp = await openSharp();
  return sharp(ground).composite(layers).png({ compressionLevel: 9 }).toBuffer();
}

type Drawn = Awaited<ReturnType<typeof write>>;

async function fit(headline: string): Promise<Drawn> {
  const text = excerpt(headline, HEADLINE_LENGTH);
  for (const size of SIZES) {
    const drawn = await write(text, size, WHITE, COLUMN);
    if (drawn.info.height <= HEADLINE_HEIGHT && drawn.info.width <= COLUMN) return drawn;
  }
  return shrink(await write(text, SMALLEST, WHITE, COLUMN), HEADLINE_HEIGHT);
}

const line = async (text: string, color: string): Promise<Drawn> =>
  shrink(await write(excerpt(text, LINE_LENGTH), LINE_SIZE, color), LINE_SIZE * 2);

/** Makes what is still too large as small as its place. */
async function shrink({ data }: Drawn, height: number): Promise<Drawn> {
  const sharp = await openSharp();
  return sharp(data)
    .resize({ width: COLUMN - KICKER_LEFT, height, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Words as a picture with a clear ground, broken between Thai words where a width is given. */
async function write(text: string, size: number, color: string, width?: number) {
  const sharp = await openSharp();
  const markup = `<span foreground="${color}">${escapeXml(withBreaks(VISIBLE.test(text) ? text : '–'))}</span>`;
  const fontfile = join(/* turbopackIgnore: true */ process.cwd(), FONT_FILE);
  const shape = { font: `${FONT} ${size}`, fontfile, rgba: true, dpi: 72 };
  return sharp({ text: { text: markup, ...shape, ...(width !== undefined && { width, wrap: 'word-char' }) } })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Marks where a Thai line may be broken, which not every build of Pango knows by itself. */
const withBreaks = (text: string): string =>
  [...words.segment(text)].map(({ segment }) => (THAI.test(segment) ? `\u200b${segment}` : segment)).join('');

const hexOr = (color: string, other: string): string => (HEX.test(color) ? color : other);

function groundOf(deep: string, light: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${deep}"/>
    <g fill="${light}" fill-opacity="0.4"><circle cx="1080" cy="70" r="270"/><circle cx="880" cy="610" r="190"/>
      <circle cx="90" cy="640" r="150"/></g>
    <rect width="100%" height="100%" fill="#000" fill-opacity="0.15"/>
    <rect x="${MARGIN}" y="102" width="36" height="4" fill="${GOLD}"/>
    <rect x="${MARGIN}" y="${HEIGHT - 108}" width="${COLUMN}" height="2" fill="${GOLD}"/>
  </svg>`;
}
