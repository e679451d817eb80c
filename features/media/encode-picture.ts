import { AppError } from '@/lib/errors/errors';
import { PICTURE_WIDTHS } from '@/lib/files/picture.schema';
import { loadSharp } from '@/lib/files/sharp';
import { pickMessage } from '@/lib/messages/message';
import { mediaMessages } from './media.messages';

/** WebP quality: no visible loss at half of JPEG's bytes. */
const QUALITY = 78;
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
 * the original. The source is decoded once; the smaller widths are scaled from the largest.
 *
 * @param source a file's path or its bytes
 * @param keep stores one width; called for each in turn and awaited
 * @returns size and bytes of the largest width, which is 1,600 pixels at most
 * @throws AppError 'invalid' if it can't be decoded, has more than 40 million pixels, is too tall for WebP, or takes
 *   too long
 */
export async function encodePicture(
  source: string | Uint8Array,
  keep: (width: number, bytes: Uint8Array) => Promise<void>,
): Promise<PictureDimensions & { bytes: number }> {
  const sharp = await loadSharp();
  const [largest] = PICTURE_WIDTHS.slice(-1);
  const { data, info } = await decode(source, largest);
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

/** Message keys by libvips error. */
const errorKeys = [
  [/pixel limit|too (wide|high|large)/i, 'media.tooManyPixels'],
  [/^Error: timeout/, 'media.tooSlow'],
] as const;

async function decode(source: string | Uint8Array, width: number | undefined) {
  const sharp = await loadSharp();
  const decoded = await sharp(source, { limitInputPixels: PIXELS_LIMIT, failOn: 'error' })
    .timeout(STEP_TIMEOUT)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
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
