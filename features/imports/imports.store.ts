import { assertCan } from '@/lib/auth/assert-can';
import type { Viewer } from '@/lib/auth/viewer';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { importsMessages as words } from './imports.messages';
import { importRights } from './imports.rules';
import type { ImportKind, ImportStatus } from './imports.schema';

export function assertMayImport(viewer: Viewer, kind: ImportKind): void {
  assertCan(viewer, importRights[kind]);
}

/** Locks a job of the viewer, in one of the states, until the end of the transaction. */
export async function lockJob(tx: Transaction, { accountId = 0 }: Viewer, id: number, states: readonly ImportStatus[]) {
  await tx.$queryRaw`SELECT id FROM import_job WHERE id = ${id} FOR UPDATE`;
  const job = await tx.importJob.findFirst({ where: { id, accountId } });
  if (!job) throw new AppError('missing', pickMessage(words, 'imports.missing'));
  if (!states.includes(job.status)) throw new AppError('conflict', pickMessage(words, 'imports.otherState'));
  return job;
}

/**
 * Masks the id card numbers of a finished job except for their last digits. Of the cells as they came only those of refused
 * rows stay, sealed, for the file in which they are mended.
 */
export async function dropSecrets(tx: Transaction, id: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE import_row SET cells = jsonb_set(cells, '{idCard}', to_jsonb('*********' || right(cells->>'idCard', 4)))
    WHERE job_id = ${id} AND cells ? 'idCard'`;
  await tx.$executeRaw`
    UPDATE import_row SET original = NULL WHERE job_id = ${id} AND verdict IS DISTINCT FROM 'wrong'`;
}
