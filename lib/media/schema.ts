import { z } from 'zod';

/** Widths in pixels in which pictures are kept, smallest first; the original's own width ends the list. */
export const PICTURE_WIDTHS = [320, 640, 960, 1_600] as const;

export const picture = z.object({
  src: z.string(),
  srcSet: z.string(),
  width: z.number(),
  height: z.number(),
  color: z.string(),
  alt: z.string(),
});

/** A picture as pages need it: its largest address, the smaller ones, its measures and a colour until it is there. */
export type Picture = z.infer<typeof picture>;

type Stored = {
  hash: string;
  extension: string;
  width: number | null;
  height: number | null;
  widths: number[];
  color: string | null;
};

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

/** The address of a stored file, or of its form in one width. */
export function mediaUrl(file: { hash: string; extension: string }, width?: number): string {
  return `/media/${file.hash}${width === undefined ? '' : `-${width}`}.${file.extension}`;
}

/** A stored picture and the alternative text of the place where it stands, as pages need it. */
export function toPicture(stored: Stored, alt: string): Picture {
  const widths = stored.widths.length > 0 ? stored.widths : [stored.width ?? 1];
  return {
    src: mediaUrl(stored, stored.widths.at(-1)),
    srcSet: stored.widths.map((width) => `${mediaUrl(stored, width)} ${width}w`).join(', '),
    width: widths.at(-1) ?? 1,
    height: Math.round(((stored.height ?? 1) / (stored.width ?? 1)) * (widths.at(-1) ?? 1)),
    color: stored.color ?? NEUTRAL,
    alt,
  };
}
