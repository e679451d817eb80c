/** Shapes in which an item's drawn cover is served, each in some widths, ascending. */
export const drawnShapes = {
  wide: { widths: [640, 1_280], ratio: 16 / 9 },
  card: { widths: [640, 1_280], ratio: 16 / 10 },
  tall: { widths: [400, 800], ratio: 4 / 5 },
  mark: { widths: [400], ratio: 16 / 10 },
} as const;
export type DrawnShape = keyof typeof drawnShapes;

/** An item's drawn cover: the item, and the version of what is drawn. */
export type DrawnCover = { id: number; version: string };

/** Root-relative address of a drawn cover in one width; it changes with the picture's content. */
export const getDrawnUrl = ({ id, version }: DrawnCover, shape: DrawnShape, width: number): string =>
  `/covers/${id}-${shape}-${width}.webp?v=${version}`;

/** Source attributes of a drawn cover. */
export function toDrawnSource(cover: DrawnCover, shape: DrawnShape) {
  const { widths, ratio } = drawnShapes[shape];
  const [width] = widths;
  return {
    src: getDrawnUrl(cover, shape, width),
    srcSet: widths.map((each) => `${getDrawnUrl(cover, shape, each)} ${each}w`).join(', '),
    width,
    height: Math.round(width / ratio),
  };
}

/** Shape and width that a file name of the address asks for; undefined for anything that no page asks for. */
export function readDrawnFile(file: string): { id: number; shape: DrawnShape; width: number } | undefined {
  const [, id = '', name = '', digits = ''] = /^([1-9]\d{0,9})-([a-z]{4})-(\d{3,4})\.webp$/.exec(file) ?? [];
  const shape = drawnShapeNames.find((each) => each === name);
  const width = shape && drawnShapes[shape].widths.find((each) => String(each) === digits);
  return shape && width !== undefined ? { id: Number(id), shape, width } : undefined;
}

const drawnShapeNames = ['wide', 'card', 'tall', 'mark'] as const satisfies readonly DrawnShape[];
