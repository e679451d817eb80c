/** Number of colours for regions in the style sheet. */
const HUES = 6;

/** Number of a region's colour; 0 for provinces without a region. Colours repeat after the sixth region. */
export const getRegionHue = (number: number): number => (number === 0 ? 0 : ((number - 1) % HUES) + 1);
