import { z } from 'zod';
import { id, rawText, text } from '@/lib/command/validation';

/** Widths in pixels in which pictures are stored, ascending; for a smaller picture the list ends with its own width. */
export const PICTURE_WIDTHS = [320, 640, 960, 1_600] as const;
/** Largest width that pages show. */
export const DISPLAY_WIDTH = 1_600;
/** Longest side in pixels of the original, which is kept beside these widths for cropping and for opening it. */
export const ORIGINAL_SIDE = 4_096;
/** Maximum size of a file in bytes. */
export const IMAGE_LIMIT_BYTES = 10_485_760;
export const DOCUMENT_LIMIT_BYTES = 52_428_800;
/** Maximum length of a file name, and of a title and alternative text, in characters. */
export const MAX_FILE_NAME = 200;
export const MAX_MEDIA_TITLE = 300;

export const mediaKinds = ['image', 'document'] as const;
export type MediaKind = (typeof mediaKinds)[number];

export const picture = z.object({
  src: z.string(),
  srcSet: z.string(),
  width: z.number(),
  height: z.number(),
  color: z.string(),
  alt: z.string(),
  /** Text below it; left out where the alternative text is shown instead. */
  caption: z.string().optional(),
});

/** A picture for display: its largest address, the smaller ones, its dimensions and a placeholder colour. */
export type Picture = z.infer<typeof picture>;

export const mediaEntry = z.object({
  id: z.number(),
  kind: z.enum(mediaKinds),
  /** Address of its largest size, or of the file itself. */
  url: z.string(),
  /** Thumbnail of at most 320 pixels width; pictures only. */
  thumb: z.string().optional(),
  picture: picture.optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  mimeType: z.string(),
  extension: z.string(),
  bytes: z.number(),
  /** Original file name. */
  name: z.string(),
  title: z.string(),
  alt: z.string(),
  caption: z.string(),
  createdAt: z.iso.datetime(),
  /** Number of uses, if they were counted. */
  uses: z.number().optional(),
});

/** A file of the library; plain JSON, the same on the server and in the browser. */
export type MediaEntry = z.infer<typeof mediaEntry>;

export const mediaPage = z.object({ items: z.array(mediaEntry), total: z.number() });
export type MediaPage = z.infer<typeof mediaPage>;

export const mediaTextInput = z.object({
  id,
  title: text(MAX_MEDIA_TITLE),
  alt: text(MAX_MEDIA_TITLE),
  caption: text(MAX_MEDIA_TITLE).default(''),
});

/** A stored file, as in its row. */
export const storedMedia = z.object({
  kind: z.enum(mediaKinds),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  extension: z.string(),
  mimeType: z.string(),
  bytes: z.number().int().positive(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  widths: z.array(z.number().int()),
  color: z.string().nullable(),
  originalName: rawText(MAX_FILE_NAME).min(1),
});
export type StoredMedia = z.infer<typeof storedMedia>;

type StoredPicture = Pick<StoredMedia, 'hash' | 'extension' | 'width' | 'height' | 'widths' | 'color'>;

/** The columns `toPicture` needs. */
export const pictureColumns = {
  hash: true,
  extension: true,
  width: true,
  height: true,
  widths: true,
  color: true,
} as const;

const NEUTRAL = '#cfc3b1';

/** Address of a stored file, or of its variant of one width. */
export function getMediaUrl(file: { hash: string; extension: string }, width?: number): string {
  return `/media/${getMediaFileName(file, width)}`;
}

/** File name in the store, or of the variant of one width. */
export function getMediaFileName(file: { hash: string; extension: string }, width?: number): string {
  return `${file.hash}${width === undefined ? '' : `-${width}`}.${file.extension}`;
}

/** The widths of a picture that pages show, without that of its original. */
export const listDisplayWidths = (widths: readonly number[]): number[] =>
  widths.filter((width) => width <= DISPLAY_WIDTH);

/** File names of all variants of a row. */
export function getMediaFileNames(file: Pick<StoredPicture, 'hash' | 'extension' | 'widths'>): string[] {
  if (file.widths.length === 0) return [getMediaFileName(file)];
  return file.widths.map((width) => getMediaFileName(file, width));
}

/**
 * Converts a stored picture and the texts of its use for display.
 *
 * @param caption text below it; without one the alternative text stands there
 */
export function toPicture(stored: StoredPicture, alt: string, caption?: string | null): Picture {
  const shown = listDisplayWidths(stored.widths);
  const width = shown.at(-1) ?? stored.width ?? 1;
  return {
    src: getMediaUrl(stored, shown.at(-1)),
    srcSet: shown.map((width) => `${getMediaUrl(stored, width)} ${width}w`).join(', '),
    width,
    height: Math.round(((stored.height ?? 1) / (stored.width ?? 1)) * width),
    color: stored.color ?? NEUTRAL,
    alt,
    ...(typeof caption === 'string' && { caption }),
  };
}
