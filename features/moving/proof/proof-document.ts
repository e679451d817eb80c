import type { PdfBlock, PdfDocument } from '@/lib/files/pdf';
import { formatDateTime, formatNumber } from '@/lib/time/format';
import { proofMessages as words } from './proof.messages';
import type { Proof } from './proof.queries';
import { countFindings } from './proof.schema';
import { buildReportParts, type ReportPart } from './report.rules';

/** Rows of a part in the document; the CSV file has all. */
const ROWS = 100;
/** Widths of the columns of both sides and of the note, in points. */
const SIDE_WIDTH = 150;
const NOTE_WIDTH = 120;

/** Facts of a comparison, as name and value. */
export function buildProofFacts({ source, status, startedAt, seed, problem, result }: Proof): [string, string][] {
  const findings = countFindings(result);
  const outcome = findings === 0 && status === 'done' ? words['proof.perfect'] : formatNumber(findings);
  const isRunning = status === 'running';
  return [
    [words['proof.source'], source.address],
    [words['proof.at'], formatDateTime(startedAt)],
    [words['proof.state'], [words[`proof.status.${status}`], problem].filter(Boolean).join(': ')],
    ...(isRunning ? [] : [[words['proof.findings'], outcome] satisfies [string, string]]),
    [words['proof.seed'], seed],
  ];
}

/** Report of a comparison as a document, to be kept with the papers of the switch. */
export function buildProofDocument(proof: Proof, brand: string, now: Date): PdfDocument {
  return {
    title: words['proof.title'],
    subtitles: [proof.source.address],
    landscape: true,
    footer: `${brand} · ${words['proof.title']} ${proof.id} · ${words['proof.printed']} ${formatDateTime(now)}`,
    parts: [{ kind: 'facts', facts: buildProofFacts(proof) }, ...buildReportParts(proof.result).flatMap(toBlocks)],
  };
}

function toBlocks({ title, lines, rows }: ReportPart): PdfBlock[] {
  return [
    { kind: 'heading', text: title },
    ...lines.map((text): PdfBlock => ({ kind: 'text', text })),
    ...(rows.length === 0
      ? []
      : [
          {
            kind: 'table' as const,
            columns: [
              { title: words['proof.name'] },
              { title: words['proof.there'], width: SIDE_WIDTH },
              { title: words['proof.here'], width: SIDE_WIDTH },
              { title: words['proof.reason'], width: NOTE_WIDTH },
            ],
            rows: rows.slice(0, ROWS).map(({ name, there, here, note }) => [name, there, here, note]),
          },
        ]),
    ...(rows.length > ROWS ? [{ kind: 'text' as const, quiet: true, text: words['proof.more'] }] : []),
  ];
}
