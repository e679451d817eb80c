import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { type ChangeOf, type ChoiceOf, listParams, type Param } from '@/lib/list/list-params';
import { day, direction, filterOf, id, named, oneOf, page, tabOf } from '@/lib/list/params';
import { readDay } from '@/lib/list/read-day';
import { comparisons, rangePresets, timeSteps } from './ranges.schema';
import { breakdowns, measures, sectionFilters, statisticsKinds } from './statistics.schema';

/** Page size of a breakdown. */
export const ROWS = 24;
/** Largest page number accepted. */
const MAX_PAGE = 10_000;

const period = oneOf(rangePresets);
/** A day, which only addresses of a custom period contain. */
const customDay: Param<string | undefined> = {
  ...day,
  role: 'view',
  write: (value, { preset }) => (preset === 'custom' ? value : undefined),
};

/** The address of figures. */
export const figureList = listParams({
  part: tabOf(['own', 'members']),
  preset: {
    ...named('period', period),
    read: (raw, { from, to }) =>
      raw !== period.read(raw, {}) && (readDay(from) || readDay(to)) ? 'custom' : period.read(raw, {}),
  },
  from: customDay,
  to: customDay,
  compare: oneOf(comparisons),
  section: oneOf(sectionFilters),
  organisationId: named('organisation', id),
  kind: filterOf(statisticsKinds),
  regionId: named('region', id),
  provinceId: named('province', id),
  categoryId: named('category', id),
  by: oneOf(breakdowns),
  // Derived from the period's length if left out.
  step: tabOf(timeSteps),
  // Sort key of the rows, and the measure that graphs show.
  measure: oneOf(measures),
  descending: direction(),
  page: { ...page, read: (raw) => (/^[1-9][0-9]{0,4}$/.test(raw) ? Math.min(Number(raw), MAX_PAGE) : 1) },
});
export type FigureChoice = ChoiceOf<typeof figureList>;
export type FigureChange = ChangeOf<typeof figureList>;

/** Reads the state of the figures; days in the wrong order are swapped. */
export function readFigureChoice(params: SearchParams): FigureChoice {
  const choice = figureList.read(params);
  const { from, to } = choice;
  return from !== undefined && to !== undefined && from > to ? { ...choice, from: to, to: from } : choice;
}

/** Names of the typed days that are invalid; the figures ignore them. */
export function listInvalidDays(params: SearchParams): ('from' | 'to')[] {
  const names = ['from', 'to'] as const;
  return names.filter((name) => getFirstValue(params[name]).trim() !== '' && readDay(params[name]) === undefined);
}
