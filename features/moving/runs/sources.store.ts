import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { movingMessages as words } from '../moving.messages';

/** Locks a source until the end of the transaction, so that one run of it begins at a time. */
export async function lockSource(tx: Transaction, id: number) {
  await tx.$queryRaw`SELECT id FROM move_source WHERE id = ${id} FOR UPDATE`;
  const source = await tx.moveSource.findUnique({ where: { id } });
  if (!source) throw new AppError('missing', pickMessage(words, 'moving.sourceMissing'));
  return source;
}
