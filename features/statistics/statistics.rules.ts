import { first, readDay, readId, type SearchParams } from '@/lib/list/list';
import { type Comparison, comparisons, type Preset, presets, type Step, steps } from './ranges.schema';
import {
  type Breakdown,
  breakdowns,
  type Kind,
  kinds,
  type Measure,
  measures,
  type SectionChoice,
  sections,
} from './statistics.schema';

/** Lines of a page of a breakdown. */
export const ROWS = 24;
/** The last page that can be asked for. */
const MAX_PAGE = 10_000;

/** What the address says about figures. */
export type FigureChoice = {
  preset: Preset;
  from?: string;
  to?: string;
  compare: Comparison;
  section: SectionChoice;
  by: Breakdown;
  /** Left out, it follows from the period's length. */
  step?: Step;
  /** By what lines are ordered, and what graphs show. */
  measure: Measure;
  descending: boolean;
  page: number;
  organisationId?: number;
  kind?: Kind;
  provinceId?: number;
  categoryId?: number;
  /** Of a place with two parts: which one. */
  part?: 'own' | 'members';
};

/** Reads what is asked for; forged values fall back to the default. */
export function readFigureChoice(params: SearchParams): FigureChoice {
  const one = <T extends string>(name: string, all: readonly T[]): T | undefined =>
    all.find((value) => value === first(params[name]));
  const [from, to] = [readDay(params.from), readDay(params.to)];
  const swapped = from !== undefined && to !== undefined && from > to;
  const preset = one('period', presets) ?? (from || to ? 'custom' : presets[0]);
  const page = first(params.page);
  return {
    preset,
    from: swapped ? to : from,
    to: swapped ? from : to,
    compare: one('compare', comparisons) ?? comparisons[0],
    section: one('section', sections) ?? sections[0],
    by: one('by', breakdowns) ?? breakdowns[0],
    step: one('step', steps),
    measure: one('measure', measures) ?? measures[0],
    descending: first(params.dir) !== 'asc',
    page: /^[1-9][0-9]{0,4}$/.test(page) ? Math.min(Number(page), MAX_PAGE) : 1,
    organisationId: readId(params.organisation),
    kind: one('kind', kinds),
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
    ['period', unless<Preset>(next.preset, presets[0])],
    ['from', custom ? next.from : undefined],
    ['to', custom ? next.to : undefined],
    ['compare', unless<Comparison>(next.compare, comparisons[0])],
    ['section', unless<SectionChoice>(next.section, sections[0])],
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
export function wrongDays(params: SearchParams): ('from' | 'to')[] {
  const names = ['from', 'to'] as const;
  return names.filter((name) => first(params[name]).trim() !== '' && readDay(params[name]) === undefined);
}
