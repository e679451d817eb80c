import type { Section } from '@/features/news/categories/categories.schema';

/**
 * Measures. An item is *published* once it has been public, however briefly: approved, its time come, not in the bin.
 * It counts once, on the Thai day of its publication time, for its current organisation, category and author, and its
 * reads and shares on the days on which they happened. Items that are withdrawn, expire or are deleted keep counting
 * with their last values, even if their category is hidden. Reads exclude robots and repeats.
 */
export const measures = ['published', 'reads', 'shares'] as const;
export type Measure = (typeof measures)[number];
export type Figures = Readonly<Record<Measure, number>>;

/**
 * Grains of the daily and monthly sums. The number is stored in the tables and is PostgreSQL's GROUPING bit mask of the
 * columns left out: 4 the organisation, 2 the category, 1 the author.
 */
export const grains = { author: 0, category: 1, organisation: 3, agency: 5 } as const;
export type Grain = keyof typeof grains;

/** Breakdowns of figures; the first is the default. */
export const breakdowns = ['time', 'organisation', 'kind', 'region', 'province', 'category', 'author'] as const;
export type Breakdown = (typeof breakdowns)[number];

export const sectionFilters = ['both', 'news', 'lifestyle'] as const satisfies readonly (Section | 'both')[];

export const statisticsKinds = ['college', 'institute', 'province', 'department', 'unit', 'agency'] as const;
export type StatisticsKind = (typeof statisticsKinds)[number];

/** Scopes of a figures screen, set in the area table. */
export const figureScopes = ['all', 'own', 'members', 'ownAndMembers'] as const;
export type FigureScope = (typeof figureScopes)[number];

/**
 * One row of a breakdown. `before` holds the compared period's figures; left out without a comparison. `uncounted` names
 * the measures of a time before they were counted, as their zeros are no counts: items have come in with older dates, but
 * nobody has counted who read them then; `beforeInPart` those of a compared time in which counting began.
 */
export type FigureRow = {
  key: string;
  label: string;
  about?: string;
  now: Figures;
  before?: Figures;
  uncounted?: Uncounted;
};
export type Uncounted = Partial<Readonly<Record<'now' | 'before' | 'beforeInPart', readonly Measure[]>>>;
/** The first Thai day with figures of each measure; reads and shares have been counted since the same day. */
export type FirstDays = Readonly<Record<Measure, string>>;
