import type { PdfDocument, PdfPart } from '@/lib/files/pdf';
import { excerpt, formatBytes, formatDate, formatNumber, formatTime } from '@/lib/time/format';
import { sumFigures } from './figures.rules';
import { figureNames } from './figures.schema';
import { reportsMessages as words } from './reports.messages';
import { type Change, changesOf, isHandedIn, isMissed } from './reports.rules';
import type { Correction, Report } from './reports.schema';

/** Characters of a name at the foot of a page, and the width of a column of figures in points. */
const FOOTER_NAME = 60;
const FIGURE_WIDTH = 76;

const moment = (at: Date): string => `${formatDate(at)} ${formatTime(at)}`;

/**
 * A report as a document to sign: whose, of when, figures with sums, remarks, files, corrections, and the lines for names.
 *
 * @param brand stands at the foot of each page
 */
export function printReport(report: Report, brand: string, now: Date): PdfDocument {
  const { period, organisation, figures, remarks, files, corrections, state } = report;
  const draft = isHandedIn(state) || report.frozen ? [] : [words['reports.draftMark'].th];
  return {
    title: words['reports.title'].th,
    subtitles: [organisation.name, period.name, ...draft],
    footer: `${brand} · ${excerpt(organisation.name, FOOTER_NAME)} · ${words['reports.printed'].th} ${moment(now)}`,
    parts: [
      { kind: 'facts', facts: factsOf(report) },
      { kind: 'heading', text: words['reports.figures'].th },
      {
        kind: 'table',
        columns: [
          { title: words['reports.category'].th },
          ...figureNames.map((name) => ({ title: words[`reports.${name}`].th, number: true, width: FIGURE_WIDTH })),
        ],
        rows: figures.categories.map((row) => [row.name, ...figureNames.map((name) => row[name])]),
        foot: [words['reports.sum'].th, ...figureNames.map((name) => sumFigures(figures)[name])],
      },
      {
        kind: 'text',
        quiet: true,
        text: `${words['reports.figuresFrozen'].th} ${moment(new Date(figures.countedAt))}`,
      },
      { kind: 'heading', text: words['reports.remarks'].th },
      ...paragraphs(remarks || words['reports.noRemarks'].th),
      { kind: 'heading', text: words['reports.files'].th },
      ...filesOf(files),
      ...correctionsOf(corrections),
      { kind: 'signatures', roles: [words['reports.preparer'].th, words[`reports.head.${organisation.kind}`].th] },
    ],
  };
}

function factsOf({ period, organisation, state, submittedAt, submittedBy }: Report): (readonly [string, string])[] {
  const { kind, province, name } = organisation;
  const stateWords = isMissed(state, period.state) ? words['reports.missed'].th : words[`reports.state.${state}`].th;
  const by = submittedBy ? ` ${words['reports.by'].th} ${submittedBy}` : '';
  return [
    [words['reports.organisation'].th, name],
    [words['reports.kind'].th, [words[`reports.kind.${kind}`].th, province].filter(Boolean).join(' · ')],
    [
      words['reports.daysShort'].th,
      `${formatDate(new Date(period.startsOn))} – ${formatDate(new Date(period.endsOn))}`,
    ],
    [words['reports.deadline'].th, moment(period.closesAt)],
    [words['reports.state'].th, stateWords],
    ...(submittedAt ? [[words['reports.submittedAt'].th, `${moment(submittedAt)}${by}`] as const] : []),
  ];
}

/** One part a line, so that a long text breaks between pages. */
const paragraphs = (text: string): PdfPart[] =>
  text.split(/\r\n|\r|\n/).map((line) => ({ kind: 'text', text: line || ' ' }));

function filesOf(files: Report['files']): PdfPart[] {
  if (files.length === 0) return [{ kind: 'text', text: words['reports.noFiles'].th }];
  return files.map(({ title, extension, bytes }, index) => ({
    kind: 'text',
    text: `${index + 1}. ${title} (${extension.toUpperCase()}, ${formatBytes(bytes)})`,
  }));
}

function correctionsOf(corrections: readonly Correction[]): PdfPart[] {
  if (corrections.length === 0) return [];
  return [
    { kind: 'heading', text: words['reports.corrections'].th },
    ...corrections.flatMap(({ at, by, note, before, after }): PdfPart[] => {
      const changes = changesOf(before, after);
      const lines = changes.length > 0 ? changes.flatMap(linesOf) : [words['reports.nothingChanged'].th];
      return [
        {
          kind: 'text',
          text: `${words['reports.correction'].th} ${moment(at)} ${words['reports.by'].th} ${by}`,
          quiet: true,
        },
        ...paragraphs(`${words['reports.note'].th}: ${note}`),
        ...lines.map((text): PdfPart => ({ kind: 'text', text })),
      ];
    }),
  ];
}

function linesOf(change: Change): string[] {
  if (change.part === 'file') {
    return [`• ${words[change.kind === 'added' ? 'reports.fileAdded' : 'reports.fileRemoved'].th}: ${change.title}`];
  }
  const [from, to] = [words['reports.from'].th, words['reports.to'].th];
  if (change.part === 'figure') {
    const { label, name, before, after } = change;
    const what = `${label} · ${words[`reports.${name}`].th}`;
    return [`• ${what} ${from} ${formatNumber(before)} ${to} ${formatNumber(after)}`];
  }
  return [`• ${words['reports.remarks'].th} ${from} “${change.before}” ${to} “${change.after}”`];
}
