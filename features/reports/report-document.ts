import type { PdfBlock, PdfDocument } from '@/lib/files/pdf';
import { toExcerpt } from '@/lib/text/excerpt';
import { formatBytes, formatDate, formatDateTime, formatNumber } from '@/lib/time/format';
import { sumFigures } from './figures.rules';
import { figureNames } from './figures.schema';
import { reportsMessages as words } from './reports.messages';
import type { Report, ReportCorrection } from './reports.queries';
import { isHandedIn, listReportChanges, type ReportChange } from './reports.rules';
import { describeState } from './way/way.rules';

/** Maximum length of a name in the page footer, and width of a column of figures in points. */
const FOOTER_NAME = 60;
const FIGURE_WIDTH = 76;

/**
 * Report as a document to sign: organisation, period, figures with sums, remarks, files, corrections, and signature
 * lines.
 *
 * @param brand shown in the footer of each page
 */
export function buildReportDocument(report: Report, brand: string, now: Date): PdfDocument {
  const { period, organisation, figures, remarks, files, corrections, state } = report;
  const draft = isHandedIn(state) || report.frozen ? [] : [words['reports.draftMark']];
  return {
    title: words['reports.title'],
    subtitles: [organisation.name, period.name, ...draft],
    footer: `${brand} · ${toExcerpt(organisation.name, FOOTER_NAME)} · ${words['reports.printed']} ${formatDateTime(now)}`,
    parts: [
      { kind: 'facts', facts: buildFacts(report) },
      { kind: 'heading', text: words['reports.figures'] },
      {
        kind: 'table',
        columns: [
          { title: words['reports.category'] },
          ...figureNames.map((name) => ({ title: words[`reports.${name}`], number: true, width: FIGURE_WIDTH })),
        ],
        rows: figures.categories.map((row) => [row.name, ...figureNames.map((name) => row[name])]),
        foot: [words['reports.sum'], ...figureNames.map((name) => sumFigures(figures)[name])],
      },
      {
        kind: 'text',
        quiet: true,
        text: `${words['reports.figuresFrozen']} ${formatDateTime(figures.countedAt)}`,
      },
      { kind: 'heading', text: words['reports.remarks'] },
      ...toParagraphs(remarks || words['reports.noRemarks']),
      { kind: 'heading', text: words['reports.files'] },
      ...buildFileParts(files),
      ...buildCorrectionParts(corrections),
      { kind: 'signatures', roles: [words['reports.preparer'], words[`reports.head.${organisation.kind}`]] },
    ],
  };
}

const toAuthor = (name: string | undefined): string => (name ? ` ${words['reports.by']} ${name}` : '');

function buildFacts({
  period,
  organisation,
  state,
  desk,
  submittedAt,
  submittedBy,
  passedAt,
  passedBy,
}: Report): (readonly [string, string])[] {
  const { kind, province, name } = organisation;
  const stateWords = describeState(state, period.state, desk);
  return [
    [words['reports.organisation'], name],
    [words['reports.kind'], [words[`reports.kind.${kind}`], province].filter(Boolean).join(' · ')],
    [words['reports.daysShort'], `${formatDate(new Date(period.startsOn))} – ${formatDate(new Date(period.endsOn))}`],
    [words['reports.deadline'], formatDateTime(period.closesAt)],
    [words['reports.state'], stateWords],
    ...(submittedAt
      ? [[words['reports.submittedAt'], `${formatDateTime(submittedAt)}${toAuthor(submittedBy)}`] as const]
      : []),
    ...(passedAt ? [[words['reports.passedAt'], `${formatDateTime(passedAt)}${toAuthor(passedBy)}`] as const] : []),
  ];
}

/** One block per line, so that a long text breaks between pages. */
const toParagraphs = (text: string): PdfBlock[] =>
  text.split(/\r\n|\r|\n/).map((line) => ({ kind: 'text', text: line || ' ' }));

function buildFileParts(files: Report['files']): PdfBlock[] {
  if (files.length === 0) return [{ kind: 'text', text: words['reports.noFiles'] }];
  return files.map(({ title, extension, bytes }, index) => ({
    kind: 'text',
    text: `${index + 1}. ${title} (${extension.toUpperCase()}, ${formatBytes(bytes)})`,
  }));
}

function buildCorrectionParts(corrections: readonly ReportCorrection[]): PdfBlock[] {
  if (corrections.length === 0) return [];
  return [
    { kind: 'heading', text: words['reports.corrections'] },
    ...corrections.flatMap(({ at, by, note, before, after }): PdfBlock[] => {
      const changes = listReportChanges(before, after);
      const lines = changes.length > 0 ? changes.flatMap(formatChange) : [words['reports.nothingChanged']];
      return [
        {
          kind: 'text',
          text: `${words['reports.correction']} ${formatDateTime(at)} ${words['reports.by']} ${by}`,
          quiet: true,
        },
        ...toParagraphs(`${words['reports.note']}: ${note}`),
        ...lines.map((text): PdfBlock => ({ kind: 'text', text })),
      ];
    }),
  ];
}

function formatChange(change: ReportChange): string[] {
  if (change.part === 'file') {
    return [`• ${words[change.kind === 'added' ? 'reports.fileAdded' : 'reports.fileRemoved']}: ${change.title}`];
  }
  const [from, to] = [words['reports.from'], words['reports.to']];
  if (change.part === 'figure') {
    const { label, name, before, after } = change;
    const what = `${label} · ${words[`reports.${name}`]}`;
    return [`• ${what} ${from} ${formatNumber(before)} ${to} ${formatNumber(after)}`];
  }
  return [`• ${words['reports.remarks']} ${from} “${change.before}” ${to} “${change.after}”`];
}
