import type { Picture } from './picture.schema';

/** A width in `sizes`; the lengths of media conditions are followed by a bracket. */
const WIDTH = /([\d.]+)(px|vw)(?=\s*(?:,|$))/g;

/**
 * Fits the `sizes` of a box to the picture that fills it. A picture that is relatively wider than its box is drawn wider
 * than the box and cropped at its sides; by the box's width alone the browser would load too small a file.
 *
 * @param sizes widths of the box in px or vw, as in an `img`'s `sizes`
 * @param ratio width of the box divided by its height
 */
export function fitSizes(sizes: string, { width, height }: Pick<Picture, 'width' | 'height'>, ratio: number): string {
  const scale = width / height / ratio;
  if (scale <= 1 || !Number.isFinite(scale)) return sizes;
  return sizes.replace(WIDTH, (_, length: string, unit: string) => `${Math.ceil(Number(length) * scale)}${unit}`);
}
