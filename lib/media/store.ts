import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { env } from '../env';
import { PICTURE_WIDTHS } from './schema';

/** What the media table keeps of a stored file. */
export type StoredFile = { hash: string; extension: string; mimeType: string; bytes: number };
export type StoredPicture = StoredFile & { width: number; height: number; widths: number[]; color: string };

/** WebP quality: no visible loss at half of JPEG's bytes. */
const QUALITY = 78;

/** The folder of all uploaded and drawn files, named by their content. */
export const mediaFolder = () => join(env.DATA_DIR, 'media');

/**
 * Keeps a picture in the widths that pages use, re-encoded as WebP without metadata.
 *
 * @param source any picture sharp reads, also an SVG; named by its SHA-256, so the same picture is kept once
 * @throws Error when the source is no picture, or the disk refuses
 */
export async function storePicture(source: Uint8Array): Promise<StoredPicture> {
  const hash = createHash('sha256').update(source).digest('hex');
  const { data, info } = await sharp(source).autoOrient().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const widths = [...new Set([...PICTURE_WIDTHS.filter((width) => width < info.width), info.width])];
  const sizes = await Promise.all(
    widths.map(async (width) => {
      const path = join(mediaFolder(), `${hash}-${width}.webp`);
      const bytes = await sharp(data, { raw }).resize(width).webp({ quality: QUALITY }).toBuffer();
      await writeOnce(path, bytes);
      return bytes.length;
    }),
  );
  const { dominant } = await sharp(data, { raw }).resize(64).stats();
  const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const measures = { width: info.width, height: info.height, widths, color };
  return { hash, extension: 'webp', mimeType: 'image/webp', bytes: sizes.at(-1) ?? 0, ...measures };
}

/** Keeps a file as it is, under its SHA-256. */
export async function storeDocument(source: Uint8Array, extension: string, mimeType: string): Promise<StoredFile> {
  const hash = createHash('sha256').update(source).digest('hex');
  await writeOnce(join(mediaFolder(), `${hash}.${extension}`), source);
  return { hash, extension, mimeType, bytes: source.length };
}

/** A name stands for its content, so a file that exists is right; a new one appears whole or not at all. */
async function writeOnce(path: string, bytes: Uint8Array): Promise<void> {
  if ((await stat(path).catch(() => undefined))?.size === bytes.length) return;
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await mkdir(mediaFolder(), { recursive: true });
  const file = await open(/* turbopackIgnore: true */ draft, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
    await file.close();
    await rename(draft, path);
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}
