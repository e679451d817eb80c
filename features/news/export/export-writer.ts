import { printMessages } from '@/lib/files/print-messages';
import { listSheetFacts } from '@/lib/files/sheet-facts';
import { sheetMessages } from '@/lib/files/sheet-messages';
import { encodeCsv, encodeCsvFacts, replaceXmlControls, THAI_DATE_TIME_FORMAT, toExcelValue } from '@/lib/files/sheets';
import { toExcerpt } from '@/lib/text/excerpt';
import { limitMarks } from '@/lib/text/stacked-marks';
import { insertBreaks } from '@/lib/text/thai-words/insert-breaks';
import { formatDateTime, formatLongDate, formatNumber, getBuddhistYear, MONTHS, toThaiDay } from '@/lib/time/format';
import { buildDocxTemplate } from './docx-template';
import { newsExportMessages as words } from './export.messages';
import { buildReadingUrl, newsExportColumns, toNewsExportCells } from './export.rules';
import { EXPORT_ITEMS, type ExportHead, type ExportRow, type NewsFormat } from './export.schema';
import { readBlocks } from './read-blocks';
import { openWorkerFile } from './worker-pool';

/** Streaming writer of a file: rows in, bytes out; `stop` aborts immediately. */
export type ExportWriter = {
  add: (rows: readonly ExportRow[]) => Promise<Uint8Array<ArrayBuffer>>;
  end: () => Promise<Uint8Array<ArrayBuffer>>;
  stop: () => void;
};

/**
 * Opens a writer.
 *
 * @param site base URL of the site, without a trailing slash
 */
export function openExportWriter(format: NewsFormat, head: ExportHead, site: string): Promise<ExportWriter> {
  return openers[format](head, site);
}

const openers: Readonly<Record<NewsFormat, (head: ExportHead, site: string) => Promise<ExportWriter>>> = {
  csv: openCsv,
  xlsx: async (head, site) => {
    const cellsOf = withNumbers((row, number) => toNewsExportCells(row, number, site).map(toExcelValue));
    return createWorkerWriter(
      'xlsx',
      {
        title: toTitles(head).title,
        sheet: words['newsExport.sheet'].th,
        columns: newsExportColumns,
        moment: THAI_DATE_TIME_FORMAT,
        about: sheetMessages['sheet.about'],
        facts: listFacts(head).map((fact) => fact.map(toPrintable)),
      },
      cellsOf,
    );
  },
  pdf: async (head, site) =>
    createWorkerWriter(
      'pdf',
      { ...markBreaks(toTitles(head)), page: printMessages['print.page'].th, accent: head.accent },
      withNumbers((row, number) => markEntryBreaks(toDocumentEntry(row, number, site))),
    ),
  docx: async (head, site) =>
    createWorkerWriter(
      'docx',
      { shell: new Uint8Array(await buildDocxTemplate(toTitles(head))) },
      withNumbers((row, number) => toDocumentEntry(row, number, site)),
    ),
};

/** CSV is fast enough not to need a worker thread. */
async function openCsv(head: ExportHead, site: string): Promise<ExportWriter> {
  const cellsOf = withNumbers((row, number) =>
    toNewsExportCells(row, number, site).map((cell) => (typeof cell === 'string' ? replaceXmlControls(cell) : cell)),
  );
  const titles = encodeCsv([newsExportColumns.map(({ title }) => title)], { bom: true });
  let begun = false;
  const opening = () => {
    const bytes = begun ? new Uint8Array() : titles;
    begun = true;
    return bytes;
  };
  return {
    add: async (rows) => new Uint8Array(Buffer.concat([opening(), encodeCsv(cellsOf(rows))])),
    end: async () =>
      new Uint8Array(Buffer.concat([opening(), encodeCsvFacts(listFacts(head), newsExportColumns.length)])),
    stop: () => undefined,
  };
}

function createWorkerWriter(
  format: Exclude<NewsFormat, 'csv'>,
  head: object,
  drawn: (rows: readonly ExportRow[]) => readonly unknown[],
): ExportWriter {
  const { send, stop } = openWorkerFile(format, head);
  return { add: (rows) => send({ rows: drawn(rows) }), end: () => send({}), stop };
}

/** Numbers the rows of the file, from 1. */
function withNumbers<T>(draw: (row: ExportRow, number: number) => T): (rows: readonly ExportRow[]) => T[] {
  let number = 0;
  return (rows) =>
    rows.map((row) => {
      number += 1;
      return draw(row, number);
    });
}

const formatMonthYear = (at: Date): string => `${MONTHS[Number(toThaiDay(at).slice(5, 7)) - 1]} ${getBuddhistYear(at)}`;

/** Printable text. Stacked marks are limited, so that the length of a text bounds the time for shaping it. */
const toPrintable = (text: string): string => limitMarks(replaceXmlControls(text));

/** An item for documents: linked headline, one line of facts, and its text if requested. */
function toDocumentEntry(row: ExportRow, number: number, site: string) {
  const place = row.province ? `${row.organisation} (${row.province})` : row.organisation;
  const facts = [
    formatDateTime(row.publishedAt),
    row.category,
    place,
    words['newsExport.read'].th.replace('{n}', formatNumber(row.reads)),
  ];
  const blocks = row.detail === undefined ? [] : readBlocks(row.detail);
  return {
    number,
    topic: toPrintable(row.topic),
    address: buildReadingUrl(row, site),
    facts: toPrintable(facts.join(' · ')),
    month: formatMonthYear(row.publishedAt),
    blocks: blocks.map(({ kind, text }) => ({ kind, text: toPrintable(text) })),
  };
}

/** The filter, the number of items and the time of a sheet's making. */
const listFacts = ({ name, agency, madeAt, fitting }: ExportHead) =>
  listSheetFacts(
    {
      title: `${words['newsExport.sheet'].th} · ${agency}`,
      filters: [[sheetMessages['sheet.filters'], name]],
      ...{ madeAt, most: fitting > EXPORT_ITEMS ? EXPORT_ITEMS : undefined },
    },
    Math.min(fitting, EXPORT_ITEMS),
  );

/** Break opportunity, at which the worker may end a line. */
const BREAK = '\u200b';
const breakable = (text: string): string => insertBreaks(text, BREAK);

/** The titles with break opportunities between words; the worker has no dictionary. */
const markBreaks = ({ title, agency, subtitles }: ReturnType<typeof toTitles>) => ({
  ...{ title, agency, heading: breakable(title) },
  subtitles: subtitles.map(breakable),
});

const markEntryBreaks = ({ topic, facts, blocks, ...entry }: ReturnType<typeof toDocumentEntry>) => ({
  ...entry,
  ...{ topic: breakable(topic), facts: breakable(facts) },
  blocks: blocks.map(({ kind, text }) => ({ kind, text: breakable(text) })),
});

/** Title block of a document: filter, agency, creation date and number of items. */
function toTitles({ name, agency, madeAt, fitting }: ExportHead) {
  const items = Math.min(fitting, EXPORT_ITEMS);
  const newest = words['newsExport.newest'].th.replace('{n}', formatNumber(EXPORT_ITEMS));
  return {
    title: toPrintable(toExcerpt(name)),
    agency: toPrintable(agency),
    subtitles: [
      agency,
      `${words['newsExport.madeAt'].th} ${formatLongDate(madeAt)}`,
      words['newsExport.items'].th.replace('{n}', formatNumber(items)),
      ...(fitting > EXPORT_ITEMS ? [newest] : []),
    ].map(toPrintable),
  };
}
