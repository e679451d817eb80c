import { getFirstValue, readDay, readId, type SearchParams } from '@/lib/list/list';
import {
  type Comparison,
  comparisons,
  type RangePreset,
  rangePresets,
  type TimeStep,
  timeSteps,
} from './ranges.schema';
import {
  type Breakdown,
  breakdowns,
  type Measure,
  measures,
  type SectionFilter,
  type StatisticsKind,
  sectionFilters,
  statisticsKinds,
} from './statistics.schema';

/** Page size of a breakdown. */
export const ROWS = 24;
/** Largest page number accepted. */
const MAX_PAGE = 10_000;

/** The choices that a URL of figures contains. */
export type FigureChoice = {
  preset: RangePreset;
  from?: string;
  to?: string;
  compare: Comparison;
  section: SectionFilter;
  by: Breakdown;
  /** Derived from the period's length if left out. */
  step?: TimeStep;
  /** Sort key of the rows, and the measure that graphs show. */
  measure: Measure;
  descending: boolean;
  page: number;
  organisationId?: number;
  kind?: StatisticsKind;
  provinceId?: number;
  categoryId?: number;
  /** The chosen part of the scope `ownAndMembers`. */
  part?: 'own' | 'members';
};

/** Parses the URL parameters; forged values fall back to the default. */
export function readFigureChoice(params: SearchParams): FigureChoice {
  const one = <T extends string>(name: string, all: readonly T[]): T | undefined =>
    all.find((value) => value === getFirstValue(params[name]));
  const [from, to] = [readDay(params.from), readDay(params.to)];
  const swapped = from !== undefined && to !== undefined && from > to;
  const preset = one('period', rangePresets) ?? (from || to ? 'custom' : rangePresets[0]);
  const page = getFirstValue(params.page);
  return {
    preset,
    from: swapped ? to : from,
    to: swapped ? from : to,
    compare: one('compare', comparisons) ?? comparisons[0],
    section: one('section', sectionFilters) ?? sectionFilters[0],
    by: one('by', breakdowns) ?? breakdowns[0],
    step: one('step', timeSteps),
    measure: one('measure', measures) ?? measures[0],
    descending: getFirstValue(params.dir) !== 'asc',
    page: /^[1-9][0-9]{0,4}$/.test(page) ? Math.min(Number(page), MAX_PAGE) : 1,
    organisationId: readId(params.organisation),
    kind: one('kind', statisticsKinds),
    provinceId: readId(params.province),
    categoryId: readId(params.category),
    part: one('part', ['own', 'members']),
  };
}

/** URL parameters with changes applied; any change but of the page leads to the first page. */
export function figureQuery(choice: FigureChoice, change: Partial<FigureChoice> = {}): URLSearchParams {
  const next = { ...choice, page: 1, ...change };
  const unless = <T>(value: T, usual: T) => (value === usual ? undefined : String(value));
  const custom = next.preset === 'custom';
  const pairs: [string, string | undefined][] = [
    ['part', next.part],
    ['period', unless<RangePreset>(next.preset, rangePresets[0])],
    ['from', custom ? next.from : undefined],
    ['to', custom ? next.to : undefined],
    ['compare', unless<Comparison>(next.compare, comparisons[0])],
    ['section', unless<SectionFilter>(next.section, sectionFilters[0])],
    ['organisation', next.organisationId?.toString()],
    ['kind', next.kind],
    ['province', next.provinceId?.toString()],
    ['category', next.categoryId?.toString()],
    ['by', unless<Breakdown>(next.by, breakdowns[0])],
    ['step', next.step],
    ['measure', unless<Measure>(next.measure, measures[0])],
    ['dir', next.descending ? undefined : 'asc'],
    ['page', next.page > 1 ? String(next.page) : undefined],
  ];
  return new URLSearchParams(pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

export function figureHref(path: string, choice: FigureChoice, change: Partial<FigureChoice> = {}): string {
  const query = figureQuery(choice, change).toString();
  return query ? `${path}?${query}` : path;
}

/** Names of the typed days that are invalid; the figures ignore them. */
export function listInvalidDays(params: SearchParams): ('from' | 'to')[] {
  const names = ['from', 'to'] as const;
  return names.filter((name) => getFirstValue(params[name]).trim() !== '' && readDay(params[name]) === undefined);
}
