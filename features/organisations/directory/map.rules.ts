/**
 * Schematic map of the country: a row of hexagons per line, every second line half a hexagon further to the right. A
 * number is a province by its ISO 3166-2:TH code, a dot is empty.
 */
const LAYOUT = `
  .  .  . 57  .  .  .  .  .  .
   . 58 50 56 55  .  .  .  .  .
  .  . 51 52 54 53  . 43 38  .
   . 63 64 65 67 42 39 41 47 48
  .  . 62 66 60 36 40 44 46 49
   .  . 61 18 16 30 31 45 35 37
  .  . 71 72 17 19 26 32 33 34
   .  . 73 15 14 13 25  .  .  .
  .  . 70 74 12 10 24 27  .  .
   . 76 75  .  . 11 20 22  .  .
  .  . 77  .  .  .  . 21 23  .
   . 85 86  .  .  .  .  .  .  .
  . 82 84 80  .  .  .  .  .  .
  83 81 92 93  .  .  .  .  .  .
  .  .  . 91 90 94  .  .  .  .
   .  .  .  . 95 96  .  .  .  .
`;

/** Two-letter abbreviations of the provinces, as number plates of official papers have them. */
const ABBREVIATIONS = `
  10กท 11สป 12นบ 13ปท 14อย 15อท 16ลบ 17สห 18ชน 19สบ 20ชบ 21รย 22จบ 23ตร 24ฉช 25ปจ 26นย 27สก
  30นม 31บร 32สร 33ศก 34อบ 35ยส 36ชย 37อจ 38บก 39นภ 40ขก 41อด 42ลย 43นค 44มค 45รอ 46กส 47สน 48นพ 49มห
  50ชม 51ลพ 52ลป 53อต 54พร 55นน 56พย 57ชร 58มส 60นว 61อน 62กพ 63ตก 64สท 65พล 66พจ 67พช
  70รบ 71กจ 72สพ 73นฐ 74สค 75สส 76พบ 77ปข
  80นศ 81กบ 82พง 83ภก 84สฎ 85รน 86ชพ 90สข 91สต 92ตง 93พท 94ปน 95ยล 96นธ
`;

/** Width of a hexagon with its gap, distance of two rows, and radius, in units of the drawing. */
const STEP = 44;
const ROW = 38;
const RADIUS = 24;

/** A province on the map: the centre of its hexagon, and its abbreviation. */
export type Tile = { id: number; x: number; y: number; abbreviation: string };

const abbreviations = new Map(
  (ABBREVIATIONS.match(/\S+/g) ?? []).map((entry) => [Number(entry.slice(0, 2)), entry.slice(2)] as const),
);
const rows = LAYOUT.split('\n')
  .map((line) => line.match(/\S+/g) ?? [])
  .filter(({ length }) => length > 0);

/** All provinces of the map, from north to south and from west to east. */
export const tiles: readonly Tile[] = rows.flatMap((cells, row) =>
  cells.flatMap((cell, column) => {
    const id = Number(cell);
    const x = (column + (row % 2 === 0 ? 0.5 : 1)) * STEP;
    return Number.isNaN(id) ? [] : [{ id, x, y: RADIUS + row * ROW, abbreviation: abbreviations.get(id) ?? '' }];
  }),
);

/** Size of the drawing. */
export const mapSize = { width: 10.5 * STEP, height: 2 * RADIUS + (rows.length - 1) * ROW };

/** Outline of a hexagon around the origin, as a path. */
export const hexagon = `M${Array.from({ length: 6 }, (_, corner) => {
  const angle = ((corner + 0.5) * Math.PI) / 3;
  return `${(RADIUS * Math.cos(angle)).toFixed(1)} ${(RADIUS * Math.sin(angle)).toFixed(1)}`;
}).join('L')}Z`;
