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

/** Lines of a page of a breakdown. */
export const ROWS = 24;
/** The last page that can be asked for. */
const MAX_PAGE = 10_000;

/** What the address says about figures. */
export type FigureChoice = {
  preset: RangePreset;
  from?: string;
  to?: string;
  compare: Comparison;
  section: SectionFilter;
  by: Breakdown;
  /** Left out, it follows from the period's length. */
  step?: TimeStep;
  /** By what lines are ordered, and what graphs show. */
  measure: Measure;
  descending: boolean;
  page: number;
  organisationId?: number;
  kind?: StatisticsKind;
  provinceId?: number;
  categoryId?: number;
  /** Of a place with two parts: which one. */
  part?: 'own' | 'members';
};

/** Reads what is asked for; forged values fall back to the default. */
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

/** The parameters of an address with something changed; whatever is not the page leads to the first page. */
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

/** An address with something changed. */
export function figureHref(path: string, choice: FigureChoice, change: Partial<FigureChoice> = {}): string {
  const query = figureQuery(choice, change).toString();
  return query ? `${path}?${query}` : path;
}

/** Which days were typed and are none; they are left out of what is shown. */
export function listInvalidDays(params: SearchParams): ('from' | 'to')[] {
  const names = ['from', 'to'] as const;
  return names.filter((name) => getFirstValue(params[name]).trim() !== '' && readDay(params[name]) === undefined);
}
