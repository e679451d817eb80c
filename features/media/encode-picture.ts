import { AppError } from '@/lib/errors/errors';
import { DISPLAY_WIDTH, ORIGINAL_SIDE, PICTURE_WIDTHS } from '@/lib/files/picture.schema';
import { loadSharp } from '@/lib/files/sharp';
import { pickMessage } from '@/lib/messages/message';
import { mediaMessages } from './media.messages';

/** WebP quality: no visible loss at half of JPEG's bytes. */
const QUALITY = 78;
/** Quality of the original, which may be cropped and encoded once more. */
const ORIGINAL_QUALITY = 88;
const PIXELS_LIMIT = 40_000_000;
/** Limit of the WebP format. */
const HEIGHT_LIMIT = 16_383;
const COLOR_SAMPLE = 64;
/** Time limit of each step, enforced by libvips on its own threads; the largest picture takes a few seconds. */
const STEP_TIMEOUT = { seconds: 30 };

/** A picture's size, its stored widths and its dominant colour. */
export type PictureDimensions = { width: number; height: number; widths: number[]; color: string };

/**
 * Re-encodes a picture in the widths that pages use: upright, in sRGB, as WebP, without metadata or any other data of
 * the original. The source is decoded once for them; the smaller widths are scaled from the largest. A wider picture is
 * then decoded once more for its original, so that never more than one form of it is in memory.
 *
 * @param source a file's path or its bytes
 * @param keep stores one width; called for each in turn and awaited
 * @returns size of the largest width, which is that of the original; bytes of the largest that pages show
 * @throws AppError 'invalid' if it can't be decoded, has more than 40 million pixels, is too tall for WebP, or takes
 *   too long
 */
export async function encodePicture(
  source: string | Uint8Array,
  keep: (width: number, bytes: Uint8Array) => Promise<void>,
): Promise<PictureDimensions & { bytes: number }> {
  const shown = await encodeShown(source, keep);
  const original = await encodeOriginal(source, keep);
  return original ? { ...shown, ...original, widths: [...shown.widths, original.width] } : shown;
}

type KeepWidth = Parameters<typeof encodePicture>[1];

async function encodeShown(source: string | Uint8Array, keep: KeepWidth) {
  const sharp = await loadSharp();
  const { data, info } = await decode(source, { width: DISPLAY_WIDTH });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const widths = [...PICTURE_WIDTHS.filter((width) => width < info.width), info.width];
  let bytes = 0;
  for (const width of widths) {
    const encoded = await sharp(data, { raw })
      .timeout(STEP_TIMEOUT)
      .resize(width)
      .webp({ quality: QUALITY })
      .toBuffer();
    await keep(width, encoded);
    bytes = encoded.length;
  }
  const { dominant } = await sharp(data, { raw }).resize(COLOR_SAMPLE).stats();
  const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  return { width: info.width, height: info.height, widths, color, bytes };
}

/** Keeps the original within `ORIGINAL_SIDE`; undefined if that is no wider than what pages show. */
async function encodeOriginal(source: string | Uint8Array, keep: KeepWidth) {
  const sharp = await loadSharp();
  const { width, height } = (await sharp(source, { limitInputPixels: PIXELS_LIMIT }).metadata()).autoOrient;
  if (width * Math.min(1, ORIGINAL_SIDE / Math.max(width, height)) <= DISPLAY_WIDTH) return undefined;
  const { data, info } = await decode(source, { width: ORIGINAL_SIDE, height: ORIGINAL_SIDE });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const encoded = await sharp(data, { raw }).timeout(STEP_TIMEOUT).webp({ quality: ORIGINAL_QUALITY }).toBuffer();
  await keep(info.width, encoded);
  return { width: info.width, height: info.height };
}

/** Message keys by libvips error. */
const errorKeys = [
  [/pixel limit|too (wide|high|large)/i, 'media.tooManyPixels'],
  [/^Error: timeout/, 'media.tooSlow'],
] as const;

async function decode(source: string | Uint8Array, box: { width: number; height?: number }) {
  const sharp = await loadSharp();
  const decoded = await sharp(source, { limitInputPixels: PIXELS_LIMIT, failOn: 'error' })
    .timeout(STEP_TIMEOUT)
    .autoOrient()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new AppError(
        'invalid',
        pickMessage(
          mediaMessages,
          errorKeys.find(([words]) => words.test(String(error)))?.[1] ?? 'media.brokenPicture',
        ),
      );
    });
  if (decoded.info.height > HEIGHT_LIMIT) throw new AppError('invalid', pickMessage(mediaMessages, 'media.tooTall'));
  return decoded;
}
