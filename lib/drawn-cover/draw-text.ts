import { join } from 'node:path';
import { loadSharp } from '@/lib/files/sharp';
import { escapeHtml } from '@/lib/text/escape-html';
import { toExcerpt } from '@/lib/text/excerpt';
import { insertBreaks } from '@/lib/text/thai-words/insert-breaks';
import type { TextBlock } from './cover-plan';

const FONT_FILE = 'node_modules/@expo-google-fonts/noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf';
const FONT = 'Noto Sans Thai SemiBold';
/** Maximum length of a text in characters; longer ones are cut. About six lines of the smallest size. */
const LENGTH = 260;
/** Zero-width space: a line break opportunity, as not every build of Pango finds those between Thai words. */
const BREAK = '\u200b';
/** Pango fails on text without a visible character. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Control characters, lone surrogates and non-characters, which Pango's markup forbids. */
const FORBIDDEN = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
/** Number of a figure, with the words before and after it. */
const FIGURE = /^(\D*?)([\d,.–]+)(.*)$/;
/** Points per 1,024 units of Pango's sizes; at 72 dots per inch a point is a pixel. */
const PANGO_UNITS = 1_024;

type DrawnText = { data: Buffer; width: number; height: number };

/** Draws a text at the largest of its sizes that fits; a text too long for the smallest is scaled down. */
export async function drawTextBlock(block: TextBlock): Promise<DrawnText> {
  const { box, sizes } = block;
  let drawn: DrawnText | undefined;
  for (const size of sizes.filter((each) => each === sizes.at(-1) || mayFit(block, each))) {
    drawn = await drawText(block, size);
    if (drawn.width <= box.width && drawn.height <= box.height) return drawn;
  }
  return shrinkToFit(drawn ?? (await drawText(block, 1)), box);
}

/** Letters that take a place of their own; marks above and below take none. */
const LETTERS = /[^\p{M}\s]/gu;
/** Least width of a letter and least height of a line, as shares of the font size. */
const LETTER_WIDTH = 0.45;
const LINE_HEIGHT = 1.2;

/** False for a size at which the text certainly needs more room, so that it isn't tried. */
function mayFit({ text, box, isFigure }: TextBlock, size: number): boolean {
  const letters = text.match(LETTERS)?.length ?? 0;
  return isFigure || letters * LETTER_WIDTH * LINE_HEIGHT * size * size <= box.width * box.height;
}

async function shrinkToFit({ data }: DrawnText, { width, height }: { width: number; height: number }) {
  const sharp = await loadSharp();
  const shrunk = await sharp(data)
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data: shrunk.data, width: shrunk.info.width, height: shrunk.info.height };
}

/** Text on a transparent ground, shaped by Pango so that each Thai mark is placed correctly; never read as markup. */
async function drawText({ text, box, color, align, isFigure }: TextBlock, size: number): Promise<DrawnText> {
  const sharp = await loadSharp();
  const written = toExcerpt(text.replace(FORBIDDEN, ''), LENGTH);
  const shown = VISIBLE.test(written) ? written : '–';
  const markup = `<span foreground="${color}"${isFigure ? ' line_height="0.75"' : ''}>${isFigure ? toFigureMarkup(shown, size) : escapeHtml(insertBreaks(shown, BREAK))}</span>`;
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `${FONT} ${size}`,
      fontfile: join(/* turbopackIgnore: true */ process.cwd(), FONT_FILE),
      rgba: true,
      dpi: 72,
      width: box.width,
      // A figure that is too wide is drawn smaller, not parted.
      wrap: isFigure ? 'word' : 'word-char',
      align,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The number large, its words at half the size, on one line if they fit. */
function toFigureMarkup(text: string, size: number): string {
  const [, before = '', number, unit = ''] = FIGURE.exec(text) ?? [];
  if (number === undefined) return escapeHtml(text);
  const small = (words: string) =>
    words === '' ? '' : `<span size="${Math.round((size / 2) * PANGO_UNITS)}">${escapeHtml(words)}</span>`;
  return `${small(before)}${escapeHtml(number)}${small(unit)}`;
}
