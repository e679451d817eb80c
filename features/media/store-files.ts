import { createHash } from 'node:crypto';
import { DISPLAY_WIDTH, getMediaFileName } from '@/lib/files/picture.schema';
import { loadSharp } from '@/lib/files/sharp';
import { encodePicture, type PictureDimensions } from './encode-picture';
import { getMediaStore } from './media.store';

/** Columns of the media table that describe a stored file. */
export type StoredFile = { hash: string; extension: string; mimeType: string; bytes: number };
export type StoredPicture = StoredFile & PictureDimensions;

const WEBP = { extension: 'webp', mimeType: 'image/webp' } as const;

/**
 * Stores a picture in the widths that pages use, re-encoded without metadata.
 *
 * @param source bytes or path of any picture that sharp reads, including SVG
 * @param hash SHA-256 of the source, used as the name, so that the same picture is stored once
 * @param plain the source's bytes if they are a plain WebP: they are kept as the largest width, if pages show it, as
 *   encoding them once more would only lose
 * @throws AppError 'invalid' if the source is not a picture; the store's own error if a write fails
 */
export async function storePictureAs(
  source: Uint8Array | string,
  hash: string,
  plain?: Uint8Array,
): Promise<StoredPicture> {
  const store = getMediaStore();
  const made: string[] = [];
  const own = plain && (await findShownWidth(plain));
  const keep = async (width: number, bytes: Uint8Array) => {
    const name = getMediaFileName({ hash, ...WEBP }, width);
    if (!(await store.exists(name))) made.push(name);
    await store.write(name, plain && width === own ? plain : bytes);
  };
  try {
    const encoded = await encodePicture(source, keep);
    return { hash, ...WEBP, ...encoded, ...(plain && own && { bytes: plain.length }) };
  } catch (error) {
    // An incomplete picture is useless, and wastes space on a full disk.
    await Promise.allSettled(made.map((name) => store.remove(name)));
    throw error;
  }
}

/** Width of a picture that pages show whole; undefined for a wider one, and for what is none. */
async function findShownWidth(bytes: Uint8Array): Promise<number | undefined> {
  const sharp = await loadSharp();
  const found = await sharp(bytes)
    .metadata()
    .catch(() => undefined);
  return found && found.width <= DISPLAY_WIDTH ? found.width : undefined;
}

/** Stores a picture from memory; see `storePictureAs`. */
export const storePicture = (source: Uint8Array): Promise<StoredPicture> => storePictureAs(source, computeHash(source));

/** Stores a file unchanged, under its SHA-256. */
export async function storeDocument(source: Uint8Array, extension: string, mimeType: string): Promise<StoredFile> {
  const file = { hash: computeHash(source), extension, mimeType, bytes: source.length };
  await getMediaStore().write(getMediaFileName(file), source);
  return file;
}

const computeHash = (source: Uint8Array): string => createHash('sha256').update(source).digest('hex');
