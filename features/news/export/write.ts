import { printMessages } from '@/lib/files/print-messages';
import { csvBytes, THAI_MOMENT, toExcelValue, withoutControls } from '@/lib/files/sheets';
import { limitMarks } from '@/lib/text/stacked-marks';
import { excerpt, formatDate, formatLongDate, formatNumber, formatTime, TIME_ZONE } from '@/lib/time/format';
import { makeDocxShell } from './docx-shell';
import { newsExportMessages as words } from './export.messages';
import { addressOf, exportColumns, toCells } from './export.rules';
import { EXPORT_ITEMS, type ExportHead, type ExportRow, type NewsFormat } from './export.schema';
import { readBlocks } from './read-blocks';
import { openInWorker } from './worker-pool';

/** A file under way: rows go in, bytes come out; `stop` ends the work at once. */
export type Writer = {
  add: (rows: readonly ExportRow[]) => Promise<Uint8Array<ArrayBuffer>>;
  end: () => Promise<Uint8Array<ArrayBuffer>>;
  stop: () => void;
};

/**
 * Begins a file.
 *
 * @param site the address of the site, without a slash at its end
 */
export function openWriter(format: NewsFormat, head: ExportHead, site: string): Promise<Writer> {
  return openers[format](head, site);
}

const openers: Readonly<Record<NewsFormat, (head: ExportHead, site: string) => Promise<Writer>>> = {
  csv: openCsv,
  xlsx: async (_head, site) => {
    const cellsOf = numbering((row, number) => toCells(row, number, site).map(toExcelValue));
    return behindWorker(
      'xlsx',
      { sheet: words['newsExport.sheet'].th, columns: exportColumns, moment: THAI_MOMENT },
      cellsOf,
    );
  },
  pdf: async (head, site) =>
    behindWorker(
      'pdf',
      { ...titlesOf(head), page: printMessages['print.page'].th },
      numbering((row, number) => entryOf(row, number, site)),
    ),
  docx: async (head, site) =>
    behindWorker(
      'docx',
      { shell: new Uint8Array(await makeDocxShell(titlesOf(head))) },
      numbering((row, number) => entryOf(row, number, site)),
    ),
};

/** CSV is made so fast that it needs no thread of its own. */
async function openCsv(_head: ExportHead, site: string): Promise<Writer> {
  const cellsOf = numbering((row, number) =>
    toCells(row, number, site).map((cell) => (typeof cell === 'string' ? withoutControls(cell) : cell)),
  );
  const titles = csvBytes([exportColumns.map(({ title }) => title)], { bom: true });
  let begun = false;
  const opening = () => {
    const bytes = begun ? new Uint8Array() : titles;
    begun = true;
    return bytes;
  };
  return {
    add: async (rows) => new Uint8Array(Buffer.concat([opening(), csvBytes(cellsOf(rows))])),
    end: async () => opening(),
    stop: () => undefined,
  };
}

function behindWorker(
  format: Exclude<NewsFormat, 'csv'>,
  head: object,
  drawn: (rows: readonly ExportRow[]) => readonly unknown[],
): Writer {
  const { ask, stop } = openInWorker(format, head);
  return { add: (rows) => ask({ rows: drawn(rows) }), end: () => ask({}), stop };
}

/** Gives every row its place in the file, from 1. */
function numbering<T>(draw: (row: ExportRow, number: number) => T): (rows: readonly ExportRow[]) => T[] {
  let number = 0;
  return (rows) =>
    rows.map((row) => {
      number += 1;
      return draw(row, number);
    });
}

const month = new Intl.DateTimeFormat('th-TH-u-ca-buddhist-nu-latn', {
  timeZone: TIME_ZONE,
  month: 'long',
  year: 'numeric',
});
const monthOf = (at: Date): string =>
  month
    .formatToParts(at)
    .filter(({ type }) => type === 'month' || type === 'year')
    .map(({ value }) => value)
    .join(' ');

/** Text that can be drawn; in documents that are shaped letter by letter its length bounds the time that takes. */
const printable = (text: string): string => limitMarks(withoutControls(text));

/** An item as documents show it: a headline that leads to its page, its facts in a line, and its text where that is asked for. */
function entryOf(row: ExportRow, number: number, site: string) {
  const place = row.province ? `${row.organisation} (${row.province})` : row.organisation;
  const facts = [
    `${formatDate(row.publishedAt)} ${formatTime(row.publishedAt)}`,
    row.category,
    place,
    words['newsExport.read'].th.replace('{n}', formatNumber(row.reads)),
  ];
  const blocks = row.detail === undefined ? [] : readBlocks(row.detail);
  return {
    number,
    topic: printable(row.topic),
    address: addressOf(row, site),
    facts: printable(facts.join(' · ')),
    month: monthOf(row.publishedAt),
    blocks: blocks.map(({ kind, text }) => ({ kind, text: printable(text) })),
  };
}

/** The head of a document: what it is about, whose it is, when it was made and how many items it has. */
function titlesOf({ name, agency, madeAt, fitting }: ExportHead) {
  const items = Math.min(fitting, EXPORT_ITEMS);
  const newest = words['newsExport.newest'].th.replace('{n}', formatNumber(EXPORT_ITEMS));
  return {
    title: printable(excerpt(name)),
    agency: printable(agency),
    subtitles: [
      agency,
      `${words['newsExport.madeAt'].th} ${formatLongDate(madeAt)}`,
      words['newsExport.items'].th.replace('{n}', formatNumber(items)),
      ...(fitting > EXPORT_ITEMS ? [newest] : []),
    ].map(printable),
  };
}
