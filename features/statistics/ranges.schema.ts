/** What a period is cut up into; a year is a fiscal one. */
export const timeSteps = ['day', 'month', 'year'] as const;
export type TimeStep = (typeof timeSteps)[number];

/** Periods by name; the first is the default. `custom` has days of its own. */
export const rangePresets = ['year', 'days30', 'month', 'fiscal', 'lastFiscal', 'all', 'custom'] as const;
export type RangePreset = (typeof rangePresets)[number];

/** What a period is compared with. */
export const comparisons = ['none', 'previous', 'lastYear'] as const;
export type Comparison = (typeof comparisons)[number];

/** Thai days, `YYYY-MM-DD` in the common era, both included. */
export type DateRange = { from: string; to: string };
