import type { Viewer } from '@/lib/auth/viewer';
import { command } from '@/lib/command/command';
import { MAX_INTEGER } from '@/lib/command/ids';
import { idInput } from '@/lib/command/validation';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { documentsMessages as words } from './documents.messages';

/** A visitor is counted once per document within this window. */
const COUNT_WINDOW_MINUTES = 30;
/** Maximum count that one IP address adds to one document within the window. */
const ADDRESS_LIMIT = 60;

/**
 * Counts one download of a visible document, once per visitor in 30 minutes; robots don't count.
 *
 * @returns the new number of downloads
 * @throws AppError 'missing' if readers can't see it
 */
export const countDownload = command({
  access: 'documents.count',
  input: idInput,
  run: async ({ id }, viewer, tx) => {
    const row = await tx.document.findFirst({ where: { id, visible: true }, select: { downloads: true } });
    if (!row) throw new AppError('missing', pickMessage(words, 'documents.missing'));
    if (!(await isFirstDownload(tx, id, viewer))) return row;
    // Raw SQL: counting must not touch `updatedAt`.
    await tx.$executeRaw`UPDATE document SET downloads = LEAST(downloads::bigint + 1, ${MAX_INTEGER})::int WHERE id = ${id}`;
    return { downloads: Math.min(row.downloads + 1, MAX_INTEGER) };
  },
});

/** Records the visit; false for a robot, a repeat, and an address that has reached its limit. */
async function isFirstDownload(tx: Transaction, id: number, { visitorKeys }: Viewer): Promise<boolean> {
  if (!visitorKeys) throw new Error('a counted command needs a viewer with its visitor keys');
  if (visitorKeys.robot) return false;
  const noted = await tx.$executeRaw`
    INSERT INTO document_visit (document_id, visitor, address)
    SELECT ${id}, ${visitorKeys.visitorKey}, ${visitorKeys.addressKey}
    WHERE (
      SELECT count(*) FROM document_visit
      WHERE document_id = ${id} AND address = ${visitorKeys.addressKey}
        AND at > now() - make_interval(mins => ${COUNT_WINDOW_MINUTES}::int)) < ${ADDRESS_LIMIT}
    ON CONFLICT (document_id, visitor) DO UPDATE SET at = now(), address = excluded.address
      WHERE document_visit.at <= now() - make_interval(mins => ${COUNT_WINDOW_MINUTES}::int)`;
  return noted > 0;
}
