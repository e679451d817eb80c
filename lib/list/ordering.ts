import { z } from 'zod';
import { id } from '@/lib/command/validation';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { orderedMessages } from '@/lib/site/messages';

/** Maximum number of entries in a manually ordered list. */
const MAX_ENTRIES = 1_000;

/** The ids of a whole list in their new order, as an array or separated by commas; no duplicates. */
export const orderInput = z.object({
  ids: z
    .preprocess((ids) => (typeof ids === 'string' ? ids.split(',').filter(Boolean) : ids), z.array(id).max(MAX_ENTRIES))
    .refine((ids) => new Set(ids).size === ids.length),
});

/**
 * Checks that a new order names exactly the stored entries: somebody may have added or deleted one in the meantime.
 *
 * @throws AppError 'conflict' otherwise
 */
export function assertSameIds(stored: readonly { id: number }[], ids: readonly number[]): void {
  const known = new Set(stored.map((row) => row.id));
  const isSame = known.size === ids.length && ids.every((one) => known.has(one));
  if (!isSame) throw new AppError('conflict', pickMessage(orderedMessages, 'ordered.changed'));
}
