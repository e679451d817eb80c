import { z } from 'zod';
import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';

/**
 * What the audit log keeps of a row that was deleted last under this id, to put it back as it was.
 *
 * @throws AppError 'missing' where no such row was deleted
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
  if (!kept.success) throw new AppError('missing', 'ordered.gone');
  return kept.data;
}

/** A moment as the audit log keeps it. */
export const storedDateTime = z.iso.datetime().nullable();
