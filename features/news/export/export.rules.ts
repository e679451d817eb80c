import { fieldMessages } from '@/components/ui/messages/fields/messages';
import { getFirstValue, type SearchParams } from '@/lib/list/list';
import { tidySearch } from '@/lib/text/text-rules';
import { BUDDHIST_OFFSET } from '@/lib/time/format';
import { formatThaiDayInput } from '@/lib/time/thai-time';
import { newsFilterMessages } from '../filter/filter.messages';
import { filterParams, readNewsFilter } from '../filter/filter.rules';
import type { NewsFilter } from '../filter/filter.schema';
import { newsExportMessages as words } from './export.messages';
import { type ExportRequest, type ExportRow, exportContents, newsFormats } from './export.schema';

/** Maximum length of an organisation search. */
const WORDS_LENGTH = 100;

/** Errors of an export, as `problem` in the URL of the form; each has a message. */
export const exportProblems = ['busy', 'limited', 'none', 'organisationUnchosen'] as const;
export type ExportProblem = (typeof exportProblems)[number];

/** Parses an export request. Unlike in other lists, an invalid day is reported instead of ignored. */
export function readExportRequest(params: SearchParams): ExportRequest {
  const filter = expandYear(readNewsFilter(params));
  const typed = { from: tidySearch(getFirstValue(params.from), 40), to: tidySearch(getFirstValue(params.to), 40) };
  const isWrong = (name: 'from' | 'to') => typed[name].trim() !== '' && filter[name] === undefined;
  const backwards = filter.from !== undefined && filter.to !== undefined && filter.to < filter.from;
  return {
    filter,
    format: newsFormats.find((name) => name === getFirstValue(params.format)) ?? 'xlsx',
    contents: exportContents.find((name) => name === getFirstValue(params.contents)) ?? 'list',
    organisationWords: getFirstValue(params.organisation) === '' ? readOrganisationWords(params) : '',
    typed: { from: formatTypedDay(typed.from, filter.from), to: formatTypedDay(typed.to, filter.to) },
    wrong: {
      ...(isWrong('from') ? { from: fieldMessages['ui.badDay'].th } : {}),
      ...(isWrong('to') ? { to: fieldMessages['ui.badDay'].th } : {}),
      ...(backwards ? { to: words['newsExport.badOrder'].th } : {}),
    },
  };
}

export const readProblem = (params: SearchParams): ExportProblem | undefined =>
  exportProblems.find((name) => name === getFirstValue(params.problem));

/** Query parameters of a request; invalid days are kept as typed. */
export function exportParams({
  filter,
  format,
  contents,
  organisationWords,
  typed,
  wrong,
}: ExportRequest): URLSearchParams {
  const params = filterParams(filter);
  for (const name of ['from', 'to'] as const) if (wrong[name]) params.set(name, typed[name]);
  if (organisationWords) params.set('organisation_words', organisationWords);
  params.set('format', format);
  params.set('contents', contents);
  return params;
}

/** True if the request has no filter yet, so that the last chosen category may be preselected. */
export const isBlankRequest = ({ filter, organisationWords, typed }: ExportRequest): boolean =>
  filterParams(filter).size === 0 && organisationWords === '' && typed.from === '' && typed.to === '';

const readOrganisationWords = (params: SearchParams): string =>
  tidySearch(getFirstValue(params.organisation_words), WORDS_LENGTH);

const formatTypedDay = (typed: string, day: string | undefined): string =>
  day === undefined ? typed : formatThaiDayInput(day);

/** Replaces a Buddhist year by its first and last day, as the form only has fields for days. */
function expandYear({ year, ...filter }: NewsFilter): NewsFilter {
  if (year === undefined) return filter;
  const common = String(year - BUDDHIST_OFFSET).padStart(4, '0');
  const [first, last] = [`${common}-01-01`, `${common}-12-31`];
  return {
    ...filter,
    from: filter.from && filter.from > first ? filter.from : first,
    to: filter.to && filter.to < last ? filter.to : last,
  };
}

const widths = {
  number: 8,
  topic: 60,
  section: 14,
  category: 24,
  organisation: 36,
  province: 18,
  author: 26,
  published: 20,
  reads: 10,
  shares: 10,
  summary: 60,
  address: 48,
} as const;
const names = Object.keys(widths).filter((name): name is keyof typeof widths => name in widths);

/** Columns of the sheet, in order. */
export const newsExportColumns = names.map((name) => ({ title: words[`newsExport.${name}`].th, width: widths[name] }));

const readingPaths = { news: '/readnews/news/', lifestyle: '/readnews/lifestyle/' } as const;

/**
 * URL of an item's page.
 *
 * @param site base URL of the site, without a trailing slash
 */
export const buildReadingUrl = ({ id, section }: Pick<ExportRow, 'id' | 'section'>, site: string): string =>
  `${site}${readingPaths[section]}?news_id=${id}`;

/** Cells of an item, in the order of `newsExportColumns`. */
export const toNewsExportCells = (row: ExportRow, number: number, site: string) => [
  number,
  row.topic,
  newsFilterMessages[`newsFilter.${row.section}`].th,
  row.category,
  row.organisation,
  row.province,
  row.author,
  row.publishedAt,
  row.reads,
  row.shares,
  row.summary,
  buildReadingUrl(row, site),
];
