import { createHash } from 'node:crypto';
import { getMediaFileName } from '@/lib/files/picture.schema';
import { encodePicture, type PictureDimensions } from './encode-picture';
import { getMediaStore } from './media.store';

/** What the media table keeps of a stored file. */
export type StoredFile = { hash: string; extension: string; mimeType: string; bytes: number };
export type StoredPicture = StoredFile & PictureDimensions;

const WEBP = { extension: 'webp', mimeType: 'image/webp' } as const;

/**
 * Keeps a picture in the widths that pages use, made anew without metadata.
 *
 * @param source bytes or the path of any picture sharp reads, also an SVG
 * @param hash the SHA-256 of the source, which names it, so that the same picture is kept once
 * @throws AppError 'invalid' when the source is no picture; the store's own error when it refuses
 */
export async function storePictureAs(source: Uint8Array | string, hash: string): Promise<StoredPicture> {
  const store = getMediaStore();
  const made: string[] = [];
  const keep = async (width: number, bytes: Uint8Array) => {
    const name = getMediaFileName({ hash, ...WEBP }, width);
    if (!(await store.exists(name))) made.push(name);
    await store.write(name, bytes);
  };
  try {
    return { hash, ...WEBP, ...(await encodePicture(source, keep)) };
  } catch (error) {
    // Half a picture is of no use to anybody, least of all on a full disk.
    await Promise.allSettled(made.map((name) => store.remove(name)));
    throw error;
  }
}

/** A picture that is in memory; see `keepPicture`. */
export const storePicture = (source: Uint8Array): Promise<StoredPicture> => storePictureAs(source, computeHash(source));

/** Keeps a file as it is, under its SHA-256. */
export async function storeDocument(source: Uint8Array, extension: string, mimeType: string): Promise<StoredFile> {
  const file = { hash: computeHash(source), extension, mimeType, bytes: source.length };
  await getMediaStore().write(getMediaFileName(file), source);
  return file;
}

const computeHash = (source: Uint8Array): string => createHash('sha256').update(source).digest('hex');
