/** Bucket sizes; a year is a fiscal year. */
export const timeSteps = ['day', 'month', 'year'] as const;
export type TimeStep = (typeof timeSteps)[number];

/** Presets of a period; the first is the default. `custom` takes its days from the URL. */
export const rangePresets = ['year', 'days30', 'month', 'fiscal', 'lastFiscal', 'all', 'custom'] as const;
export type RangePreset = (typeof rangePresets)[number];

export const comparisons = ['none', 'previous', 'lastYear'] as const;
export type Comparison = (typeof comparisons)[number];

/** Thai days, `YYYY-MM-DD` in the common era, both included. */
export type DateRange = { from: string; to: string };
