import type { Section } from '@/features/news/categories/categories.schema';

/**
 * What counts. An item is *published* once it has been public, if only for a moment: approved, its time come, not in the
 * bin. It counts once, on the Thai day of its publication time, for the organisation, the category and the author that it
 * has now, and its reads and shares on the days on which they happened. Items that are withdrawn, end or are deleted keep
 * counting as they last stood; whether their category is shown makes no difference. Reads are without robots and repeats.
 */
export const measures = ['published', 'reads', 'shares'] as const;
export type Measure = (typeof measures)[number];
export type Figures = Readonly<Record<Measure, number>>;

/**
 * What the sums of a day or a month are kept by. The number says what is left out, as PostgreSQL's GROUPING tells it
 * (4 the organisation, 2 the category, 1 the author), and stands in the tables.
 */
export const grains = { author: 0, category: 1, organisation: 3, agency: 5 } as const;
export type Grain = keyof typeof grains;

/** What figures can be broken down by; the first is the default. */
export const breakdowns = ['time', 'organisation', 'kind', 'province', 'category', 'author'] as const;
export type Breakdown = (typeof breakdowns)[number];

export const sectionFilters = ['both', 'news', 'lifestyle'] as const satisfies readonly (Section | 'both')[];
export type SectionFilter = (typeof sectionFilters)[number];

export const statisticsKinds = ['college', 'institute', 'province', 'department', 'unit', 'agency'] as const;
export type StatisticsKind = (typeof statisticsKinds)[number];

/** Whose figures a screen shows, as the area table says. */
export const figureScopes = ['all', 'own', 'members', 'ownAndMembers'] as const;
export type FigureScope = (typeof figureScopes)[number];

/** One line of a breakdown. `before` is the compared period's; left out where nothing is compared. */
export type FigureRow = { key: string; label: string; about?: string; now: Figures; before?: Figures };
