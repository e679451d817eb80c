import { writePdf } from '@/lib/files/pdf';
import { fileExport } from '@/lib/http/sheet-export';
import { buildSheetBody, toSingleBatch } from '@/lib/http/sheet-response';
import { readId } from '@/lib/list/list';
import { pickMessage } from '@/lib/messages/message';
import { getSiteFrame } from '@/lib/site/queries';
import { recordProofExport } from './proof.commands';
import { proofMessages as words } from './proof.messages';
import { findProof } from './proof.queries';
import { buildProofDocument, buildProofFacts } from './proof-document';
import { buildReportParts } from './report.rules';

const MAX_ROWS = 20_000;

/** Report of a comparison as PDF, or all of its rows as CSV or Excel; the URL has `proof` and `format`. */
export const answerProofExport = fileExport({
  right: 'site.manage',
  formats: ['pdf', 'csv', 'xlsx'],
  limit: 'move.export',
  refusals: {
    format: words['proof.badFormat'],
    limited: pickMessage(words, 'proof.limited'),
    missing: pickMessage(words, 'proof.missing'),
  },
  find: ({ params }) => {
    const id = readId(params.proof ?? '');
    return id === undefined ? undefined : findProof(id);
  },
  read: async (proof, { format }) => {
    const now = new Date();
    const rows = buildReportParts(proof.result).flatMap(({ title, rows: shown, all = shown }) =>
      all.map(({ name, there, here, note }) => [title, name, there, here, note]),
    );
    const file = { title: words['proof.title'], name: 'move-proof', now };
    return {
      audit: [recordProofExport, { id: proof.id, rows: rows.length }],
      ...file,
      body: async () => {
        if (format === 'pdf') {
          const { site } = await getSiteFrame();
          return new Uint8Array(await writePdf(buildProofDocument(proof, site.brand, now)));
        }
        return buildSheetBody(format, {
          ...{ ...file, most: MAX_ROWS, filters: buildProofFacts(proof), batches: toSingleBatch(rows) },
          columns: [
            { title: words['proof.part'], width: 34 },
            { title: words['proof.name'], width: 60 },
            { title: words['proof.there'], width: 40 },
            { title: words['proof.here'], width: 40 },
            { title: words['proof.reason'], width: 40 },
          ],
        });
      },
    };
  },
});
