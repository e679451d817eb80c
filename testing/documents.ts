import { randomInt } from 'node:crypto';
import { db, type Prisma } from '@/lib/db/db';
import { toSearchText } from '@/lib/text/search-text';
import { aStoredPicture, makeUnique } from './builders';

/** Row of a stored PDF; the file itself is not created. */
export const aStoredDocument = (given: Partial<Prisma.MediaUncheckedCreateInput> = {}) =>
  aStoredPicture({
    ...{ kind: 'document', extension: 'pdf', mimeType: 'application/pdf', originalName: 'แผน.pdf', widths: [] },
    ...{ width: null, height: null },
    ...given,
  });

/** A visible document with one version per file (by default one new file). */
export async function aDocument(
  given: Partial<Prisma.DocumentUncheckedCreateInput> = {},
  files: readonly { id: number }[] = [],
) {
  const title = given.title ?? makeUnique('เอกสาร');
  const media = files.length > 0 ? files : [await aStoredDocument()];
  return db.document.create({
    data: {
      kind: 'operating',
      fiscalYear: 2_569,
      position: randomInt(1, 1_000_000),
      ...given,
      title,
      titleSearch: toSearchText(title),
      versions: { createMany: { data: media.map(({ id }, at) => ({ number: at + 1, mediaId: id })) } },
    },
  });
}
