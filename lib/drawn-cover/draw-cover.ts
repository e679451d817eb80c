import type { OverlayOptions } from 'sharp';
import { loadSharp } from '@/lib/files/sharp';
import type { Box, CoverPlan, TextBlock } from './cover-plan';
import { drawTextBlock } from './draw-text';
import type { CoverFacts, CoverFormat } from './drawn-cover.schema';
import { buildEmblem, buildLogoDisc, type EmblemPlace } from './emblem';
import { planCover } from './plan-cover';

/** Share of its disc's width that a logo takes. */
const LOGO_SHARE = 0.66;
/** WebP quality at which the edges of letters stay clean; a cover is some 15 to 30 KB. */
const QUALITY = 84;

export type CoverEncoding = 'png' | 'webp';
type Drawing = {
  format: CoverFormat;
  encoding: CoverEncoding;
  /** Width to scale the drawing to, in pixels; the format's own by default. */
  width?: number;
  /** The office's logo, of any format that sharp reads. */
  logo?: Uint8Array | undefined;
};

/** Draws a cover; the caller limits how many are drawn at once (`runPictureTask`). */
export async function drawCover(facts: CoverFacts, { format, encoding, width, logo }: Drawing): Promise<Buffer> {
  const sharp = await loadSharp();
  const plan = planCover(facts, format);
  const drawn = await Promise.all(plan.texts.map(drawBlock));
  const layers = [...drawn, ...(logo && plan.emblem ? [await placeLogo(logo, plan.emblem)] : [])];
  // Scaled in a second step: sharp resizes before it composes.
  const whole = await sharp(Buffer.from(buildGround(plan, logo !== undefined)))
    .composite(layers)
    .removeAlpha()
    .png({ compressionLevel: width === undefined && encoding === 'png' ? 9 : 1 })
    .toBuffer();
  if (encoding === 'png' && width === undefined) return whole;
  const scaled = sharp(whole).resize({ width: width ?? plan.width });
  return encoding === 'png'
    ? scaled.png({ compressionLevel: 9 }).toBuffer()
    : scaled.webp({ quality: QUALITY, smartSubsample: true }).toBuffer();
}

function buildGround({ width, height, ground, emblem }: CoverPlan, hasLogo: boolean): string {
  const buildMark = hasLogo ? buildLogoDisc : buildEmblem;
  const mark = emblem ? buildMark(emblem) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}${mark}</svg>`;
}

async function drawBlock(block: TextBlock): Promise<OverlayOptions> {
  const { data, width, height } = await drawTextBlock(block);
  return { input: data, ...placeInBox(block, { width, height }) };
}

/** Top left corner of a drawn text within its box. */
export function placeInBox(
  { box, align, place }: Pick<TextBlock, 'align' | 'place'> & { box: Box },
  { width, height }: { width: number; height: number },
): { left: number; top: number } {
  const [x, y] = [box.width - width, box.height - height];
  const across = { left: 0, centre: x / 2, right: x };
  const down = { top: 0, middle: y / 2, bottom: y };
  return { left: Math.round(box.left + across[align]), top: Math.round(box.top + down[place]) };
}

async function placeLogo(logo: Uint8Array, { left, top, size }: EmblemPlace): Promise<OverlayOptions> {
  const sharp = await loadSharp();
  const side = Math.round(size * LOGO_SHARE);
  const { data, info } = await sharp(logo)
    .resize({ width: side, height: side, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    left: Math.round(left + (size - info.width) / 2),
    top: Math.round(top + (size - info.height) / 2),
  };
}
