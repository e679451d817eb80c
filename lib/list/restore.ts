import { z } from 'zod';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { orderedMessages } from '@/lib/site/messages';

/**
 * Finds the audited state of the row last deleted under this id, to restore it.
 *
 * @throws AppError 'missing' if there is none
 */
export async function findDeleted<S extends z.ZodType>(
  tx: Pick<Transaction, 'auditLog'>,
  { noun, id }: { noun: string; id: number },
  row: S,
): Promise<z.output<S>> {
  const line = await tx.auditLog.findFirst({
    where: { noun, nounId: String(id), action: `${noun}.delete` },
    orderBy: { id: 'desc' },
    select: { before: true },
  });
  const kept = row.safeParse(line?.before);
  if (!kept.success) throw new AppError('missing', pickMessage(orderedMessages, 'ordered.gone'));
  return kept.data;
}

/** A date and time as the audit log stores it. */
export const storedDateTime = z.iso.datetime().nullable();
