import { z } from 'zod';
import { id, idField, rawText, text } from '@/lib/command/validation';
import { officeMoveMessages as words } from './office.messages';
import { uploadKey } from './upload.rules';

/** Hours between two questions of a feed that is followed; 0 for none. */
export const followHours = [0, 3, 6, 12, 24, 168] as const;
/** Feeds and files of an office, and items of a preview. */
export const MAX_SOURCES = 30;
export const PREVIEWED = 10;

const address = rawText(2_000).trim().min(1, words['officeMove.addressRequired']);
const wishes = {
  /** State of the items that come: drafts, or published as far as the office may. */
  as: z.enum(['drafts', 'published'], words['officeMove.badChoice']),
  categoryId: idField(words['officeMove.categoryRequired']),
};

/** Form of a feed: it is looked at first. */
export const feedInput = z.object({ address, ...wishes });
export const fileInput = z.object({ key: uploadKey, name: text(200).default(''), ...wishes });

/** Wishes for the time after a preview. */
export const importInput = z.object({
  id,
  every: z.enum(followHours.map(String), words['officeMove.badChoice']).default('0').transform(Number),
});

export const runInput = z.object({ id });
export const sourceInput = z.object({ id });
