import { join } from 'node:path';
import type { OverlayOptions } from 'sharp';
import {
  PICTURE_HEIGHT as HEIGHT,
  type PictureFacts,
  PICTURE_WIDTH as WIDTH,
} from '@/features/news/link-preview.schema';
import { loadSharp } from '@/lib/files/sharp';
import { toExcerpt } from '@/lib/text/excerpt';
import { insertBreaks } from '@/lib/text/thai-words/insert-breaks';
import { escapeXml } from '../xml';

const FONT_FILE = 'node_modules/@expo-google-fonts/noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf';
const FONT = 'Noto Sans Thai SemiBold';
const MARGIN = 76;
const COLUMN = WIDTH - 2 * MARGIN;
const GOLD = '#e9c46a';
const WHITE = '#ffffff';

/** Font sizes of a headline in pixels, largest first; the first one that fits is used. */
const HEADLINE_SIZES = [76, 66, 58, 50, 44, 40] as const;
const SMALLEST = 40;
const LINE_SIZE = 32;
/** To the right of the dash. */
const KICKER_LEFT = 52;
const HEADLINE_TOP = 164;
const HEADLINE_HEIGHT = 344;
/** Maximum length of a headline, longer ones are cut; about six lines of the smallest size. */
const HEADLINE_LENGTH = 260;
const LINE_LENGTH = 60;
const HEX = /^#[0-9a-f]{6}$/i;

/** Pango fails on text without a visible character. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Zero-width space: a line break opportunity, as not every build of Pango finds those between Thai words. */
const BREAK = '\u200b';

/**
 * Renders the picture for link previews: the headline on the category's colours. Shaped by Pango, so that every Thai
 * mark is placed correctly; the text is never read as markup.
 *
 * @returns a PNG
 */
export async function renderLinkPreview({
  headline,
  category,
  agency,
  color,
  colorDeep,
}: PictureFacts): Promise<Buffer> {
  const ground = Buffer.from(buildBackground(toHexColor(colorDeep, '#74101f'), toHexColor(color, '#9a3412')));
  const [kicker, title, foot] = await Promise.all([
    renderLine(category, GOLD),
    renderHeadline(headline),
    renderLine(agency, WHITE),
  ]);
  const layers: OverlayOptions[] = [
    { input: kicker.data, left: MARGIN + KICKER_LEFT, top: 84 },
    { input: title.data, left: MARGIN, top: HEADLINE_TOP },
    { input: foot.data, left: MARGIN, top: HEIGHT - 40 - foot.info.height },
  ];
  const sharp = await loadSharp();
  return sharp(ground).composite(layers).png({ compressionLevel: 9 }).toBuffer();
}

type RenderedText = Awaited<ReturnType<typeof renderText>>;

async function renderHeadline(headline: string): Promise<RenderedText> {
  const text = toExcerpt(headline, HEADLINE_LENGTH);
  for (const size of HEADLINE_SIZES) {
    const drawn = await renderText(text, size, WHITE, COLUMN);
    if (drawn.info.height <= HEADLINE_HEIGHT && drawn.info.width <= COLUMN) return drawn;
  }
  return shrinkToFit(await renderText(text, SMALLEST, WHITE, COLUMN), HEADLINE_HEIGHT);
}

const renderLine = async (text: string, color: string): Promise<RenderedText> =>
  shrinkToFit(await renderText(toExcerpt(text, LINE_LENGTH), LINE_SIZE, color), LINE_SIZE * 2);

/** Scales down a text that is larger than its box. */
async function shrinkToFit({ data }: RenderedText, height: number): Promise<RenderedText> {
  const sharp = await loadSharp();
  return sharp(data)
    .resize({ width: COLUMN - KICKER_LEFT, height, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
}

/** Text on a transparent background, wrapped between Thai words if a width is given. */
async function renderText(text: string, size: number, color: string, width?: number) {
  const sharp = await loadSharp();
  const markup = `<span foreground="${color}">${escapeXml(insertBreaks(VISIBLE.test(text) ? text : '–', BREAK))}</span>`;
  const fontfile = join(/* turbopackIgnore: true */ process.cwd(), FONT_FILE);
  const shape = { font: `${FONT} ${size}`, fontfile, rgba: true, dpi: 72 };
  return sharp({ text: { text: markup, ...shape, ...(width !== undefined && { width, wrap: 'word-char' }) } })
    .png()
    .toBuffer({ resolveWithObject: true });
}

const toHexColor = (color: string, other: string): string => (HEX.test(color) ? color : other);

function buildBackground(deep: string, light: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="${deep}"/>
    <g fill="${light}" fill-opacity="0.4"><circle cx="1080" cy="70" r="270"/><circle cx="880" cy="610" r="190"/>
      <circle cx="90" cy="640" r="150"/></g>
    <rect width="100%" height="100%" fill="#000" fill-opacity="0.15"/>
    <rect x="${MARGIN}" y="102" width="36" height="4" fill="${GOLD}"/>
    <rect x="${MARGIN}" y="${HEIGHT - 108}" width="${COLUMN}" height="2" fill="${GOLD}"/>
  </svg>`;
}
