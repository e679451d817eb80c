/** Shapes to which a picture can be cropped: width and height. */
export const cropShapes = { '3:2': [3, 2], '4:5': [4, 5], '1:1': [1, 1] } as const;
export type CropShape = keyof typeof cropShapes;
export const cropShapeNames = Object.keys(cropShapes).filter((name): name is CropShape => name in cropShapes);

/** A part of a picture, as shares of its width and height. */
export type CropFrame = { left: number; top: number; width: number; height: number };

/** Largest magnification; a smaller part would be too coarse. */
export const MAX_CROP_ZOOM = 4;

/**
 * The part of a picture with a shape that lies around a point, moved inside where it would reach over an edge.
 *
 * @param zoom 1 for the largest part
 * @param x centre, as a share of the width
 */
export function fitCrop(
  shape: CropShape,
  picture: { width: number; height: number },
  { zoom, x, y }: { zoom: number; x: number; y: number },
): CropFrame {
  const [across, down] = cropShapes[shape];
  const ratio = across / down / (picture.width / picture.height);
  const width = Math.min(1, ratio) / zoom;
  const height = Math.min(1, 1 / ratio) / zoom;
  return { left: clamp(x - width / 2, 1 - width), top: clamp(y - height / 2, 1 - height), width, height };
}

const clamp = (value: number, most: number): number => Math.min(Math.max(0, value), Math.max(0, most));
