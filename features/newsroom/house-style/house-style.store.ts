import type { Transaction } from '@/lib/db/db';
import { AppError } from '@/lib/errors/errors';
import { pickMessage } from '@/lib/messages/message';
import { getCurrentTime } from '@/lib/time/current-time';
import type { NewsContent } from '../item/content.schema';
import { newsroomMessages as words } from '../workflow/workflow.messages';
import { findWritingGuide } from './house-style.queries';
import { listItemRequirements } from './house-style.rules';

/**
 * Checks that an item may be submitted or published.
 *
 * @throws AppError 'invalid' by field, for what its category or the house style requires too
 */
export async function assertReady(tx: Transaction, content: NewsContent): Promise<void> {
  const guide = await findWritingGuide([{ id: content.categoryId }], tx);
  const missing = listItemRequirements(content, guide, getCurrentTime());
  if (missing.length === 0) return;
  const fields = new Map<string, string>();
  for (const { field, key, found = [] } of missing) {
    const text = [words[key], ...found].join(' ');
    fields.set(field, [fields.get(field) ?? [], text].flat().join(' · '));
  }
  throw new AppError('invalid', pickMessage(words, 'newsroom.notReady'), Object.fromEntries(fields));
}
